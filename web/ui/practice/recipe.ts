// How an input was made. The same recipe makes the same input, so a link needs only the recipe.
import { defaultSeed } from '../../engine/engine';
import type { GenerateOptions } from '../../engine/engine';
import type { InputKind } from '../../engine/types';

export interface Recipe extends GenerateOptions {
  readonly kind: InputKind;
  readonly seed: number;
}

export const defaultRecipe: Recipe = { kind: 'adversarial', seed: defaultSeed };
