// What the files of the build must be: the page has their hashes in its head (../build/integrity_plugin.ts), and tells its
// workers. The browser compares the modules that the page imports; the others are compared here, when they are fetched.

/** By the files' addresses. */
export type Hashes = Readonly<Record<string, string>>;

let hashes: Hashes | undefined;

export function setHashes(all: Hashes): void {
  hashes = all;
}

/** Empty in other people's pages, and where the files of the build are not loaded from a host. */
export function allHashes(): Hashes {
  return (hashes ??= ofPage());
}

/** For fetch(): empty if the file may be anything. */
export const integrityOf = (address: string): string => allHashes()[address] ?? '';

function ofPage(): Hashes {
  const map = globalThis.document?.querySelector('script[type="importmap"]')?.textContent;
  try {
    const { integrity = {} } = JSON.parse(map || '{}') as { readonly integrity?: Hashes };
    return Object.fromEntries(
      Object.entries(integrity).map(([file, hash]) => [new URL(file, document.baseURI).href, hash]),
    );
  } catch {
    // It is that of another page around a board.
    return {};
  }
}

const checked = new Map<string, Promise<boolean>>();

/** Whether scripts, and what they import, are those of the build: a worker's code is loaded without hashes. */
export async function areWhole(scripts: readonly string[]): Promise<boolean> {
  const isWhole = (script: string): Promise<boolean> => {
    const found = checked.get(script) ?? check(script).catch(() => false);
    checked.set(script, found);
    return found;
  };
  return (await Promise.all(scripts.map(isWhole))).every(Boolean);
}

async function check(script: string): Promise<boolean> {
  const integrity = integrityOf(script);
  if (!integrity) return true;
  const text = await (await fetch(script, { integrity })).text();
  return areWhole(importsIn(text, script));
}

/** The addresses of what a script of the build imports at once. */
export function importsIn(text: string, script: string): readonly string[] {
  return [...text.matchAll(/from"(\.\/[^"]+)"/g)].map(
    ([, file = '']) => new URL(file, script).href,
  );
}
