// The link to a verdict.
import type { Engine } from '../../engine/engine';
import type { CheckReport } from '../../engine/check_types';
import type { DialectInfo, GameId } from '../../engine/types';
import { pair } from '../../table/board_address';
import { withCase } from '../input/add_case';
import type { SolvingInput } from '../solving';
import { packText } from '../text_links';

interface Judged {
  readonly engine: Engine;
  readonly game: GameId;
  readonly info: DialectInfo;
  readonly input: SolvingInput;
  readonly output: SolvingInput;
  readonly report: CheckReport;
}

/**
 * The part of the address that opens these texts; if they are too long for a link, those of the first wrong case, if it is
 * wrong alone too. undefined: there is no such link.
 */
export async function verdictLink(judged: Judged): Promise<string | undefined> {
  const { game, info, input, output, report } = judged;
  const whole =
    typeof input === 'string' && typeof output === 'string'
      ? await linkTo(game, info, { input, output })
      : undefined;
  if (whole !== undefined || report.verdict !== 'wrong_answer') return whole;
  const alone = await firstAlone(judged);
  return alone && (await linkTo(game, info, alone));
}

interface Texts {
  readonly input: string;
  readonly output: string;
}

async function linkTo(game: GameId, info: DialectInfo, texts: Texts): Promise<string | undefined> {
  const input = await packText(texts.input);
  const output = await packText(texts.output);
  if (input === undefined || output === undefined) return undefined;
  return `#/v1/${game}/${info.id}?${pair('input', input)}&${pair('output', output)}`;
}

/** The input that has only the first wrong case, which has become case 1, and its answer. */
async function firstAlone({ engine, info, report }: Judged): Promise<Texts | undefined> {
  const [first] = report.faults;
  if (!first) return undefined;
  const input = withCase('', first.input, info);
  if (input === undefined) return undefined;
  const output = first.found.replace(new RegExp(`\\b${first.case}\\b`), '1');
  const judged = await engine.check(info.id, input, output);
  return judged.ok && judged.value.verdict === 'wrong_answer' ? { input, output } : undefined;
}
