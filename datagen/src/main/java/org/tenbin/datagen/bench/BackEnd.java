package org.tenbin.datagen.bench;

import java.util.List;
import org.tenbin.datagen.process.Child;

/**
 * What the bulletin board keeps its messages in, up and running.
 *
 * @param address for {@link org.tenbin.datagen.store.StoreAddress}
 * @param processes that belong to it, for the account of CPU time; none if it was not started here
 */
record BackEnd(String address, List<Child> processes) {}
