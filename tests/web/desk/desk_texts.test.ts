// Which text the desk shows for a dialect, and what comes back.
import { beforeEach, expect, test } from 'vitest';
import { DeskTexts } from '../../../web/desk/input/desk_texts';

const lines = 'a line for each case';
const heaps = 'heaps';
const stored = new Map<string, string>();
const memory = {
  get: (key: string) => stored.get(key) ?? null,
  set: (key: string, text: string) => void stored.set(key, text),
  remove: (key: string) => void stored.delete(key),
};
let texts: DeskTexts;

beforeEach(() => {
  stored.clear();
  texts = new DeskTexts(memory);
});

test('a dialect shows its sample until somebody writes', () => {
  expect(texts.show('poj1143', lines, 'sample', '')).toEqual({
    text: 'sample',
    isSameFormat: false,
  });
  texts.hold('poj1143', 'mine');
  texts.show('hdu1907', heaps, 'heaps', 'mine');
  expect(texts.show('poj1143', lines, 'sample', 'heaps').text).toBe('mine');
});

test('a dialect that reads the same takes over a text, but not a sample', () => {
  texts.show('wythoff', lines, 'sample', '');
  expect(texts.show('moves', lines, 'other sample', 'sample')).toEqual({
    text: 'other sample',
    isSameFormat: true,
  });
  expect(texts.show('wythoff', lines, 'sample', 'mine').text).toBe('mine');
  expect(texts.show('moves', lines, 'other sample', ' \n').text).toBe('other sample');
  expect(texts.show('hdu1907', heaps, 'heaps', 'mine').text).toBe('heaps');
});

test('a sample that comes late is shown only where nothing is written', () => {
  expect(texts.show('poj1143', lines, undefined, '').text).toBe('');
  expect(texts.sampleArrived('sample')).toBe('sample');
  expect(texts.sampleArrived('sample')).toBe(undefined);
  texts.show('tud2001', lines, undefined, 'sample');
  texts.hold('tud2001', 'm');
  expect(texts.sampleArrived('other')).toBe(undefined);
  expect(texts.sample).toBe('other');
});

test('a text of somebody’s own can be put back once after it was replaced; a sample cannot', () => {
  texts.show('poj1143', lines, 'sample', '');
  texts.replace('poj1143', 'sample', 'generated');
  expect(texts.canPutBack('poj1143')).toBe(false);
  texts.replace('poj1143', 'mine', 'mine');
  expect(texts.canPutBack('poj1143')).toBe(false);
  texts.replace('poj1143', 'mine', 'generated');
  expect(texts.canPutBack('poj1143')).toBe(true);
  expect(texts.canPutBack('tud2001')).toBe(false);
  expect(texts.takeBack('poj1143')).toBe('mine');
  expect(texts.takeBack('poj1143')).toBe(undefined);
});

test('a text that moves to another dialect sets that one’s own text aside', () => {
  texts.show('poj1143', lines, 'sample', '');
  texts.hold('tud2001', 'theirs');
  texts.move('tud2001', 'moved');
  expect(texts.show('tud2001', lines, 'sample', 'mine').text).toBe('moved');
  expect(texts.takeBack('tud2001')).toBe('theirs');
});

test('a page that is loaded again finds what was kept', () => {
  texts.show('poj1143', lines, 'sample', '');
  texts.hold('poj1143', 'mine');
  expect(new DeskTexts(memory).show('poj1143', lines, 'sample', '').text).toBe('sample');
  texts.keep();
  expect(new DeskTexts(memory).show('poj1143', lines, 'sample', '').text).toBe('mine');
  texts.forget('poj1143');
  expect(new DeskTexts(memory).show('poj1143', lines, 'sample', '').text).toBe('sample');
});
