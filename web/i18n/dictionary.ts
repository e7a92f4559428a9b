// Dictionaries: an interface, and a file for each language. English is loaded with the code that uses it, the other
// languages on demand, so that nobody loads three.
import { tellMissing, watched } from './arrival';
import { languages } from './language';
import type { Language } from './language';

type Dictionary<Words> = Readonly<Record<Language, Words>>;
type Loaders<Words> = Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<{ readonly words: Words }>>
>;

/** One for each dictionary whose code is loaded. */
const loaders: ((language: Language) => Promise<void>)[] = [];
const wanted = new Set<Language>();

/** The words in each language; English until `speak` or `withWords` has loaded the language. */
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

async function load(): Promise<void> {
  await Promise.all([...wanted].flatMap((language) => loaders.map((each) => each(language))));
}

/**
 * Loads the words of a language in every dictionary, including those loaded later. Returns the current language: the
 * new one, or `before` if a file could not be loaded.
 */
export async function speak(language: Language, before: Language = 'en'): Promise<Language> {
  const isNew = !wanted.has(language);
  wanted.add(language);
  try {
    await watched(load());
    return language;
  } catch (error) {
    if (isNew) wanted.delete(language);
    tellMissing(error);
    return before;
  }
}

/** Loads code on demand, with its words in the languages already in use. A failure is told before it is thrown. */
export async function withWords<Code>(code: Promise<Code>, tell = tellMissing): Promise<Code> {
  try {
    const loaded = await watched(code);
    await watched(load());
    return loaded;
  } catch (error) {
    tell(error);
    throw error;
  }
}
