// The solver on the calling thread: in our worker, in Node, in tests.
import { CaseLog, listedCases, noIndex, searchFor } from './case_index';
import type { WantedCase } from './case_index';
import { EngineFailure, defaultSeed } from './engine';
import type { Engine, Expected, Input, Solution, SolveOptions } from './engine';
import {
  ContractError,
  checkReply,
  parseAnalysis,
  parseCase,
  parseGames,
  parseNotice,
  parsePicture,
  parseReport,
  parseSearchReport,
} from './guard';
import type {
  JudgeModule,
  PositionCalls,
  PositionsModule,
  SearchModule,
  SearchSession,
  Session,
} from './impartial_module';
import type {
  Analysis,
  DialectId,
  GameId,
  GameInfo,
  JudgeCase,
  Notice,
  Reply,
  Report,
  SearchReport,
} from './types';

/** Bytes in one chunk. Larger chunks are not faster, and wasm memory never shrinks. */
export const chunkBytes = 1 << 20;

/** The length of a search step: short enough to be interrupted soon, long enough to be worth a message. */
const stepMs = 60;
const stepPositions = 5_000;

/** A short input can ask for a long answer; a page cannot handle a longer one than this. */
const maximumAnswerBytes = 1 << 29;

/** Loads the modules that are not needed at the start. */
export interface LaterModules {
  readonly judge: () => Promise<JudgeModule>;
  readonly search: () => Promise<SearchModule>;
}

export class DirectEngine implements Engine {
  readonly #positions: PositionsModule;
  readonly #judge: () => Promise<JudgeModule>;
  readonly #search: () => Promise<SearchModule>;
  /** The search of the last step, kept so that its position is read once. */
  #opened: { game: GameId; position: string; session: SearchSession } | undefined;

  constructor(positions: PositionsModule, later: LaterModules) {
    this.#positions = positions;
    this.#judge = once(later.judge);
    this.#search = once(later.search);
  }

  async games(): Promise<readonly GameInfo[]> {
    return parseGames(this.#positions.games());
  }

  async solve(dialect: DialectId, input: Input, options: SolveOptions = {}): Promise<Solution> {
    const { seed = defaultSeed, signal, onProgress } = options;
    const source = bytesOf(input);
    const bytesTotal = source instanceof Uint8Array ? source.length : source.size;
    const judge = await this.#judge();
    const started = performance.now();

    const parts: Uint8Array<ArrayBuffer>[] = [];
    const notices: Notice[] = [];
    let answerBytes = 0;
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
        log.add(fed.value, session.starts(), answerBytes);
        const part = session.answer().slice() as Uint8Array<ArrayBuffer>;
        parts.push(part);
        answerBytes += part.length;
        if (answerBytes > maximumAnswerBytes) throw new EngineFailure('size', `${answerBytes} B`);
        onProgress?.({ bytesRead, bytesTotal, cases: report.cases });
        if (bytesRead === bytesTotal && !report.more && !report.done) {
          throw new ContractError('report: expected done after the last of the input');
        }
      }
    } finally {
      session.delete();
    }
    const milliseconds = performance.now() - started;
    const { cases, suppressed } = report;
    const answer = joined(parts, answerBytes);
    return { answer, cases, notices, suppressed, milliseconds, ...log.finish(cases, notices) };
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

  async analyse(game: GameId, position: string): Promise<Expected<Analysis>> {
    return expected(await this.#ask((from) => from.analyse(game, position)), parseAnalysis);
  }

  async play(game: GameId, position: string, move: string): Promise<Expected<string>> {
    return expected(await this.#ask((from) => from.play(game, position, move)), (text) => text);
  }

  async picture(game: GameId, position: string): Promise<Expected<unknown>> {
    return expected(await this.#ask((from) => from.picture(game, position)), parsePicture);
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

/** Loads once. A failed load is tried again at the next call, because the network may be back. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw EngineFailure.of('load', error);
    }));
}

function expected<T>(raw: unknown, read: (text: string) => T): Expected<T> {
  const reply = checkReply(raw);
  return reply.ok
    ? { ok: true, value: read(reply.text) }
    : { ok: false, notice: parseNotice(reply.text) };
}

function feed(session: Session, bytes: Uint8Array, last: boolean): Expected<Report> {
  session.room(bytes.length).set(bytes);
  return expected(session.feed(bytes.length, last), parseReport);
}

type Source = Uint8Array<ArrayBuffer> | Blob;

function bytesOf(input: Input): Source {
  return typeof input === 'string' ? new TextEncoder().encode(input) : input;
}

async function slice(source: Source, from: number, to?: number): Promise<Uint8Array> {
  if (source instanceof Uint8Array) return source.subarray(from, to);
  try {
    return new Uint8Array(await source.slice(from, to).arrayBuffer());
  } catch (error) {
    // The file was moved, deleted or changed after it was chosen.
    throw new EngineFailure('read', String(error));
  }
}

function joined(parts: readonly Uint8Array<ArrayBuffer>[], bytes: number): Uint8Array<ArrayBuffer> {
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
