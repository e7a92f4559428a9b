// How fast this browser answers judge text, beside how fast it copies the same bytes: no program that reads its input can
// be faster than a copy.
import type { Engine } from '../engine/engine';
import type { DialectInfo, GameId } from '../engine/types';

/** In bytes for each second. */
export interface Speed {
  readonly game: GameId;
  readonly solved: number;
  readonly copied: number;
}

/** Few enough for the answers to stay in memory. */
const usualBytes = 6e6;
const rounds = 5;
/**
 * How often a round copies the text: often, because browsers have coarse clocks; each time to another place, because
 * processors have caches.
 */
const copies = 8;

/** The speeds for the first judge of each game. They are medians; solving and copying take turns. */
export async function* speeds(
  engine: Engine,
  signal: AbortSignal,
  bytes = usualBytes,
): AsyncGenerator<Speed> {
  for (const { id, dialects } of await engine.games()) {
    const [dialect] = dialects;
    if (!dialect) continue;
    const text = await textFor(engine, dialect, bytes);
    const copied = new Uint8Array(copies * text.length);
    const solving: number[] = [];
    const copying: number[] = [];
    // The first round, in which the code is compiled, does not count.
    for (let round = 0; round <= rounds; ++round) {
      const { milliseconds } = await engine.solve(dialect.id, text, { signal });
      const started = performance.now();
      for (let copy = 0; copy < copies; ++copy) copied.set(text, copy * text.length);
      const time = (performance.now() - started) / copies;
      if (round === 0) continue;
      solving.push(milliseconds);
      copying.push(time);
    }
    const rate = (times: number[]): number => (text.length / median(times)) * 1000;
    yield { game: id, solved: rate(solving), copied: rate(copying) };
  }
}

/** About this many bytes of random cases. All but the number of cases is within the judge's limits. */
async function textFor(
  engine: Engine,
  { id, envelope }: DialectInfo,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const made = await engine.generate(id, 'random', { cases: 20_000 });
  if (!made.ok) throw new Error(made.notice.message);
  const headed = envelope === 'counted' || envelope === 'counted_rows';
  const cut = headed ? made.value.indexOf('\n') + 1 : 0;
  const head = made.value.slice(0, cut).trim().split(' ');
  const cases = made.value.slice(cut).replace(envelope === 'until_zero' ? /^0\n$/m : /$^/, '');
  const times = Math.ceil(bytes / cases.length);
  // The number of cases comes last in its line.
  const counts = [...head.slice(0, -1), Number(head.at(-1)) * times].join(' ');
  const end = envelope === 'until_zero' ? '0\n' : '';
  return new TextEncoder().encode(`${headed ? `${counts}\n` : ''}${cases.repeat(times)}${end}`);
}

function median(values: readonly number[]): number {
  // A clock that browsers make coarse can show no time at all.
  return Math.max([...values].sort((a, b) => a - b)[values.length >> 1] ?? 0, 0.001);
}
