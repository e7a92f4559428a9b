// The texts that a tab keeps for the next time that its page is loaded.
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { emptyDesk } from '../../../web/desk/desk_state';
import type { DeskState } from '../../../web/desk/desk_state';
import { KeptTexts, recalled, recalledTexts } from '../../../web/desk/kept_texts';
import { lastingMemory, tabMemory } from '../../../web/kit/storage';
import type { Memory } from '../../../web/kit/storage';

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

const dialects = ['hdu1527', 'poj1143'];

/** A page whose desk changes, one update after the other. */
function page(tab: Memory) {
  let desk: DeskState = { ...emptyDesk, ...recalledTexts(tab, dialects) };
  const host = { addController: () => {} } as never;
  const texts = new KeptTexts(host, tab, () => ({ ...desk, dialect: 'hdu1527' }));
  return {
    become: (parts: Partial<DeskState>): void => {
      desk = { ...desk, ...parts };
      texts.hostUpdated();
    },
    leave: () => texts.write(),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('texts are kept for each judge and each kind, also an empty one', () => {
  const tab = memory();
  const { become, leave } = page(tab);
  become({ drafts: { hdu1527: '3 5', poj1143: '' } });
  const programs = { poj1143: 'int main() {}' };
  become({
    aside: { hdu1527: '1 2', 'hdu1527.program': 'main' },
    lent: { hdu1527: '3 5' },
    outputs: { hdu1527: '0' },
    programs,
    view: 'own',
  });
  leave();
  expect(recalledTexts(tab, dialects)).toEqual({
    drafts: { hdu1527: '3 5', poj1143: '' },
    aside: { hdu1527: '1 2', 'hdu1527.program': 'main' },
    lent: { hdu1527: '3 5' },
    outputs: { hdu1527: '0' },
    programs,
    view: 'own',
    unkept: { hdu1527: [], poj1143: [] },
  });
  become({ drafts: { poj1143: '' } });
  leave();
  expect(recalledTexts(tab, dialects).drafts).toEqual({ poj1143: '' });
});

test('they are written in a pause of the typing', () => {
  const tab = memory();
  const { become } = page(tab);
  become({ drafts: { hdu1527: '3' } });
  vi.advanceTimersByTime(60);
  become({ drafts: { hdu1527: '3 5' } });
  vi.advanceTimersByTime(60);
  expect(tab.kept.size).toBe(0);
  vi.advanceTimersByTime(60);
  expect(tab.get('draft.hdu1527')).toBe('3 5');
});

test('a text as long as the editor takes is kept', () => {
  const tab = memory();
  const long = '3 5\n'.repeat(500_000);
  const { become, leave } = page(tab);
  become({ drafts: { hdu1527: long } });
  leave();
  expect(recalledTexts(tab, dialects).drafts['hdu1527']).toBe(long);
});

test('a text that has no room never leaves an older one in its place', () => {
  const tab = memory(10);
  const { become, leave } = page(tab);
  become({ drafts: { hdu1527: '3 5' } });
  leave();
  expect(tab.get('draft.hdu1527')).toBe('3 5');
  become({ drafts: { hdu1527: '3 5\n'.repeat(10) } });
  leave();
  expect(tab.get('draft.hdu1527')).toBeNull();
});

test('what is gone is told of once, and what was its own is not shown', () => {
  const tab = memory(30);
  const { become, leave } = page(tab);
  become({ outputs: { hdu1527: '0' }, view: 'own' });
  become({ drafts: { hdu1527: '3 5\n'.repeat(10) } });
  leave();
  const gone = recalledTexts(tab, dialects);
  expect(gone.unkept['hdu1527']).toEqual(['input']);
  const judge = { game: 'wythoff', dialect: 'hdu1527', info: undefined } as const;
  const desk = recalled({ ...emptyDesk, ...gone }, judge);
  expect(desk).toMatchObject({ view: 'judge', wanted: { case: 1 } });
  page(tab).leave();
  expect(recalledTexts(tab, dialects).unkept['hdu1527']).toEqual([]);
});

test('a file is not kept, and a text that is kept wants its first case', () => {
  const tab = memory();
  const { become, leave } = page(tab);
  const file = new File(['3 5'], 'big.txt');
  become({ outputFile: file, drafts: { hdu1527: '3 5' } });
  leave();
  const back = recalledTexts(tab, dialects);
  expect(back.unkept).toEqual({ hdu1527: ['output'], poj1143: [] });
  const judge = { game: 'wythoff', dialect: 'hdu1527', info: undefined } as const;
  expect(recalled({ ...emptyDesk, ...back }, judge).wanted).toMatchObject({ case: 1 });
  const other = { game: 'number_game', dialect: 'poj1143', info: undefined } as const;
  expect(recalled({ ...emptyDesk, ...back }, other).wanted).toBeUndefined();
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
