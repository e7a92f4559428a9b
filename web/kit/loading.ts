// What is loaded later: code, words, and the modules of the solver. The page says what is slow, and what could not be
// loaded (load_failure_banner.ts).
import { addLanguage, loadWords } from '../i18n/dictionary';
import type { Language } from '../i18n/language';

/** The time after which the reader hears that something is slow. */
const slowMs = 15_000;

const listeners = new Set<(hasFailed: boolean) => void>();
let isBroken = false;
let slow = 0;
let signedAt = -Infinity;

/**
 * Whether something else came in the place of our code, as after a cut connection. Browsers load it again only with the whole
 * page.
 */
export function needsReload(): boolean {
  return isBroken;
}

/** Whether something takes long to load, as on a slow connection. */
export function isSlow(): boolean {
  return slow > 0;
}

/**
 * Calls the listener when something cannot be loaded (true), or when `isSlow` changes (false). Returns the function that
 * ends this.
 */
export function onLoading(listener: (hasFailed: boolean) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For a part that says in its own place that it could not be loaded. */
export function noteLoadFailure(error: unknown): void {
  isBroken ||= error instanceof SyntaxError;
}

export function reportLoadFailure(error: unknown): void {
  noteLoadFailure(error);
  for (const listener of listeners) listener(true);
}

function addSlow(count: number): void {
  slow += count;
  for (const listener of listeners) listener(false);
}

/** Waits for something. It is slow if it takes too long and nothing else shows a sign of life. */
export async function withSlowNotice<Part>(coming: Promise<Part>): Promise<Part> {
  let isCounted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (milliseconds: number): void => {
    timer = setTimeout(() => {
      const rest = signedAt + slowMs - performance.now();
      if (rest > 0) return wait(rest);
      isCounted = true;
      addSlow(1);
    }, milliseconds);
  };
  wait(slowMs);
  try {
    return await coming;
  } finally {
    clearTimeout(timer);
    if (isCounted) addSlow(-1);
  }
}

/** Makes a call that tells its progress: its first progress, or its end, is the sign that it is loaded. */
export async function callWithSlowNotice<Progress, Result>(
  onProgress: (progress: Progress) => void,
  call: (onProgress: (progress: Progress) => void) => Promise<Result>,
): Promise<Result> {
  let come = (): void => {};
  void withSlowNotice(new Promise<void>((resolve) => (come = resolve)));
  const sign = (): void => {
    signedAt = performance.now();
    come();
  };
  try {
    return await call((progress) => {
      sign();
      onProgress(progress);
    });
  } finally {
    sign();
  }
}

/**
 * Loads the words of a language in every dictionary, including those loaded later. Returns the current language: the
 * new one, or `before` if a file could not be loaded.
 */
export async function speak(language: Language, before: Language = 'en'): Promise<Language> {
  try {
    await withSlowNotice(addLanguage(language));
    return language;
  } catch (error) {
    reportLoadFailure(error);
    return before;
  }
}

/** Loads code on demand, with its words in the languages in use. A failure is reported before it is thrown. */
export async function withWords<Code>(
  code: Promise<Code>,
  report = reportLoadFailure,
): Promise<Code> {
  try {
    const loaded = await withSlowNotice(code);
    await withSlowNotice(loadWords());
    return loaded;
  } catch (error) {
    report(error);
    throw error;
  }
}
