/**
 * What a user types: the program driver and one small class a program. May import all rooms;
 * nothing imports it.
 */
package org.tenbin.cli;
