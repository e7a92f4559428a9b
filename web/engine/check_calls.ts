// The check module's calls, loaded with it.
import { parseCheckReport, parseKillMatrix, parseTrialStep, parseWitness } from './check_guard';
import { defaultSeed, EngineFailure } from './engine';
import type { CheckOptions, Engine, Input } from './engine';
import { expected, opened } from './guard';
import type { Check, CheckModule, Trial } from './impartial_module';
import { Reading } from './source';
import type { CheckReport } from './check_types';

export type CheckCalls = Pick<
  Engine,
  'check' | 'generate' | 'killMatrix' | 'witness' | 'startTrial' | 'takeRun'
>;

export function checkCalls(module: CheckModule): CheckCalls {
  let trial: Trial | undefined;
  return {
    async check(dialect, input, output, options = {}) {
      const check = opened(module.check(dialect));
      if (!check.ok) return check;
      return { ok: true, value: await checkOutput(check.value, input, output, options) };
    },
    async startTrial(dialect, { seed = defaultSeed } = {}) {
      trial?.delete();
      const started = opened(module.try_program(dialect, seed));
      trial = started.ok ? started.value : undefined;
      return started.ok ? { ok: true, value: parseTrialStep(started.value.step()) } : started;
    },
    async takeRun(ending, output, milliseconds) {
      if (!trial) throw new EngineFailure('run', 'no trial has begun');
      trial.take(ending, output, milliseconds);
      return parseTrialStep(trial.step());
    },
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
): Promise<CheckReport> {
  const texts = [new Reading(input), new Reading(output)];
  const bytesTotal = texts.reduce((sum, text) => sum + text.bytesTotal, 0);
  const started = performance.now();
  try {
    for (;;) {
      const text = texts[check.wants()];
      if (!text) return parseCheckReport(check.report());
      const bytes = await text.next();
      signal?.throwIfAborted();
      check.room(bytes.length).set(bytes);
      check.feed(bytes.length, text.isEnd);
      const bytesRead = texts.reduce((sum, text) => sum + text.bytesRead, 0);
      const milliseconds = performance.now() - started;
      onProgress?.({ bytesRead, bytesTotal, cases: check.judged(), milliseconds });
    }
  } finally {
    check.delete();
  }
}
