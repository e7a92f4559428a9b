// Tries a compiled program: the solver says on which inputs it runs and what its answers mean, the runner runs it.
import type { Ending, TrialReport } from '../engine/check_types';
import type { Engine, Expected } from '../engine/engine';
import type { DialectId } from '../engine/types';
import type { AnyRunner } from './languages';
import type { Limits, Program, Run } from './program';

export interface Tried {
  readonly report: TrialReport;
  /** The first run that failed, or the last one. */
  readonly run: Run;
  /** What it did in any run that a judge may take in another way. */
  readonly remarks: Run['remarks'];
  /** The first inputs that are not long. */
  readonly inputs: readonly string[];
}

/** Of `Tried.inputs`: so many, of at most so many units each. */
const mostInputs = 12;
const mostLength = 2 ** 16;

export interface TryOptions {
  readonly seed?: number;
  readonly signal?: AbortSignal;
  /** Before each run. */
  readonly onRun?: (runs: number) => void;
}

/** As a judge sees a run. */
export function endingOf({ status, exitCode, trap }: Run): Ending {
  if (trap === 'stack') return 'stack';
  if (status === 'trap' || exitCode !== 0) return 'crashed';
  return status;
}

/** `RE?`: right, but for inputs on which the browser's stack was too small to tell. */
export type JudgeVerdict = 'AC' | 'PE' | 'WA' | 'TLE' | 'MLE' | 'OLE' | 'RE' | 'RE?';

/** The verdict in a judge's letters. */
export function verdictOf({
  ending,
  verdict,
  tooDeep,
}: Pick<TrialReport, 'ending' | 'verdict' | 'tooDeep'>): JudgeVerdict {
  const ends = { crashed: 'RE', stack: 'RE', time: 'TLE', memory: 'MLE', output: 'OLE' } as const;
  if (ending !== 'exited') return ends[ending];
  if (verdict === 'accepted') return tooDeep > 0 ? 'RE?' : 'AC';
  return verdict === 'presentation_error' ? 'PE' : 'WA';
}

export async function tryProgram(
  engine: Pick<Engine, 'startTrial' | 'takeRun'>,
  runner: AnyRunner,
  program: Program,
  dialect: DialectId,
  limits: Limits,
  { seed, signal, onRun }: TryOptions = {},
): Promise<Expected<Tried>> {
  const started = await engine.startTrial(dialect, seed === undefined ? {} : { seed });
  if (!started.ok) return started;
  let step = started.value;
  let shown: Run | undefined;
  const remarks = new Set<Run['remarks'][number]>();
  const inputs: string[] = [];
  for (let runs = 0; step.input !== null; ++runs) {
    onRun?.(runs);
    const isKept = inputs.length < mostInputs && step.input.length <= mostLength;
    if (isKept && !inputs.includes(step.input)) inputs.push(step.input);
    const run = await runner.run(program, new TextEncoder().encode(step.input), limits, signal);
    signal?.throwIfAborted();
    if (!shown || endingOf(shown) === 'exited') shown = run;
    for (const remark of run.remarks) remarks.add(remark);
    step = await engine.takeRun(endingOf(run), run.output, run.milliseconds);
  }
  if (!shown) throw new Error('a trial without a run');
  return { ok: true, value: { report: step.report, run: shown, remarks: [...remarks], inputs } };
}
