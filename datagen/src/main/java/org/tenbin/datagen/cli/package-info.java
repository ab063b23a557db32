/** What a user types: the program driver and one small class a program. */
package org.tenbin.datagen.cli;
