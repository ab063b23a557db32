package org.tenbin.datagen.bench;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.stream.Stream;

/**
 * Where something runs that the harness did not start.
 *
 * @param host name or address
 * @param port of it
 */
public record ServerAddress(String host, int port) {
  private static final int MOST = 65_535;

  /**
   * Reads <code>HOST:PORT</code>.
   *
   * @throws IllegalArgumentException if it is not of that form
   */
  public static ServerAddress parse(String text) {
    int colon = text.lastIndexOf(':');
    String port = text.substring(colon + 1);
    if (colon < 1 || !port.matches("[0-9]{1,5}") || Integer.parseInt(port) > MOST) {
      throw new IllegalArgumentException("'" + text + "' is not HOST:PORT");
    }
    return new ServerAddress(text.substring(0, colon), Integer.parseInt(port));
  }

  /**
   * Refuses an address beyond this machine unless the user named it twice.
   *
   * @param confirmed host that the user confirmed, or empty
   * @throws IllegalArgumentException with the way to confirm
   */
  public void checkConfirmed(String confirmed) {
    if (!isLoopback() && !host.equals(confirmed)) {
      throw new IllegalArgumentException(
          host
              + " is not this machine; a benchmark loads it heavily. If that is meant and allowed,"
              + " add --confirm-target "
              + host);
    }
  }

  private boolean isLoopback() {
    try {
      return Stream.of(InetAddress.getAllByName(host)).allMatch(InetAddress::isLoopbackAddress);
    } catch (UnknownHostException unknown) {
      throw new IllegalArgumentException("there is no host " + host, unknown);
    }
  }
}
