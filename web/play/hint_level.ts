// The hint levels. Each level shows everything that the one before it shows, and more.
export const hintLevels = ['none', 'legal', 'outcomes', 'values', 'why'] as const;
export type HintLevel = (typeof hintLevels)[number];

export function tells(level: HintLevel, wanted: HintLevel): boolean {
  return hintLevels.indexOf(level) >= hintLevels.indexOf(wanted);
}
