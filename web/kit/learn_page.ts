import type { Language } from '../i18n/language.ts';

/** The address of a game's tutorial, or of another page beside the tutorials. */
export function learnPage(id: string, language: Language): string {
  return `learn/${learnFile(id, language)}`;
}

/** The address of a game's card (../build/cards_plugin.ts). */
export function cardPage(game: string, language: Language): string {
  return `games/${learnFile(game, language)}`;
}

export function learnFile(id: string, language: Language): string {
  const tag = { en: '', 'zh-Hans': '.zh', 'zh-Hant': '.zh-Hant' }[language];
  return `${id}${tag}.html`;
}
