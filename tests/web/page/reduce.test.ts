// What each event makes of the page.
import { expect, test } from 'vitest';
import { registry } from '../../../web/games/registry';
import { formatAddress, readAddress } from '../../../web/page/address';
import {
  addressElsewhere,
  addressOf,
  linkTo as linkToGame,
  showsText,
  tells,
} from '../../../web/page/page_state';
import type { PageState } from '../../../web/page/page_state';
import { pageAt, reduce } from '../../../web/page/reduce';
import type { PageEvent } from '../../../web/page/reduce';
import { newEngine } from '../../wasm/module';

const games = await newEngine().games();

function after(state: PageState, ...events: readonly PageEvent[]): PageState {
  return events.reduce<PageState>((before, event) => reduce(before, event), state);
}

const hashOf = (state: PageState): string => formatAddress(addressOf(state));
const page = (hash: string, isNarrow = false): PageState =>
  after(pageAt(hash, { isNarrow }), { type: 'games', detail: games });
const went = (hash: string): PageEvent => ({ type: 'went', detail: hash });
const board = (position: string, ...moves: string[]): PageEvent => ({
  type: 'board',
  detail: { position, ...(moves.length > 0 && { moves }) },
});
const shown = (number: number, position: string | null, isUnasked = false): PageEvent => ({
  type: 'show-case',
  detail: {
    case: number,
    count: 3,
    words: '',
    line: 1,
    endLine: 1,
    offset: 0,
    length: 1,
    position,
    refusal: null,
    isUnasked,
  },
});

function linkTo(state: PageState, id: string): string {
  const game = registry.find((each) => each.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return linkToGame(state, game);
}

test('the address is that of the board that the table shows', () => {
  const state = after(page('#/v1/wythoff/hdu1527'), board('4 6', '1,1'));
  expect(hashOf(state)).toBe('#/v1/wythoff/hdu1527?position=4+6&moves=1,1');
});

test('a link to the board that is shown leaves it as it is', () => {
  const before = after(page('#/v1/wythoff/hdu1527'), board('4 6'));
  const state = after(before, went('#/v1/wythoff/wythoff_moves?position=4+6&lang=zh-Hans'));
  expect(state.board).toBe(before.board);
  expect(state.dialect).toBe('wythoff_moves');
  expect(state.language).toBe('zh-Hans');
});

test('each game is opened again as it was left, with its judge', () => {
  const start = after(page('#/v1/wythoff/wythoff_moves'), board('4 6', '1,1'));
  const elsewhere = after(start, went(linkTo(start, 'misere_nim')), board('9'));
  expect(hashOf(elsewhere)).toBe('#/v1/misere_nim/lightoj1253?position=9');
  expect(linkTo(elsewhere, 'wythoff')).toBe(hashOf(start));
  expect(hashOf(after(elsewhere, went(linkTo(elsewhere, 'wythoff'))))).toBe(hashOf(start));
});

test('the view beside the board stays when another game is opened', () => {
  const state = after(page('#/v1/wythoff/hdu1527'), { type: 'panel', detail: 'why' });
  expect(linkTo(state, 'misere_nim')).toBe('#/v1/misere_nim/lightoj1253?panel=why');
});

test('the language that the reader chooses is in no link', () => {
  const state = page('#/v1/wythoff/hdu1527?lang=zh-Hans');
  expect(hashOf(state)).toContain('lang=zh-Hans');
  const chosen = after(state, { type: 'language-chosen', detail: 'zh-Hant' });
  expect(hashOf(chosen)).toBe('#/v1/wythoff/hdu1527');
  expect(chosen.spoken).toBe('zh-Hant');
});

test('another name of a judge is understood when the solver has told it', () => {
  const early = pageAt('#/v1/misere_nim/poj3480?position=2+3', {});
  expect(after(early, { type: 'games', detail: games }).dialect).toBe('hdu1907');
  const late = after(page('#/v1/misere_nim/lightoj1253'), went('#/v1/misere_nim/poj3480'));
  expect(late.dialect).toBe('hdu1907');
});

test('a case of the text is the board, and the players stay', () => {
  const state = after(
    page('#/v1/wythoff/hdu1527?position=4+6&moves=1,1&mode=play&hints=why'),
    shown(2, '3 5'),
  );
  expect(state.board).toEqual({ position: '3 5', mode: 'play', hints: 'why' });
  expect(state.desk.shown?.case).toBe(2);
});

test('a case that cannot be on a board leaves the board as it is', () => {
  const before = after(page('#/v1/wythoff/hdu1527'), board('4 6'));
  const state = after(before, shown(2, null));
  expect(state.board).toBe(before.board);
  expect(state.desk.shown?.case).toBe(2);
});

test('the case is left with its position, its judge and its game, and not before', () => {
  const state = after(page('#/v1/wythoff/hdu1527'), shown(2, '3 5'), board('3 5', '1,1'));
  expect(state.desk.shown?.case).toBe(2);
  for (const leave of [
    board('3 6'),
    went('#/v1/wythoff/wythoff_moves?position=3+5'),
    went('#/v1/misere_nim/lightoj1253'),
    went('#/v1/wythoff/hdu1527'),
    { type: 'edited', detail: '1 2' },
    { type: 'sample', detail: undefined },
    { type: 'close-file', detail: undefined },
  ] satisfies PageEvent[]) {
    expect(after(state, leave).desk.shown, JSON.stringify(leave)).toBeUndefined();
  }
  expect(
    after(state, went('#/v1/wythoff/hdu1527?position=3+5&moves=1,1')).desk.shown,
  ).toBeDefined();
});

test('the case that is the example of the game stays on the board', () => {
  const example = games.find(({ id }) => id === 'wythoff')?.example ?? '';
  const state = after(page('#/v1/wythoff/hdu1527'), shown(1, example), {
    type: 'board',
    detail: {},
  });
  expect(state.desk.shown?.case).toBe(1);
});

test('a case that cannot be read is explained where the text is', () => {
  const asked = after(page('#/v1/wythoff/hdu1527', true), {
    type: 'pick-case',
    detail: { case: 2 },
  });
  expect(asked.desk.wanted).toEqual({ case: 2 });
  const lost = after(asked, { type: 'no-case', detail: { isFailed: true } });
  expect(lost.desk.wanted).toBeUndefined();
  expect(lost.panel).toBe('text');
  expect(after(asked, { type: 'no-case', detail: { isFailed: false } }).panel).toBeUndefined();
});

test('a file brings the text in front, and a game without text takes none', () => {
  const file = new File(['1 2'], 'in.txt');
  const narrow = after(page('#/v1/wythoff/hdu1527?panel=why', true), {
    type: 'file',
    detail: file,
  });
  expect([narrow.panel, narrow.desk.arriving]).toEqual(['text', file]);
  const wide = after(page('#/v1/wythoff/hdu1527?panel=why'), { type: 'file', detail: file });
  expect([wide.panel, showsText(wide)]).toEqual([undefined, true]);
  const sylver = page('#/v1/sylver_coinage');
  expect(after(sylver, { type: 'file', detail: file })).toBe(sylver);
});

test('the address has the texts of the link until they are packed anew', () => {
  const hash = '#/v1/wythoff/hdu1527?input=MzBSMOECAA';
  const linked = page(hash);
  expect(hashOf(linked)).toBe(hash);
  const read = after(linked, {
    type: 'unpacked',
    detail: {
      input: '3 5\n',
      output: undefined,
      program: undefined,
      made: undefined,
      isDamaged: false,
    },
  });
  expect(hashOf(read)).toBe('#/v1/wythoff/hdu1527');
  const packed = after(read, { type: 'packed', detail: { input: 'MzBSMOECAA' } });
  expect(hashOf(packed)).toBe(hash);
  // What is typed is in no link until it is packed.
  const typed = after(packed, { type: 'edited', detail: '3 5\n1' });
  expect(hashOf(typed)).toBe('#/v1/wythoff/hdu1527');
  // A link to a board alone leaves the texts on the desk.
  const board = after(packed, went('#/v1/wythoff/hdu1527?position=4+6'));
  expect(board.desk.drafts).toEqual(packed.desk.drafts);
  expect(board.desk.packed).toBeUndefined();
});

test('in a narrow window a case puts the board in front, and a link with texts the texts', () => {
  const text = after(page('#/v1/wythoff/hdu1527', true), { type: 'panel', detail: 'text' });
  expect(showsText(text)).toBe(true);
  expect(showsText(after(text, shown(1, '3 5')))).toBe(false);
  const hash = '#/v1/wythoff/hdu1527?input=MzBSMOECAA';
  expect(page(hash, true).panel).toBe('text');
  expect(page(hash).panel).toBeUndefined();
  expect(hashOf(page(hash))).toBe(hash);
});

test('a game without judge text shows none, and its address has no judge', () => {
  const hash = '#/v1/sylver_coinage?position=%3C20+21%3E';
  const state = page(hash);
  expect(state.dialect).toBeUndefined();
  expect(showsText(state)).toBe(false);
  expect(readAddress(hashOf(state))).toEqual(readAddress(hash));
});

test('the solver that did not come is asked for again', () => {
  const failure = { stage: 'load' } as never;
  const state = after(page(''), { type: 'unloaded', detail: failure });
  expect(state.loadFailure).toBe(failure);
  expect(after(state, { type: 'reload', detail: undefined }).loadFailure).toBeUndefined();
});

test('a board that another game has is opened there, and the link says so', () => {
  const before = page('#/v1/number_game/tud2001?position=%3C4+6%3E&moves=7&panel=atlas');
  const detail = { game: 'sylver_coinage', board: { position: '<4 6>', moves: ['7'] } };
  const state = after(before, { type: 'other-game', detail }, { type: 'games', detail: games });
  expect(hashOf(state)).toBe('#/v1/sylver_coinage?position=%3C4+6%3E&moves=7');
  expect(showsText(state)).toBe(false);
  expect(linkTo(state, 'number_game')).toBe('#/v1/number_game/tud2001');
});

test('a text that is brought is the input, and its first case is wanted', () => {
  const state = after(page('#/v1/wythoff/hdu1527?panel=why'), { type: 'text', detail: '8 5\n' });
  expect(state.desk.drafts).toEqual({ hdu1527: '8 5\n' });
  expect(state.desk.wanted).toEqual({ case: 1, isUnasked: true });
  // A wide window shows the answer; a narrow one tells it in a line, and stays where it is.
  expect(state.panel).toBeUndefined();
  const narrow = after(page('#/v1/wythoff/hdu1527?panel=why', true), {
    type: 'text',
    detail: '8 5\n',
  });
  expect(narrow.panel).toBe('why');
  const none = page('#/v1/sylver_coinage');
  expect(after(none, { type: 'text', detail: '8 5\n' })).toBe(none);
});

test('an input that is made comes to the board as a text that is brought', () => {
  const made = { text: '1 2\n', recipe: { kind: 'limits', seed: 7 } } as const;
  const state = after(page('#/v1/wythoff/hdu1527'), { type: 'made', detail: made });
  expect(state.desk.drafts).toEqual({ hdu1527: '1 2\n' });
  expect(state.desk.made).toEqual(made);
  expect(state.desk.wanted).toEqual({ case: 1, isUnasked: true });
  expect(state.hasBegun).toBe(true);
});

test('typing keeps the case on the board until the one at the caret is found', () => {
  const state = after(page('#/v1/wythoff/hdu1527'), shown(2, '3 5'), {
    type: 'typed',
    detail: { text: '1 2\n3 4\n', offset: 4 },
  });
  expect(state.desk.shown?.case).toBe(2);
  expect(state.desk.wanted).toEqual({ offset: 4, isUnasked: true });
  const none = after(state, { type: 'no-case', detail: { isFailed: false } });
  expect(none.desk.shown).toBeUndefined();
});

test('a case that comes by itself leaves the view that is open', () => {
  const text = page('#/v1/wythoff/hdu1527?panel=text', true);
  expect(after(text, shown(1, '3 5', true)).panel).toBe('text');
  expect(after(text, shown(1, '3 5')).panel).toBeUndefined();
});

test('the reader begins with a move, a text or a file, and not by coming', () => {
  const start = page('#/v1/wythoff/hdu1527?position=4+6&moves=1,1');
  expect(start.hasBegun).toBe(false);
  for (const event of [
    board('4 6', '1,1', '1,0'),
    { type: 'text', detail: '8 5\n' },
    { type: 'typed', detail: { text: '8', offset: 1 } },
  ] satisfies PageEvent[]) {
    expect(after(start, event).hasBegun, event.type).toBe(true);
  }
  expect(after(start, board('4 6', '1,1')).hasBegun).toBe(false);
  expect(after(start, board('3 5')).hasBegun).toBe(false);
});

test('the line above the tabs tells the answers to a text of the reader’s', () => {
  const answered: PageEvent = { type: 'answered', detail: { cases: 1, answers: ['1'] } };
  const sample = after(page('#/v1/wythoff/hdu1527', true), answered);
  expect(tells(sample)).toBe(false);
  const own = after(sample, { type: 'text', detail: '8 5\n' }, answered);
  expect(tells(own)).toBe(true);
  expect(tells(after(own, { type: 'narrow', detail: false }))).toBe(false);
  expect(tells(after(own, { type: 'answered', detail: undefined }))).toBe(false);
});

test('a judge with a rule of its own brings a case to the board, unless there is a position', () => {
  const first = { case: 1, isUnasked: true };
  const start = page('#/v1/heap_games');
  expect(start.desk.wanted).toBeUndefined();
  expect(page('#/v1/heap_games/lightoj1296').desk.wanted).toEqual(first);
  const shared = after(page('#/v1/heap_games/lightoj1296?program=x'), {
    type: 'unpacked',
    detail: {
      input: '1\n1\n5\n',
      output: undefined,
      program: undefined,
      made: undefined,
      isDamaged: false,
    },
  });
  expect(shared.desk.wanted).toEqual(first);
  expect(page('#/v1/heap_games/lightoj1296?position=0.77:+5').desk.wanted).toBeUndefined();
  expect(page('#/v1/wythoff/wythoff_moves').desk.wanted).toBeUndefined();

  const own = after(start, board('{2,5}: 5 12', '1:3'), {
    type: 'board',
    detail: { position: '{2,5}: 5 12', hints: 'values' },
  });
  const to = (dialect: string): PageEvent =>
    went(formatAddress(addressElsewhere(own, { game: 'heap_games', dialect })));
  expect(after(own, to('hdu1848')).desk.wanted).toEqual(first);
  expect(after(own, to('hdu1848')).board).toEqual({ hints: 'values' });
  // Neither the judge that was there nor another view takes the reader's position.
  expect(after(own, to('hdu1846')).board).toBe(own.board);
  const seen = after(own, { type: 'panel', detail: 'text' }, { type: 'view', detail: 'program' });
  expect(seen.board).toBe(own.board);
  expect(seen.desk.wanted).toBeUndefined();
});
