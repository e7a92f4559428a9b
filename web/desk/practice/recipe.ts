// How an input was made. The same recipe makes the same input, so a link to a long one needs only the recipe.
import { defaultSeed } from '../../engine/engine';
import type { Engine, GenerateOptions } from '../../engine/engine';
import { inputKinds } from '../../engine/words';
import type { InputKind } from '../../engine/check_types';
import type { DialectId } from '../../engine/types';

export interface Recipe extends GenerateOptions {
  readonly kind: InputKind;
  readonly seed: number;
}

export interface MadeInput {
  readonly text: string;
  readonly recipe: Recipe;
}

export const defaultRecipe: Recipe = { kind: 'adversarial', seed: defaultSeed };

/** The kind, the seed and, if it was chosen, the number of cases, with points between. */
export function formatRecipe({ kind, seed, cases }: Recipe): string {
  return [kind, seed, ...(cases === undefined ? [] : [cases])].join('.');
}

/** undefined: no such recipe. */
export function readRecipe(text: string): Recipe | undefined {
  const [, name, seed, cases] = /^(\w+)\.(\d{1,10})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  const kind = inputKinds.find((each) => each === name);
  if (!kind || Number(seed) >= 2 ** 32) return undefined;
  return { kind, seed: Number(seed), ...(cases !== undefined && { cases: Number(cases) }) };
}

export function randomSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint16Array(1));
  return seed;
}

/** undefined: the dialect has no such input. */
export async function makeInput(
  engine: Engine,
  dialect: DialectId,
  recipe: Recipe,
): Promise<MadeInput | undefined> {
  const made = await engine.generate(dialect, recipe.kind, recipe);
  return made.ok ? { text: made.value, recipe } : undefined;
}
