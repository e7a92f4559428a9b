// The files of the module of judge text.
import create from './generated/impartial_judge.mjs';
import type { JudgeModule, Parts } from './impartial_module';
import { judgeWasm } from './judge_wasm';
import { judgePlain } from './plain';

export const judgeParts: Parts<JudgeModule> = { create, wasmUrl: judgeWasm, plain: judgePlain };
