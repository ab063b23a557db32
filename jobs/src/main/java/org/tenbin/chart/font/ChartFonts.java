package org.tenbin.chart.font;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The fonts of one report: a regular and a bold face, and faces that help out where these lack a
 * glyph. Found in this order: the user's setting (a file or a family), a known Japanese family with
 * TrueType outlines on this machine, any known Latin family, and last the Latin font that PDFBox
 * carries. There is always a result; a notice says what is missing.
 */
public final class ChartFonts {
  /** Proportional before monospaced, since charts mix Latin letters with Japanese. */
  private static final List<String> JAPANESE =
      List.of(
          "BIZ UDPGothic",
          "BIZ UDGothic",
          "Noto Sans JP",
          "Noto Sans CJK JP",
          "IPAexGothic",
          "IPAPGothic",
          "IPAGothic",
          "Hiragino Sans",
          "Hiragino Kaku Gothic ProN",
          "Yu Gothic",
          "Meiryo");

  private static final List<String> LATIN =
      List.of("Noto Sans", "Liberation Sans", "DejaVu Sans", "Arial", "Helvetica Neue");

  /** How the files of the families above are named, without spaces and hyphens, in lower case. */
  private static final List<String> FILE_PREFIXES =
      List.of(
          "bizud",
          "notosansjp",
          "notosanscjk",
          "ipa",
          "hiragino",
          "ヒラギノ",
          "yugoth",
          "meiryo",
          "notosansregular",
          "notosansbold",
          "liberationsans",
          "dejavusans",
          "arial",
          "helvetica");

  private static final String JAPANESE_SAMPLE = "あアー漢字日本語実験結果読込書、。（）「」％";

  private final FontFace regular;
  private final FontFace bold;
  private final List<FontFace> helpers;
  private final String notice;

  private ChartFonts(FontFace regular, FontFace bold, List<FontFace> helpers, String notice) {
    this.regular = regular;
    this.bold = bold;
    this.helpers = List.copyOf(helpers);
    this.notice = notice;
  }

  /** The fonts of this machine. */
  public static ChartFonts find() {
    return find(FontSearch.system(), "");
  }

  /**
   * Looks for fonts.
   *
   * @param search where
   * @param setting path of a TrueType file or name of a family that is to be used; empty for none
   */
  public static ChartFonts find(FontSearch search, String setting) {
    Objects.requireNonNull(search, "search");
    Objects.requireNonNull(setting, "setting");
    List<Path> files = search.files();
    FontlessJava.prepare();
    Optional<Pair> chosen = setting.isBlank() ? Optional.empty() : set(setting.strip(), files);
    String complaint =
        setting.isBlank() || chosen.isPresent()
            ? ""
            : "The font setting names no TrueType font that can be embedded: "
                + LabelText.quote(setting)
                + ". ";
    List<FontFile> known = known(files);
    FontFace builtIn = FontFace.builtIn();
    Optional<Pair> latin = firstOf(LATIN, known, face -> true);
    Pair pair =
        chosen
            .or(() -> firstOf(JAPANESE, known, ChartFonts::hasJapanese))
            .or(() -> latin)
            .orElse(new Pair(builtIn, builtIn));
    List<FontFace> helpers = new ArrayList<>();
    latin.ifPresent(found -> helpers.add(found.regular()));
    helpers.add(builtIn);
    String lack =
        hasJapanese(pair.regular())
            ? ""
            : "No Japanese TrueType font was found, so labels are in English. Install one (Debian:"
                + " fonts-morisawa-bizud-gothic) or name one in the font setting. ";
    return new ChartFonts(pair.regular(), pair.bold(), helpers, (complaint + lack).strip());
  }

  /** The Latin font that PDFBox carries: the same drawing on every machine. */
  public static ChartFonts builtIn() {
    return find(new FontSearch(List.of()), "");
  }

  private record Pair(FontFace regular, FontFace bold) {}

  private static Optional<Pair> set(String setting, List<Path> files) {
    Optional<Path> file = asFile(setting);
    if (file.isPresent()) {
      Path path = file.get().toAbsolutePath();
      List<FontFile> inFile = FontFile.read(path);
      Path folder = path.getParent();
      List<FontFile> near =
          folder == null
              ? inFile
              : new FontSearch(List.of(folder))
                  .files().stream()
                      .filter(other -> folder.equals(other.getParent()))
                      .flatMap(other -> FontFile.read(other).stream())
                      .toList();
      return inFile.stream()
          .findFirst()
          .flatMap(
              first -> FontFace.load(first).map(face -> new Pair(face, boldOf(first, near, face))));
    }
    List<FontFile> all = files.stream().flatMap(path -> FontFile.read(path).stream()).toList();
    return family(setting, all);
  }

  private static Optional<Path> asFile(String setting) {
    try {
      Path path = Path.of(setting);
      return Files.isRegularFile(path) ? Optional.of(path) : Optional.empty();
    } catch (java.nio.file.InvalidPathException notAPath) {
      return Optional.empty();
    }
  }

  private static List<FontFile> known(List<Path> files) {
    return files.stream()
        .filter(ChartFonts::isKnownName)
        .flatMap(path -> FontFile.read(path).stream())
        .toList();
  }

  private static boolean isKnownName(Path path) {
    String name =
        String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT).replaceAll("[\\s_-]", "");
    return FILE_PREFIXES.stream().anyMatch(name::startsWith);
  }

  private static Optional<Pair> firstOf(
      List<String> families, List<FontFile> files, Predicate<FontFace> good) {
    return families.stream()
        .flatMap(name -> family(name, files).stream())
        .filter(pair -> good.test(pair.regular()))
        .findFirst();
  }

  private static Optional<Pair> family(String name, List<FontFile> files) {
    for (FontFile file : files) {
      if (file.isFamily(name) && file.isRegular()) {
        Optional<FontFace> face = FontFace.load(file);
        if (face.isPresent()) {
          return Optional.of(new Pair(face.get(), boldOf(file, files, face.get())));
        }
      }
    }
    return Optional.empty();
  }

  /** The bold of the same family, or the regular once more: never one smeared by Java2D. */
  private static FontFace boldOf(FontFile regular, List<FontFile> files, FontFace otherwise) {
    return files.stream()
        .filter(file -> file.isFamily(regular.family()) && file.isBold())
        .flatMap(file -> FontFace.load(file).stream())
        .findFirst()
        .orElse(otherwise);
  }

  private static boolean hasJapanese(FontFace face) {
    return face.has(JAPANESE_SAMPLE);
  }

  /** Whether Japanese text can be set; if not, the caller writes English. */
  public boolean japanese() {
    return hasJapanese(regular) && hasJapanese(bold);
  }

  /** What the user should know of the choice, in one or two sentences; empty if all is well. */
  public Optional<String> notice() {
    return notice.isEmpty() ? Optional.empty() : Optional.of(notice);
  }

  /** The face of running text. */
  public FontFace regular() {
    return regular;
  }

  /** The face of titles; the regular one where the family has no bold. */
  public FontFace bold() {
    return bold;
  }

  /** All faces that text may be drawn with, each once. */
  public List<FontFace> faces() {
    List<FontFace> faces = new ArrayList<>(List.of(regular, bold));
    faces.addAll(helpers);
    return faces.stream().distinct().toList();
  }

  /**
   * The face for a text: the wanted weight if it has all glyphs, else the first helper that has,
   * else the wanted weight (and {@link LabelText} replaces what it lacks).
   */
  public FontFace faceFor(String text, boolean heavy) {
    FontFace wanted = heavy ? bold : regular;
    if (wanted.has(text)) {
      return wanted;
    }
    return helpers.stream().filter(face -> face.has(text)).findFirst().orElse(wanted);
  }

  /** The text with every sign that none of the faces has replaced by a plain spelling or "?". */
  public String showable(String text) {
    if (regular.has(text)) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length());
    text.codePoints()
        .mapToObj(Character::toString)
        .forEach(
            sign ->
                out.append(
                    faces().stream().anyMatch(face -> face.has(sign))
                        ? sign
                        : LabelText.showable(sign, regular)));
    return out.toString();
  }
}
