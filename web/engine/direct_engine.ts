// The solver on the calling thread: in our worker, in Node, in tests.
import type { Keeping } from './answer_store';
import type { CheckCalls } from './check_calls';
import { CaseLog, listedCases, noIndex, searchFor } from './case_index';
import type { WantedCase } from './case_index';
import { EngineFailure, defaultSeed } from './engine';
import type { Engine, Expected, Input, Solution, SolveOptions } from './engine';
import {
  ContractError,
  checkReply,
  expected,
  parseAnalysis,
  parseCase,
  parseGames,
  parsePicture,
  parseReport,
  parseSearchReport,
} from './guard';
import { bytesOf, chunkBytes, sizeOf, slice } from './source';
import type {
  CheckModule,
  JudgeModule,
  PositionCalls,
  PositionsModule,
  RemotenessModule,
  SearchModule,
  SearchSession,
  Session,
} from './impartial_module';
import type {
  Analysis,
  CheckReport,
  DialectId,
  GameId,
  GameInfo,
  JudgeCase,
  KillMatrix,
  Notice,
  Remoteness,
  Reply,
  Report,
  SearchReport,
  Witness,
} from './types';

/** The length of a search step: short enough to be interrupted soon, long enough to be worth a message. */
const stepMs = 60;
const stepPositions = 5_000;

/** Loads the modules that are not needed at the start. */
export interface LaterModules {
  readonly judge: () => Promise<JudgeModule>;
  readonly search: () => Promise<SearchModule>;
  readonly check: () => Promise<CheckModule>;
  /** Boards do without it if it cannot be loaded. */
  readonly remoteness: () => Promise<RemotenessModule>;
}

export class DirectEngine implements Engine {
  readonly #keeping: Keeping;
  readonly #positions: PositionsModule;
  readonly #judge: () => Promise<JudgeModule>;
  readonly #search: () => Promise<SearchModule>;
  readonly #check: () => Promise<CheckCalls>;
  readonly #remoteness: () => Promise<Engine['remoteness']>;
  /** The search of the last step, kept so that its position is read once. */
  #opened: { game: GameId; position: string; session: SearchSession } | undefined;

  constructor(positions: PositionsModule, later: LaterModules, keeping: Keeping = {}) {
    this.#keeping = keeping;
    this.#positions = positions;
    this.#judge = once(later.judge);
    this.#search = once(later.search);
    this.#remoteness = once(async () => {
      const [{ asks }, module] = await Promise.all([
        import('./remoteness_calls'),
        later.remoteness(),
      ]);
      return asks(module);
    });
    this.#check = once(async () => {
      const [{ checkCalls }, module] = await Promise.all([import('./check_calls'), later.check()]);
      return checkCalls(module);
    });
  }

  async games(): Promise<readonly GameInfo[]> {
    return parseGames(this.#positions.games());
  }

  async solve(dialect: DialectId, input: Input, options: SolveOptions = {}): Promise<Solution> {
    const { seed = defaultSeed, signal, onProgress } = options;
    const source = bytesOf(input);
    const bytesTotal = sizeOf(source);
    const [judge, { AnswerStore }] = await Promise.all([this.#judge(), loadStore()]);
    const started = performance.now();

    const store = new AnswerStore(this.#keeping);
    const notices: Notice[] = [];
    let bytesRead = 0;
    const log = new CaseLog();
    let report: Pick<Report, 'cases' | 'more' | 'done' | 'suppressed'> = {
      cases: 0,
      more: false,
      done: false,
      suppressed: 0,
    };

    const session = judge.solver(dialect, seed);
    session.list_starts(listedCases);
    try {
      while (!report.done) {
        const bytes = report.more
          ? new Uint8Array()
          : await slice(source, bytesRead, bytesRead + chunkBytes);
        signal?.throwIfAborted();
        bytesRead += bytes.length;
        const fed = feed(session, bytes, bytesRead === bytesTotal);
        if (!fed.ok) {
          notices.push(fed.notice);
          break;
        }
        report = fed.value;
        notices.push(...fed.value.notices);
        log.add(fed.value, session.starts(), store.bytes);
        await store.add(session.answer().slice() as Uint8Array<ArrayBuffer>);
        signal?.throwIfAborted();
        const milliseconds = performance.now() - started;
        onProgress?.({ bytesRead, bytesTotal, cases: report.cases, milliseconds });
        if (bytesRead === bytesTotal && !report.more && !report.done) {
          throw new ContractError('report: expected done after the last of the input');
        }
      }
    } finally {
      session.delete();
    }
    const milliseconds = performance.now() - started;
    const { cases, suppressed } = report;
    const kept = await store.finish();
    return { ...kept, cases, notices, suppressed, milliseconds, ...log.finish(cases, notices) };
  }

  async check(...args: Parameters<Engine['check']>): Promise<Expected<CheckReport>> {
    return (await this.#check()).check(...args);
  }

  async generate(...args: Parameters<Engine['generate']>): Promise<Expected<string>> {
    return (await this.#check()).generate(...args);
  }

  async killMatrix(...args: Parameters<Engine['killMatrix']>): Promise<Expected<KillMatrix>> {
    return (await this.#check()).killMatrix(...args);
  }

  async witness(...args: Parameters<Engine['witness']>): Promise<Expected<Witness | null>> {
    return (await this.#check()).witness(...args);
  }

  async caseAt(
    dialect: DialectId,
    input: Input,
    wanted: WantedCase,
    index = noIndex,
  ): Promise<Expected<JudgeCase | null>> {
    const { start, end, offset, number } = searchFor(wanted, index);
    const text = await slice(bytesOf(input), start.offset, end);
    const judge = await this.#judge();
    return expected(judge.case_at(dialect, text, offset, number, start), parseCase);
  }

  async reflow(dialect: DialectId, text: string): Promise<Expected<string>> {
    return expected((await this.#judge()).reflow(dialect, text), (lines) => lines);
  }

  async analyse(game: GameId, position: string): Promise<Expected<Analysis>> {
    return expected(await this.#ask((from) => from.analyse(game, position)), parseAnalysis);
  }

  async play(game: GameId, position: string, move: string): Promise<Expected<string>> {
    return expected(await this.#ask((from) => from.play(game, position, move)), (text) => text);
  }

  async picture(game: GameId, position: string): Promise<Expected<unknown>> {
    return expected(await this.#ask((from) => from.picture(game, position)), parsePicture);
  }

  async remoteness(game: GameId, position: string): Promise<Expected<Remoteness | null>> {
    const ask = await this.#remoteness().catch(() => undefined);
    return ask ? ask(game, position) : { ok: true, value: null };
  }

  async step(game: GameId, position: string): Promise<Expected<SearchReport>> {
    const session = this.#open(await this.#search(), game, position);
    const until = performance.now() + stepMs;
    for (;;) {
      const report = expected(session.step(stepPositions), parseSearchReport);
      if (!report.ok || report.value.solved || performance.now() >= until) return report;
    }
  }

  #open(search: SearchModule, game: GameId, position: string): SearchSession {
    if (this.#opened?.game !== game || this.#opened.position !== position) {
      this.#opened?.session.delete();
      this.#opened = { game, position, session: search.open(game, position) };
    }
    return this.#opened.session;
  }

  /** The first module reports which positions are beyond it. */
  async #ask(question: (of: PositionCalls) => Reply): Promise<Reply> {
    const reply = checkReply(question(this.#positions));
    return reply.beyond ? question(await this.#search()) : reply;
  }
}

/** Boards do not need it. */
const loadStore = once(() => import('./answer_store'));

/** Loads once. A failed load is tried again at the next call, because the network may be back. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw EngineFailure.of('load', error);
    }));
}

function feed(session: Session, bytes: Uint8Array, last: boolean): Expected<Report> {
  session.room(bytes.length).set(bytes);
  return expected(session.feed(bytes.length, last), parseReport);
}
