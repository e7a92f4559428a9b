// What a program may give to the solver of the npm package.
import { expect, test } from 'vitest';
import { withTexts } from '../../web/engine/call_texts';

test.each([
  ['undefined', undefined],
  ['null', null],
  ['4,6', [4, 6]],
])('%s is no text', (shown, position) => {
  const asked = { call: 'analyse', args: ['wythoff', position] } as never;
  const message = `analyse: argument 2 must be a text, but is ${shown}`;
  expect(() => withTexts(asked)).toThrow(new TypeError(message));
});

test('an argument that is left out is no text', () => {
  const asked = { call: 'play', args: ['wythoff', '4 6'] } as never;
  expect(() => withTexts(asked)).toThrow('play: argument 3 must be a text, but is undefined');
});

test('half of a surrogate pair is read as every encoder reads it', () => {
  const position = '\ud800 4 😀\udc00';
  const { args } = withTexts({ call: 'analyse', args: ['wythoff', position] });
  const read = new TextDecoder().decode(new TextEncoder().encode(position));
  expect(args).toEqual(['wythoff', read]);
});

test('what is no text by itself stays as it is', () => {
  const input = new Uint8Array();
  const asked = { call: 'solve', args: ['hdu1527', input, { seed: 2 }] } as never;
  expect(withTexts(asked)).toEqual(asked);
});
