// The words for known mistakes. The page imports this file when it first names a mistake.
import type { GameId } from '../engine/types';
import { withWords } from '../kit/loading';
import type { Language } from '../i18n/language';
import type { MistakeSentences, MistakeWords, TutorialHeadings } from '../kit/board/mistake_words';

interface MistakesModule {
  readonly mistakeSentences: Readonly<Record<Language, MistakeSentences>>;
  /** Missing if the game has no tutorial. */
  readonly tutorialHeadings?: TutorialHeadings;
}

const files = import.meta.glob<MistakesModule>('./*/mistakes.ts');

export interface ExplainedMistake extends MistakeWords {
  /** The chapter of ../learn that explains it, and the id of the heading there. */
  readonly place?: { readonly chapter: string; readonly heading: string };
}

/** Explains a mistake of a game in a language of the page; nothing if there are no words for it. */
export async function explainMistake(
  game: GameId,
  id: string,
  language: Language,
): Promise<ExplainedMistake | undefined> {
  const load = files[`./${game}/mistakes.ts`];
  if (!load) return undefined;
  const { mistakeSentences, tutorialHeadings } = await withWords(load);
  const words = mistakeSentences[language][id];
  const place = tutorialHeadings?.[id];
  if (!words) return undefined;
  if (place === undefined) return words;
  const [heading = '', chapter = game] = place.split('#').reverse();
  return { ...words, place: { chapter, heading } };
}
