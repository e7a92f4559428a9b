// A sign of life: of a worker for its page, and of a page for the workers of other pages.
import type { Life } from './port';

/** Held as long as this thread lives, because browsers report its death in no other way. */
export async function holdLock(): Promise<Pick<Life, 'lock'>> {
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
