// Links live for ever: links.tsv has the state that each one restores, and may only grow.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registry } from '../../../web/games/registry';
import { languages } from '../../../web/i18n/language';
import { firstMovers, modes, opponents } from '../../../web/play/seats';
import { newEngine } from '../../wasm/module';
import { formatAddress, readAddress } from '../../../web/page/address';
import type { Address } from '../../../web/page/address';
import { hintLevels } from '../../../web/play/hint_level';

const games = await newEngine().games();

const links = readFileSync(new URL('../links.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes('\t'))
  .map((line) => line.split('\t') as [string, string]);

function wanted(text: string): Record<string, unknown> {
  const [game, dialect, ...rest] = text.split(' ');
  const found: Record<string, unknown> = { game, dialect };
  for (const each of rest) {
    const name = each.slice(0, each.indexOf('='));
    const value = each.slice(name.length + 1).replaceAll('+', ' ');
    if (name === 'at') found[name] = Number(value);
    else if (name === 'beyond') found[name] = true;
    else found[name] = name === 'moves' ? value.split(' ') : value;
  }
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

  it('name a dialect by any of its names', () => {
    const named = games.flatMap(({ id, dialects }) =>
      dialects.flatMap((dialect) => dialect.aliases.map((alias) => ({ id, dialect, alias }))),
    );
    expect(named.map(({ alias }) => alias)).toEqual(['poj1067', 'luogu_p2252', 'poj3480']);
    for (const { id, dialect, alias } of named) {
      const address = readAddress(`#/v1/${id}/${alias}?position=2+3`, games);
      expect(address).toEqual({ game: id, dialect: dialect.id, position: '2 3' });
    }
  });

  it('are as readable as the game’s own notation', () => {
    const address: Address = {
      game: 'number_game',
      dialect: 'poj1143',
      position: '2 3 4 5 6',
      moves: ['5'],
      mode: 'play',
      hints: 'values',
      language: 'zh-Hans',
    };
    expect(formatAddress(address)).toBe(
      '#/v1/number_game/poj1143?position=2+3+4+5+6&moves=5&mode=play&hints=values&lang=zh-Hans',
    );
    const chess = { game: 'chess_rows', dialect: 'hdu5724', position: '19 20 / - / 18' };
    expect(formatAddress(chess)).toBe('#/v1/chess_rows/hdu5724?position=19+20+/+-+/+18');
  });
});

/** Any subset of an address's parts. */
const addresses = fc.constantFrom(...registry).chain(({ id, dialects }) =>
  fc.record(
    {
      game: fc.constant(id),
      dialect: fc.constantFrom(...dialects),
      position: fc.string({ unit: 'grapheme' }),
      moves: fc.array(fc.stringMatching(/^[^\s]{1,9}$/), { minLength: 1, maxLength: 5 }),
      at: fc.nat({ max: 999_999 }),
      mode: fc.constantFrom(...modes),
      opponent: fc.constantFrom(...opponents),
      first: fc.constantFrom(...firstMovers),
      hints: fc.constantFrom(...hintLevels),
      language: fc.constantFrom(...languages),
    },
    { requiredKeys: ['game', 'dialect'] },
  ),
);

describe('an address', () => {
  it('comes back from its link, also after a browser has escaped it', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const hash = formatAddress(address as Address);
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
          expect(found?.dialects).toContain(dialect);
        }
      }),
    );
  });
});
