package org.tenbin.datagen.bench;

/** What a block's runs use. */
record Services(BackEnd backEnd, BoardProcess board, LoadProcess load) {}
