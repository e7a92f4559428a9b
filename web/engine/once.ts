// Loading once.
import { EngineFailure } from './engine';

/** A failed load is tried again at the next call, because the network may be back. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw EngineFailure.of('load', error);
    }));
}
