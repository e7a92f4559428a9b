// The files of the fifth module, for the length of a game. In a build of one script no_remoteness_parts.ts replaces this
// file.
import create from './generated/impartial_remoteness.mjs';
import wasmUrl from './generated/impartial_remoteness.wasm?url';
import type { Parts, RemotenessModule } from './impartial_module';

export const remotenessParts: Parts<RemotenessModule> = { create, wasmUrl };
