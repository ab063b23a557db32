package org.tenbin.datagen.client;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/**
 * One run of the load, as it goes from the harness to the load generator's process.
 *
 * @param host address of the server
 * @param port of the server
 * @param operation what is asked
 * @param clients how many clients at once
 * @param requests of each client in the measured phase
 * @param warmupMillis how long before the scheduled start the warm-up begins; 0 for none
 * @param keepAlive whether a client keeps its connection
 * @param ratePerSecond of each client for an open loop; 0 for a closed loop
 * @param timeoutMillis for connecting and answering together
 * @param limitMillis after the scheduled start no client sends any more (the job's wall time)
 * @param scheduledMicros epoch microseconds of the start
 * @param folder where the logs go, one file a client
 * @param boards number of boards, shared out among the clients
 * @param messages number of messages of a board, edited in turn
 * @param textBytes length of an edited text
 */
public record LoadPlan(
    String host,
    int port,
    Operation operation,
    int clients,
    int requests,
    long warmupMillis,
    boolean keepAlive,
    double ratePerSecond,
    int timeoutMillis,
    long limitMillis,
    long scheduledMicros,
    Path folder,
    int boards,
    int messages,
    int textBytes) {

  /** Writes it as a properties file. */
  public void write(Path file) throws IOException {
    Properties values = new Properties();
    values.setProperty("host", host);
    values.setProperty("port", Integer.toString(port));
    values.setProperty("operation", operation.name());
    values.setProperty("clients", Integer.toString(clients));
    values.setProperty("requests", Integer.toString(requests));
    values.setProperty("warmup_ms", Long.toString(warmupMillis));
    values.setProperty("keep_alive", Boolean.toString(keepAlive));
    values.setProperty("rate_per_s", Double.toString(ratePerSecond));
    values.setProperty("timeout_ms", Integer.toString(timeoutMillis));
    values.setProperty("limit_ms", Long.toString(limitMillis));
    values.setProperty("scheduled_us", Long.toString(scheduledMicros));
    values.setProperty("folder", folder.toString());
    values.setProperty("boards", Integer.toString(boards));
    values.setProperty("messages", Integer.toString(messages));
    values.setProperty("text_bytes", Integer.toString(textBytes));
    try (Writer out = Files.newBufferedWriter(file)) {
      values.store(out, null);
    }
  }

  /** Reads what {@link #write} wrote. */
  public static LoadPlan read(Path file) throws IOException {
    Properties values = new Properties();
    try (Reader in = Files.newBufferedReader(file)) {
      values.load(in);
    }
    return new LoadPlan(
        values.getProperty("host"),
        Integer.parseInt(values.getProperty("port")),
        Operation.valueOf(values.getProperty("operation")),
        Integer.parseInt(values.getProperty("clients")),
        Integer.parseInt(values.getProperty("requests")),
        Long.parseLong(values.getProperty("warmup_ms")),
        Boolean.parseBoolean(values.getProperty("keep_alive")),
        Double.parseDouble(values.getProperty("rate_per_s")),
        Integer.parseInt(values.getProperty("timeout_ms")),
        Long.parseLong(values.getProperty("limit_ms")),
        Long.parseLong(values.getProperty("scheduled_us")),
        Path.of(values.getProperty("folder")),
        Integer.parseInt(values.getProperty("boards")),
        Integer.parseInt(values.getProperty("messages")),
        Integer.parseInt(values.getProperty("text_bytes")));
  }
}
