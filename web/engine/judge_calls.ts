// The judge module's calls, loaded with it.
import { AnswerStore } from './answer_store';
import type { Keeping } from './answer_store';
import { CaseLog, listedCases, noIndex, searchFor } from './case_index';
import { defaultSeed } from './engine';
import type { Engine, Solution, SolveOptions } from './engine';
import { ContractError, expected, opened } from './guard';
import type { JudgeModule, Session } from './impartial_module';
import { parseCase, parseReport } from './judge_guard';
import { bytesOf, Reading, slice } from './source';
import type { Notice, Report } from './types';

export type JudgeCalls = Pick<Engine, 'solve' | 'caseAt' | 'reflow'>;

/** `keeping`: where long answers go. */
export function judgeCalls(judge: JudgeModule, keeping: Keeping): JudgeCalls {
  return {
    async solve(dialect, input, { seed = defaultSeed, ...hooks } = {}) {
      const session = opened(judge.solver(dialect, seed));
      if (!session.ok) return noAnswer(session.notice);
      try {
        return await answer(session.value, new Reading(input), keeping, hooks);
      } finally {
        session.value.delete();
      }
    },

    async caseAt(dialect, input, wanted, index = noIndex) {
      const { start, end, offset, number } = searchFor(wanted, index);
      const text = await slice(bytesOf(input), start.offset, end);
      return expected(judge.case_at(dialect, text, offset, number, start), parseCase);
    },

    async reflow(dialect, text) {
      return expected(judge.reflow(dialect, text), (lines) => lines);
    },
  };
}

const nothing = new Uint8Array();

/** Feeds a text to a session, in chunks, and takes all that it answers. */
async function answer(
  session: Session,
  reading: Reading,
  keeping: Keeping,
  { signal, onProgress }: SolveOptions,
): Promise<Solution> {
  const started = performance.now();
  const store = new AnswerStore(keeping);
  const log = new CaseLog();
  const notices: Notice[] = [];
  let report: Report | undefined;
  session.list_starts(listedCases);
  while (!report?.done) {
    const bytes: Uint8Array = report?.more ? nothing : await reading.next();
    signal?.throwIfAborted();
    session.room(bytes.length).set(bytes);
    report = parseReport(session.feed(bytes.length, reading.isEnd));
    if (reading.isEnd && !report.more && !report.done) {
      throw new ContractError('report: expected done after the last of the input');
    }
    notices.push(...report.notices);
    log.add(report, session.starts(), store.bytes);
    // A copy: wasm memory moves.
    await store.add(session.answer().slice());
    signal?.throwIfAborted();
    const { bytesRead, bytesTotal } = reading;
    const milliseconds = performance.now() - started;
    onProgress?.({ bytesRead, bytesTotal, cases: report.cases, milliseconds });
  }
  const { cases, suppressed } = report;
  const milliseconds = performance.now() - started;
  const kept = await store.finish();
  return { ...kept, cases, notices, suppressed, milliseconds, ...log.finish(cases, notices) };
}

/** Of a dialect that does not exist. */
function noAnswer(notice: Notice): Solution {
  return {
    answer: new Blob(),
    beginning: nothing,
    cases: 0,
    notices: [notice],
    suppressed: { errors: 0, warnings: 0 },
    milliseconds: 0,
    ...new CaseLog().finish(0, [notice]),
  };
}
