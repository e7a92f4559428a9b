// The helper's side: answers segments, one at a time.
import { expected } from './guard';
import type { JudgeModule, Session } from './impartial_module';
import type { Fed } from './judge_text';
import { parseReport } from './judge_guard';
import { listedCases } from './case_index';
import type { AskHelper, Part, SegmentRequest, SegmentResults } from './segments';
import { slice } from './source';

/** A longer answer is not kept: it goes to the file while the text is read in order. */
const mostAnswerBytes = 1 << 26;

export function answerSegments(judge: JudgeModule): AskHelper {
  let session: Session | undefined;
  let ahead: { readonly offset: number; readonly bytes: Promise<Uint8Array> } | undefined;

  function read({ source, offset, size }: Part): Promise<Uint8Array> {
    if (ahead?.offset === offset) return ahead.bytes;
    return slice(source, offset, offset + size.bytes + size.look);
  }

  async function open(part: Part): Promise<SegmentResults['open']> {
    const bytes = await read(part);
    session ??= judge.solver(part.dialect, part.seed);
    session.restart();
    session.room(bytes.length).set(bytes);
    const { size, rowSize } = part;
    const range = session.open_segment(bytes.length, size.bytes, size.look, rowSize);
    return range.end > 0 ? range : undefined;
  }

  function answer(solver: Session, casesBefore: number, lists: boolean): SegmentResults['answer'] {
    solver.list_starts(lists ? listedCases : 0);
    solver.begin_segment(casesBefore);
    const fed: Fed[] = [];
    for (let answerBytes = 0; answerBytes < mostAnswerBytes;) {
      const report = expected(solver.feed(0, false), parseReport);
      if (!report.ok) return undefined;
      const { cases, next, more } = report.value;
      fed.push({ cases, next, starts: solver.starts().slice(), answer: solver.answer().slice() });
      if (!more) return { segment: solver.segment(), fed };
      answerBytes += solver.answer().length;
    }
    return undefined;
  }

  return (async (request: SegmentRequest) => {
    if (request.call === 'open') return open(request.part);
    const { casesBefore, lists, ahead: part } = request;
    ahead = part && { offset: part.offset, bytes: read(part) };
    // The request for that part fails.
    ahead?.bytes.catch(() => {});
    return session && answer(session, casesBefore, lists);
  }) as AskHelper;
}
