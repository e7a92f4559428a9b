// The files of the module that checks the output of a program.
import create from './generated/impartial_check.mjs';
import wasmUrl from './generated/impartial_check.wasm?url';
import type { CheckModule, Parts } from './impartial_module';

export const checkParts: Parts<CheckModule> = { create, wasmUrl };
