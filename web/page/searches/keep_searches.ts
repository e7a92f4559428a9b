// The page's solver, which keeps the results of searches and knows the memory that they hold. The code for that comes with
// the first position that needs a search.
import type { Expected } from '../../engine/engine';
import type { Analysis } from '../../engine/types';
import type { WorkerEngine } from '../../engine/worker_engine';
import { withWords } from '../../kit/loading';
import type { Held } from './held';
import type { SearchKeeper } from './search_keeper';

/**
 * `onHeld` is called when a search pauses or ends; undefined: nothing is held, or a search is running. `onLater`: when more is
 * known of a position than was answered at once.
 */
export function keepSearches(
  engine: WorkerEngine,
  build: string | undefined,
  onHeld: (held: Held | undefined) => void,
  onLater: () => void,
): WorkerEngine {
  let loading: Promise<SearchKeeper | undefined> | undefined;
  const load = async (): Promise<SearchKeeper | undefined> => {
    try {
      const { SearchKeeper } = await withWords(() => import('./search_keeper'));
      return new SearchKeeper(engine, build, onHeld, onLater);
    } catch {
      // Searches work without it.
      loading = undefined;
      return undefined;
    }
  };
  const keeper = () => (loading ??= load());
  const best = async (
    found: Expected<Analysis>,
    position = found.ok ? found.value.position : '',
  ): Promise<Expected<Analysis>> => {
    if (!found.ok || (found.value.complete && !loading)) return found;
    return (await keeper())?.atOnce(position, found.value) ?? found;
  };
  return {
    ...engine,
    analyse: async (game, position) => best(await engine.analyse(game, position), position),
    after: async (game, position, move) => best(await engine.after(game, position, move)),
    step: async (game, position) => ((await keeper()) ?? engine).step(game, position),
    release() {
      void loading?.then((keeper) => keeper?.tell(undefined));
      engine.release();
    },
  };
}
