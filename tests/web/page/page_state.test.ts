// The page's memory and its address.
import { describe, expect, it } from 'vitest';
import { dialectTexts } from '../../../web/games/dialects';
import { registry } from '../../../web/games/registry';
import { formatAddress, readAddress } from '../../../web/page/address';
import { Drafts } from '../../../web/desk/input/drafts';
import { lastingMemory, tabMemory } from '../../../web/kit/storage';
import type { Memory } from '../../../web/kit/storage';

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
    expect(Object.keys(dialectTexts).sort()).toEqual(registry.map(({ id }) => id).sort());
    for (const { id, dialects } of registry) {
      expect(Object.keys(dialectTexts[id] ?? {})).toEqual(dialects);
    }
  });
});

/** `room`: the length of the longest text that it keeps. */
function memory(room = Infinity): Memory & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void (value.length <= room && kept.set(key, value)),
    remove: (key) => void kept.delete(key),
  };
}

describe('drafts', () => {
  it('are kept for each dialect and each kind, also an empty one', () => {
    const tab = memory();
    const drafts = new Drafts(tab, 'draft');
    drafts.set('hdu1527', '3 5');
    drafts.set('poj1143', '');
    new Drafts(tab, 'aside').set('hdu1527', '1 2');
    const later = new Drafts(tab, 'draft');
    expect(later.get('hdu1527')).toBe('3 5');
    expect(later.get('poj1143')).toBe('');
    expect(later.get('hdu5724')).toBeUndefined();
    later.forget('hdu1527');
    expect(later.get('hdu1527')).toBeUndefined();
  });

  it('keep a text as long as the editor takes', () => {
    const tab = memory();
    const long = '3 5\n'.repeat(500_000);
    new Drafts(tab, 'draft').set('hdu1527', long);
    expect(new Drafts(tab, 'draft').get('hdu1527')).toBe(long);
  });

  it('keep a text that has no room while the page lives, and never an older one in its place', () => {
    const tab = memory(10);
    const drafts = new Drafts(tab, 'draft');
    drafts.set('hdu1527', '3 5');
    const long = '3 5\n'.repeat(10);
    drafts.set('hdu1527', long);
    expect(drafts.get('hdu1527')).toBe(long);
    expect(new Drafts(tab, 'draft').get('hdu1527')).toBeUndefined();
  });

  it('that are held are readable at once, and in the memory after the next flush', () => {
    const tab = memory();
    const drafts = new Drafts(tab, 'draft');
    drafts.hold('hdu1527', '3 5');
    drafts.hold('poj1143', '1 2');
    drafts.forget('poj1143');
    expect(drafts.get('hdu1527')).toBe('3 5');
    expect(new Drafts(tab, 'draft').get('hdu1527')).toBeUndefined();
    drafts.flush();
    const later = new Drafts(tab, 'draft');
    expect(later.get('hdu1527')).toBe('3 5');
    expect(later.get('poj1143')).toBeUndefined();
  });
});

describe('storage', () => {
  it('that is missing or throws remembers nothing and does no harm', () => {
    // Node has no such storage: naming it throws, as in a sandboxed frame.
    for (const each of [tabMemory, lastingMemory]) {
      expect(() => each.set('language', 'en')).not.toThrow();
      expect(each.get('language')).toBeNull();
      expect(() => each.remove('language')).not.toThrow();
    }
  });
});
