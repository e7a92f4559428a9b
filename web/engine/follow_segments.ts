// Deals the segments of a large file out to helpers, and joins them in order.
import { EngineFailure } from './engine';
import type { SegmentRange } from './impartial_module';
import type { AnsweredSegment, JudgeText } from './judge_text';
import type { Helpers, Part } from './segments';

/** After so many segments in a row that cannot be followed, the text is read in order. */
const patience = 16;

type File = Pick<Part, 'dialect' | 'seed' | 'source'>;

interface Deal {
  readonly part: Part;
  readonly opened: Promised<SegmentRange | undefined>;
  readonly answered: Promised<AnsweredSegment | undefined>;
  readonly joined: Promised<void>;
}

/** Reads a file as far as helpers are of use. Without helpers that is its first part, which tells what they must know. */
export async function followSegments(text: JudgeText, file: File, helpers: Helpers): Promise<void> {
  const { size } = helpers;
  await text.readTo(size.look);
  if (text.isDone) return;
  const { rowSize } = text;
  const deals: Deal[] = [];
  for (let offset = size.look; offset < file.source.size; offset += size.bytes) {
    const part = { ...file, offset, size, rowSize };
    deals.push({ part, opened: promised(), answered: promised(), joined: promised() });
  }
  const count = Math.min(helpers.count, deals.length);
  const begun = promised<void>();
  let next = 0;
  let joined = 0;
  let casesJoined = 0;
  let isOver = false;

  /** As far as the parts tell that are not joined yet. */
  async function casesBefore(index: number): Promise<number> {
    await begun.promise;
    let cases = 0;
    const ranges = await Promise.all(deals.slice(0, index).map(({ opened }) => opened.promise));
    for (let i = joined; i < index; i++) cases += ranges[i]?.cases ?? 0;
    return casesJoined + cases;
  }

  async function help(): Promise<void> {
    const helper = await helpers.start().catch((error: unknown) => {
      throw EngineFailure.of('load', error);
    });
    closing.push(() => helper.close());
    for (let index = next++; !isOver;) {
      const deal = deals[index];
      if (!deal) return;
      await deals[index - 2 * count]?.joined.promise;
      if (isOver) return;
      const range = await helper.ask({ call: 'open', part: deal.part });
      deal.opened.resolve(range);
      const before = range && (await casesBefore(index));
      index = next++;
      const ahead = deals[index]?.part;
      deal.answered.resolve(
        before === undefined
          ? undefined
          : await helper.ask({ call: 'answer', casesBefore: before, lists: text.lists, ahead }),
      );
    }
  }

  async function join(): Promise<void> {
    let missed = 0;
    for (const { part, opened, answered, joined: isJoined } of deals) {
      const range = await opened.promise;
      if (range) await text.readTo(part.offset + range.begin);
      casesJoined = text.cases;
      begun.resolve();
      const segment = !text.isDone && (await answered.promise);
      missed = segment && (await text.follow(segment)) ? 0 : missed + 1;
      if (range) await text.readTo(part.offset + range.end);
      if (text.isDone || missed === patience) return;
      joined++;
      casesJoined = text.cases;
      isJoined.resolve();
    }
  }

  /** A helper that cannot be loaded is only missed: the text is read in order. Another failure may be the text's. */
  function fail(error: unknown, reject: (error: unknown) => void): void {
    if (!(error instanceof EngineFailure && error.stage === 'load')) return reject(error);
    isOver = true;
    for (const { opened, answered } of deals) {
      opened.resolve(undefined);
      answered.resolve(undefined);
    }
  }

  const closing: (() => void)[] = [];
  const failed = new Promise<never>((_, reject) => {
    for (let i = 0; i < count; i++) help().catch((error: unknown) => fail(error, reject));
  });
  try {
    await Promise.race([join(), failed]);
  } finally {
    isOver = true;
    for (const close of closing) close();
  }
}

interface Promised<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
}

function promised<T>(): Promised<T> {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((kept) => (resolve = kept));
  return { promise, resolve };
}
