import { describe, expect, it, test } from 'vitest';
import {
  ContractError,
  expected,
  parseAnalysis,
  parseGames,
  parseNotice,
} from '../../web/engine/guard';
import { noticeCodes } from '../../web/engine/words';
import { parseReport } from '../../web/engine/judge_guard';
import { parseCheckReport } from '../../web/engine/check_guard';
import { sampleNotice } from './sample_notices';

const report = {
  cases: 2,
  more: false,
  done: true,
  notices: [],
  suppressed: { errors: 0, warnings: 0 },
  next: { line: 3, column: 1, offset: 12 },
};
const analysis = {
  game: 'misere_nim',
  position: '2 3',
  play: 'misere',
  outcome: 'N',
  status: 'solved',
  complete: true,
  reason: null,
  grundy: null,
  components: [2, '18446744073709551615'],
  winning: ['2:1'],
  options: {
    count: '18446744073709551615',
    listed: [{ move: '1:1', outcome: 'N', grundy: null }],
    truncated: true,
  },
  facts: [{ key: 'nim_sum', value: 1 }],
  view: { heaps: [2, 3] },
};
const games = {
  games: [
    {
      id: 'wythoff',
      play: 'normal',
      example: '3 5',
      module: 'positions',
      dialects: [
        {
          id: 'hdu1527',
          aliases: ['poj1067'],
          envelope: 'until_end',
          sample: '2 1\n',
          limits: [{ role: 'first_heap', minimum: '0', maximum: '1000000000' }],
        },
      ],
    },
  ],
};

describe('guard', () => {
  it.each(noticeCodes)('reads a notice %s with its parameters', (code) => {
    const notice = sampleNotice(code);
    expect(parseNotice(JSON.stringify(notice))).toEqual(notice);
    expect(parseReport(JSON.stringify({ ...report, notices: [notice] })).notices).toEqual([notice]);
  });

  it('reads games, a report and an analysis', () => {
    expect(parseGames(JSON.stringify(games))).toEqual(games.games);
    expect(parseReport(JSON.stringify(report))).toEqual(report);
    expect(parseAnalysis(JSON.stringify(analysis))).toEqual(analysis);
    expect(parseAnalysis(JSON.stringify({ ...analysis, grundy: 0 })).grundy).toBe(0);
  });

  it('drops unknown members', () => {
    expect(parseReport(JSON.stringify({ ...report, extra: 1 }))).toEqual(report);
  });

  const wordWithoutRole = { ...sampleNotice('not_a_number'), role: undefined };
  it.each<[string, () => unknown]>([
    ['no JSON', () => parseReport('{')],
    ['no object', () => parseReport('[]')],
    ['a missing member', () => parseReport(JSON.stringify({ ...report, done: undefined }))],
    ['a negative count', () => parseReport(JSON.stringify({ ...report, cases: -1 }))],
    ['a broken count', () => parseReport(JSON.stringify({ ...report, cases: 1.5 }))],
    ['an unknown code', () => parseNotice(JSON.stringify({ ...wordWithoutRole, code: 'x' }))],
    ['a code without its parameter', () => parseNotice(JSON.stringify(wordWithoutRole))],
    [
      'an unknown hint',
      () => parseNotice(JSON.stringify({ ...sampleNotice('not_a_number'), hint: 'x' })),
    ],
    [
      'a number that is no digits',
      () => parseAnalysis(JSON.stringify({ ...analysis, components: ['1e9'] })),
    ],
    ['an unknown outcome', () => parseAnalysis(JSON.stringify({ ...analysis, outcome: 'L' }))],
    [
      'a missing value that may be null',
      () => parseAnalysis(JSON.stringify({ ...analysis, grundy: undefined })),
    ],
    ['no game', () => parseGames('{"games":[]}')],
    [
      'a game without a module',
      () => parseGames(JSON.stringify({ games: [{ ...games.games[0], module: undefined }] })),
    ],
    ['no reply', () => expected(undefined, String)],
    ['a reply that is no text', () => expected({ ok: true, text: '2' }, String)],
    ['a reply without a mark', () => expected('', String)],
    ['a reply with an unknown mark', () => expected('2 5', String)],
  ])('refuses %s', (_, read) => {
    expect(read).toThrow(ContractError);
  });

  it('reports the place where the contract is broken', () => {
    const broken = { ...report, notices: [{ ...sampleNotice('trailing_input'), line: 'one' }] };
    expect(() => parseReport(JSON.stringify(broken))).toThrow('report.notices[0].line');
  });
});

test('a view is an object', () => {
  expect(() => parseAnalysis(JSON.stringify({ ...analysis, view: [] }))).toThrow(ContractError);
});

test('a reply has an answer, whose text comes unchanged, or a notice', () => {
  const notice = sampleNotice('too_large');
  expect(expected('= 2 5\n', (text) => text)).toEqual({ ok: true, value: ' 2 5\n' });
  expect(expected('=', (text) => text)).toEqual({ ok: true, value: '' });
  expect(expected(`!${JSON.stringify(notice)}`, (text) => text)).toEqual({ ok: false, notice });
});

test('the words of a check report are known ones', () => {
  const fault = {
    kind: 'wrong',
    case: 1,
    line: 1,
    offset: 0,
    outputLine: 1,
    count: 1,
    cut: false,
    position: '2 5',
    input: '2 2 5\n',
    expected: 'a\n',
    found: 'b\n',
    spacing: { kind: 'blanks', inside: true, expected: 1, found: 2 },
    reason: '',
    missingMoves: [],
    wrongMoves: [],
  };
  const rule = {
    fit: 'exactly',
    either: false,
    conditions: [{ feature: 'larger', relation: 'at_least', number: '9223372036854775808' }],
    wrong: 1,
    right: 0,
    wrongExample: { case: 1, position: '2 5' },
    rightExample: { case: 2, position: '2 6' },
    smallest: '1 2',
    gaps: [{ number: '9223372036854775808', from: '5', to: '9223372036854775809' }],
  };
  const near = {
    kind: 'capitals',
    dialect: '',
    count: 1,
    outputLine: 1,
    expected: 'A',
    found: 'a',
  };
  const checked = {
    verdict: 'wrong_answer',
    cases: 1,
    right: 0,
    refused: 0,
    missing: 0,
    extra: 0,
    empty: false,
    faults: [fault],
    remarks: [],
    near: [near],
    mistakes: [],
    explanations: [{ id: 'empty_wins', with: 'double', explains: 1, rest: null }],
    diagnosis: { sure: true, wrong: 1, right: 0, rules: [rule] },
    looksLike: '',
    notices: [],
    suppressed: { errors: 0, warnings: 0 },
  };
  const read = (changed: object): unknown =>
    parseCheckReport(JSON.stringify({ ...checked, ...changed }));
  expect(read({})).toEqual(checked);
  for (const changed of [
    { verdict: 'maybe' },
    { remarks: ['hm'] },
    { near: [{ ...near, kind: 'far' }] },
    { faults: [{ ...fault, kind: 'other' }] },
    { faults: [{ ...fault, reason: 'bad luck' }] },
    { diagnosis: { ...checked.diagnosis, rules: [{ ...rule, fit: 'nearly' }] } },
    { diagnosis: { ...checked.diagnosis, rules: [{ ...rule, gaps: [{ number: 5 }] }] } },
    { suppressed: 0 },
  ]) {
    expect(() => read(changed), JSON.stringify(changed)).toThrow(ContractError);
  }
});
