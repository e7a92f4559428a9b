// Loading once.
import { EngineFailure } from './engine';
import { ownFiles } from './own_files';
import { again } from './renew';

/** A failed load is tried again at the next call, because the network may be back. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () =>
    (loaded ??= again(load, ownFiles).catch((error: unknown) => {
      loaded = undefined;
      throw EngineFailure.of('load', error);
    }));
}
