// The calls of the fourth module, which come with it.
import { parseCheckReport, parseKillMatrix, parseWitness } from './check_guard';
import { defaultSeed } from './engine';
import type { CheckOptions, Engine, Input } from './engine';
import { expected } from './guard';
import type { Check, CheckModule } from './impartial_module';
import { bytesOf, chunkBytes, sizeOf, slice } from './source';
import type { Reply } from './types';

export type CheckCalls = Pick<Engine, 'check' | 'generate' | 'killMatrix' | 'witness'>;

export function checkCalls(module: CheckModule): CheckCalls {
  return {
    check: async (dialect, input, output, options = {}) =>
      expected(await checkOutput(module.check(dialect), input, output, options), parseCheckReport),
    generate: async (dialect, kind, { seed = defaultSeed, cases = 0 } = {}) =>
      expected(module.generate(dialect, kind, seed, cases), (input) => input),
    killMatrix: async (dialect, input) =>
      expected(module.kill_matrix(dialect, input), parseKillMatrix),
    witness: async (dialect, mistake) => expected(module.witness(dialect, mistake), parseWitness),
  };
}

/** Feeds an input and an output to a check, in chunks, as it asks for them. Deletes the check. */
async function checkOutput(
  check: Check,
  input: Input,
  output: Input,
  { signal, onProgress }: CheckOptions,
): Promise<Reply> {
  const texts = [input, output].map((text) => ({ source: bytesOf(text), read: 0 }));
  const bytesTotal = texts.reduce((sum, { source }) => sum + sizeOf(source), 0);
  const started = performance.now();
  try {
    for (;;) {
      const text = texts[check.wants()];
      if (!text) return check.report();
      const bytes = await slice(text.source, text.read, text.read + chunkBytes);
      signal?.throwIfAborted();
      text.read += bytes.length;
      check.room(bytes.length).set(bytes);
      check.feed(bytes.length, text.read === sizeOf(text.source));
      const bytesRead = texts.reduce((sum, { read }) => sum + read, 0);
      const milliseconds = performance.now() - started;
      onProgress?.({ bytesRead, bytesTotal, cases: check.judged(), milliseconds });
    }
  } finally {
    check.delete();
  }
}
