// The words for features of positions. The page imports this file when it first says when a program is wrong.
import type { GameId } from '../engine/types';
import type { Language } from '../i18n/language';
import type { FeatureSentences } from '../kit/board/feature_words';
import { withWords } from '../kit/loading';

interface FeaturesModule {
  readonly featureSentences: Readonly<Record<Language, FeatureSentences>>;
}

const files = import.meta.glob<FeaturesModule>('./*/features.ts');

/** The words for a game's features in a language of the page; nothing if the game has none. */
export async function featureWords(
  game: GameId,
  language: Language,
): Promise<FeatureSentences | undefined> {
  const load = files[`./${game}/features.ts`];
  return load && (await withWords(load)).featureSentences[language];
}
