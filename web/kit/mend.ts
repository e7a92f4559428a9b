// A part of a page of ours could not be loaded. The page is loaded again so that this mends (../engine/renew.ts).
import { renew } from '../engine/renew';
import { readSite } from './site';
import { tabMemory } from './storage';

/** The key of a note for the next page in this tab: the files that this one has asked for. */
export const unloaded = 'unloaded';
const reloaded = 'reloaded';

/** A page loads itself again once in this time. */
const restMs = 60_000;

/**
 * Whatever loads the page again, the next page asks for these files afresh (early.ts). Such a page has loaded before that
 * what it needs at once; so if a part is missing there too, it loads itself again, unless the reader has done something.
 */
export async function noteTrouble(files: readonly string[]): Promise<void> {
  // Nothing is kept for other people's pages.
  if (typeof document === 'undefined' || readSite().build === undefined) return;
  tabMemory.set(unloaded, JSON.stringify(files));
  const { dataset } = document.documentElement;
  const noted = dataset['mends'];
  if (noted === undefined) return;
  delete dataset['mends'];
  const now = Date.now();
  if (now - Number(tabMemory.get(reloaded)) < restMs) return;
  tabMemory.set(reloaded, String(now));
  await renew([...new Set([...filesIn(noted), ...files])], 'reload');
  const isUntouched = (navigator as Partial<Navigator>).userActivation?.hasBeenActive === false;
  if (isUntouched && tabMemory.get(reloaded) === String(now)) location.reload();
}

function filesIn(note: string): readonly string[] {
  const files: unknown = JSON.parse(note);
  if (!Array.isArray(files)) return [];
  return files.map(String).filter((file) => file.startsWith(`${location.origin}/`));
}

/** `noted`: by the page before. `findOpening`: what the script of the page replaces. */
export async function mend(noted: string, findOpening: () => Element | null): Promise<void> {
  const ours = filesIn(noted);
  await renew(ours, 'reload');
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  if (findOpening()) await noteTrouble(ours);
}

/** As the reader asked. */
export async function reloadWith(files: readonly string[]): Promise<void> {
  await renew(files, 'reload');
  location.reload();
}
