package org.tenbin.datagen.simulate;

import java.util.Arrays;
import org.tenbin.datagen.simulate.RequestSink.Outcome;

/**
 * The event simulation of one run. Each client is a closed loop with one request under way, so
 * there is one pending event a client, and a client in a queue has none.
 */
public final class RunSimulator {
  /** What a client's pending event means. */
  private enum Event {
    ISSUE,
    SENT,
    ARRIVE,
    WORKED,
    COPIED,
    SERIAL_DONE,
    ANSWERED,
    RECEIVED,
    GIVEN_UP
  }

  private final Scenario scenario;
  private final Operation operation;
  private final Randomness random;
  private final RequestSink sink;
  private final EventTree events;
  private final Event[] event;
  private final long[] startNanos;
  private final int[] left;
  private final int[] bytes;
  private final boolean[] failing;
  private final long[] versionSeen;
  private final boolean optimistic;
  private final boolean serialised;
  private final boolean sharedHost;
  private final Station hostCores;
  private final Station cores;
  private final Station serial;
  private final Station link;
  private long version;
  private double kbToCollection;
  private long frozenUntil;
  private int running;

  private RunSimulator(Scenario scenario, Randomness random, RequestSink sink) {
    int clients = scenario.clients();
    this.scenario = scenario;
    this.operation = scenario.operation();
    this.random = random;
    this.sink = sink;
    events = new EventTree(clients);
    event = new Event[clients];
    startNanos = new long[clients];
    left = new int[clients];
    bytes = new int[clients];
    failing = new boolean[clients];
    versionSeen = new long[clients];
    optimistic = operation.optimisticUs().mean() > 0;
    serialised = operation.serialUs().mean() > 0;
    sharedHost = scenario.host().sharedCores() > 0;
    hostCores = new Station(scenario.host().sharedCores(), clients);
    cores = new Station(scenario.cores(), clients);
    serial = new Station(1, clients);
    link = new Station(1, clients);
    kbToCollection = scenario.collector().nextAfterKb(random);
    frozenUntil = Long.MIN_VALUE;
    running = clients;
    Arrays.fill(left, scenario.requests());
  }

  /** Simulates a run from its scheduled start until each client has sent all its requests. */
  public static void simulate(Scenario scenario, Randomness random, RequestSink sink) {
    new RunSimulator(scenario, random, sink).run();
  }

  private void run() {
    for (int client = 0; client < scenario.clients(); client++) {
      next(client, Event.ISSUE, scenario.startDelayUs().nanosOfMicros(random));
    }
    while (running > 0) {
      int client = events.first();
      step(client, events.time(client));
    }
  }

  private void next(int client, Event what, long at) {
    event[client] = what;
    events.set(client, at);
  }

  private void park(int client, Event until) {
    next(client, until, EventTree.NEVER);
  }

  private void step(int client, long now) {
    switch (event[client]) {
      case ISSUE -> issue(client, now);
      case SENT -> sent(client, now);
      case ARRIVE -> {
        if (cores.seize(client)) {
          work(client, now);
        } else {
          park(client, Event.WORKED);
        }
      }
      case WORKED -> {
        if (!optimistic || failing[client]) {
          leaveCore(client, now);
        } else {
          copy(client, now);
        }
      }
      case COPIED -> {
        if (version != versionSeen[client]) {
          copy(client, now);
        } else {
          version++;
          leaveCore(client, now);
        }
      }
      case SERIAL_DONE -> {
        int successor = serial.release();
        if (successor != Station.NOBODY) {
          workSerially(successor, now);
        }
        answer(client, now);
      }
      case ANSWERED -> {
        if (link.seize(client)) {
          transmit(client, now);
        } else {
          park(client, Event.RECEIVED);
        }
      }
      case RECEIVED -> {
        int successor = link.release();
        if (successor != Station.NOBODY) {
          transmit(successor, now);
        }
        complete(client, now, failing[client] ? Outcome.ERROR : Outcome.OK);
      }
      case GIVEN_UP -> complete(client, now, Outcome.TIMEOUT);
    }
  }

  private void issue(int client, long now) {
    startNanos[client] = now;
    Server server = scenario.server();
    double fate = random.uniform();
    boolean dropped = scenario.outage().drops(now, random);
    if (dropped) {
      sink.dropped(now);
    }
    if (dropped || fate < server.lostRate()) {
      bytes[client] = 0;
      next(client, Event.GIVEN_UP, now + server.timeoutNanos());
      return;
    }
    failing[client] = fate < server.lostRate() + server.errorRate();
    bytes[client] =
        failing[client] ? Server.ERROR_BYTES : (int) operation.responseBytes().draw(random);
    ClientHost host = scenario.host();
    if (!sharedHost) {
      long onTheWay =
          host.requestUs().nanosOfMicros(random) + host.networkUs().nanosOfMicros(random);
      next(client, Event.ARRIVE, now + onTheWay);
    } else if (hostCores.seize(client)) {
      send(client, now);
    } else {
      park(client, Event.SENT);
    }
  }

  private void send(int client, long now) {
    next(client, Event.SENT, now + scenario.host().requestUs().nanosOfMicros(random));
  }

  private void sent(int client, long now) {
    int successor = hostCores.release();
    if (successor != Station.NOBODY) {
      send(successor, now);
    }
    next(client, Event.ARRIVE, now + scenario.host().networkUs().nanosOfMicros(random));
  }

  private void work(int client, long now) {
    long nanos =
        scenario.server().httpUs().nanosOfMicros(random)
            + operation.parallelUs().nanosOfMicros(random);
    next(client, Event.WORKED, Math.max(now, frozenUntil) + nanos);
  }

  private void copy(int client, long now) {
    versionSeen[client] = version;
    long nanos = operation.optimisticUs().nanosOfMicros(random);
    next(client, Event.COPIED, Math.max(now, frozenUntil) + nanos);
  }

  private void leaveCore(int client, long now) {
    kbToCollection -= operation.allocatedKb().draw(random);
    if (kbToCollection < 0) {
      stopTheWorld(client, now);
    }
    int successor = cores.release();
    if (successor != Station.NOBODY) {
      work(successor, now);
    }
    if (!serialised || failing[client]) {
      answer(client, now);
    } else if (serial.seize(client)) {
      workSerially(client, now);
    } else {
      park(client, Event.SERIAL_DONE);
    }
  }

  private void stopTheWorld(int cause, long now) {
    long pause = scenario.collector().pauseMs().nanosOfMillis(random);
    frozenUntil = now + pause;
    for (int client = 0; client < event.length; client++) {
      long at = events.time(client);
      boolean inServer =
          event[client] == Event.WORKED
              || event[client] == Event.COPIED
              || event[client] == Event.SERIAL_DONE;
      if (client != cause && inServer && at != EventTree.NEVER) {
        events.set(client, at + pause);
      }
    }
    kbToCollection = scenario.collector().nextAfterKb(random);
  }

  private void workSerially(int client, long now) {
    long nanos = operation.serialUs().nanosOfMicros(random);
    next(client, Event.SERIAL_DONE, Math.max(now, frozenUntil) + nanos);
  }

  private void answer(int client, long now) {
    long wait = failing[client] ? 0 : operation.waitUs().nanosOfMicros(random);
    next(client, Event.ANSWERED, now + wait);
  }

  private void transmit(int client, long now) {
    next(client, Event.RECEIVED, now + scenario.server().linkNanos(bytes[client]));
  }

  private void complete(int client, long now, Outcome outcome) {
    sink.completed(client, startNanos[client], now - startNanos[client], outcome, bytes[client]);
    if (--left[client] == 0) {
      running--;
      park(client, Event.ISSUE);
    } else {
      next(client, Event.ISSUE, now + scenario.host().loopUs().nanosOfMicros(random));
    }
  }
}
