// Each game and each judge has an address.
import { describe, expect, it } from 'vitest';
import { dialectTexts } from '../../../web/games/dialects';
import { registry } from '../../../web/games/registry';
import { formatAddress, readAddress } from '../../../web/page/address';

const bare = { board: {}, texts: {}, panel: undefined, language: undefined };

describe('the address', () => {
  const all = registry.flatMap((game) =>
    game.dialects.map((dialect) => ({ ...bare, game: game.id, dialect })),
  );

  it('restores every game and dialect', () => {
    expect(all.length).toBeGreaterThanOrEqual(10);
    for (const address of all) expect(readAddress(formatAddress(address))).toEqual(address);
  });

  it.each([
    ['', 'number_game', 'poj1143'],
    ['#', 'number_game', 'poj1143'],
    ['#/v1/chess_rows', 'chess_rows', 'hdu5724'],
    ['#/v1/chess_rows/poj1143', 'chess_rows', 'hdu5724'],
    ['#/v1/go/19', 'number_game', 'poj1143'],
    ['#/v9/wythoff/hdu1527', 'number_game', 'poj1143'],
    ['#/v1/wythoff/wythoff_moves/more', 'wythoff', 'wythoff_moves'],
  ])('%s opens %s, %s', (hash, game, dialect) => {
    expect(readAddress(hash)).toEqual({ ...bare, game, dialect });
  });
});

describe('the registry', () => {
  it('has each game and each dialect once', () => {
    const ids = registry.flatMap((game) => [game.id, ...game.dialects]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has texts for each dialect, in its order, and for no other', () => {
    const judged = registry.filter(({ dialects }) => dialects.length > 0);
    expect(Object.keys(dialectTexts).sort()).toEqual(judged.map(({ id }) => id).sort());
    for (const { id, dialects } of registry) {
      expect(Object.keys(dialectTexts[id] ?? {})).toEqual(dialects);
    }
  });
});
