// The glossary of an explanation: its terms, and their places in a text.
import type { Analysis } from '../../engine/types';
import type { Language } from '../../i18n/language';
import type { Term } from '../../i18n/why_en';
import { whySentences } from '../../i18n/why_sentences';
import type { TheoryModule } from '../../kit/board/theory_module';

/** The shared terms, and the game's own once its theory is loaded. */
export function termsOf(
  { play }: Pick<Analysis, 'play'>,
  theory: Pick<TheoryModule, 'terms'> | undefined,
  language: Language,
): readonly Term[] {
  const shared = whySentences[language].terms.filter((term) => (term.play ?? play) === play);
  return [...shared, ...(theory?.terms(language) ?? [])];
}

export type TextPart = { readonly text: string; readonly term?: Term };

/** Splits texts at the terms of the glossary. Only the first use of each term is marked. */
export class TermFinder {
  readonly #terms: readonly Term[];
  readonly #pattern: RegExp;
  readonly #known = new Set<Term>();

  constructor(terms: readonly Term[], language: Language) {
    this.#terms = terms;
    const each = terms.map(({ found }) => `(${found})`).join('|');
    // Chinese has no spaces between words.
    this.#pattern = new RegExp(language === 'en' ? `\\b(?:${each})\\b` : each, 'giu');
  }

  split(text: string): readonly TextPart[] {
    const parts: TextPart[] = [];
    let end = 0;
    for (const match of text.matchAll(this.#pattern)) {
      const term = this.#terms[match.slice(1).findIndex((group) => group !== undefined)];
      if (!term || this.#known.has(term)) continue;
      this.#known.add(term);
      if (match.index > end) parts.push({ text: text.slice(end, match.index) });
      parts.push({ text: match[0], term });
      end = match.index + match[0].length;
    }
    if (end < text.length) parts.push({ text: text.slice(end) });
    return parts;
  }
}
