import { describe, expect, it } from 'vitest';
import { sharedEngine, tooLong } from '../../web/embed/shared_engine';
import { attributeLines, parseAttributes } from '../../web/kit/board/fence_text';
import { withOwnLengths } from '../../web/build/lengths';

describe('a position on the thread of a host', () => {
  const fullRow = Array.from({ length: 20 }, (_, index) => index + 1).join(' ');
  const row = (count: number): string => Array.from({ length: count }, () => fullRow).join(' / ');

  it('is read if a judge can set it', () => {
    expect(tooLong(row(1000))).toBeUndefined();
  });

  // The solver is not loaded, which Node could not do.
  it.each([row(2000), '1 '.repeat(1e6)])('is refused unread if it is longer', async (position) => {
    const refused = {
      ok: false,
      notice: { code: 'too_large', maximum: '60000', length: position.length },
    };
    expect(await sharedEngine.analyse('misere_nim', position)).toMatchObject(refused);
    expect(await sharedEngine.after('misere_nim', position, '1:1')).toMatchObject(refused);
    expect(await sharedEngine.step('misere_nim', position)).toMatchObject(refused);
  });
});

describe('parseAttributes', () => {
  it.each([
    ['game=wythoff', { game: 'wythoff' }],
    [
      `game=wythoff position="4 6" hints='none'`,
      { game: 'wythoff', position: '4 6', hints: 'none' },
    ],
    [
      'game = chess_rows\nposition = "19 20 / 18"\n',
      { game: 'chess_rows', position: '19 20 / 18' },
    ],
    ['game=misere_nim readonly reveal', { game: 'misere_nim', readonly: true, reveal: true }],
    ['GAME=wythoff', { game: 'wythoff' }],
    ['game=number_game position=<4,5>', { game: 'number_game', position: '<4,5>' }],
    ['game=wythoff position=""', { game: 'wythoff', position: '' }],
    ['game=wythoff game=chess_rows', { game: 'wythoff' }],
    ['onclick="alert(1)" style=x game=wythoff', { game: 'wythoff' }],
    ['game=wythoff position=“4 6” mode=‘quiz’', { game: 'wythoff', position: '4 6', mode: 'quiz' }],
    ['4 6', {}],
    ['', {}],
  ])('%j', (text, asked) => {
    expect(parseAttributes(text)).toEqual(asked);
  });
});

describe('attributeLines', () => {
  const sentence = 'Heaps of 4 and 6 stones: who wins?';
  it.each([
    ['game=wythoff position="4 6"', 'game=wythoff position="4 6"', true],
    ['game=wythoff\nreadonly reveal\n', 'game=wythoff\nreadonly reveal', true],
    [`${sentence}\n\ngame=wythoff`, 'game=wythoff', true],
    [`game=wythoff\n\n${sentence}`, 'game=wythoff', false],
    [`position="4 6"\ngame=wythoff`, 'position="4 6"\ngame=wythoff', true],
    ['game=wythoff\n./run', 'game=wythoff', false],
    ['game = new Game();', 'game = new Game();', true],
    ['game＝wythoff position＝“4 6”', 'game=wythoff position=“4 6”', true],
    ['gamer=1', 'gamer=1', false],
    [sentence, '', false],
    ['', '', false],
  ])('%j', (text, lines, isFence) => {
    expect(attributeLines(text, true)).toBe(lines);
    expect(attributeLines(text, false).trim() !== '').toBe(isFence);
  });
});

describe('lengths', () => {
  it('are the reader’s in styles, and pixels in queries', () => {
    const source =
      "const a = css`p { margin: 0.5rem -1rem calc(2rem + 1px) } @container (max-width: 34rem) { i { top: 1rem } }`; const b = '1rem';";
    expect(withOwnLengths(source)).toBe(
      "const a = css`p { margin: calc(0.5 * var(--ig-rem)) calc(-1 * var(--ig-rem)) calc(calc(2 * var(--ig-rem)) + 1px) } @container (max-width: 544px) { i { top: calc(1 * var(--ig-rem)) } }`; const b = '1rem';",
    );
  });
});

it('the element can be imported where there is no DOM', async () => {
  expect(typeof document).toBe('undefined');
  const { ImpartialBoard, tag } = await import('../../web/embed/define');
  expect(tag).toBe('impartial-board');
  expect(typeof ImpartialBoard).toBe('function');
});
