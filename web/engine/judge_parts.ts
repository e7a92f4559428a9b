// The files of the second module, for judge text.
import create from './generated/impartial_judge.mjs';
import wasmUrl from './generated/impartial_judge.wasm?url';
import type { JudgeModule, Parts } from './impartial_module';
import { judgePlain } from './plain';

export const judgeParts: Parts<JudgeModule> = { create, wasmUrl, plain: judgePlain };
