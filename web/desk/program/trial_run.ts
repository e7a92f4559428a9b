// Compiles the reader's program and tries it, as the pane shows it: how far it is, and what came of it. A later program
// overtakes an earlier one.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { EngineFailure } from '../../engine/engine';
import type { Engine, Progress } from '../../engine/engine';
import type { CheckReport, Fault, TrialReport } from '../../engine/check_types';
import type { DialectId } from '../../engine/types';
import { withSlowNotice } from '../../kit/loading';
import { isDefinedByGcc } from '../../program/program';
import type { CompileOptions, Compiled, Diagnostic, Dialect, Run } from '../../program/program';
import { judgeOf } from '../../program/judges';
import { isForeign, languageOf, likelierOf, looksLikeC } from '../../program/language';
import type { Programs } from '../../program/programs';
import type { Change } from '../../program/slips';
import { endingOf, verdictOf } from '../../program/try_program';
import type { Behaviour } from '../../program/undefined_behaviour';

/**
 * What is wrong with the answer to the smallest case. A program that ends has lost what it had not written out, so the first
 * missing answer is not the one that it cannot give.
 */
export const faultOf = ({ report, check }: Outcome): Fault | undefined =>
  report.failure?.ending === 'exited' ? check?.faults[0] : undefined;

export interface Outcome {
  readonly report: TrialReport;
  /** The first run that failed, or the last one. */
  readonly run: Run;
  /** What it did in any run that a judge may take in another way. */
  readonly remarks: Run['remarks'];
  readonly dialects: readonly Dialect[];
  readonly missingHeaders: readonly string[];
  readonly warnings: readonly Diagnostic[];
  /** The judge's verdict on the smallest input on which it fails; undefined if it did not end there. */
  readonly check: CheckReport | undefined;
  /** Undefined until it is looked for, or if nothing was looked for. */
  readonly behaviour: Behaviour | undefined;
  /** One small change with which it is right; undefined until it is found, or if there is none. */
  readonly mend: Change | undefined;
}

/**
 * What is looked for when the verdict is there: in a right program undefined behaviour; in a wrong one the line of it, then a
 * change that mends the program.
 */
export type Search = 'behaviour' | 'line' | 'mend';

export type TrialState =
  | { readonly kind: 'idle' | 'compiling' | 'foreign' | 'absent' | 'slow' | 'stopped' }
  | { readonly kind: 'loading'; readonly progress: Progress | undefined }
  | { readonly kind: 'running'; readonly runs: number }
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] }
  /** Its global arrays are larger than the judge's memory. */
  | { readonly kind: 'memory'; readonly bytes: number }
  | { readonly kind: 'tried'; readonly outcome: Outcome; readonly search: Search | undefined }
  | { readonly kind: 'failed'; readonly failure: EngineFailure };

/** A compiler takes some hundred megabytes, and comes back from the browser's store within seconds. */
const idleMs = 120_000;

const atWork: readonly TrialState['kind'][] = ['loading', 'compiling', 'running'];

export interface Trial {
  readonly engine: Engine;
  readonly dialect: DialectId;
  readonly source: string;
  readonly programs: () => Promise<Programs | undefined>;
}

export class TrialRun implements ReactiveController {
  state: TrialState = { kind: 'idle' };
  /** The program of this state. */
  source = '';
  readonly #host: ReactiveControllerHost;
  readonly #onState: () => void;
  #ending: AbortController | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost, onState: () => void) {
    this.#host = host;
    this.#onState = onState;
    host.addController(this);
  }

  hostDisconnected(): void {
    if (this.isAtWork) this.stop();
    this.#ending?.abort();
  }

  get isAtWork(): boolean {
    return atWork.includes(this.state.kind);
  }

  stop(): void {
    this.#end({ kind: 'stopped' });
  }

  clear(): void {
    if (this.state.kind !== 'idle') this.#end({ kind: 'idle' });
  }

  #end(state: TrialState): void {
    this.#ending?.abort();
    this.#ending = undefined;
    this.#set(state);
  }

  async run(trial: Trial): Promise<void> {
    this.#ending?.abort();
    const ending = (this.#ending = new AbortController());
    const { signal } = ending;
    const set = (state: TrialState): void => {
      if (!signal.aborted) this.#set(state);
    };
    this.source = trial.source;
    clearTimeout(this.#idle);
    set({ kind: 'loading', progress: undefined });
    try {
      await tryIt(trial, signal, set);
    } catch (error) {
      set({ kind: 'failed', failure: EngineFailure.of('run', error) });
    }
    if (this.#ending === ending || !this.#ending) this.#rest(trial);
  }

  /** Frees the memory if the reader does not go on. */
  #rest({ programs }: Trial): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      void programs().then((all) => all?.close());
    }, idleMs);
  }

  #set(state: TrialState): void {
    this.state = state;
    this.#host.requestUpdate();
    this.#onState();
  }
}

async function tryIt(
  { engine, dialect, source, programs }: Trial,
  signal: AbortSignal,
  set: (state: TrialState) => void,
): Promise<void> {
  if (isForeign(source)) return set({ kind: 'foreign' });
  const found = await programs().catch((error: unknown) => {
    throw EngineFailure.of('part', error);
  });
  if (!found) return set({ kind: 'absent' });
  const { compiler, runner, tryProgram, behaviourOf, mendOf } = found;
  let come = (): void => {};
  const onProgress = (progress: Progress): void => {
    come();
    if (progress.bytesRead >= progress.bytesTotal) return set({ kind: 'compiling' });
    set({ kind: 'loading', progress });
    // Any step may be the last one that comes.
    void withSlowNotice(new Promise<void>((resolve) => (come = resolve)));
  };
  const compile = (options: CompileOptions): Promise<Compiled> =>
    compiler.compile(source, options, { signal, onProgress }).finally(() => come());
  const language = languageOf(source) ?? likelierOf(source);
  const { limits, memory, longBits } = judgeOf(dialect, language);
  let options: CompileOptions = { language, memory, longBits };
  let compiled = await compile(options);
  if (compiled.status === 'refused' && options.language === 'c++' && looksLikeC(source)) {
    const asC: CompileOptions = { ...options, language: 'c' };
    const again = await compile(asC);
    if (again.status === 'compiled') [compiled, options] = [again, asC];
  }
  switch (compiled.status) {
    case 'refused':
      return set({ kind: 'refused', diagnostics: compiled.diagnostics });
    case 'memory':
      return set({ kind: 'memory', bytes: compiled.bytes });
    case 'time':
      return set({ kind: 'slow' });
    case 'absent':
      return set({ kind: 'absent' });
    case 'compiled':
  }
  const { program, dialects, missingHeaders, warnings } = compiled;
  const onRun = (runs: number): void => set({ kind: 'running', runs });
  const tried = await tryProgram(engine, runner, program, dialect, limits, { signal, onRun });
  if (!tried.ok) throw new EngineFailure('run', tried.notice.message);
  const { report, inputs } = tried.value;
  const nothing = { check: undefined, behaviour: undefined, mend: undefined };
  let outcome: Outcome = { ...tried.value, dialects, missingHeaders, warnings, ...nothing };
  const say = (more: Partial<Outcome>, search?: Search): void => {
    outcome = { ...outcome, ...more };
    set({ kind: 'tried', outcome, search });
  };
  const hooks = { signal };
  // The verdict stands without it.
  const behaviourOn = (these: readonly string[]): Promise<Behaviour | undefined> =>
    behaviourOf(compiler, runner, program, source, options, these, limits, hooks).catch(
      () => undefined,
    );
  const { failure } = report;
  if (!failure) {
    if (options.language !== 'python') say({}, 'behaviour');
    const behaviour = await behaviourOn(inputs);
    const faults = behaviour?.faults.filter((fault) => !isDefinedByGcc(fault)) ?? [];
    return say({ behaviour: behaviour && { ...behaviour, faults } });
  }
  const { input, ending } = failure;
  const run = await runner.run(program, bytesOf(input), limits, signal);
  // What it writes there belongs to the input that is shown. By chance it may end otherwise.
  if (endingOf(run) === ending) outcome = { ...outcome, run };
  if (['exited', 'crashed', 'stack'].includes(ending)) {
    const checked = await engine.check(dialect, input, decode(run.output), hooks);
    say({ check: checked.ok ? checked.value : undefined }, 'line');
    const behaviour = await behaviourOn([input]);
    // One that draws lots answers in another way by itself.
    say({ behaviour: behaviour && report.varies ? { ...behaviour, unset: false } : behaviour });
  }
  // Blanks and line ends are told exactly; one that draws lots may be right by luck.
  if (verdictOf(report) === 'PE' || report.varies) return;
  say({}, 'mend');
  const wrong = { source, options, dialect, limits, failing: input, run, inputs };
  const tools = { engine, compiler, runner };
  say({ mend: await mendOf(wrong, tools, hooks).catch(() => undefined) });
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
