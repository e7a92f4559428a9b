// Written by `npm run words`: words that the C++ of ../wasm spells too. Do not edit it.

export const roles = [
  'toy_game_heap',
  'toy_game_amount',
] as const;
export type Role = (typeof roles)[number];

export const rules = [
] as const;
export type Rule = (typeof rules)[number];

export const factKeys = [
  'remainder',
] as const;
export type FactKey = (typeof factKeys)[number];
