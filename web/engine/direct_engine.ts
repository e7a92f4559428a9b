// The solver on the thread that calls it: inside our worker, in Node, in tests.
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
import type { ImpartialModule, Positions, SearchModule, Session } from './impartial_module';
import { loadSearch } from './load';
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

/** Bytes handed over at once. Larger pieces are not faster, and wasm memory never shrinks again. */
export const chunkBytes = 1 << 20;

/** A step of a long analysis: short enough to be interrupted, long enough to be worth its message. */
const stepMs = 60;
const stepPositions = 5_000;

/** A short input can ask for a long answer; beyond this a page is not the place for it. */
const maximumAnswerBytes = 1 << 29;

export class DirectEngine implements Engine {
  readonly #module: ImpartialModule;
  readonly #load: () => Promise<SearchModule>;
  #search: Promise<SearchModule> | undefined;

  /** `load` brings the module for what is too large for the first; not before it is needed. */
  constructor(module: ImpartialModule, load: () => Promise<SearchModule> = loadSearch) {
    this.#module = module;
    this.#load = load;
  }

  async games(): Promise<readonly GameInfo[]> {
    return parseGames(this.#module.games());
  }

  async solve(dialect: DialectId, input: Input, options: SolveOptions = {}): Promise<Solution> {
    const { seed = defaultSeed, signal, onProgress } = options;
    const source = typeof input === 'string' ? new TextEncoder().encode(input) : input;
    const bytesTotal = source instanceof Uint8Array ? source.length : source.size;
    const started = performance.now();

    const parts: Uint8Array<ArrayBuffer>[] = [];
    const notices: Notice[] = [];
    let answerBytes = 0;
    let bytesRead = 0;
    let report: Report = { cases: 0, more: false, done: false, notices: [], suppressed: 0 };

    const session = this.#module.solver(dialect, seed);
    try {
      while (!report.done) {
        const bytes = report.more ? new Uint8Array() : await chunkAt(source, bytesRead);
        signal?.throwIfAborted();
        bytesRead += bytes.length;
        const fed = feed(session, bytes, bytesRead === bytesTotal);
        if (!fed.ok) {
          notices.push(fed.notice);
          break;
        }
        report = fed.value;
        notices.push(...report.notices);
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
    return { answer, cases, notices, suppressed, milliseconds };
  }

  async caseAt(
    dialect: DialectId,
    text: string,
    offset: number,
  ): Promise<Expected<JudgeCase | null>> {
    return expected(this.#module.case_at(dialect, text, offset), parseCase);
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
    const search = await this.#loadSearch();
    const until = performance.now() + stepMs;
    for (;;) {
      const reply = search.step(game, position, stepPositions);
      const report = expected(reply, parseSearchReport);
      if (!report.ok || report.value.solved || performance.now() >= until) return report;
    }
  }

  /** What is too large for the first module is asked of the other, which is loaded for it. */
  async #ask(question: (of: Positions) => Reply): Promise<Reply> {
    const reply = checkReply(question(this.#module));
    if (reply.ok || parseNotice(reply.text).code !== 'too_large') return reply;
    return question(await this.#loadSearch());
  }

  #loadSearch(): Promise<SearchModule> {
    this.#search ??= this.#load().catch((error: unknown) => {
      // Another question may find the network back.
      this.#search = undefined;
      throw EngineFailure.of('load', error);
    });
    return this.#search;
  }
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

async function chunkAt(source: Uint8Array | Blob, from: number): Promise<Uint8Array> {
  if (source instanceof Uint8Array) return source.subarray(from, from + chunkBytes);
  try {
    return new Uint8Array(await source.slice(from, from + chunkBytes).arrayBuffer());
  } catch (error) {
    // The file was moved, deleted or changed after it had been chosen.
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
