// A part of a page of ours could not be loaded. The page is loaded again so that this mends (../engine/renew.ts).
import { renew } from '../engine/renew';
import { readSite } from './site';
import { tabMemory } from './storage';

/**
 * The key of a note for the next page in this tab: the files that this one has asked for, empty if there is nothing to mend.
 * Also the name of the event that there is one.
 */
export const unloaded = 'unloaded';

/**
 * Whatever loads the page again, the next page asks for these files afresh (early.ts). false: in other people's pages, for
 * which nothing is kept.
 */
export function noteTrouble(files: readonly string[]): boolean {
  if (typeof document === 'undefined' || readSite().build === undefined) return false;
  tabMemory.set(unloaded, JSON.stringify(files));
  return dispatchEvent(new Event(unloaded));
}

/** As the reader asked. */
export async function reloadWith(files: readonly string[]): Promise<void> {
  await renew(files, 'reload');
  location.reload();
}

function filesIn(note: string): readonly string[] {
  const files: unknown = JSON.parse(note);
  if (!Array.isArray(files)) return [];
  return files.map(String).filter((file) => file.startsWith(`${location.origin}/`));
}

const told = (event: string): Promise<unknown> =>
  new Promise((resolve) => addEventListener(event, resolve, { once: true }));

/**
 * This page has loaded what it needs at once before these files are here. So if a part is missing, it loads itself again,
 * unless the reader has done something. `noted`: by the page before. `findOpening`: what the script of the page replaces.
 */
export async function mend(noted: string, findOpening: () => Element | null): Promise<void> {
  await renew(filesIn(noted), 'reload');
  if (document.readyState !== 'complete') await told('load');
  if (!findOpening() && tabMemory.get(unloaded) === null) await told(unloaded);
  await renew(filesIn(tabMemory.get(unloaded) ?? '[]'), 'reload');
  if ((navigator as Partial<Navigator>).userActivation?.hasBeenActive !== false) return;
  // So that the next page does not load itself again, whatever it lacks.
  tabMemory.set(unloaded, '');
  if (tabMemory.get(unloaded) === '') location.reload();
}
