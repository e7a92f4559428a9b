// The files of the first module, for every page.
import create from './generated/impartial_positions.mjs';
import wasmUrl from './generated/impartial_positions.wasm?url';
import type { Parts, PositionsModule } from './impartial_module';
import { positionsPlain } from './plain';

export const positionsParts: Parts<PositionsModule> = { create, wasmUrl, plain: positionsPlain };
