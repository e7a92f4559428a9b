// The WebAssembly module's exports, as wasm/boundary/bindings.cpp declares them.
import type { DialectId, GameId, Reply } from './types';

/** Lives in wasm memory: whoever opens one calls delete(). */
export interface Session {
  /** Exactly `bytes` writable bytes. Valid until the next call: growing memory detaches it. */
  room(bytes: number): Uint8Array;
  /** Takes the room's first `bytes` bytes as the next input. The text is a Report if ok. */
  feed(bytes: number, last: boolean): Reply;
  /** The judge's bytes that the last feed() made. Valid until the next call. */
  answer(): Uint8Array;
  delete(): void;
}

/** What is asked of positions. */
export interface Positions {
  analyse(game: GameId, position: string): Reply;
  play(game: GameId, position: string, move: string): Reply;
  picture(game: GameId, position: string): Reply;
}

export interface ImpartialModule extends Positions {
  games(): string;
  solver(dialect: DialectId, seed: number): Session;
  /** `offset` in bytes of UTF-8. The text is a JudgeCase or null if ok. */
  case_at(dialect: DialectId, text: string, offset: number): Reply;
}

/** The exports of wasm/boundary/search_bindings.cpp: positions of any size. It keeps what it has found. */
export interface SearchModule extends Positions {
  /** Visits about so many positions more. The text is a SearchReport if ok. */
  step(game: GameId, position: string, positions: number): Reply;
}

/** Makes an instance; of WebAssembly, or of what was translated from it. */
export type Instantiate = (imports: WebAssembly.Imports) => WebAssembly.Exports;

export interface ModuleOptions {
  wasmBinary?: Uint8Array;
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance) => void,
  ) => WebAssembly.Exports;
}

/** The glue that Emscripten writes for a module. */
export type Create<Module> = (options: ModuleOptions) => Promise<Module>;
export type CreateImpartial = Create<ImpartialModule>;
export type CreateSearch = Create<SearchModule>;
