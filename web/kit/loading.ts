// What is loaded later: code, words, and the modules of the solver. The page says what is slow, and what could not be
// loaded (load_failure_banner.ts).
import { isKept } from '../engine/kept_failure';
import { ownFiles } from '../engine/own_files';
import { again } from '../engine/renew';
import { addLanguage, loadWords } from '../i18n/dictionary';
import type { Language } from '../i18n/language';
import { noteTrouble, reloadWith } from './mend';

/** The time after which the reader hears that something is slow. */
const slowMs = 15_000;

const listeners = new Set<(hasFailed: boolean) => void>();
let isBroken = false;
let slow = 0;
let signedAt = -Infinity;

/** Whether there is code that the browser loads again only with the whole page. */
export function needsReload(): boolean {
  return isBroken;
}

/** Loads the whole page again, past what the browser keeps of the files. */
export function reloadPage(): void {
  void reloadWith(ownFiles());
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

function tell(hasFailed: boolean): void {
  for (const listener of listeners) listener(hasFailed);
}

function addSlow(count: number): void {
  slow += count;
  tell(false);
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

/** Waits for something to be loaded. A failure is told before it is thrown. */
async function load<Part>(start: () => Promise<Part>, isTold = true): Promise<Part> {
  try {
    return await withSlowNotice(again(start, ownFiles));
  } catch (error) {
    noteTrouble(ownFiles());
    if (await isKept(error)) isBroken = true;
    if (isTold) tell(true);
    throw error;
  }
}

/**
 * Loads the words of a language in every dictionary, including those loaded later. Returns the current language: the
 * new one, or `before` if a file could not be loaded.
 */
export function speak(language: Language, before: Language = 'en'): Promise<Language> {
  return load(() => addLanguage(language)).then(
    () => language,
    () => before,
  );
}

/** Loads code on demand, with its words in the languages in use. `isTold`: whether the page says that it failed. */
export async function withWords<Code>(code: () => Promise<Code>, isTold?: boolean): Promise<Code> {
  const loaded = await load(code, isTold);
  await load(loadWords, isTold);
  return loaded;
}
