// The words for each step at a table, on the real solver.
import { describe, expect, it, vi } from 'vitest';
import type { BoardModule } from '../../web/kit/board/board_module';
import { boardModule as chessRows } from '../../web/games/chess_rows/board';
import { boardModule as misereNim } from '../../web/games/misere_nim/board';
import { boardModule as wythoff } from '../../web/games/wythoff/board';
import { tableEn } from '../../web/i18n/table_en';
import {
  positionText,
  refusalText,
  stepText,
  troubleText,
  verdictText,
} from '../../web/table/narration';
import { words } from '../../web/table/reason_sentences_en';
import type { Wording } from '../../web/table/narration';
import { stepsOf } from '../../web/table/history_steps';
import { isUp } from '../../web/table/outcome_strip';
import { Table } from '../../web/table/table';
import { isGood, otherWinning } from '../../web/table/verdict';
import type { TableChange } from '../../web/table/table';
import { newEngine } from '../wasm/module';

const engine = newEngine();
const { canWin, moverLoses, winningMoves, sentences, parts } = tableEn;
const wording: Wording = {
  table: tableEn,
  notice: ({ code }) => `refused: ${code}`,
  nameMove: (move) => `take ${move}`,
  says: words,
};

async function laid(hints?: 'none') {
  const changes: TableChange[] = [];
  const table = new Table((change) => changes.push(change));
  table.applyAddress({ ...(hints && { hints }) });
  await table.begin(engine, 'number_game', {}, '2 3 4 5 6');
  changes.length = 0;
  return { table, changes };
}

describe('narration', () => {
  it('names the move, its outcome and the verdict of the position', async () => {
    const { table, changes } = await laid();
    expect(verdictText(table, wording)).toBe(canWin('you', ''));
    await table.play('5');
    expect(changes.filter((each) => each !== 'state')).toEqual(['step']);
    expect(stepText(table, wording)).toBe(sentences([parts(['take 5', tableEn.wins]), moverLoses]));
    expect(positionText(table, wording)).toBe(sentences([moverLoses]));
  });

  it('names few winning moves in the verdict, and many after it', async () => {
    const { table } = await laid();
    const { analysis } = table;
    if (!analysis) throw new Error('no analysis');
    const { winning } = analysis;
    expect(winning).toHaveLength(3);
    expect(positionText(table, wording)).toBe(
      sentences([canWin('you', ''), winningMoves(winning.join(' · '), 3, 3, true)]),
    );
    const nameMoves = (moves: readonly string[]): string => `any of ${moves.join(' ')}`;
    expect(positionText(table, { ...wording, nameMoves })).toBe(
      sentences([canWin('you', 'any of 4 5 6')]),
    );
    await table.open('2 3 4');
    expect(positionText(table, wording)).toBe(sentences([canWin('you', 'take 4')]));
  });

  it('lists moves in the words of the game, not in notation', async () => {
    const told = async (game: string, position: string, module: BoardModule<never>) => {
      const analysed = await engine.analyse(game, position);
      if (!analysed.ok) throw new Error(analysed.notice.message);
      const { nameMoves } = module;
      return otherWinning(analysed.value, {
        table: tableEn,
        nameMove: (move) => module.nameMove(move, 'en'),
        ...(nameMoves && { nameMoves: (moves: readonly string[]) => nameMoves(moves, 'en') }),
      });
    };
    expect(await told('wythoff', '5 5', wythoff)).toBe(
      'Winning moves: take 2 from either heap or 5 from both',
    );
    expect(await told('misere_nim', '3 4 5 6 7', misereNim)).toBe(
      'Winning moves: take 3 from heap 1 · take 1 from heap 4 and 1 more',
    );
    expect(await told('chess_rows', '1 3 / 5 19 / 2 4 6', chessRows)).toMatch(
      /^Winning moves: move \d+ to \d+ in row \d · .* and \d+ more$/,
    );
  });

  it('has good news for the reader only when the reader wins', async () => {
    const { table } = await laid();
    const shown = table.standing;
    if (!shown) throw new Error('no standing');
    const standing = { ...shown, played: true };
    const over = { ...standing.analysis, options: { ...standing.analysis.options, count: 0 } };
    expect(isGood(standing)).toBe(true);
    expect(isGood({ ...standing, seat: 'opponent' })).toBe(false);
    expect(isGood({ ...standing, level: 'legal' })).toBeUndefined();
    for (const outcome of ['N', 'P'] as const) {
      const analysis = { ...over, outcome };
      const seats = { seat: 'you', other: 'opponent' } as const;
      expect(isGood({ ...standing, analysis, ...seats })).toBe(outcome === 'N');
      expect(isGood({ ...standing, analysis, seat: 'opponent', other: 'you' })).toBe(
        outcome === 'P',
      );
      expect(isGood({ ...standing, analysis, seat: 'first', other: 'second' })).toBeUndefined();
    }
  });

  it('tells how long the game can last, once it has begun and if outcomes may be shown', async () => {
    const { table } = await laid();
    expect(table.tellsLength).toBe(false);
    await table.play('4');
    expect(table.tellsLength).toBe(true);
    await vi.waitFor(() => expect(table.state.remoteness?.moves).toBe(4), { timeout: 60_000 });
    table.setLevel('legal');
    expect(table.tellsLength).toBe(false);
  });

  it('tells the line in words, and where a win was thrown away', async () => {
    const { table } = await laid();
    await table.play('2');
    await table.play('5');
    const steps = stepsOf(table, wording);
    const { seats, stepOf, thrownAway, outcomes, start, loses } = tableEn;
    expect(steps.map(({ words }) => words)).toEqual([
      parts([start, outcomes.N]),
      parts([stepOf(1, seats.first, 'take 2'), thrownAway, outcomes.N]),
      parts([stepOf(2, seats.second, 'take 5'), thrownAway, outcomes.N]),
    ]);
    expect(loses).not.toBe(thrownAway);
    expect(steps.map((step) => step.thrownAway)).toEqual([false, true, true]);
    expect(steps.map((step) => step.isCurrent)).toEqual([false, false, true]);
    expect(steps.map(isUp)).toEqual([true, false, true]);
    table.setLevel('none');
    expect(stepsOf(table, wording).map(isUp)).toEqual([undefined, undefined, undefined]);
  });

  it.each([true, false])('announces the opponent’s move before it is made: %s', async (motion) => {
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('matchMedia', () => ({ matches: !motion }));
    const announced = new Set<string | undefined>();
    const answer = await new Promise<string | undefined>((resolve) => {
      const table = new Table(() => {
        announced.add(table.state.announced);
        const steps = table.playthrough?.line?.steps ?? [];
        if (steps.length === 2) resolve(steps[1]?.move);
      });
      table.applyAddress({ mode: 'play' });
      void table.begin(engine, 'number_game', {}, '2 3 4 5 6').then(() => table.play('2'));
    });
    vi.unstubAllGlobals();
    expect(answer).toBeDefined();
    expect(announced.has(answer)).toBe(motion);
  });

  it('keeps to the hint level', async () => {
    const { table } = await laid('none');
    await table.play('5');
    expect(stepText(table, wording)).toBe(sentences(['take 5', tableEn.turn.second]));
    expect(positionText(table, wording)).toBe(sentences([tableEn.turn.second]));
  });

  it('distinguishes a refused move from a refused position', async () => {
    const { table, changes } = await laid();
    await table.play('1');
    expect(changes).toContain('trouble');
    expect(troubleText(table, wording)).toBe(tableEn.moveIs('take 1', tableEn.illegal));
    await table.open('nonsense');
    expect(troubleText(table, wording)).toBeUndefined();
    expect(refusalText(table, wording)).toBe(`refused: ${table.state.refused?.code}`);
    // The position stays.
    expect(verdictText(table, wording)).toBe(canWin('you', ''));
  });
});
