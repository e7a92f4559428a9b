// Links live for ever: links.tsv has the state that each one restores, and may only grow.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registry } from '../../../web/games/registry';
import { languages } from '../../../web/i18n/language';
import { firstMovers, modes, opponents } from '../../../web/play/seats';
import { newEngine } from '../../wasm/module';
import { formatAddress, panelsOf, readAddress, unescaped } from '../../../web/page/address';
import type { Address } from '../../../web/page/address';
import { hintLevels } from '../../../web/play/hint_level';

const games = await newEngine().games();

const links = readFileSync(new URL('../links.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes('\t'))
  .map((line) => line.split('\t') as [string, string]);

const bare = { board: {}, texts: {}, panel: undefined, language: undefined };

function wanted(text: string): Address {
  const [game = '', dialect, ...rest] = text.split(' ');
  const said = new Map(
    rest.map((each): [string, string] => {
      const name = each.slice(0, each.indexOf('='));
      return [name, each.slice(name.length + 1).replaceAll('+', ' ')];
    }),
  );
  const take = (names: readonly string[]): Record<string, unknown> =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = said.get(name);
        said.delete(name);
        if (value === undefined) return [];
        return [
          [name, name === 'at' ? Number(value) : name === 'moves' ? value.split(' ') : value],
        ];
      }),
    );
  const found: Address = {
    panel: undefined,
    language: undefined,
    ...take(['panel', 'language']),
    game,
    dialect: dialect === '-' ? undefined : dialect,
    board: take(['position', 'moves', 'at', 'mode', 'opponent', 'first', 'hints']),
    texts: take(['input', 'output', 'program', 'made']),
  };
  expect([...said]).toEqual([]);
  return found;
}

describe('links', () => {
  it('are many', () => expect(links.length).toBeGreaterThanOrEqual(28));

  it.each(links)('%s opens %s', (link, restored) => {
    const address = readAddress(link, games);
    expect(address).toEqual(wanted(restored));
    // The address that replaces it opens the same.
    expect(readAddress(formatAddress(address), games)).toEqual(address);
  });

  const whole = links.filter(([link]) => link.startsWith('#/'));
  it.each(whole)('%s opens, however often it was escaped', (link) => {
    const once = `#${encodeURIComponent(link.slice(1))}`;
    const twice = `#${encodeURIComponent(once.slice(1))}`;
    for (const each of [link, once, twice, link.replaceAll('&', '&amp;')]) {
      expect(unescaped(each)).toBe(link);
    }
  });

  it('are left as they are where there is no escape to undo', () => {
    for (const each of ['', '#', '#%', '#/%', '#%2F%', '#%2', '#100%']) {
      expect(unescaped(each)).toBe(each);
    }
  });

  it('name a dialect by any of its names', () => {
    const named = games.flatMap(({ id, dialects }) =>
      dialects.flatMap((dialect) => dialect.aliases.map((alias) => ({ id, dialect, alias }))),
    );
    expect(named.map(({ alias }) => alias)).toEqual([
      'poj1067',
      'poj3480',
      'bzoj1022',
      'luogu_p4279',
      'spoj_mmmgame',
      'poj2960',
      'kattis_snim',
    ]);
    for (const { id, dialect, alias } of named) {
      const address = readAddress(`#/v1/${id}/${alias}?position=2+3`, games);
      expect(address).toEqual({
        ...bare,
        game: id,
        dialect: dialect.id,
        board: { position: '2 3' },
      });
    }
  });

  it('are as readable as the game’s own notation', () => {
    const address: Address = {
      game: 'number_game',
      dialect: 'poj1143',
      board: { position: '2 3 4 5 6', moves: ['5'], mode: 'play', hints: 'values' },
      texts: {},
      panel: undefined,
      language: 'zh-Hans',
    };
    expect(formatAddress(address)).toBe(
      '#/v1/number_game/poj1143?position=2+3+4+5+6&moves=5&mode=play&hints=values&lang=zh-Hans',
    );
    const chess = {
      ...bare,
      game: 'chess_rows',
      dialect: 'hdu5724',
      board: { position: '19 20 / - / 18' },
    };
    expect(formatAddress(chess)).toBe('#/v1/chess_rows/hdu5724?position=19+20+/+-+/+18');
  });
});

const code = fc.stringMatching(/^[\w-]{0,20}$/);
const boards = fc.record(
  {
    position: fc.string({ unit: 'grapheme' }),
    moves: fc.array(fc.stringMatching(/^[^\s]{1,9}$/), { minLength: 1, maxLength: 5 }),
    at: fc.nat({ max: 999_999 }),
    mode: fc.constantFrom(...modes),
    opponent: fc.constantFrom(...opponents),
    first: fc.constantFrom(...firstMovers),
    hints: fc.constantFrom(...hintLevels),
  },
  { requiredKeys: [] },
);
const languageOrNone = fc.option(fc.constantFrom(...languages), { nil: undefined });
/** Any address: of a game with judge text, or of one without. */
const addresses: fc.Arbitrary<Address> = fc.constantFrom(...registry).chain((game) => {
  const hasText = game.dialects.length > 0;
  const texts = fc.record({ input: code, output: code, made: code }, { requiredKeys: [] });
  return fc.record({
    game: fc.constant(game.id),
    dialect: hasText ? fc.constantFrom(...game.dialects) : fc.constant(undefined),
    board: boards,
    texts: hasText ? texts : fc.constant({}),
    panel: fc.constantFrom(undefined, ...panelsOf(game, game.dialects[0])),
    language: languageOrNone,
  });
});

describe('an address', () => {
  it('comes back from its link, also after a browser has escaped it', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const hash = formatAddress(address);
        expect(readAddress(hash)).toEqual(address);
        expect(readAddress(new URL(hash, 'http://host/').hash)).toEqual(address);
      }),
    );
  });

  it('is read from anything, and names a game and a dialect that exist', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const hash of [text, `#/v1/wythoff/hdu1527?${text}`]) {
          const { game, dialect } = readAddress(hash);
          const found = registry.find(({ id }) => id === game);
          if (dialect === undefined) expect(found?.dialects).toEqual([]);
          else expect(found?.dialects).toContain(dialect);
        }
      }),
    );
  });
});
