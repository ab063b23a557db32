package org.tenbin.bench;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Makes the logs of scripts/bench, the same bytes every time: the campaign of the thesis, 2 back
 * ends, 2 hypervisors, 2 numbers of cores, 2 operations, 1 to 45 clients at once, which is 720
 * cells and 16,560 clients. Every client sends at its pace for a minute, however many rows it has,
 * so that more rows are neither more keys nor a longer time.
 *
 * <pre>
 * BenchLogs campaign ROWS FILE        one native log, client by client
 * BenchLogs files ROWS FOLDER         the same rows, a file a client
 * BenchLogs random CELLS ROWS FILE    rows of that many cells in random order
 * BenchLogs jtl ROWS FILE             a JTL of nine labels
 * </pre>
 */
public final class BenchLogs {
  private static final int CLIENTS = 16_560;
  private static final int MOST_PARALLEL = 45;
  private static final long START_MICROS = 1_360_000_000_000_000L;
  private static final long RUN_MICROS = 60_000_000L;
  private static final String HEADER =
      "run,backend,hypervisor,cores,operation,parallelism,client,seq,start_us,latency_us,status,bytes\n";

  private BenchLogs() {}

  /** The factors of the campaign. */
  public static String[] factors() {
    return new String[] {"backend", "hypervisor", "cores", "operation", "parallelism"};
  }

  /**
   * The log of one run of the campaign.
   *
   * @param clients how many clients it has, 1 to 45
   * @param rows rows of all clients together
   */
  public static byte[] run(int clients, long rows) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(HEADER.getBytes(StandardCharsets.US_ASCII));
    List<Client> ofRun =
        clients().stream().filter(one -> one.parallelism == clients).limit(clients).toList();
    for (int i = 0; i < clients; i++) {
      write(ofRun.get(i), i, rows * (i + 1) / clients - rows * i / clients, out);
    }
    return out.toByteArray();
  }

  /** A log of rows of that many cells in random order. */
  public static byte[] random(int cells, long rows) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    random(cells, rows, out);
    return out.toByteArray();
  }

  /** Makes a log; see above. */
  public static void main(String[] args) throws IOException {
    switch (args[0]) {
      case "campaign" -> campaign(Long.parseLong(args[1]), Path.of(args[2]));
      case "files" -> files(Long.parseLong(args[1]), Path.of(args[2]));
      case "random" -> {
        try (OutputStream out = open(Path.of(args[3]))) {
          random(Integer.parseInt(args[1]), Long.parseLong(args[2]), out);
        }
      }
      case "jtl" -> jtl(Long.parseLong(args[1]), Path.of(args[2]));
      default -> throw new IllegalArgumentException(args[0]);
    }
  }

  /** One client of the campaign: what its rows begin with, and when its run begins. */
  private record Client(String prefix, int parallelism, long startMicros) {}

  private static List<Client> clients() {
    List<Client> clients = new ArrayList<>(CLIENTS);
    int run = 0;
    for (String backend : List.of("cassandra", "jungle")) {
      for (String hypervisor : List.of("vmware", "kvm")) {
        for (int cores : new int[] {24, 4}) {
          for (String operation : List.of("read", "write")) {
            for (int parallelism = 1; parallelism <= MOST_PARALLEL; parallelism++) {
              long start = START_MICROS + run++ * RUN_MICROS;
              for (int client = 1; client <= parallelism; client++) {
                String cell =
                    backend + ',' + hypervisor + ',' + cores + ',' + operation + ',' + parallelism;
                String node = String.format("node%02d", client);
                clients.add(new Client("1," + cell + ',' + node + ',', parallelism, start));
              }
            }
          }
        }
      }
    }
    return clients;
  }

  /** Rows of a client: all of them together are the rows asked for. */
  private static long rowsOf(int client, long rows) {
    return rows * (client + 1) / CLIENTS - rows * client / CLIENTS;
  }

  private static void campaign(long rows, Path file) throws IOException {
    try (OutputStream out = open(file)) {
      out.write(HEADER.getBytes(StandardCharsets.US_ASCII));
      List<Client> clients = clients();
      for (int i = 0; i < clients.size(); i++) {
        write(clients.get(i), i, rowsOf(i, rows), out);
      }
    }
  }

  private static void files(long rows, Path folder) throws IOException {
    List<Client> clients = clients();
    for (int i = 0; i < clients.size(); i++) {
      Path file = folder.resolve(String.format("%03d/%05d.csv", i / 100, i));
      Files.createDirectories(file.getParent());
      try (OutputStream out = open(file)) {
        out.write(HEADER.getBytes(StandardCharsets.US_ASCII));
        write(clients.get(i), i, rowsOf(i, rows), out);
      }
    }
  }

  private static void write(Client client, int seed, long rows, OutputStream out)
      throws IOException {
    SplittableRandom random = new SplittableRandom(seed);
    Line line = new Line();
    byte[] prefix = client.prefix.getBytes(StandardCharsets.US_ASCII);
    long start = client.startMicros;
    long pace = RUN_MICROS / Math.max(1, rows);
    for (long seq = 0; seq < rows; seq++) {
      long latency = latency(random, client.parallelism);
      line.clear().bytes(prefix).number(seq).comma().number(start).comma().number(latency).comma();
      line.number(random.nextInt(1000) == 0 ? 500 : 200).comma();
      line.number(512 + random.nextInt(64)).end(out);
      start += pace;
    }
  }

  /** Skewed as latencies are, with a long tail. */
  private static long latency(SplittableRandom random, int parallelism) {
    double body = 800 * (1 + parallelism * 0.2) * Math.exp(2 * (random.nextDouble() - 0.5));
    long tail = random.nextInt(200) == 0 ? random.nextInt(50_000) : 0;
    return (long) body + tail + random.nextInt(100);
  }

  /**
   * All within seconds, since a row of the timeline for a cell and second would else be the work.
   */
  private static void random(int cells, long rows, OutputStream out) throws IOException {
    SplittableRandom random = new SplittableRandom(cells);
    Line line = new Line();
    out.write("cell,start_us,latency_us,status\n".getBytes(StandardCharsets.US_ASCII));
    byte[] cell = "cell-".getBytes(StandardCharsets.US_ASCII);
    for (long i = 0; i < rows; i++) {
      line.clear().bytes(cell).number(random.nextInt(cells)).comma();
      line.number(START_MICROS + i / 2).comma().number(latency(random, 8)).comma();
      line.number(200).end(out);
    }
  }

  private static void jtl(long rows, Path file) throws IOException {
    SplittableRandom random = new SplittableRandom(7);
    String[] labels = {"home", "login", "search", "list", "item", "cart", "pay", "done", "logout"};
    try (OutputStream out = open(file)) {
      out.write(
          ("timeStamp,elapsed,label,responseCode,responseMessage,threadName,dataType,success,"
                  + "failureMessage,bytes,sentBytes,grpThreads,allThreads,URL,Latency,IdleTime,"
                  + "Connect\n")
              .getBytes(StandardCharsets.US_ASCII));
      long startMillis = START_MICROS / 1000;
      StringBuilder row = new StringBuilder();
      for (long i = 0; i < rows; i++) {
        boolean ok = random.nextInt(1000) != 0;
        long elapsed = latency(random, 8) / 1000 + 1;
        String label = labels[random.nextInt(labels.length)];
        row.setLength(0);
        row.append(startMillis + i / 20).append(',').append(elapsed).append(',').append(label);
        row.append(ok ? ",200,OK," : ",500,Internal Server Error,");
        row.append("Thread Group 1-").append(1 + random.nextInt(50)).append(",text,").append(ok);
        row.append(',');
        row.append(',').append(1000 + random.nextInt(2000)).append(",137,50,50,");
        row.append("http://shop.example/").append(label).append(',');
        row.append(elapsed).append(",0,").append(random.nextInt(2)).append('\n');
        out.write(row.toString().getBytes(StandardCharsets.US_ASCII));
      }
    }
  }

  private static OutputStream open(Path file) throws IOException {
    return new BufferedOutputStream(Files.newOutputStream(file), 1 << 16);
  }

  /** A line in the making. */
  private static final class Line {
    private final byte[] bytes = new byte[256];
    private int length;

    Line clear() {
      length = 0;
      return this;
    }

    Line bytes(byte[] part) {
      System.arraycopy(part, 0, bytes, length, part.length);
      length += part.length;
      return this;
    }

    Line number(long value) {
      int digits = 1;
      for (long rest = value; rest > 9; rest /= 10) {
        digits++;
      }
      long rest = value;
      for (int i = length + digits - 1; i >= length; i--) {
        bytes[i] = (byte) ('0' + rest % 10);
        rest /= 10;
      }
      length += digits;
      return this;
    }

    Line comma() {
      bytes[length++] = ',';
      return this;
    }

    void end(OutputStream out) throws IOException {
      bytes[length++] = '\n';
      out.write(bytes, 0, length);
    }
  }
}
