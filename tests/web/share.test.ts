// The texts of the share dialog open the shared board and are safe to paste.
import { expect, test } from 'vitest';
import { registry } from '../../web/games/registry';
import { languages } from '../../web/i18n/language';
import { readAddress } from '../../web/ui/address';
import { shareSentences } from '../../web/ui/share/share_sentences';
import { forms, frameOf, linkTo, pictureName, snippetsOf } from '../../web/ui/share/snippets';
import type { SharedBoard } from '../../web/ui/share/snippets';
import { speakAll } from './languages';

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
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>"a" & \'b\' #</title></svg>';
const text = (form: (typeof forms)[number], board: SharedBoard, title = 'A board') =>
  snippetsOf(form, { board, home, title, svg }).map((snippet) => snippet.text);

test('a link opens the board that was shared', () => {
  expect(linkTo(plain, home)).toBe(`${home}#/v1/chess_rows/hdu5724?position=19+20+/+18`);
  const { game, position, moves, hints, language } = readAddress(new URL(linkTo(rich, home)).hash);
  expect({ game, position, moves, hints, language }).toEqual({
    game: 'number_game',
    position: '<4 5>',
    moves: ['2'],
    hints: 'none',
    language: 'zh-Hans',
  });
});

test('a frame carries every attribute, and no default', () => {
  const plainQuery = new URL(frameOf(plain, home)).searchParams;
  expect([...plainQuery]).toEqual([
    ['game', 'chess_rows'],
    ['position', '19 20 / 18'],
  ]);
  const richFrame = new URL(frameOf(rich, home));
  expect(richFrame.pathname).toBe('/play/embed.html');
  expect(Object.fromEntries(richFrame.searchParams)).toEqual({
    game: 'number_game',
    position: '<4 5>',
    moves: '2',
    mode: 'quiz',
    lang: 'zh-Hans',
    theme: 'dark',
  });
});

test('an element is written with escaped attributes and a link inside', () => {
  expect(text('element', rich, 'a "b" <c>')).toEqual([
    [
      `<script type="module" src="${home}embed/impartial-board.js"></script>`,
      '<impartial-board game="number_game" position="&lt;4 5&gt;" moves="2" mode="quiz" lang="zh-Hans" theme="dark">',
      `  <a href="${linkTo(rich, home).replaceAll('&', '&amp;')}">a &quot;b&quot; &lt;c&gt;</a>`,
      '</impartial-board>',
    ].join('\n'),
  ]);
});

test('a fence has the attributes in its body', () => {
  expect(text('fence', rich)[0]).toBe(
    '```impartial\ngame=number_game position="<4 5>" moves=2 mode=quiz lang=zh-Hans theme=dark\n```',
  );
});

test('a picture is a linked image in Markdown and in HTML', () => {
  expect(pictureName(plain)).toBe('chess_rows-19-20-18.svg');
  expect(pictureName({ ...plain, position: '' })).toBe('chess_rows.svg');
  const [markdown = '', html = ''] = text('picture', plain, 'Chess [1]');
  expect(markdown).toBe(`[![Chess \\[1\\]](chess_rows-19-20-18.svg)](${linkTo(plain, home)})`);
  const source = /src="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(decodeURIComponent(source.replace('data:image/svg+xml,', ''))).toBe(svg);
  expect(source).not.toMatch(/[<>#"]/);
});

test.each(forms)('%s: shared values cannot break out of the text', (form) => {
  const evil = '"><script>alert(1)</script>';
  for (const each of text(form, { ...rich, position: evil, moves: [evil] }, evil)) {
    // The one script is ours; to every renderer a fence's body is text.
    const scripts =
      each.replace(/^```[^]*```$/, '').match(/(?<!\\)<script(?! type="module")/g) ?? [];
    expect(scripts).toEqual([]);
  }
});

test.each(languages)('%s has every sentence', (language) => {
  const sentences = shareSentences[language];
  for (const form of forms) expect(sentences.about[form].length).toBeGreaterThan(10);
  expect(registry.length).toBeGreaterThan(0);
});
