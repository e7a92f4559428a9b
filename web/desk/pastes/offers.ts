// What may have happened to a text at which the reader stumbles, and the text that was meant.
import type { Engine, Solution } from '../../engine/engine';
import type { DialectId, GameId, Notice } from '../../engine/types';
import { dialectTexts } from '../../games/dialects';
import { registry } from '../../games/registry';
import { isProgram } from '../../program/language';
import { longestStudied, repairsOf } from './repairs';
import type { Repair } from './repairs';

export type Offer = { readonly from: string } & (
  | Repair
  | { readonly kind: 'lines'; readonly text: string }
  | { readonly kind: 'sample'; readonly text: string }
  | { readonly kind: 'output' }
  | { readonly kind: 'program' }
  | { readonly kind: 'dialect'; readonly game: GameId; readonly dialect: DialectId }
);

/** Damaged characters come first: without them the solver can tell more. */
export async function offersFor(
  engine: Engine,
  game: GameId,
  dialect: DialectId,
  from: string,
  solution: Solution,
  sample: string,
): Promise<readonly Offer[]> {
  const isLong = from.length > longestStudied;
  if (!isRead(solution) && !isLong && isProgram(from)) return [{ from, kind: 'program' }];
  // An output is no damaged input.
  if (solution.notices.some((each) => 'hint' in each && each.hint === 'judge_output')) {
    return [{ from, kind: 'output' }];
  }
  if (!isRead(solution)) {
    const repaired = repairsOf(from);
    if (repaired.length > 0) return repaired.map((repair) => ({ from, ...repair }));
    const lines = await engine.reflow(dialect, from);
    if (lines.ok && (await reads(engine, dialect, lines.value))) {
      return [{ from, kind: 'lines', text: lines.value }];
    }
  }
  if (isLong) return [];
  if (isGlued(from, sample)) return [{ from, kind: 'sample', text: sample }];
  // Some judges' readers accept nearly all numbers. Then the lines tell whose input it is.
  if (isRead(solution) && (await hasLinesOf(engine, dialect, from))) return [];
  for (const each of otherFormats(game, dialect)) {
    if (
      (await hasLinesOf(engine, each.dialect, from)) &&
      (await reads(engine, each.dialect, from))
    ) {
      return [{ from, kind: 'dialect', ...each }];
    }
  }
  return [];
}

/** Whether a text has the digits of the sample and not its numbers, as "2 18 44 7" for "2 1 / 8 4 / 4 7". */
function isGlued(text: string, sample: string): boolean {
  const numbers = (each: string): readonly string[] => each.trim().split(/\s+/);
  const [own, its] = [numbers(text), numbers(sample)];
  return own.length < its.length && own.join('') === its.join('');
}

/** One dialect of each other format, this game's first, then those of the page's first games. */
function otherFormats(game: GameId, dialect: DialectId) {
  const own = dialectTexts[game]?.[dialect]?.reads;
  const games = [game, ...registry.map(({ id }) => id).filter((id) => id !== game)];
  const seen = new Set([own]);
  return games.flatMap((each) =>
    Object.entries(dialectTexts[each] ?? {}).flatMap(([id, { reads: format }]) => {
      if (seen.has(format)) return [];
      seen.add(format);
      return [{ game: each, dialect: id }];
    }),
  );
}

/** Whether a text has the line breaks that a judge writes; blanks do not matter. */
async function hasLinesOf(engine: Engine, dialect: DialectId, text: string): Promise<boolean> {
  const bare = (each: string): string =>
    each
      .split('\n')
      .map((line) => line.trim().split(/\s+/).join(' '))
      .join('\n')
      .trimEnd();
  const lines = await engine.reflow(dialect, text);
  return lines.ok && bare(text) === bare(lines.value);
}

async function reads(engine: Engine, dialect: DialectId, text: string): Promise<boolean> {
  return isRead(await engine.solve(dialect, text));
}

function isRead(solution: Solution): boolean {
  return whyUnread(solution) === undefined;
}

/** Why the text is not read to its end; a position that cannot occur is no fault of the format. */
export function whyUnread({ notices }: Solution): Notice | undefined {
  return notices.find(({ severity, code }) => severity === 'error' && code !== 'illegal_position');
}
