// The queue of the page of records, on the real solver.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { directEngine } from '../../web/engine/direct_engine';
import { parseRecords } from '../../web/records/records';
import type { Row } from '../../web/records/records';
import type { RowEngine } from '../../web/records/run';
import { RunQueue } from '../../web/records/run_queue';
import { loadPositions, modules } from '../wasm/module';

const file = new URL('../../web/records/records.tsv', import.meta.url);
const { rows } = parseRecords(readFileSync(file, 'utf8'));
const quick = rows
  .filter(({ effort, positions }) => positions.length === 1 && (effort?.seconds ?? 1) < 0.1)
  .slice(0, 3);
const positions = await loadPositions();

/** A queue of the quick rows. `seen` has each new kind of state; `idle` resolves when no row runs or waits. */
function queueOf(refusesToStart: (started: number) => boolean = () => false) {
  const seen: string[] = [];
  const engines = { started: 0, open: 0, mostOpen: 0 };
  let stopWaiting = (): void => undefined;
  const idle = new Promise<void>((resolve) => (stopWaiting = resolve));
  const startEngine = (): RowEngine => {
    if (refusesToStart(engines.started++)) throw new Error('no engine');
    engines.mostOpen = Math.max(engines.mostOpen, ++engines.open);
    return Object.assign(directEngine({ ...modules, positions: async () => positions }), {
      close: () => void --engines.open,
    });
  };
  const note = (row: Row, kind: string): void => {
    const entry = `${quick.indexOf(row)} ${kind}`;
    if (seen.at(-1) !== entry) seen.push(entry);
  };
  const queue: RunQueue = new RunQueue(quick, startEngine, (row, state) => {
    note(row, state?.kind ?? 'none');
    if (!queue.isAnyBusy) stopWaiting();
  });
  return { queue, seen, engines, idle };
}

describe('a queue of runs', () => {
  const [first, second, third] = quick;
  if (!first || !second || !third) throw new Error('the table has fewer than three quick rows');

  test('runs all rows in the order of the table, one at a time, each on an engine of its own', async () => {
    const { queue, seen, engines, idle } = queueOf();
    queue.toggleAll();
    await idle;
    const runs = [0, 1, 2].flatMap((index) => [`${index} running`, `${index} done`]);
    expect(seen).toEqual(['0 waiting', '1 waiting', '2 waiting', ...runs]);
    expect(engines).toEqual({ started: 3, open: 0, mostOpen: 1 });
    expect([...queue.outcomes.values()].map(({ verdict }) => verdict)).toEqual(
      quick.map(() => 'same'),
    );
  });

  test('a waiting row is removed, a running row is stopped', async () => {
    const { queue, engines, idle } = queueOf();
    queue.toggle(first);
    queue.toggle(second);
    queue.toggle(third);
    expect(quick.map((row) => queue.stateOf(row)?.kind)).toEqual(['running', 'waiting', 'waiting']);
    queue.toggle(second);
    queue.toggle(first);
    await idle;
    expect(engines.started).toBe(2);
    expect(quick.map((row) => queue.stateOf(row)?.kind)).toEqual(['done', undefined, 'done']);
    expect(queue.outcomes.get(first.name)?.verdict).toBe('incomplete');
    expect(queue.outcomes.get(third.name)?.verdict).toBe('same');
  });

  test('all are stopped at once', async () => {
    const { queue, engines, idle } = queueOf();
    queue.toggleAll();
    queue.toggleAll();
    await idle;
    expect(engines.started).toBe(1);
    expect(queue.stateOf(third)).toBeUndefined();
  });

  test('a failed row reports the reason, and the next row runs', async () => {
    const { queue, idle } = queueOf((started) => started === 0);
    queue.toggle(first);
    queue.toggle(second);
    await idle;
    expect(queue.stateOf(first)).toEqual({ kind: 'failed', reason: 'no engine' });
    expect(queue.outcomes.get(second.name)?.verdict).toBe('same');
  });
});
