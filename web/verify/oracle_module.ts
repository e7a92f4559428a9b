// The exports of the oracle's module, and the question to its worker.

/** Some positions of a topic, with the oracle's answers, as declared in tests/oracle/topics.hpp. */
export interface Slice {
  /** A line for each, in the game's notation. */
  readonly positions: string;
  /** Judge text; empty if the board is asked. */
  readonly input: string;
  /** The judge's output, or a line for each position. */
  readonly answers: string;
}

/** The exports of the module; see tests/oracle/oracle_bindings.cpp. */
export interface OracleModule {
  /** The positions from `from` on, at most `count`; empty after the last one. */
  slice(topic: string, from: number, count: number): Slice;
}

/** What its worker is asked. */
export type Question = Parameters<OracleModule['slice']>;
