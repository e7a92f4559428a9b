// Dictionaries: an interface, and a file for each language. English is loaded with the code that uses it, the other
// languages on demand, so that nobody loads three.
import { languages } from './language';
import type { Language } from './language';

type Dictionary<Words> = Readonly<Record<Language, Words>>;
type Loaders<Words> = Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<{ readonly words: Words }>>
>;

/** So long a part may take to come before the reader is told. */
const slowMs = 15_000;

/** One for each dictionary whose code is loaded. */
const loaders: ((language: Language) => Promise<void>)[] = [];
const wanted = new Set<Language>();
const listeners = new Set<(isMissing: boolean) => void>();
let isBroken = false;
let late = 0;

/** Whether code has come that is not ours, as after a cut connection. Browsers ask for it again only with the whole page. */
export function mustReload(): boolean {
  return isBroken;
}

/** Whether something that is loaded takes long, as on a slow connection. */
export function isLate(): boolean {
  return late > 0;
}

/**
 * Calls the listener when code or words cannot be loaded (true), or when `isLate` changes (false). Returns the function
 * that ends this.
 */
export function onMissing(listener: (isMissing: boolean) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tellMissing(error: unknown): void {
  isBroken ||= error instanceof SyntaxError;
  for (const listener of listeners) listener(true);
}

function addLate(count: number): void {
  late += count;
  for (const listener of listeners) listener(false);
}

/** Counts as late as long as it takes too long. */
export async function watched<Part>(coming: Promise<Part>): Promise<Part> {
  let isCounted = false;
  const timer = setTimeout(() => {
    isCounted = true;
    addLate(1);
  }, slowMs);
  try {
    return await coming;
  } finally {
    clearTimeout(timer);
    if (isCounted) addLate(-1);
  }
}

/** For a call that tells its progress: it counts as late until the function is called that this returns. */
export function awaitSign(): () => void {
  let sign = (): void => {};
  void watched(new Promise<void>((resolve) => (sign = resolve)));
  return sign;
}

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

/** Loads code on demand, with its words in the languages already in use. */
export async function withWords<Code>(code: Promise<Code>): Promise<Code> {
  try {
    const loaded = await watched(code);
    await watched(load());
    return loaded;
  } catch (error) {
    tellMissing(error);
    throw error;
  }
}
