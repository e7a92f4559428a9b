// The built module, loaded from disk.
import { readFileSync } from 'node:fs';
import createImpartial from '../../web/engine/generated/impartial.mjs';
import type { ImpartialModule } from '../../web/engine/impartial_module';

const wasm = new URL('../../web/engine/generated/impartial.wasm', import.meta.url);

export function loadModule(): Promise<ImpartialModule> {
  return createImpartial({ wasmBinary: readFileSync(wasm) });
}
