import type { Language } from '../i18n/language.ts';

/** The address of a game's tutorial, or of another page beside the tutorials. */
export function learnPage(id: string, language: Language): string {
  return `learn/${id}${language === 'en' ? '' : '.zh'}.html`;
}
