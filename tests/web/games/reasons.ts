// What holds of the reason of every position, whatever the game: it is one short sentence, and it gives the same numbers in
// every language.
import { expect } from 'vitest';
import type { Analysis } from '../../../web/engine/types';
import { languages } from '../../../web/i18n/language';
import type { TheoryModule } from '../../../web/kit/board/theory_module';

const mostWords = 25;
/** Two of them say about as much as an English word. */
const mostCharacters = 60;

const numbersIn = (text: string): string[] => [...new Set(text.match(/\d+(?:,\d+)*/g))].sort();

/** The reason in English, without its marks. `move`: a winning move. */
export function reasonOf<Known extends Analysis>(
  { because }: Pick<TheoryModule<Known>, 'because'>,
  analysis: Known,
  move?: string,
): string {
  const [english = '', ...others] = languages.map((language) =>
    because(analysis, language, move).replaceAll('**', ''),
  );
  expect(english).toMatch(/^[^.]+\.$/);
  expect(english.split(' ').length, english).toBeLessThanOrEqual(mostWords);
  for (const text of others) {
    expect(text).toMatch(/^[^。]+。$/);
    expect(text.match(/\p{Script=Han}/gu)?.length, text).toBeLessThanOrEqual(mostCharacters);
    expect(numbersIn(text), text).toEqual(numbersIn(english));
  }
  return english;
}
