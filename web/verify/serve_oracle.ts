// Answers for the oracle: the oracles of tests/oracle as a module, which shares no code with the solver.
import create from '../engine/generated/impartial_oracle.mjs';
import wasmUrl from '../engine/generated/impartial_oracle.wasm?url';
import { load } from '../engine/load';
import { listen } from '../engine/worker_line';
import type { Life, Port } from '../engine/worker_line';
import type { OracleModule, Question, Slice } from './oracle_module';

const plain = () => import('../engine/generated/impartial_oracle_plain.mjs');

export function serve(port: Port<Question, Slice>, _start: object, life: Life): void {
  let module: Promise<OracleModule> | undefined;
  listen<Question, Slice>(port, life, async (question, post) =>
    post({
      kind: 'result',
      result: (await (module ??= load({ create, wasmUrl, plain }))).slice(...question),
    }),
  );
}
