// Which judges read the same.
import { dialectTexts } from '../games/dialects';
import type { Formats } from './desk_state';

/** Judges read the same if their texts are the same object. */
export const formats: Formats = Object.fromEntries(
  Object.values(dialectTexts).flatMap((texts) => {
    const all = Object.entries(texts);
    return all.map(([dialect, { reads }]) => [
      dialect,
      all.find((each) => each[1].reads === reads)?.[0] ?? dialect,
    ]);
  }),
);
