// A host may tell browsers to keep a file, and then they keep a bad one too: half of it, or the page of a captive portal.
// Loading the page again does not ask for it again; this does.

/** A host that does not answer holds nobody up for longer. */
const patienceMs = 5000;

/** The files below an address that this thread has asked for. */
export function askedFor(folder: string): readonly string[] {
  // A page around a board may have taken it away.
  const { performance } = globalThis as Partial<typeof globalThis>;
  const names = performance?.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(names)].filter((name) => name.startsWith(folder));
}

/** What has been asked for of the boards by this script of theirs, which lies in the folder of their version or beside that. */
export function boardFiles(script: string): readonly string[] {
  const home = script.replace(/[^/]*\/[^/]*$/, '');
  return askedFor(home).filter((file) => /\/embed\/[^/]*$/.test(file));
}

/** `no-cache` leaves what the host calls the same, `reload` leaves nothing. */
export type Past = 'no-cache' | 'reload';

/** Asks the host for files, past what the browser keeps of them. */
export async function renew(files: readonly string[], past: Past): Promise<void> {
  const all = Promise.allSettled(
    files.map(async (file) => (await fetch(file, { cache: past })).arrayBuffer()),
  );
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

const bad = new Set<() => readonly string[]>();

/** As the page leaves, asks once more for what could not be loaded: the next page must not find it as the browser has kept it. */
function renewAtTheEnd(listFiles: () => readonly string[]): void {
  if (bad.has(listFiles)) return;
  bad.add(listFiles);
  globalThis.addEventListener?.('pagehide', () => {
    for (const file of listFiles())
      void fetch(file, { cache: 'reload', keepalive: true }).catch(() => {});
  });
}

/** Loads code. If it does not come, or is not ours, then once more: the browser may have kept a bad one of the files. */
export async function again<T>(
  load: () => Promise<T>,
  listFiles: () => readonly string[],
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const files = listFiles();
    if (files.length === 0) throw error;
    await renew(files, 'no-cache');
    return load().catch((still: unknown) => {
      renewAtTheEnd(listFiles);
      throw still;
    });
  }
}
