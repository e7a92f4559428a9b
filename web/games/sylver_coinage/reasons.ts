// The evidence for the status of a position.

/** The solver's names. */
export const reasons = [
  'search',
  'hutchings_prime',
  'hutchings_gcd',
  'hutchings_opening',
  'hutchings_pair',
  'ender',
  'quiet_end',
  'odd_recurrence',
  'blok_sicherman',
  'reply',
  'no_theorem',
  'too_long',
] as const;
export type PositionReason = (typeof reasons)[number];
