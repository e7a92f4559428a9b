import { describe, expect, it } from 'vitest';
import { foreignFormats, hints, noticeCodes } from '../../web/engine/words';
import type { Notice } from '../../web/engine/types';
import { dialectTexts } from '../../web/games/dialects';
import { noticeWords as words } from '../../web/games/notices_zh_hans';
import { registry } from '../../web/games/registry';
import { rules } from '../../web/games/rules';
import { speak } from '../../web/kit/loading';
import { formatBytes, formatMilliseconds, formatPercent } from '../../web/i18n/measured';
import { chooseLanguage, languages, say } from '../../web/i18n/language';
import type { Language, Text } from '../../web/i18n/language';
import { pageSentences } from '../../web/page/page_sentences';
import { sampleNotice } from './sample_notices';

/** Characters that only one of the two scripts has, among those that the page uses. */
const onlySimplified = /[个数请输这则题粘贴复样编码压缩认将误错选择开关动门东说读写论语]/;
const onlyTraditional = /[個數請輸這則題貼複樣編碼壓縮認將誤錯選擇開關動門東說讀寫論語]/;

/** The roles and the rules of all games. */
const roles = ['case_count', ...Object.keys(words.roles)];
const positionRules = Object.keys(words.rules);

const everyNotice: Notice[] = [
  ...noticeCodes.map((code) => sampleNotice(code)),
  ...roles.flatMap((role) => [
    sampleNotice('not_a_number', { role }),
    sampleNotice('out_of_range', { role }),
    sampleNotice('wrong_count', { role }),
    sampleNotice('unexpected_end', { role }),
    sampleNotice('beyond_limit', { role }),
  ]),
  ...hints.map((hint) => sampleNotice('not_a_number', { hint })),
  ...foreignFormats.map((found) => sampleNotice('not_text', { found })),
  ...positionRules.map((rule) => sampleNotice('illegal_position', { rule })),
];

/** All texts of a dictionary; its functions are called with sample arguments. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(sentencesOf);
  return [];
}

function isIn(language: Language, sentence: string): boolean {
  if (language === 'zh-Hans') return !onlyTraditional.test(sentence);
  if (language === 'zh-Hant') return !onlySimplified.test(sentence);
  return !/\p{Script=Han}/u.test(sentence);
}

describe('chooseLanguage', () => {
  it.each<[string[], Language]>([
    [['zh-CN'], 'zh-Hans'],
    [['zh'], 'zh-Hans'],
    [['zh-SG', 'en'], 'zh-Hans'],
    [['zh-TW'], 'zh-Hant'],
    [['zh-Hant-CN'], 'zh-Hant'],
    [['zh-Hans-HK'], 'zh-Hans'],
    [['zh_HK'], 'zh-Hant'],
    [['en-GB', 'zh-CN'], 'en'],
    [['fr', 'zh-TW', 'en'], 'zh-Hant'],
    [['fr', 'de'], 'en'],
    [[], 'en'],
    // As some pages around a board leave them.
    [[null, undefined, '', 'zh-TW'] as never, 'zh-Hant'],
  ])('%j -> %s', (preferred, language) => {
    expect(chooseLanguage(preferred)).toBe(language);
  });
});

const dictionaries = await Promise.all(
  languages.map(async (each) => {
    const language = await speak(each);
    return { language, dictionary: pageSentences[language] };
  }),
);

it('says how many cases are beyond the judge with grouped digits, and that all are answered', () => {
  const notice = sampleNotice('beyond_limit', {
    role: 'case_count',
    found: '1843815',
    minimum: '0',
    maximum: '100',
  });
  const said = languages.map((language) => pageSentences[language].notice(notice));
  expect(said).toEqual([
    '1,843,815 cases; the judge has at most 100. All are answered.',
    '共 1,843,815 组数据，题目保证最多 100 组；全部都已作答',
    expect.stringContaining('1,843,815'),
  ]);
});

describe.each(dictionaries)('the dictionary $language', ({ language, dictionary }) => {
  it('is in its own language and script throughout', () => {
    const sentences = sentencesOf(dictionary);
    expect(sentences.length).toBeGreaterThan(40);
    expect(sentences.filter((each) => each.trim() === '' || !isIn(language, each))).toEqual([]);
  });

  it('has a sentence for every notice, with all parameters of the notice', () => {
    for (const notice of everyNotice) {
      const sentence = dictionary.notice(notice);
      if (language === 'en') {
        const isOwn = notice.code === 'beyond_limit' && notice.role === 'case_count';
        if (!isOwn) expect(sentence).toBe(notice.message);
        continue;
      }
      expect(sentence).not.toMatch(/English|undefined|\[object/);
      expect(sentence).toMatch(/\p{Script=Han}/u);
      expect(isIn(language, sentence), sentence).toBe(true);
      const named = ['found', 'minimum', 'maximum', 'announced', 'counted', 'shown', 'total'];
      const values = notice as unknown as Record<string, string>;
      for (const key of named) {
        if (key in values && notice.code !== 'not_text') expect(sentence).toContain(values[key]);
      }
    }
  });

  it('distinguishes hints, formats, rules and roles', () => {
    if (language === 'en') return;
    const distinct = (notices: Notice[]) => new Set(notices.map(dictionary.notice)).size;
    const of = {
      hints: hints.map((hint) => sampleNotice('not_a_number', { hint })),
      roles: roles.map((role) => sampleNotice('not_a_number', { role })),
      formats: foreignFormats.map((found) => sampleNotice('not_text', { found })),
      rules: positionRules.map((rule) => sampleNotice('illegal_position', { rule })),
    };
    for (const notices of Object.values(of)) expect(distinct(notices)).toBe(notices.length);
  });

  it('shows the equation of an impossible position and leaves its English aside', () => {
    if (language === 'en') return;
    const sentence = dictionary.notice(sampleNotice('illegal_position'));
    expect(sentence).toContain('6 = 3 + 3');
    expect(sentence).not.toContain('while');
  });

  it('names every game and dialect', () => {
    const dialects = Object.values(dialectTexts).flatMap((each) => Object.values(each));
    const texts: Text[] = [
      ...registry.flatMap(({ id, name }) => [name, rules[language][id] ?? '']),
      ...dialects.flatMap(({ name, reads, prints }) => [name, reads, prints]),
    ];
    const said = texts.map((text) => say(text, language));
    expect(said.length).toBeGreaterThan(30);
    expect(said.filter((each) => each.trim() === '' || !isIn(language, each))).toEqual([]);
    // Code is between pairs of backticks.
    expect(said.filter((each) => each.split('`').length % 2 === 0)).toEqual([]);
  });
});

describe('formats', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [200_000, '200 kB'],
    [12_345_678, '12.3 MB'],
    [5_000_000_000, '5 GB'],
  ])('%d bytes are %s', (bytes, words) => {
    expect(formatBytes(bytes, 'en')).toBe(words);
  });

  it.each([
    [0, '< 0.1 ms'],
    [0.42, '0.4 ms'],
    [9.96, '10.0 ms'],
    [83.2, '83 ms'],
    [1234, '1.2 s'],
    [61_000, '61 s'],
  ])('%d ms are %s', (milliseconds, words) => {
    expect(formatMilliseconds(milliseconds, 'en')).toBe(words);
  });

  it('writes a share as a percentage', () => {
    expect(formatPercent(0.346, 'zh-Hans')).toBe('35%');
  });
});
