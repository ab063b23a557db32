package org.tenbin.program;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.ConfigRedactor;
import org.apache.hadoop.conf.Configuration;
import picocli.CommandLine;

/** A command as typed, for the record: quoted for a shell, and without passwords. */
final class TypedCommand {
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./:=,@%+*?{}\\[\\]-]+");

  /** A password in an address, such as ftp://user:password@host; abfs://container@host has none. */
  private static final Pattern PASSWORD = Pattern.compile("(://[^/@:]*:)[^/@]*@");

  private TypedCommand() {}

  /** The program's name and its arguments. */
  static String of(Program program, String[] args, Configuration conf) {
    ConfigRedactor redactor = new ConfigRedactor(conf);
    List<String> words = new ArrayList<>(List.of(new CommandLine(program).getCommandName()));
    for (int i = 0; i < args.length; i++) {
      boolean after = i > 0 && args[i - 1].equals("-D");
      boolean joined = args[i].startsWith("-D") && args[i].length() > 2;
      words.add(
          quoted(
              joined
                  ? "-D" + redacted(args[i].substring(2), redactor)
                  : after ? redacted(args[i], redactor) : args[i]));
    }
    return String.join(" ", words);
  }

  private static String redacted(String setting, ConfigRedactor redactor) {
    int equals = setting.indexOf('=');
    if (equals < 0) {
      return setting;
    }
    String name = setting.substring(0, equals);
    return name + "=" + redactor.redact(name, setting.substring(equals + 1));
  }

  private static String quoted(String word) {
    String safe = PASSWORD.matcher(word).replaceAll("$1<redacted>@");
    return PLAIN.matcher(safe).matches() ? safe : "'" + safe.replace("'", "'\\''") + "'";
  }
}
