import { describe, expect, it } from 'vitest';
import { utf16Offsets, utf16Ranges } from '../../../web/desk/byte_ranges';

/** The same by definition: encodes every prefix. */
function unitsBefore(text: string, bytes: number): number {
  for (let units = 0; units <= text.length; ++units) {
    if (new TextEncoder().encode(text.slice(0, units)).length >= bytes) return units;
  }
  return text.length;
}

describe('utf16Ranges', () => {
  const texts = {
    ascii: '2 2 5\n2 2 3\n0\n',
    'byte order mark': '\uFEFF2 2 5\n',
    'blank U+3000 and NBSP': '2\u30002\u00a05\n',
    'full-width digits': '３ ２　５\n９\n',
    'outside the plane': '1 😀2 𝟛\n4',
    'lone surrogates': '1 \ud800 2 \udc00 3',
  };

  it.each(Object.entries(texts))('finds every character of %s', (_, text) => {
    const encoder = new TextEncoder();
    let unit = 0;
    let offset = 0;
    for (const character of text) {
      const { length } = encoder.encode(character);
      expect(utf16Ranges(text, [{ offset, length }])).toEqual([
        { from: unit, to: unit + character.length },
      ]);
      unit += character.length;
      offset += length;
    }
  });

  it('agrees with encoding for ranges in any order', () => {
    const text = '２ 5\n😀 ３\n';
    // Offsets at which a character begins.
    const starts = [0, 3, 4, 5, 6, 10, 11, 14, 15];
    const ranges = [...starts].reverse().map((offset) => ({ offset, length: 0 }));
    expect(utf16Ranges(text, ranges)).toEqual(
      ranges.map(({ offset }) => {
        const unit = unitsBefore(text, offset);
        return { from: unit, to: unit };
      }),
    );
  });

  it('takes the whole of a character that a range cuts', () => {
    expect(utf16Ranges('a😀b', [{ offset: 3, length: 1 }])).toEqual([{ from: 1, to: 3 }]);
    expect(utf16Ranges('aéb', [{ offset: 2, length: 2 }])).toEqual([{ from: 1, to: 4 - 1 }]);
  });

  it('stays within the text', () => {
    expect(utf16Ranges('ab', [{ offset: 1, length: 9 }])).toEqual([{ from: 1, to: 2 }]);
    expect(utf16Ranges('ab', [{ offset: 7, length: 2 }])).toEqual([{ from: 2, to: 2 }]);
    expect(utf16Ranges('', [{ offset: 0, length: 0 }])).toEqual([{ from: 0, to: 0 }]);
    expect(utf16Ranges('ab', [])).toEqual([]);
  });

  it('counts the characters after a line of 100,000 digits', () => {
    const text = `${'7'.repeat(100_000)}\n５`;
    expect(utf16Ranges(text, [{ offset: 100_001, length: 3 }])).toEqual([
      { from: 100_001, to: 100_002 },
    ]);
  });
});

it.each(['2 2 5\n2 2 3\n', '２ 5\n😀 ３\n'])(
  'utf16Offsets has the beginnings of utf16Ranges: %j',
  (text) => {
    const { length } = new TextEncoder().encode(text);
    const offsets = Float64Array.from({ length: length + 1 }, (_, offset) => offset);
    const ranges = Array.from(offsets, (offset) => utf16Ranges(text, [{ offset, length: 0 }])[0]);
    expect(Array.from(utf16Offsets(text, offsets))).toEqual(ranges.map((range) => range?.from));
  },
);
