/** Where logs come from: the simulator of the thesis's experiment and the real benchmark. */
package org.tenbin.datagen;
