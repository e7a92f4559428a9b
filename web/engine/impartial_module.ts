// The exports of the WebAssembly modules, as declared in wasm/boundary/*_bindings.cpp. What opens an object returns a Reply
// only to refuse it.
import type { CasePlace } from './case_index';
import type { Ending, InputKind } from './check_types';
import type { DialectId, GameId, Reply } from './types';

/** Lives in wasm memory: its owner must call delete(). */
export interface Session {
  /** Exactly `bytes` writable bytes. Valid until the next call, because growing memory detaches them. */
  room(bytes: number): Uint8Array;
  /** Takes the first `bytes` bytes of the room as the next input. Returns a Report. */
  feed(bytes: number, last: boolean): string;
  /** From now on each feed lists where its cases begin, up to this many cases in all. */
  list_starts(cases: number): void;
  /**
   * Of each case of the last feed, the bytes of input since the last report's `next`, and the bytes of this feed's
   * answer before its own. Valid until the next call.
   */
  starts(): Uint32Array<ArrayBuffer>;
  /** The output of the last feed(). Valid until the next call. */
  answer(): Uint8Array<ArrayBuffer>;
  delete(): void;
}

/** The search of one position. Lives in wasm memory: its owner must call delete(). */
export interface SearchSession {
  /** Visits about `positions` more positions. Returns a SearchReport. */
  step(positions: number): string;
  delete(): void;
}

/** The calls for one position. */
export interface PositionCalls {
  analyse(game: GameId, position: string): Reply;
  play(game: GameId, position: string, move: string): Reply;
  picture(game: GameId, position: string): Reply;
  /** The answer is a Remoteness or null. */
  remoteness(game: GameId, position: string): Reply;
}

/** The positions module: the list of all games, and the games that need no search. */
export interface PositionsModule extends PositionCalls {
  games(): string;
}

/** The judge module: judge text. */
export interface JudgeModule {
  solver(dialect: DialectId, seed: number): Session | Reply;
  /** The answer is the text with the judge's line breaks. */
  reflow(dialect: DialectId, text: string): Reply;
  /** `text` begins at `start`; see searchFor. The answer is a JudgeCase or null. */
  case_at(
    dialect: DialectId,
    text: Uint8Array,
    offset: number,
    number: number,
    start: CasePlace,
  ): Reply;
}

/** The search module: the games that are searched. It keeps its results. */
export interface SearchModule extends PositionCalls {
  open(game: GameId, position: string): SearchSession | Reply;
  /** Writes about `work` more positions. The answer is a Certificate. */
  certificate(game: GameId, position: string, work: number): Reply;
}

/** The check of an output. Lives in wasm memory: its owner must call delete(). */
export interface Check {
  /** What it reads next: 0 the input, 1 the output, 2 nothing. */
  wants(): number;
  /** Room for the text that it wants: exactly `bytes` writable bytes. Valid until the next call. */
  room(bytes: number): Uint8Array;
  /** Takes the first `bytes` bytes of the room. */
  feed(bytes: number, last: boolean): void;
  /** The number of cases judged so far. */
  judged(): number;
  /** Returns a CheckReport; complete when it wants nothing. */
  report(): string;
  delete(): void;
}

/** A program that is tried. */
export interface Trial {
  /** Returns a TrialStep. */
  step(): string;
  take(ending: Ending, output: Uint8Array, milliseconds: number): void;
  delete(): void;
}

/** The check module: what is wrong with the output of a program, and inputs that show it. */
export interface CheckModule {
  check(dialect: DialectId): Check | Reply;
  try_program(dialect: DialectId, seed: number): Trial | Reply;
  /** `cases`: 0 for as many as the kind has. The answer is the input. */
  generate(dialect: DialectId, kind: InputKind, seed: number, cases: number): Reply;
  /** The answer is a KillMatrix. */
  kill_matrix(dialect: DialectId, input: string): Reply;
  /** The answer is a Witness or null. */
  witness(dialect: DialectId, mistake: string): Reply;
}

/** Makes an instance, of WebAssembly or of its translation to JavaScript. */
export type Instantiate = (imports: WebAssembly.Imports) => WebAssembly.Exports;

export interface ModuleOptions {
  wasmBinary?: Uint8Array;
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance) => void,
  ) => WebAssembly.Exports;
}

/** The glue code that Emscripten writes for a module. */
export type Create<Module> = (options: ModuleOptions) => Module;

/** The module translated to JavaScript, for hosts that refuse WebAssembly: slower, larger and rarely loaded. */
export type Plain = () => Promise<{ readonly default: Instantiate }>;

/** The files of a module. */
export interface Parts<Module> {
  readonly create: Create<Module>;
  readonly wasmUrl: string;
  readonly plain?: Plain;
}
