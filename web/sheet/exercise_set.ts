// The positions of a sheet, drawn from its seed: random positions of the game's own board. No DOM.
import type { Engine, Expected } from '../engine/engine';
import type { Analysis } from '../engine/types';
import type { BoardModule } from '../kit/board/board_module';
import { isOver } from '../play/is_over';
import { randomFrom } from '../play/random';
import type { Random } from '../play/random';
import { levels } from './sheet_address';
import type { Asked, Level } from './sheet_address';

/** Enough that every level has positions of both kinds, although few are P; some games have fewer positions. */
const enough = 300;
const mostDraws = 3000;
/** More moves cannot be tried by hand, and their boards are too large for paper. */
const mostMoves = 30;
const shareWithout = 1 / 3;

/**
 * No position twice, those with fewer moves first; fewer than wanted if no more are found. The notice is about the rule.
 * The engine must be new: what it has found before may decide what is known.
 */
export async function drawSet(
  engine: Pick<Engine, 'analyse'>,
  { random: draw }: Pick<BoardModule, 'random'>,
  { game, rule, level, count, seed }: Asked,
): Promise<Expected<readonly Analysis[]>> {
  const random = randomFrom(seed + 1);
  const found = new Map<string, Analysis>();
  const texts = new Map<string, string>();
  for (let i = 0; i < mostDraws && texts.size < enough; ++i) {
    const text = positionOf(draw, random, rule);
    texts.set(likeness(text), text);
  }
  for (const text of texts.values()) {
    const analysis = await engine.analyse(game, text);
    if (!analysis.ok) return analysis;
    const { value } = analysis;
    if (canBeAsked(value)) found.set(likeness(value.position), value);
  }
  const all = [...found.values()];
  const without = ofLevel(
    level,
    all.filter(({ outcome }) => outcome === 'P'),
  );
  const others = ofLevel(
    level,
    all.filter(({ outcome }) => outcome === 'N'),
  );
  const wanted = Math.max(Math.round(count * shareWithout), count - others.length);
  const chosen = without.slice(0, wanted);
  const value = [...chosen, ...others.slice(0, count - chosen.length)].sort(byMoves);
  return { ok: true, value };
}

/** A rule that is typed takes the place of the one that the board has drawn. */
function positionOf(draw: (random: Random) => string, random: Random, rule: string): string {
  const position = draw(random);
  return rule === '' ? position : rule + position.slice(position.lastIndexOf(':'));
}

/** A third of the positions by the number of their moves, in the order in which they were drawn. */
function ofLevel(level: Level, all: readonly Analysis[]): readonly Analysis[] {
  const share = all.length / levels.length;
  const third = [...all]
    .sort(byMoves)
    .slice(Math.floor(share * (level - 1)), Math.floor(share * level));
  return all.filter((each) => third.includes(each));
}

function canBeAsked(analysis: Analysis): boolean {
  return analysis.complete && !isOver(analysis) && Number(analysis.options.count) <= mostMoves;
}

/** The same for positions that differ only in the order of their heaps, rows or numbers. */
function likeness(position: string): string {
  const parts = position.slice(position.lastIndexOf(':') + 1);
  return (
    parts.includes('/') ? parts.split('/').map((row) => row.trim()) : (parts.match(/\d+/g) ?? [])
  )
    .sort()
    .join('/');
}

function byMoves(one: Analysis, other: Analysis): number {
  return Number(one.options.count) - Number(other.options.count);
}
