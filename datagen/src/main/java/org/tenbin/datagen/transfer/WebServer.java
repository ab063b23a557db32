package org.tenbin.datagen.transfer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A web server that is installed on its own; Jetty comes along with the benchmark. */
enum WebServer {
  /** Apache's httpd. */
  APACHE("apache2", "httpd") {
    @Override
    List<String> command(String program, Path settings) {
      return List.of(program, "-D", "FOREGROUND", "-f", settings.toString());
    }

    @Override
    String settings(Site site) throws IOException {
      return String.join(
          "\n",
          "ServerRoot \"" + site.work() + '"',
          "PidFile \"" + site.work().resolve("apache.pid") + '"',
          "ErrorLog \"" + site.work().resolve("apache-error.log") + '"',
          // Files would need a folder that its unprivileged processes see.
          "Mutex pthread default",
          "Listen " + site.host() + ':' + site.port(),
          "ServerName localhost",
          // Fedora's is built with nothing, Debian's with one of the two.
          loaded("mpm_event"),
          "<IfModule !unixd_module>",
          loaded("unixd"),
          "</IfModule>",
          loaded("authz_core"),
          asUser("User nobody", "Group " + nobodysGroup()),
          "EnableSendfile On",
          "DocumentRoot \"" + site.files() + '"',
          "<Directory \"" + site.files() + "\">",
          "Require all granted",
          "</Directory>",
          "");
    }

    private String loaded(String module) throws IOException {
      for (String folder : MODULES) {
        Path file = Path.of(folder, "mod_" + module + ".so");
        if (Files.exists(file)) {
          return "LoadModule " + module + "_module \"" + file + '"';
        }
      }
      return "";
    }
  },
  /** lighttpd, which sends with the kernel's sendfile by default. */
  LIGHTTPD("lighttpd") {
    @Override
    List<String> command(String program, Path settings) {
      return List.of(program, "-D", "-f", settings.toString());
    }

    @Override
    String settings(Site site) {
      return String.join(
          "\n",
          "server.document-root = \"" + site.files() + '"',
          "server.bind = \"" + site.host() + '"',
          "server.port = " + site.port(),
          "server.errorlog = \"" + site.work().resolve("lighttpd-error.log") + '"',
          "");
    }
  },
  /** nginx. */
  NGINX("nginx") {
    @Override
    List<String> command(String program, Path settings) {
      return List.of(
          program,
          "-p",
          settings.getParent().toString(),
          "-e",
          settings.resolveSibling("nginx-error.log").toString(),
          "-c",
          settings.toString());
    }

    @Override
    String settings(Site site) throws IOException {
      StringBuilder folders = new StringBuilder();
      for (String kind : List.of("client_body", "proxy", "fastcgi", "uwsgi", "scgi")) {
        folders.append(kind).append("_temp_path \"").append(site.work()).append("/nginx-temp\";\n");
      }
      return String.join(
          "\n",
          "daemon off;",
          asUser("user nobody " + nobodysGroup() + ';', ""),
          "pid \"" + site.work().resolve("nginx.pid") + "\";",
          "worker_processes 2;",
          "events { worker_connections 64; }",
          "http {",
          "access_log off;",
          "sendfile on;",
          folders.toString(),
          "server { listen " + site.host() + ':' + site.port() + ';',
          "root \"" + site.files() + "\"; } }",
          "");
    }
  };

  private static final List<String> MODULES =
      List.of(
          "/usr/lib/apache2/modules",
          "/usr/lib64/httpd/modules",
          "/usr/lib/httpd/modules",
          "/usr/local/libexec/apache24");

  private static final List<String> SYSTEM_FOLDERS =
      List.of("/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin");

  private final List<String> programs;

  WebServer(String... programs) {
    this.programs = List.of(programs);
  }

  /**
   * What a server serves.
   *
   * @param files folder
   * @param work folder for its own files
   * @param host address to listen on
   * @param port to listen on
   */
  record Site(Path files, Path work, String host, int port) {}

  /** The level of the factor <code>server</code>. */
  String level() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<WebServer> ofLevel(String level) {
    return Stream.of(values()).filter(server -> server.level().equals(level)).findFirst();
  }

  /** Its program, if it is installed; the search path of a user often lacks the folder. */
  Optional<String> program() {
    return SYSTEM_FOLDERS.stream()
        .flatMap(folder -> programs.stream().map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .map(Path::toString)
        .findFirst();
  }

  /** The command that stays in the foreground. */
  abstract List<String> command(String program, Path settings);

  /** The text of its settings file. */
  abstract String settings(Site site) throws IOException;

  /** Lines for a server that was started by root and must not stay so. */
  private static String asUser(String... lines) {
    return "root".equals(System.getProperty("user.name")) ? String.join("\n", lines) : "";
  }

  private static String nobodysGroup() throws IOException {
    boolean debian =
        Files.readAllLines(Path.of("/etc/group")).stream()
            .anyMatch(line -> line.startsWith("nogroup:"));
    return debian ? "nogroup" : "nobody";
  }
}
