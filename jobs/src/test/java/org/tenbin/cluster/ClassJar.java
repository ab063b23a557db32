package org.tenbin.cluster;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

/** A jar of test classes, for {@code -libjars}. */
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
