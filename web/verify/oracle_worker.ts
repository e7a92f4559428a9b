// The oracle's own thread.
import create from '../engine/generated/impartial_oracle.mjs';
import wasmUrl from '../engine/generated/impartial_oracle.wasm?url';
import { load } from '../engine/load';
import type { Answer, Question } from './oracle_module';

const module = load({ create, wasmUrl });

async function answer(question: Question): Promise<Answer> {
  try {
    return { ok: true, slice: (await module).slice(...question) };
  } catch (error) {
    return { ok: false, reason: String(error) };
  }
}

self.addEventListener(
  'message',
  ({ data }: MessageEvent<Question>) => void answer(data).then((reply) => self.postMessage(reply)),
);
