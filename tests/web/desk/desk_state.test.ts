// Which text the desk shows for a judge, what is set aside and comes back, and what an edit ends.
import { expect, test } from 'vitest';
import {
  emptyDesk as unloaded,
  given,
  lent,
  inputOf,
  outputOf,
  ownTextOf,
  putBack,
  replaced,
  textOf,
  turned,
  unjudged,
  withFile,
  withOutput,
  withSample,
  withText,
  withView,
} from '../../../web/desk/desk_state';
import type { DeskState, Judge } from '../../../web/desk/desk_state';
import { ownPutBack, withLinked } from '../../../web/desk/linked';
import { newEngine } from '../../wasm/module';

const games = await newEngine().games();
const formats = { hdu1527: 'hdu1527', wythoff_moves: 'hdu1527', hdu1907: 'hdu1907' };
const emptyDesk: DeskState = { ...unloaded, formats };

function judge(game: string, dialect: string, isKnown = true): Judge {
  const info = games.find(({ id }) => id === game)?.dialects.find(({ id }) => id === dialect);
  if (!info) throw new Error(`no judge ${dialect}`);
  return { game, dialect, info: isKnown ? info : undefined };
}

const hdu = judge('wythoff', 'hdu1527');
/** Reads the same as `hdu`. */
const moves = judge('wythoff', 'wythoff_moves');
const nim = judge('misere_nim', 'hdu1907');
const sample = hdu.info?.sample ?? '';
const none: Judge = { game: 'number_game', dialect: undefined, info: undefined };
const excerpt = { offset: 0, before: '', marked: '', after: '', cutBefore: false, cutAfter: true };

/** A desk on which everything is said about its text. */
const busy: DeskState = {
  ...withText(emptyDesk, 'mine\n', hdu),
  shown: { case: 1 } as NonNullable<DeskState['shown']>,
  wanted: { case: 2 },
  isLinkDamaged: true,
  packed: { input: 'x' },
};

function expectAnew(desk: DeskState): void {
  const { shown, wanted, isLinkDamaged, packed } = desk;
  expect({ shown, wanted, isLinkDamaged, packed }).toEqual({ isLinkDamaged: false });
}

test('a judge shows the sample until somebody writes', () => {
  expect(textOf(emptyDesk, judge('wythoff', 'hdu1527', false))).toBe('');
  expect(textOf(emptyDesk, hdu)).toBe(sample);
  expect(ownTextOf(emptyDesk, hdu)).toBeUndefined();
  const desk = withText(emptyDesk, 'mine', hdu);
  expect(ownTextOf(desk, hdu)).toBe('mine');
  expect(ownTextOf(withText(desk, ' \n', hdu), hdu)).toBeUndefined();
  expect(textOf(turned(turned(desk, hdu, nim), nim, hdu), hdu)).toBe('mine');
});

test('what is typed before the solver comes stays, also if it is deleted again', () => {
  const early = judge('wythoff', 'hdu1527', false);
  expect(textOf(withText(emptyDesk, 'm', early), hdu)).toBe('m');
  const deleted = withText(withText(emptyDesk, 'm', early), '', early);
  expect(textOf(deleted, hdu)).toBe('');
});

test('a judge who reads the same takes over a text, but not a sample', () => {
  const mine = withText(emptyDesk, 'mine', hdu);
  expect(textOf(turned(mine, hdu, moves), moves)).toBe('mine');
  expect(textOf(turned(turned(mine, hdu, moves), moves, hdu), hdu)).toBe('mine');
  expect(textOf(turned(emptyDesk, hdu, moves), moves)).toBe(moves.info?.sample);
  expect(textOf(turned(mine, hdu, nim), nim)).toBe(nim.info?.sample);
  // Once it has a text, both keep their own.
  const both = withText(turned(mine, hdu, moves), 'theirs', moves);
  expect(textOf(turned(both, moves, hdu), hdu)).toBe('mine');
  expect(textOf(turned(turned(both, moves, hdu), hdu, moves), moves)).toBe('theirs');
});

test('a file goes over to a judge who reads the same, an output to none', () => {
  const file = new File(['1 2'], 'in.txt');
  const desk = withOutput(withFile(emptyDesk, { file, excerpt, of: 'notice' }), file, hdu);
  expect(inputOf(desk, hdu)).toBe(file);
  expect(outputOf(desk, hdu)).toBe(file);
  expect(inputOf(turned(desk, hdu, moves), moves)).toBe(file);
  expect(outputOf(turned(desk, hdu, moves), moves)).toBe('');
  expect(inputOf(turned(desk, hdu, nim), nim)).toBe(nim.info?.sample);
});

test('an edit, another text and a file end what was said about the text', () => {
  const file = new File(['1 2'], 'in.txt');
  expectAnew(withText(busy, 'other', hdu));
  expectAnew(replaced(busy, 'other', hdu));
  expectAnew(withSample(busy, hdu));
  expectAnew(withFile(busy, { file, excerpt, of: 'notice' }));
  expectAnew(putBack({ ...busy, aside: { hdu1527: 'old' } }, hdu));
  // The same text is no edit, and another part of a file no other file.
  expect(withText(busy, 'mine\n', hdu)).toBe(busy);
  expect(replaced(busy, 'mine\r\n', hdu)).toEqual(busy);
  const opened = { ...busy, opened: { file, excerpt, of: 'notice' } } as const;
  expect(withFile(opened, { file, excerpt, of: 'case' }).shown).toBe(busy.shown);
});

test('a text of somebody’s own can be put back once after it was replaced; a sample cannot', () => {
  expect(replaced(emptyDesk, 'made', hdu).aside).toEqual({});
  const mine = withText(emptyDesk, 'mine', hdu);
  for (const desk of [replaced(mine, 'made', hdu), withSample(mine, hdu)]) {
    expect(desk.aside).toEqual({ hdu1527: 'mine' });
    const back = putBack(desk, hdu);
    expect(textOf(back, hdu)).toBe('mine');
    expect(back.aside).toEqual({});
    expect(putBack(back, hdu)).toBe(back);
  }
  expect(textOf(withSample(mine, hdu), hdu)).toBe(sample);
  // A text that was carried here is somebody's own too.
  expect(withSample(turned(mine, hdu, moves), moves).aside).toEqual({ wythoff_moves: 'mine' });
});

test('what the page lent is not set aside, until somebody changes it', () => {
  const mine = withText(emptyDesk, 'mine', hdu);
  const twice = lent(lent(mine, 'smallest\r\n', hdu), 'other', hdu);
  expect(textOf(twice, hdu)).toBe('other');
  expect(textOf(putBack(twice, hdu), hdu)).toBe('mine');
  const changed = lent(withText(twice, 'changed', hdu), 'third', hdu);
  expect(textOf(putBack(changed, hdu), hdu)).toBe('changed');
});

test('a text comes in the place of a file', () => {
  const file = new File(['1 2'], 'in.txt');
  const desk = withFile(withText(emptyDesk, 'mine', hdu), { file, excerpt, of: 'notice' });
  expect(inputOf(replaced(desk, 'mine', hdu), hdu)).toBe('mine');
  expect(inputOf(replaced(desk, 'other', hdu), hdu)).toBe('other');
  expect(inputOf(withSample(desk, hdu), hdu)).toBe(sample);
});

test('a text that moves to another judge sets that one’s own text aside', () => {
  const desk = given(withText(emptyDesk, 'theirs', nim), 'hdu1907', 'moved');
  expect(textOf(desk, nim)).toBe('moved');
  expect(textOf(putBack(desk, nim), nim)).toBe('theirs');
  expect(given(emptyDesk, 'hdu1907', 'moved').aside).toEqual({});
});

test('lines end as an editor ends them', () => {
  expect(textOf(replaced(emptyDesk, '1 2\r\n3 4\r', hdu), hdu)).toBe('1 2\n3 4\n');
});

test('what is wrong with an output is shown beside it only', () => {
  const faults = [{ case: 1 }] as unknown as DeskState['judged']['faults'];
  const judged = { faults, verdict: 'wrong_answer', words: 'wrong' } as const;
  const desk = { ...withView(emptyDesk, 'own'), judged };
  expect(withView(desk, 'own')).toBe(desk);
  expect(withView(desk, 'judge').judged).toEqual(unjudged);
  expect(turned(desk, hdu, moves).judged).toEqual(unjudged);
});

test('a link puts its texts on the desk, and what it replaces can be put back', () => {
  const linked = { input: 'packed', output: 'packed' };
  const before = { ...withText(emptyDesk, 'mine', hdu), linked };
  const texts = {
    input: '3 5\n',
    output: '0\n',
    program: undefined,
    made: undefined,
    isDamaged: false,
  };
  const desk = withLinked(before, texts, hdu);
  expect(textOf(desk, hdu)).toBe('3 5\n');
  expect(outputOf(desk, hdu)).toBe('0\n');
  expect(desk.view).toBe('own');
  expect(desk.linked).toBeUndefined();
  expect(textOf(putBack(desk, hdu), hdu)).toBe('mine');
});

test.each(['output', 'program'] as const)('so can an %s, but not one of another link', (which) => {
  const kinds = { output: 'outputs', program: 'programs' } as const;
  const none = { input: undefined, output: undefined, program: undefined };
  const link = (text: string) => ({ ...none, [which]: text, made: undefined, isDamaged: false });
  const textIn = (desk: DeskState) => desk[kinds[which]]['hdu1527'];
  const mine = { ...emptyDesk, [kinds[which]]: { hdu1527: 'mine' } };
  const desk = withLinked(withLinked(mine, link('one'), hdu), link('other'), hdu);
  expect(textIn(desk)).toBe('other');
  const back = ownPutBack(desk, which, hdu);
  expect(textIn(back)).toBe('mine');
  expect(back.aside).toEqual({});
  expect(ownPutBack(back, which, hdu)).toBe(back);
  // An empty one is none, and the same is not replaced.
  expect(withLinked(emptyDesk, link('one'), hdu).aside).toEqual({});
  const same = withLinked(mine, link('mine'), hdu);
  expect(same.aside).toEqual({});
  expect(textIn(ownPutBack(withLinked(same, link('one'), hdu), which, hdu))).toBe('mine');
});

test('a link has an output and a program', () => {
  const texts = {
    input: undefined,
    output: '0',
    program: 'int',
    made: undefined,
    isDamaged: false,
  };
  const desk = withLinked(emptyDesk, texts, hdu);
  expect([desk.outputs, desk.programs]).toEqual([{ hdu1527: '0' }, { hdu1527: 'int' }]);
  expect(desk.view).toBe('own');
});

test('a damaged link changes no text, and stays in the address', () => {
  const linked = { input: 'damaged!' };
  const before = { ...withText(emptyDesk, 'mine', hdu), linked };
  const texts = {
    input: undefined,
    output: undefined,
    program: undefined,
    made: undefined,
    isDamaged: true,
  };
  const desk = withLinked(before, texts, hdu);
  expect(textOf(desk, hdu)).toBe('mine');
  expect(desk.isLinkDamaged).toBe(true);
  expect(desk.packed).toEqual(linked);
});

test('a link to an input that was made opens the test data', () => {
  const made = { text: '1 2\n', recipe: { kind: 'limits', seed: 7 } } as const;
  const texts = { input: made.text, output: undefined, program: undefined, made, isDamaged: false };
  const desk = withLinked(emptyDesk, texts, hdu);
  expect(desk.view).toBe('practice');
  expect(desk.made).toBe(made);
});

test('without a judge there is no text', () => {
  expect(withText(emptyDesk, 'mine', none)).toBe(emptyDesk);
  expect(textOf(emptyDesk, none)).toBe('');
  expect(textOf(turned(withText(emptyDesk, 'mine', hdu), hdu, none), none)).toBe('');
});
