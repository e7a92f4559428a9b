// A judge's text that is answered in order, from its beginning.
import { AnswerStore } from './answer_store';
import type { Keeping } from './answer_store';
import { CaseLog, listedCases, startOfInput } from './case_index';
import type { CasePlace } from './case_index';
import type { Progress, Solution } from './engine';
import { ContractError, expected } from './guard';
import type { Segment, Session } from './impartial_module';
import { parseReport } from './judge_guard';
import { chunkBytes, Reading, sizeOf, slice } from './source';
import type { Source } from './source';
import type { Notice, Report } from './types';

type Bytes = Uint8Array<ArrayBuffer>;

/** What a session gives for a feed. */
export interface Fed extends Pick<Report, 'cases' | 'next'> {
  /** Copies: wasm memory moves. */
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly answer: Bytes;
}

/** A segment that another session has answered, in one or more feeds. */
export interface AnsweredSegment {
  readonly segment: Segment;
  readonly fed: readonly Fed[];
}

interface Hooks {
  readonly signal: AbortSignal | undefined;
  readonly onProgress: ((progress: Progress) => void) | undefined;
}

const nothing = new Uint8Array();

export class JudgeText {
  /** The bytes that were read or followed. */
  bytes = 0;
  isDone = false;
  readonly #session: Session;
  readonly #source: Source;
  readonly #hooks: Hooks;
  readonly #started = performance.now();
  readonly #store: AnswerStore;
  readonly #notices: Notice[] = [];
  readonly #log = new CaseLog();
  #suppressed = { errors: 0, warnings: 0 };
  #place: CasePlace = startOfInput;

  constructor(session: Session, source: Source, keeping: Keeping, hooks: Hooks) {
    this.#session = session;
    this.#source = source;
    this.#hooks = hooks;
    this.#store = new AnswerStore(keeping);
    session.list_starts(listedCases);
  }

  /** The cases so far. */
  get cases(): number {
    return this.#place.cases;
  }

  /** Whether the places of the next cases are listed. */
  get lists(): boolean {
    return this.#log.lists;
  }

  get rowSize(): number {
    return this.#session.row_size();
  }

  /** Reads all that is left. */
  async readOn(): Promise<void> {
    const reading = new Reading(this.#source, this.bytes);
    while (!this.isDone) {
      const chunk = await reading.next();
      await this.#feed(chunk, reading.isEnd);
      if (reading.isEnd && !this.isDone) {
        throw new ContractError('report: expected done after the last of the input');
      }
    }
  }

  /** Reads up to a place before the end, where a segment begins. */
  async readTo(end: number): Promise<void> {
    if (this.isDone || this.bytes === end) return;
    const part = await slice(this.#source, this.bytes, end);
    for (let at = 0; at < part.length && !this.isDone; at += chunkBytes) {
      if (at + chunkBytes >= part.length) this.#session.retry();
      await this.#feed(part.subarray(at, at + chunkBytes), false);
    }
  }

  /** Returns false, without an effect, if the segment might have been answered differently in order. */
  async follow({ segment, fed }: AnsweredSegment): Promise<boolean> {
    if (!this.#session.follow(segment)) return false;
    const { cases, line, offset } = this.#place;
    for (const { cases: read, next, starts, answer } of fed) {
      const place = { ...next, line: line + next.line - 1, offset: offset + next.offset };
      await this.#add({ cases: cases + read - segment.cases_before, next: place, starts, answer });
    }
    this.bytes += segment.bytes;
    this.#tell();
    return true;
  }

  async finish(): Promise<Solution> {
    const milliseconds = performance.now() - this.#started;
    const kept = await this.#store.finish();
    const { cases } = this;
    const [notices, suppressed] = [this.#notices, this.#suppressed];
    const log = this.#log.finish(cases, notices);
    return { ...kept, cases, notices, suppressed, milliseconds, ...log };
  }

  async #feed(bytes: Uint8Array, last: boolean): Promise<void> {
    const session = this.#session;
    this.bytes += bytes.length;
    for (let more = true; more && !this.isDone; bytes = nothing) {
      this.#hooks.signal?.throwIfAborted();
      session.room(bytes.length).set(bytes);
      const report = expected(session.feed(bytes.length, last), parseReport);
      if (!report.ok) {
        this.#notices.push(report.notice);
        this.isDone = true;
        return;
      }
      const { cases, next, done, notices, suppressed } = report.value;
      ({ more } = report.value);
      this.isDone = done;
      this.#notices.push(...notices);
      this.#suppressed = suppressed;
      await this.#add({
        cases,
        next,
        starts: session.starts().slice(),
        answer: session.answer().slice(),
      });
      this.#tell();
    }
  }

  async #add({ cases, next, starts, answer }: Fed): Promise<void> {
    this.#log.add({ cases, done: this.isDone, next }, starts, this.#store.bytes);
    this.#place = { cases, ...next };
    await this.#store.add(answer);
  }

  #tell(): void {
    this.#hooks.signal?.throwIfAborted();
    this.#hooks.onProgress?.({
      bytesRead: this.bytes,
      bytesTotal: sizeOf(this.#source),
      cases: this.cases,
      milliseconds: performance.now() - this.#started,
    });
  }
}
