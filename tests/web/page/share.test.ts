// The shared board: its link, its attributes, the name of its picture. The texts of the places have tests of their own.
import { expect, test } from 'vitest';
import { languages } from '../../../web/i18n/language';
import { readAddress } from '../../../web/page/address';
import { shareSentences } from '../../../web/page/share/share_sentences';
import { attributesOf, linkTo, pictureName, pins } from '../../../web/page/share/shared_board';
import type { SharedBoard } from '../../../web/page/share/shared_board';
import { speakAll } from '../languages';

await speakAll();

const home = 'https://example.org/play/';
const plain: SharedBoard = {
  game: 'chess_rows',
  dialect: 'hdu5724',
  position: '19 20 / 18',
  moves: [],
  mode: 'analyse',
  theme: 'system',
};
const rich: SharedBoard = {
  ...plain,
  game: 'number_game',
  dialect: 'poj1143',
  position: '<4 5>',
  moves: ['2'],
  mode: 'quiz',
  language: 'zh-Hans',
  theme: 'dark',
};
test('a link opens the board that was shared', () => {
  expect(linkTo(plain, home)).toBe(
    `${home}games/chess_rows.html#/v1/chess_rows/hdu5724?position=19+20+/+18`,
  );
  const played = new URL(linkTo({ ...rich, mode: 'play' }, home));
  // The card is in the language that was chosen.
  expect(played.pathname).toBe('/play/games/number_game.zh.html');
  expect(readAddress(played.hash)).toMatchObject({
    game: 'number_game',
    board: { position: '<4 5>', moves: ['2'], mode: 'play' },
    language: 'zh-Hans',
  });
  // A question is asked where its answer is judged.
  const asked = new URL(linkTo(rich, home));
  expect(asked.hash).toBe('');
  expect([['game', 'number_game'], ...asked.searchParams]).toEqual(attributesOf(rich));
});

test('the attributes are those that differ from the default', () => {
  expect(attributesOf(plain)).toEqual([
    ['game', 'chess_rows'],
    ['position', '19 20 / 18'],
  ]);
  expect(Object.fromEntries(attributesOf(rich))).toEqual({
    game: 'number_game',
    position: '<4 5>',
    moves: '2',
    mode: 'quiz',
    lang: 'zh-Hans',
    theme: 'dark',
  });
});

test('the name of a picture is short, and valid in every file system', () => {
  expect(pictureName(plain)).toBe('chess_rows-19-20-18');
  expect(pictureName({ ...plain, position: '' })).toBe('chess_rows');
  expect(pictureName({ ...plain, position: '1 2 '.repeat(40) })).toMatch(/^[\w-]{20,60}$/);
});

test.each(languages)('%s names each version', (language) => {
  const { versions } = shareSentences[language];
  expect(new Set(pins.map((pin) => versions(pin, '1.2.3'))).size).toBe(pins.length);
});
