// The files of the fourth module, for the outputs of programs.
import create from './generated/impartial_check.mjs';
import wasmUrl from './generated/impartial_check.wasm?url';
import type { CheckModule, Parts } from './impartial_module';

export const checkParts: Parts<CheckModule> = { create, wasmUrl };
