// The words for each step at a table, on the real solver.
import { describe, expect, it } from 'vitest';
import { tableEn } from '../../web/i18n/table_en';
import {
  positionText,
  refusalText,
  stepText,
  troubleText,
  verdictText,
} from '../../web/table/narration';
import type { Speech } from '../../web/table/narration';
import { Table } from '../../web/table/table';
import type { TableChange } from '../../web/table/table';
import { newEngine } from '../wasm/module';

const engine = await newEngine();
const { position, sentences, parts } = tableEn;
const speech: Speech = {
  table: tableEn,
  notice: ({ code }) => `refused: ${code}`,
  nameMove: (move) => `take ${move}`,
};

async function laid(hints?: 'none') {
  const changes: TableChange[] = [];
  const table = new Table((change) => changes.push(change));
  table.lay({ ...(hints && { hints }) });
  await table.begin(engine, 'number_game', {}, '2 3 4 5 6');
  changes.length = 0;
  return { table, changes };
}

describe('narration', () => {
  it('names the move, its outcome and the verdict of the position', async () => {
    const { table, changes } = await laid();
    expect(verdictText(table, speech)).toBe(position.N);
    await table.play('5');
    expect(changes.filter((each) => each !== 'state')).toEqual(['step']);
    expect(stepText(table, speech)).toBe(sentences([parts(['take 5', tableEn.wins]), position.P]));
    expect(positionText(table, speech)).toBe(sentences([position.P, tableEn.noWinningMove]));
  });

  it('keeps to the hint level', async () => {
    const { table } = await laid('none');
    await table.play('5');
    expect(stepText(table, speech)).toBe(sentences(['take 5', tableEn.turn.second]));
    expect(positionText(table, speech)).toBe(sentences([tableEn.turn.second]));
  });

  it('distinguishes a refused move from a refused position', async () => {
    const { table, changes } = await laid();
    await table.play('1');
    expect(changes).toContain('trouble');
    expect(troubleText(table, speech)).toBe('refused: illegal_move');
    await table.open('nonsense');
    expect(troubleText(table, speech)).toBeUndefined();
    expect(refusalText(table, speech)).toBe(`refused: ${table.state.refused?.code}`);
    // The position stays.
    expect(verdictText(table, speech)).toBe(position.N);
  });
});
