// How much a board tells: each step tells what the one before it does, and more.
export const hintLevels = ['none', 'legal', 'outcomes', 'values', 'why'] as const;
export type HintLevel = (typeof hintLevels)[number];

export function tells(level: HintLevel, wanted: HintLevel): boolean {
  return hintLevels.indexOf(level) >= hintLevels.indexOf(wanted);
}
