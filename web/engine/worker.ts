// The solver's own thread.
import type { Start } from './messages';
import { serve } from './serve';

/** Held as long as this worker lives, because browsers report the death of a worker in no other way. */
async function holdLock(): Promise<{ readonly lock?: string }> {
  try {
    const lock = `impartial ${crypto.randomUUID()}`;
    await new Promise<void>((held, refused) => {
      const forEver = (): Promise<never> => {
        held();
        return new Promise(() => {});
      };
      navigator.locks.request(lock, forEver).catch(refused);
    });
    return { lock };
  } catch {
    // There are no locks on insecure pages.
    return {};
  }
}

// Not awaited at the top level, because the worker of the page in one file is a classic script.
const locked = holdLock();
self.addEventListener(
  'message',
  ({ data }: MessageEvent<Start>) => void locked.then((lock) => serve(self, data, lock)),
  { once: true },
);
