package org.tenbin.chart.font;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FontSearchTest {
  @Test
  void knowsTheFoldersOfEachSystem() {
    assertThat(FontSearch.of("Linux", "/home/u", Map.of()).folders())
        .containsExactly(
            Path.of("/home/u/.local/share/fonts"),
            Path.of("/home/u/.fonts"),
            Path.of("/usr/local/share/fonts"),
            Path.of("/usr/share/fonts"));
    assertThat(FontSearch.of("Linux", "/home/u", Map.of("XDG_DATA_HOME", "/data")).folders())
        .startsWith(Path.of("/data/fonts"));
    assertThat(FontSearch.of("Mac OS X", "/Users/u", Map.of()).folders())
        .contains(Path.of("/Users/u/Library/Fonts"), Path.of("/System/Library/Fonts"));
    assertThat(
            FontSearch.of(
                    "Windows 11", "C:/Users/u", Map.of("WINDIR", "D:/Win", "LOCALAPPDATA", "L"))
                .folders())
        .containsExactly(Path.of("D:/Win", "Fonts"), Path.of("L", "Microsoft", "Windows", "Fonts"));
  }

  @Test
  void findsFontFilesInOrderAndNothingElse(@TempDir Path folder) throws IOException {
    Path deep = Files.createDirectories(folder.resolve("b/c"));
    Files.createFile(deep.resolve("Two.TTF"));
    Files.createFile(folder.resolve("a.otf"));
    Files.createFile(folder.resolve("readme.txt"));
    FontSearch search = new FontSearch(List.of(folder.resolve("absent"), folder));
    assertThat(search.files()).containsExactly(folder.resolve("a.otf"), deep.resolve("Two.TTF"));
  }
}
