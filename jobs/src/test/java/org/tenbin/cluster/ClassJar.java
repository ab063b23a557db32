package org.tenbin.cluster;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** A jar of test classes, for {@code -libjars} or {@code -javaagent}. */
final class ClassJar {
  private ClassJar() {}

  static Path write(Path file, Class<?>... classes) throws IOException {
    Files.createDirectories(file.getParent());
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file))) {
      for (Class<?> type : classes) {
        add(jar, type);
      }
    }
    return file;
  }

  /** A jar whose first and only class runs before the main program. */
  static Path writeAgent(Path file, Class<?> agent) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().putValue("Premain-Class", agent.getName());
    Files.createDirectories(file.getParent());
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file), manifest)) {
      add(jar, agent);
    }
    return file;
  }

  private static void add(JarOutputStream jar, Class<?> type) throws IOException {
    String name = type.getName().replace('.', '/') + ".class";
    jar.putNextEntry(new JarEntry(name));
    try (InputStream code = type.getClassLoader().getResourceAsStream(name)) {
      code.transferTo(jar);
    }
    jar.closeEntry();
    for (Class<?> nested : type.getDeclaredClasses()) {
      add(jar, nested);
    }
  }
}
