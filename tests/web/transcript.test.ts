// The dialogue of Wythoff's game, in the judge's format.
import { expect, it } from 'vitest';
import { transcript } from '../../web/games/wythoff/transcript';
import type { WythoffAnalysis } from '../../web/games/wythoff/view';
import { Playthrough } from '../../web/play/playthrough';
import { sampleOf } from '../corpus';
import { newEngine } from '../wasm/module';

const engine = newEngine();
const sample = sampleOf('wythoff_strategy').answer.toString();

async function written(position: string, moves: readonly string[], youFirst: boolean) {
  const playthrough = new Playthrough(engine, 'wythoff', () => {});
  await playthrough.open(position, moves);
  const line = [0, ...moves.map((_, index) => index + 1)].flatMap(
    (count) => playthrough.analysisAt(count) ?? [],
  );
  expect(line).toHaveLength(moves.length + 1);
  return transcript(line as WythoffAnalysis[], moves, youFirst);
}

it('writes a game as the judge does', async () => {
  // The sample's first game, after its list of pairs.
  const game = sample.slice(sample.indexOf('current'), sample.indexOf('\n(', 1) + 1);
  const moves = [...game.matchAll(/extract \((\d+,\d+)\)/g)].map(([, move]) => move ?? '');
  expect(moves.length).toBeGreaterThan(2);
  expect(await written('4 6', moves, true)).toBe(game);
});

it('names the pair first, whoever begins', async () => {
  expect(await written('3 5', ['1,1', '1,1', '0,1'], false)).toBe(
    [
      'current (3,5)',
      'She: extract (1,1) from (3,5)',
      'current (2,4)',
      'I: extract (1,1) from (2,4)',
      'She: extract (0,1) from (1,3)',
      '',
    ].join('\n'),
  );
});
