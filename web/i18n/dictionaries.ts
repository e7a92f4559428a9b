// The dictionaries. English comes with the page, the others when they are asked for: nobody reads three.
import { en } from './en';
import type { Language } from './language';
import type { Sentences } from './sentences';

const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Sentences>>> = {
  'zh-Hans': async () => (await import('./zh_hans')).zhHans,
  'zh-Hant': async () => (await import('./zh_hant')).zhHant,
};

/** Without a network, English is better than nothing. */
export async function loadDictionary(language: Language): Promise<Sentences> {
  if (language === 'en') return en;
  try {
    return await loaders[language]();
  } catch {
    return en;
  }
}
