// The words of the cards (cards_plugin.ts). Imported by Vite, which finds the rules of the games and their Chinese words.
import { registry } from '../games/registry.ts';
import { rules } from '../games/rules.ts';
import { addLanguage } from '../i18n/dictionary.ts';
import { learning } from '../i18n/frame_sentences.ts';
import { languages, say } from '../i18n/language.ts';
import { cardPage, learnPage } from '../kit/learn_page.ts';

export interface Card {
  readonly game: string;
  /** Its path in the site. */
  readonly path: string;
  /** What card.html asks for. */
  readonly words: Readonly<Record<string, string>>;
}

// Nothing can be imported later.
await Promise.all(languages.map(addLanguage));

export const cards: readonly Card[] = registry.flatMap(({ id, name, tutorial }) =>
  languages.map((language) => ({
    game: id,
    path: cardPage(id, language),
    words: {
      lang: language,
      id,
      name: say(name, language),
      title: `${say(name, language)} · Impartial`,
      rule: rules[language][id] ?? '',
      // An English link leaves the language to the reader.
      start: `/v1/${id}${language === 'en' ? '' : `?lang=${language}`}`,
      chosen: language === 'en' ? '' : language,
      learn: learnPage(tutorial ? id : 'index', language),
      learning: say(learning, language),
    },
  })),
);
