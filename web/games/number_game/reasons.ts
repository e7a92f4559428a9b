// What the status of a position rests on.

/** In the solver's words. */
export const reasons = [
  'search',
  'hutchings_prime',
  'hutchings_gcd',
  'hutchings_opening',
  'hutchings_pair',
  'ender',
  'quiet_end',
  'blok_sicherman',
  'reply',
  'no_theorem',
  'too_long',
] as const;
export type PositionReason = (typeof reasons)[number];
