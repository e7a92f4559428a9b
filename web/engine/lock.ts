// A worker's sign of life.
import type { Life } from './port';

/** Held as long as this worker lives, because browsers report the death of a worker in no other way. */
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
