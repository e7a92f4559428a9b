// The second module's calls, loaded with it.
import { AnswerStore } from './answer_store';
import type { Keeping } from './answer_store';
import { CaseLog, listedCases, noIndex, searchFor } from './case_index';
import { defaultSeed } from './engine';
import type { Engine, Expected } from './engine';
import { ContractError, expected } from './guard';
import { parseCase, parseReport } from './judge_guard';
import type { JudgeModule, Session } from './impartial_module';
import { bytesOf, Reading, slice } from './source';
import type { Notice, Report } from './types';

export type JudgeCalls = Pick<Engine, 'solve' | 'caseAt' | 'reflow'>;

/** `keeping`: where long answers go. */
export function judgeCalls(judge: JudgeModule, keeping: Keeping): JudgeCalls {
  return {
    async solve(dialect, input, { seed = defaultSeed, signal, onProgress } = {}) {
      const reading = new Reading(input);
      const started = performance.now();

      const store = new AnswerStore(keeping);
      const notices: Notice[] = [];
      const log = new CaseLog();
      let report: Pick<Report, 'cases' | 'more' | 'done' | 'suppressed'> = {
        cases: 0,
        more: false,
        done: false,
        suppressed: { errors: 0, warnings: 0 },
      };

      const session = judge.solver(dialect, seed);
      session.list_starts(listedCases);
      try {
        while (!report.done) {
          const bytes = report.more ? new Uint8Array() : await reading.next();
          signal?.throwIfAborted();
          const fed = feed(session, bytes, reading.isEnd);
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
          const { bytesRead, bytesTotal, isEnd } = reading;
          onProgress?.({ bytesRead, bytesTotal, cases: report.cases, milliseconds });
          if (isEnd && !report.more && !report.done) {
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

function feed(session: Session, bytes: Uint8Array, last: boolean): Expected<Report> {
  session.room(bytes.length).set(bytes);
  return expected(session.feed(bytes.length, last), parseReport);
}
