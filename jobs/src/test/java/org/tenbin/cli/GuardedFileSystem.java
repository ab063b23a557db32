package org.tenbin.cli;

import java.io.IOException;
import java.net.URI;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.security.AccessControlException;

/** Local files under <code>guarded:</code>; those named <code>closed*</code> may not be read. */
public final class GuardedFileSystem extends RawLocalFileSystem {
  private static final URI NAME = URI.create("guarded:///");

  @Override
  public URI getUri() {
    return NAME;
  }

  @Override
  public String getScheme() {
    return "guarded";
  }

  @Override
  public FSDataInputStream open(Path path, int bufferSize) throws IOException {
    if (path.getName().startsWith("closed")) {
      throw new AccessControlException("Permission denied: user=guest, inode=\"" + path + "\"");
    }
    return super.open(path, bufferSize);
  }
}
