package org.tenbin.chart.font;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The folders in which font files are looked for. A value, so that a test (or a user) can look at a
 * machine with other fonts, or with none.
 *
 * @param folders searched in this order, with their subfolders; those that do not exist are skipped
 */
public record FontSearch(List<Path> folders) {
  private static final int DEPTH = 8;

  /** Copies the list. */
  public FontSearch {
    folders = List.copyOf(folders);
  }

  /** The font folders of this machine: those of fontconfig, of macOS and of Windows. */
  public static FontSearch system() {
    return of(
        System.getProperty("os.name", ""), System.getProperty("user.home", "."), System.getenv());
  }

  static FontSearch of(String os, String home, Map<String, String> environment) {
    Objects.requireNonNull(os, "os");
    List<Path> folders = new ArrayList<>();
    String system = os.toLowerCase(Locale.ROOT);
    Path user = Path.of(home);
    if (system.startsWith("windows")) {
      folders.add(Path.of(environment.getOrDefault("WINDIR", "C:\\Windows"), "Fonts"));
      String local = environment.get("LOCALAPPDATA");
      if (local != null) {
        folders.add(Path.of(local, "Microsoft", "Windows", "Fonts"));
      }
    } else if (system.startsWith("mac")) {
      folders.add(user.resolve("Library/Fonts"));
      folders.add(Path.of("/Library/Fonts"));
      folders.add(Path.of("/System/Library/Fonts"));
    } else {
      String data = environment.get("XDG_DATA_HOME");
      folders.add(
          data == null || data.isEmpty()
              ? user.resolve(".local/share/fonts")
              : Path.of(data).resolve("fonts"));
      folders.add(user.resolve(".fonts"));
      folders.add(Path.of("/usr/local/share/fonts"));
      folders.add(Path.of("/usr/share/fonts"));
    }
    return new FontSearch(folders);
  }

  /** All TrueType and OpenType files, folder by folder, by path within a folder. */
  List<Path> files() {
    return folders.stream().flatMap(folder -> inFolder(folder).stream()).toList();
  }

  private static List<Path> inFolder(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> walk = Files.walk(folder, DEPTH, FileVisitOption.FOLLOW_LINKS)) {
      return walk.filter(FontSearch::isFontFile).sorted().toList();
    } catch (IOException | UncheckedIOException unreadable) {
      // A folder that may not be read, or a loop of links, holds no font for us; others may.
      return List.of();
    }
  }

  private static boolean isFontFile(Path path) {
    String name = String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
    return (name.endsWith(".ttf") || name.endsWith(".ttc") || name.endsWith(".otf"))
        && Files.isRegularFile(path);
  }
}
