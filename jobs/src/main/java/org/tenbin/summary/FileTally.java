package org.tenbin.summary;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.hadoop.io.WritableUtils;
import org.tenbin.log.RejectReason;
import org.tenbin.log.SkipRule;

/**
 * The accounting of one input file: every record that was framed, and its fate. A bounded sample of
 * rejects is kept, the first ones of each reason by offset, so that any split keeps the same.
 */
public final class FileTally implements Partial {
  /** How many rejects of one reason are kept in the sample. */
  public static final int SAMPLE = 10;

  private static final int MOST_DETAIL = 200;
  private static final RejectReason[] REASONS = RejectReason.values();
  private static final SkipRule[] RULES = SkipRule.values();

  /** A range of the file and the CRC-32C of its bytes. */
  private record Piece(long start, long length, int crc) {
    private static final Comparator<Piece> ORDER =
        Comparator.comparingLong(Piece::start)
            .thenComparingLong(Piece::length)
            .thenComparingInt(Piece::crc);
  }

  private final List<Piece> pieces = new ArrayList<>();
  private final Map<RejectReason, TreeMap<Long, String>> samples =
      new EnumMap<>(RejectReason.class);
  private final long[] rejects = new long[REASONS.length];
  private final long[] skips = new long[RULES.length];
  private String format = "";
  private String refusal = "";
  private boolean simulated;
  private long framed;
  private long usedRequests;
  private long usedOther;
  private long histogramRequests;
  private long measurements;

  void format(String name) {
    format = name;
  }

  void refuse(String message) {
    refusal = message;
  }

  void piece(long start, long length, int crc32c) {
    pieces.add(new Piece(start, length, crc32c));
  }

  void simulated() {
    simulated = true;
  }

  void countFramed() {
    framed++;
  }

  void countRequest() {
    usedRequests++;
  }

  void countOther() {
    usedOther++;
  }

  void countHistogram(long requests) {
    histogramRequests += requests;
  }

  void countMeasurement() {
    measurements++;
  }

  void countSkip(SkipRule rule) {
    skips[rule.ordinal()]++;
  }

  void countReject(long offset, RejectReason reason, String detail) {
    rejects[reason.ordinal()]++;
    sample(reason, offset, SafeText.of(detail, MOST_DETAIL));
  }

  private void sample(RejectReason reason, long offset, String detail) {
    TreeMap<Long, String> kept = samples.computeIfAbsent(reason, r -> new TreeMap<>());
    if (kept.size() < SAMPLE || offset <= kept.lastKey()) {
      kept.merge(offset, detail, (a, b) -> a.compareTo(b) <= 0 ? a : b);
      if (kept.size() > SAMPLE) {
        kept.pollLastEntry();
      }
    }
  }

  /** Name of the format that the file was read as, empty where none was found. */
  public String format() {
    return format;
  }

  /** Why the whole file could not be used; empty where it could. */
  public String refusal() {
    return refusal;
  }

  /** Whether the log says that its requests never happened. */
  public boolean isSimulated() {
    return simulated;
  }

  /** Records that were framed. */
  public long framed() {
    return framed;
  }

  /** Records that were used as a request. */
  public long usedRequests() {
    return usedRequests;
  }

  /** Records that were used, as requests or otherwise. */
  public long used() {
    return usedRequests + usedOther;
  }

  /** Requests that should be found in the cells: single ones and those in histograms. */
  public long requestsInCells() {
    return usedRequests + histogramRequests;
  }

  /** Measurements that should be found in the table of measurements. */
  public long measurements() {
    return measurements;
  }

  /** Records rejected for a reason. */
  public long rejected(RejectReason reason) {
    return rejects[reason.ordinal()];
  }

  /** Records rejected. */
  public long rejected() {
    long sum = 0;
    for (long count : rejects) {
      sum += count;
    }
    return sum;
  }

  /** Records skipped by a rule. */
  public long skipped(SkipRule rule) {
    return skips[rule.ordinal()];
  }

  /** Records skipped. */
  public long skipped() {
    long sum = 0;
    for (long count : skips) {
      sum += count;
    }
    return sum;
  }

  /** Whether every framed record met exactly one fate. */
  public boolean isBalanced() {
    return framed == used() + rejected() + skipped();
  }

  /** The sampled rejects of a reason: detail by offset. */
  public Map<Long, String> sample(RejectReason reason) {
    return samples.getOrDefault(reason, new TreeMap<>());
  }

  private List<Piece> piecesInOrder() {
    return pieces.stream().sorted(Piece.ORDER).toList();
  }

  /** Joins pieces that follow each other. */
  @Override
  public void settle() {
    List<Piece> ordered = piecesInOrder();
    pieces.clear();
    for (Piece next : ordered) {
      Piece last = pieces.isEmpty() ? null : pieces.get(pieces.size() - 1);
      if (last != null && last.start + last.length == next.start) {
        int crc = Crc32cJoin.join(last.crc, next.crc, next.length);
        pieces.set(pieces.size() - 1, new Piece(last.start, last.length + next.length, crc));
      } else {
        pieces.add(next);
      }
    }
  }

  /** Whether some of the file's bytes were read twice, as after merging overlapping summaries. */
  public boolean isReadTwice() {
    long end = 0;
    for (Piece piece : piecesInOrder()) {
      if (piece.start < end) {
        return true;
      }
      end = piece.start + piece.length;
    }
    return false;
  }

  /** Bytes that were read, as they are stored. */
  public long bytes() {
    return pieces.stream().mapToLong(Piece::length).sum();
  }

  /** The CRC-32C of the file as it is stored; what HDFS calls its composite checksum. */
  public int crc32c() {
    int crc = 0;
    for (Piece piece : piecesInOrder()) {
      crc = Crc32cJoin.join(crc, piece.crc, piece.length);
    }
    return crc;
  }

  @Override
  public Kind kind() {
    return Kind.FILE;
  }

  @Override
  public void merge(Partial other) {
    FileTally that = (FileTally) other;
    pieces.addAll(that.pieces);
    format = format.compareTo(that.format) >= 0 ? format : that.format;
    refusal = refusal.compareTo(that.refusal) >= 0 ? refusal : that.refusal;
    simulated |= that.simulated;
    framed += that.framed;
    usedRequests += that.usedRequests;
    usedOther += that.usedOther;
    histogramRequests += that.histogramRequests;
    measurements += that.measurements;
    for (int i = 0; i < rejects.length; i++) {
      rejects[i] += that.rejects[i];
    }
    for (int i = 0; i < skips.length; i++) {
      skips[i] += that.skips[i];
    }
    that.samples.forEach(
        (reason, kept) -> kept.forEach((offset, detail) -> sample(reason, offset, detail)));
  }

  @Override
  public void write(DataOutput out) throws IOException {
    Texts.write(out, format);
    Texts.write(out, refusal);
    out.writeBoolean(simulated);
    for (long value :
        new long[] {framed, usedRequests, usedOther, histogramRequests, measurements}) {
      WritableUtils.writeVLong(out, value);
    }
    writeCounts(out, rejects);
    writeCounts(out, skips);
    WritableUtils.writeVInt(out, pieces.size());
    for (Piece piece : piecesInOrder()) {
      WritableUtils.writeVLong(out, piece.start);
      WritableUtils.writeVLong(out, piece.length);
      out.writeInt(piece.crc);
    }
    WritableUtils.writeVInt(out, samples.size());
    for (Map.Entry<RejectReason, TreeMap<Long, String>> entry : samples.entrySet()) {
      out.writeByte(entry.getKey().ordinal());
      WritableUtils.writeVInt(out, entry.getValue().size());
      for (Map.Entry<Long, String> reject : entry.getValue().entrySet()) {
        WritableUtils.writeVLong(out, reject.getKey());
        Texts.write(out, reject.getValue());
      }
    }
  }

  @Override
  public void read(DataInput in) throws IOException {
    format = Texts.read(in);
    refusal = Texts.read(in);
    simulated = in.readBoolean();
    framed = WritableUtils.readVLong(in);
    usedRequests = WritableUtils.readVLong(in);
    usedOther = WritableUtils.readVLong(in);
    histogramRequests = WritableUtils.readVLong(in);
    measurements = WritableUtils.readVLong(in);
    readCounts(in, rejects);
    readCounts(in, skips);
    int pieceCount = WritableUtils.readVInt(in);
    for (int i = 0; i < pieceCount; i++) {
      pieces.add(new Piece(WritableUtils.readVLong(in), WritableUtils.readVLong(in), in.readInt()));
    }
    int reasons = WritableUtils.readVInt(in);
    for (int i = 0; i < reasons; i++) {
      RejectReason reason = REASONS[in.readByte()];
      int size = WritableUtils.readVInt(in);
      for (int j = 0; j < size; j++) {
        sample(reason, WritableUtils.readVLong(in), Texts.read(in));
      }
    }
  }

  private static void writeCounts(DataOutput out, long[] counts) throws IOException {
    WritableUtils.writeVInt(out, counts.length);
    for (long count : counts) {
      WritableUtils.writeVLong(out, count);
    }
  }

  private static void readCounts(DataInput in, long[] counts) throws IOException {
    int length = WritableUtils.readVInt(in);
    if (length > counts.length) {
      throw new IOException("written by a newer Tenbin: unknown reasons");
    }
    for (int i = 0; i < length; i++) {
      counts[i] = WritableUtils.readVLong(in);
    }
  }
}
