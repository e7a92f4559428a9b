// The words before a language is loaded, when it is loaded, and if it cannot be loaded.
import { expect, test, vi } from 'vitest';
import { speak, withWords } from '../../web/kit/loading';
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
  const said = await withWords(code);
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

const named = new TypeError('error loading dynamically imported module: https://host/part.js');

const answer = (type: string, status = 200): Response =>
  new Response('', { status, headers: { 'content-type': type } });
const code = answer('text/javascript');
const page = answer('text/html');

test.each([
  ['a file that is not there, as WebKit says it', new TypeError('Load failed'), code, false],
  ['a file that is not there yet', named, answer('text/javascript', 404), false],
  ['a page in the place of a file', named, page, false],
  ['a file that cannot be asked for', named, undefined, false],
  // A browser keeps these.
  ['a file that is there, and was not asked for again', named, code, true],
  ['half of a file', new SyntaxError('Unexpected end'), undefined, true],
])('whether the page must be loaded again after %s', async (_, error, answered, must) => {
  vi.resetModules();
  const { needsReload, withWords } = await import('../../web/kit/loading');
  const asked = vi.fn(async () => {
    if (!answered) throw new TypeError('no network');
    return answered;
  });
  vi.stubGlobal('fetch', asked);
  await expect(withWords(() => Promise.reject(error))).rejects.toBe(error);
  expect(needsReload()).toBe(must);
  expect(asked.mock.calls).toEqual(error === named ? [['https://host/part.js']] : []);
  // It stays so, whatever else fails.
  await expect(withWords(() => Promise.reject(new TypeError('Load failed')))).rejects.toThrow();
  expect(needsReload()).toBe(must);
  vi.unstubAllGlobals();
});
