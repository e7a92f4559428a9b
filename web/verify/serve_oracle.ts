// Answers for the oracle: the oracles of tests/oracle as a module, which shares no code with the solver.
import create from '../engine/generated/impartial_oracle.mjs';
import wasmUrl from '../engine/generated/impartial_oracle.wasm?url';
import { load } from '../engine/load';
import { listen } from '../engine/port';
import type { Serve } from '../engine/port';
import type { OracleModule, Question, Slice } from './oracle_module';

const plain = () => import('../engine/generated/impartial_oracle_plain.mjs');

export const serve: Serve<Question, Slice> = (port, _start, life) => {
  let module: Promise<OracleModule> | undefined;
  listen<Question, Slice>(port, life, async (question, post) =>
    post({
      kind: 'result',
      result: (await (module ??= load({ create, wasmUrl, plain }))).slice(...question),
    }),
  );
};
