// The dictionaries. English comes with the page.
import { en } from '../i18n/en';
import type { Language } from '../i18n/language';
import type { Sentences } from '../i18n/sentences';
import { loadChinese } from './chinese';

/** Without a network, English is better than nothing. */
export async function loadDictionary(language: Language): Promise<Sentences> {
  if (language === 'en') return en;
  try {
    return await loadChinese(language);
  } catch {
    return en;
  }
}
