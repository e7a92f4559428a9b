// The words before a language is loaded, when it is loaded, and if it cannot be loaded.
import { expect, test } from 'vitest';
import { needsReload, speak, withWords } from '../../web/kit/loading';
import { dictionary } from '../../web/i18n/dictionary';

const hans = async () => ({ words: '简' });
const hant = async () => ({ words: '繁' });

test('English is there at once, another language once it is loaded', async () => {
  const said = dictionary('English', { 'zh-Hans': hans, 'zh-Hant': hant });
  expect(said).toEqual({ en: 'English', 'zh-Hans': 'English', 'zh-Hant': 'English' });
  expect(await speak('zh-Hans')).toBe('zh-Hans');
  expect(said).toEqual({ en: 'English', 'zh-Hans': '简', 'zh-Hant': 'English' });
});

test('code that comes later brings its words', async () => {
  await speak('zh-Hans');
  const code = async () => dictionary('English', { 'zh-Hans': hans, 'zh-Hant': hant });
  const said = await withWords(code());
  expect(said).toEqual({ en: 'English', 'zh-Hans': '简', 'zh-Hant': 'English' });
});

test('a failed load leaves the language as it was and is tried again', async () => {
  let isOnline = false;
  const said = dictionary('English', {
    'zh-Hans': hans,
    'zh-Hant': () => (isOnline ? hant() : Promise.reject(new Error('no network'))),
  });
  expect(await speak('zh-Hant', 'zh-Hans')).toBe('zh-Hans');
  expect(await speak('zh-Hans')).toBe('zh-Hans');
  expect(said).toEqual({ en: 'English', 'zh-Hans': '简', 'zh-Hant': 'English' });
  isOnline = true;
  expect(await speak('zh-Hant')).toBe('zh-Hant');
  expect(said['zh-Hant']).toBe('繁');
});

test('only code that is not ours makes the page be loaded again', async () => {
  for (const [error, must] of [
    [new TypeError('no network'), false],
    [new SyntaxError('half of it'), true],
    // A browser keeps what it has.
    [new TypeError('no network'), true],
  ] as const) {
    await expect(withWords(Promise.reject(error))).rejects.toBe(error);
    expect(needsReload()).toBe(must);
  }
});
