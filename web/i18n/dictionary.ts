// Dictionaries: an interface, and a file for each language. English is loaded with the code that uses it, the other
// languages on demand, so that nobody loads three.
import { languages } from './language';
import type { Language } from './language';

type Dictionary<Words> = Readonly<Record<Language, Words>>;
type Loaders<Words> = Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<{ readonly words: Words }>>
>;

/** One for each dictionary whose code is loaded. */
const loaders: ((language: Language) => Promise<void>)[] = [];
/** The languages in use. */
const used = new Set<Language>();

/** The words in each language; English until the language is loaded. */
export function dictionary<Words>(english: Words, others: Loaders<Words>): Dictionary<Words> {
  const said = Object.fromEntries(languages.map((language) => [language, english])) as Record<
    Language,
    Words
  >;
  loaders.push(async (language) => {
    if (language === 'en' || said[language] !== english) return;
    said[language] = (await others[language]()).words;
  });
  return said;
}

/** Loads the words that dictionaries lack in the languages in use, as after code with a dictionary was loaded. */
export async function loadWords(): Promise<void> {
  await Promise.all([...used].flatMap((language) => loaders.map((each) => each(language))));
}

/** Loads the words of a language in every dictionary, and later with each further one. Rejects if a file is missing. */
export async function addLanguage(language: Language): Promise<void> {
  const isNew = !used.has(language);
  used.add(language);
  try {
    await loadWords();
  } catch (error) {
    if (isNew) used.delete(language);
    throw error;
  }
}
