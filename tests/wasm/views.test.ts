// What each game's board and picture draw has the shape that their types promise. The page trusts the types; this test
// reads every analysis of the corpus with readers like those of the guard, and finds members that no type names.
import { expect, test } from 'vitest';
import { count, flag, listOf, natural, oneOf, orNull, shape, text } from '../../web/engine/guard';
import type { Read } from '../../web/engine/guard';
import type { Analysis, Natural } from '../../web/engine/types';
import type { ChessRow, ChessView } from '../../web/games/chess_rows/view';
import type { PMapEntry } from '../../web/games/number_game/p_map';
import type { NumberGameView, NumberView } from '../../web/games/number_game/view';
import type { WythoffView } from '../../web/games/wythoff/view';
import { corpus, readText } from './corpus';
import { newEngine } from './module';

function pairOf<T>(read: Read<T>): Read<readonly [T, T]> {
  return (value, path) => {
    const [first, second, ...more] = listOf(read)(value, path);
    expect(more, path).toEqual([]);
    if (first === undefined || second === undefined) throw new Error(`${path}: expected a pair`);
    return [first, second];
  };
}

/** For members that may be missing: they are read where they are there. */
function withOptional<T extends object, O extends object>(
  required: Read<T>,
  optional: { readonly [Key in keyof O]-?: Read<NonNullable<O[Key]>> },
): Read<T & Partial<O>> {
  return (value, path) => {
    const all = { ...required(value, path) } as T & Partial<O>;
    const from = value as Partial<Record<keyof O, unknown>>;
    for (const key of Object.keys(optional) as (keyof O & string)[]) {
      if (from[key] !== undefined) {
        Object.assign(all, { [key]: optional[key](from[key], `${path}.${key}`) });
      }
    }
    return all;
  };
}

const heapPair = pairOf<Natural>(natural);
const table = listOf(listOf(count));

type OptionalOf<T, Keys extends keyof T> = Pick<T, Keys>;

const views: Readonly<Record<string, Read<object>>> = {
  number_game: withOptional<
    Omit<NumberGameView, 'above'>,
    OptionalOf<Required<NumberGameView>, 'above'>
  >(
    shape<Omit<NumberGameView, 'above'>>({
      limit: count,
      numbers: listOf(
        withOptional<
          Omit<NumberView, 'sum' | 'released'>,
          OptionalOf<Required<NumberView>, 'sum' | 'released'>
        >(shape<Omit<NumberView, 'sum' | 'released'>>({ number: count, free: flag }), {
          sum: pairOf(count),
          released: text,
        }) as Read<NumberView>,
      ),
    }),
    { above: oneOf(['open']) },
  ),
  chess_rows: shape<ChessView>({
    width: count,
    rows: listOf(
      shape<ChessRow>({
        pieces: listOf(count),
        landing: listOf(count),
        values: listOf(orNull(count)),
        groups: listOf(count),
        grundy: count,
      }),
    ),
  }),
  wythoff: shape<WythoffView>({
    heaps: heapPair,
    plane: shape<WythoffView['plane']>({
      first: natural,
      second: natural,
      size: count,
      cold: listOf(heapPair),
      options: listOf(heapPair),
      grundy: orNull(table),
    }),
  }),
  misere_nim: shape<{ heaps: readonly Natural[] }>({ heaps: listOf(natural) }),
};

const pictures: Readonly<Record<string, Read<unknown>>> = {
  number_game: orNull(
    shape({
      p_positions: listOf(shape<PMapEntry>({ frobenius: count, count, example: text })),
    }),
  ),
  wythoff: shape({ grundy: table }),
};
/** A game without a picture of its own data answers null. */
const nothing: Read<unknown> = (value, path) => orNull<never>(() => expect.fail(path))(value, path);

const engine = await newEngine();
const files = corpus('analysis').filter(({ game }) => game in views);

test('every reader has something to read', () => {
  expect(new Set(files.map(({ game }) => game))).toEqual(new Set(Object.keys(views)));
});

async function check(game: string, position: string): Promise<Analysis | undefined> {
  const analysis = await engine.analyse(game, position);
  if (!analysis.ok) return undefined;
  const { view } = analysis.value;
  const readView = views[game] ?? expect.fail(`no reader for the view of ${game}`);
  expect(readView(view, `${game} ${position}: view`)).toEqual(view);
  const picture = await engine.picture(game, position);
  if (!picture.ok) throw new Error(picture.notice.message);
  const readPicture = pictures[game] ?? nothing;
  expect(readPicture(picture.value, `${game} ${position}: picture`)).toEqual(picture.value);
  return analysis.value;
}

test.each(files)('$game $name is drawn as its types say', async ({ game, path }) => {
  const analysis = await check(game, readText(`${path}.in`));
  expect(analysis !== undefined).toBe(!readText(`${path}.json`).startsWith('{"severity"'));
});

test.each(['<16 17>', '<8 12>', '<>', '<9 10>'])(
  'number_game %s is drawn as its types say',
  async (position) => {
    await engine.step('number_game', position);
    expect(await check('number_game', position)).toBeDefined();
  },
);
