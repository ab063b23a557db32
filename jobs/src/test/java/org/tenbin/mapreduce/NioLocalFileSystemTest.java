package org.tenbin.mapreduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.EOFException;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.ChecksumException;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NioLocalFileSystemTest {
  private static final int SIZE = 300_000;

  @TempDir java.nio.file.Path folder;
  private NioLocalFileSystem fs;
  private byte[] content;
  private Path file;

  @BeforeEach
  void open() throws IOException {
    fs = new NioLocalFileSystem();
    fs.initialize(URI.create("file:///"), new Configuration(false));
    content = new byte[SIZE];
    new SplittableRandom(1).nextBytes(content);
    Files.write(folder.resolve("a.log"), content);
    file = new Path(folder.resolve("a.log").toUri());
  }

  @Test
  void readsWhatIsThereFromAnyPlace() throws IOException {
    try (FSDataInputStream in = fs.open(file)) {
      assertThat(in.read()).isEqualTo(content[0] & 0xff);
      in.seek(200_000);
      assertThat(in.getPos()).isEqualTo(200_000);
      assertThat(in.readNBytes(100)).isEqualTo(Arrays.copyOfRange(content, 200_000, 200_100));
      in.seek(10);
      byte[] large = new byte[SIZE - 10];
      in.readFully(large);
      assertThat(large).isEqualTo(Arrays.copyOfRange(content, 10, SIZE));
      assertThat(in.getPos()).isEqualTo(SIZE);
      assertThat(in.read()).isEqualTo(-1);
      byte[] placed = new byte[50];
      in.readFully(1000, placed);
      assertThat(placed).isEqualTo(Arrays.copyOfRange(content, 1000, 1050));
      assertThat(in.getPos()).isEqualTo(SIZE);
      assertThatThrownBy(() -> in.seek(-1)).isInstanceOf(EOFException.class);
    }
  }

  @Test
  void bytesAreCounted() throws IOException {
    FileSystem.Statistics statistics = new FileSystem.Statistics("file");
    try (LocalInput in =
        new LocalInput(new FileInputStream(folder.resolve("a.log").toFile()), statistics)) {
      assertThat(in.read()).isEqualTo(content[0] & 0xff);
      assertThat(in.readAllBytes()).isEqualTo(Arrays.copyOfRange(content, 1, SIZE));
    }
    assertThat(statistics.getBytesRead()).isEqualTo(SIZE);
  }

  @Test
  void checksumsAreHeededWhereTheyAre() throws IOException {
    LocalFileSystem writer = new LocalFileSystem();
    writer.initialize(URI.create("file:///"), new Configuration(false));
    Path summed = new Path(folder.resolve("b.log").toUri());
    try (FSDataOutputStream out = writer.create(summed)) {
      out.write("as it was written".getBytes(StandardCharsets.UTF_8));
    }
    assertThat(folder.resolve(".b.log.crc")).exists();
    try (FSDataInputStream in = fs.open(summed)) {
      assertThat(in.readAllBytes()).asString().isEqualTo("as it was written");
    }
    Files.writeString(folder.resolve("b.log"), "as it is not more");
    try (FSDataInputStream in = fs.open(summed)) {
      assertThatThrownBy(in::readAllBytes).isInstanceOf(ChecksumException.class);
    }
  }

  @Test
  void whatCannotBeOpenedIsSaidInHadoopsWords() throws IOException {
    LocalFileSystem hadoops = new LocalFileSystem();
    hadoops.initialize(URI.create("file:///"), new Configuration(false));
    for (Path odd : new Path[] {new Path(file.getParent(), "none"), file.getParent()}) {
      Throwable theirs = org.assertj.core.api.Assertions.catchThrowable(() -> hadoops.open(odd));
      assertThat(theirs).isInstanceOf(FileNotFoundException.class);
      assertThatThrownBy(() -> fs.open(odd))
          .isInstanceOf(theirs.getClass())
          .hasMessage(theirs.getMessage());
    }
  }
}
