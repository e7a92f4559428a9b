// Browser storage that may be forbidden (a sandboxed frame), full or switched off; then nothing is remembered.

export interface Memory {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

const prefix = 'impartial.';

/** `open` is a function because even naming `localStorage` can throw. */
function memoryOf(open: () => Storage): Memory {
  function attempt<T>(use: (storage: Storage) => T): T | null {
    try {
      return use(open());
    } catch {
      return null;
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(prefix + key)),
    set: (key, value) => attempt((storage) => storage.setItem(prefix + key, value)),
    remove: (key) => attempt((storage) => storage.removeItem(prefix + key)),
  };
}

/** Kept as long as the tab lives. */
export const tabMemory = memoryOf(() => sessionStorage);
/** Kept permanently. */
export const lastingMemory = memoryOf(() => localStorage);
