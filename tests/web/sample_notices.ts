// A notice of each code, for tests of code that reads or shows notices.
import type { NoticeCode, NoticeOf, NoticeParams } from '../../web/engine/types';

const params: NoticeParams = {
  not_a_number: { role: 'heap', found: '３', hint: 'full_width_digit' },
  not_text: { found: 'png' },
  out_of_range: { role: 'cell', found: '21', minimum: '1', maximum: '20' },
  wrong_count: { role: 'number', announced: '3', counted: '4' },
  unexpected_end: { role: 'row' },
  trailing_input: { found: 'YES' },
  illegal_position: { rule: 'sum_taken', witness: '6', left: '3', right: '3' },
  illegal_move: { found: '1:0' },
  unknown_game: { found: 'go' },
  unknown_dialect: { found: 'poj1' },
  too_large: { maximum: '20', game: 'sylver_coinage' },
  beyond_limit: { role: 'case_count', found: '101', minimum: '1', maximum: '100' },
  line_mismatch: { role: 'heap_count', announced: '3', counted: '2' },
  list_truncated: { role: 'cold_pair', shown: '10000', total: '618033988' },
};

export function sampleNotice<Code extends NoticeCode>(
  code: Code,
  changed: Partial<NoticeParams[Code]> = {},
): NoticeOf<Code> {
  const place = { case: 1, line: 2, column: 3, offset: 9, length: 1 };
  const notice = { severity: 'error', code, message: `English ${code}`, ...place };
  return { ...notice, ...params[code], ...changed } as NoticeOf<Code>;
}
