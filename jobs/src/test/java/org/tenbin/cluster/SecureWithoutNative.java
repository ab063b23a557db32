package org.tenbin.cluster;

import java.lang.instrument.Instrumentation;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.security.UserGroupInformation;

/**
 * Lets a process with Kerberos read the files of its own tasks without Hadoop's native library,
 * which no jar has: the class that asks for the library at its first use, if Kerberos is on, is
 * used for the first time before that is known. An agent of the job's master only; what is tested
 * are tickets, tokens and permissions of HDFS and YARN, and none of them goes through that class.
 */
public final class SecureWithoutNative {
  private static final String ASKS = "org.apache.hadoop.io.SecureIOUtils";

  private SecureWithoutNative() {}

  /** Runs before the main program. */
  public static void premain(String arguments, Instrumentation none) throws Exception {
    UserGroupInformation.setConfiguration(new Configuration(false));
    Class.forName(ASKS);
    UserGroupInformation.reset();
  }
}
