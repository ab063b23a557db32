package org.tenbin.datagen.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tenbin.datagen.simulate.RequestSink.Outcome;

/** The event simulation against what queueing theory says of the same system. */
class QueueLawsTest {
  /** An amount of microseconds without a floor: exponential. */
  private static Amount exponential(double meanUs) {
    return new Amount(0, meanUs);
  }

  private static Scenario station(
      int clients, int requests, int cores, double thinkUs, double serviceUs) {
    return new Scenario(
        clients,
        requests,
        cores,
        new Operation(exponential(serviceUs), null, null, null, null, null),
        BackEnd.Collector.NONE,
        new ClientHost(null, exponential(thinkUs), 0, null),
        new Server(null, 0, 0, 0, 0),
        exponential(thinkUs),
        Scenario.Outage.NONE);
  }

  /** Mean wait in M/M/c: Erlang's C formula, with a the offered load. */
  private static double erlangWait(int c, double arrivalRate, double serviceS) {
    double a = arrivalRate * serviceS;
    double term = 1;
    double sum = 1;
    for (int k = 1; k < c; k++) {
      term *= a / k;
      sum += term;
    }
    double last = term * a / c * (c / (c - a));
    double probabilityOfWait = last / (sum + last);
    return probabilityOfWait * serviceS / (c - a);
  }

  /** Throughput of M/M/c with a finite number of sources (machine repair model), exact. */
  private static double finiteSourceThroughput(int n, int c, double thinkS, double serviceS) {
    double weight = 1;
    double sum = 1;
    double rate = 0;
    for (int k = 1; k <= n; k++) {
      weight *= (n - k + 1) / thinkS / (Math.min(k, c) / serviceS);
      sum += weight;
      rate += weight * Math.min(k, c) / serviceS;
    }
    return rate / sum;
  }

  @ParameterizedTest
  @CsvSource({"1, 0.5", "1, 0.8", "4, 0.6", "4, 0.85", "24, 0.9"})
  void manyIdleClientsWaitAsErlangSays(int cores, double utilisation) {
    double serviceS = 0.001;
    int clients = 4000;
    double arrivalRate = utilisation * cores / serviceS;
    double cycleS = clients / arrivalRate;
    Tally tally =
        Tally.of(station(clients, 200, cores, (cycleS - serviceS) * 1e6, serviceS * 1e6), 1);
    double wait = tally.meanLatencyS() - serviceS;
    double expected = erlangWait(cores, arrivalRate, serviceS);
    assertThat(wait).isCloseTo(expected, within(0.08 * expected + 0.002 * serviceS));
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 1000", "8, 2, 3000", "20, 4, 2000", "45, 24, 500", "45, 4, 9000"})
  void closedLoopsHaveTheThroughputOfTheFiniteSourceModel(int clients, int cores, double thinkUs) {
    Tally tally = Tally.of(station(clients, 400_000 / clients, cores, thinkUs, 1000), 7);
    double expected = finiteSourceThroughput(clients, cores, thinkUs / 1e6, 0.001);
    assertThat(tally.throughput()).isCloseTo(expected, within(0.01 * expected));
  }

  @Test
  void littlesLawAndTheInteractiveResponseTimeLaw() {
    int clients = 30;
    Tally tally = Tally.of(station(clients, 20_000, 4, 5000, 1000), 3);
    double inSystem = tally.throughput() * tally.meanLatencyS();
    double thinking = tally.throughput() * 0.005;
    assertThat(inSystem + thinking).isCloseTo(clients, within(0.01 * clients));
  }

  @Test
  void aSerialSectionBoundsTheThroughput() {
    Scenario serial =
        with(new Operation(null, null, Amount.constant(100), null, null, null), 40, 5000);
    assertThat(Tally.of(serial, 1).throughput()).isCloseTo(10_000, within(10.0));
  }

  @Test
  void anOptimisticEditIsRepeatedWhenAnotherCameFirst() {
    Operation copy = new Operation(null, exponential(100), null, null, null, null);
    double alone = Tally.of(with(copy, 1, 50_000), 1).meanLatencyS();
    double crowd = Tally.of(with(copy, 20, 5_000), 1).meanLatencyS();
    assertThat(alone).isCloseTo(100e-6, within(2e-6));
    assertThat(crowd).isGreaterThan(5 * alone);
    // One edit gets through at each commit, so 20 clients cannot be slower than a lock would be.
    assertThat(crowd).isLessThan(20 * alone);
  }

  @Test
  void theLinkSendsOneAnswerAtATime() {
    Operation big =
        new Operation(Amount.constant(1), null, null, null, null, Amount.constant(12_500));
    Scenario scenario =
        new Scenario(
            10,
            1000,
            24,
            big,
            BackEnd.Collector.NONE,
            new ClientHost(null, null, 0, null),
            new Server(null, 1000, 0, 0, 0),
            Amount.NONE,
            Scenario.Outage.NONE);
    assertThat(Tally.of(scenario, 1).throughput()).isCloseTo(10_000, within(20.0));
  }

  @Test
  void aCollectionStopsEveryCore() {
    Operation allocating =
        new Operation(Amount.constant(1000), null, null, null, Amount.constant(1024), null);
    Scenario scenario =
        new Scenario(
            4,
            1000,
            4,
            allocating,
            new BackEnd.Collector(Amount.constant(100), Amount.constant(50)),
            new ClientHost(null, null, 0, null),
            new Server(null, 0, 0, 0, 0),
            Amount.NONE,
            Scenario.Outage.NONE);
    // 4000 requests leave 1 MB each: a collection at the 101st, 202nd, ...: 39 pauses of 50 ms.
    assertThat(Tally.of(scenario, 1).lastEndS).isCloseTo(1 + 39 * 0.05, within(0.001));
  }

  @Test
  void errorsAndLossesComeAtTheirRates() {
    Scenario base = station(10, 50_000, 4, 1000, 100);
    Scenario scenario =
        new Scenario(
            10,
            50_000,
            4,
            base.operation(),
            base.collector(),
            base.host(),
            new Server(null, 0, 0.01, 0.002, 3),
            base.startDelayUs(),
            new Scenario.Outage(0, 100_000_000L, 1));
    Tally tally = Tally.of(scenario, 5);
    assertThat(tally.requests).isEqualTo(500_000);
    assertThat(tally.outcomes.get(Outcome.ERROR)).isBetween(4_700L, 5_300L);
    assertThat(tally.drops).isBetween(200L, 400L);
    assertThat(tally.outcomes.get(Outcome.TIMEOUT) - tally.drops).isBetween(850L, 1_150L);
  }

  private static Scenario with(Operation operation, int clients, int requests) {
    return new Scenario(
        clients,
        requests,
        24,
        operation,
        BackEnd.Collector.NONE,
        new ClientHost(null, null, 0, null),
        new Server(null, 0, 0, 0, 0),
        Amount.NONE,
        Scenario.Outage.NONE);
  }
}
