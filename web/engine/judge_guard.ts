// The readers of the judge module's JSON, loaded with it.
import { count, flag, listOf, notice, orNull, parse, shape, suppressed, text } from './guard';
import type { JudgeCase, Report } from './types';

const report = shape<Report>({
  cases: count,
  more: flag,
  done: flag,
  notices: listOf(notice),
  suppressed,
  next: shape<Report['next']>({ line: count, column: count, offset: count }),
});

const judgeCase = orNull(
  shape<JudgeCase>({
    case: count,
    line: count,
    endLine: count,
    offset: count,
    length: count,
    position: orNull(text),
    refusal: orNull(notice),
  }),
);

export const parseReport = (json: string): Report => parse(json, 'report', report);
export const parseCase = (json: string): JudgeCase | null => parse(json, 'case', judgeCase);
