// One solver for all boards of a page, loaded at the first request. It runs on the page's own thread: many hosts refuse
// workers (another origin, a policy, a file), and one position takes milliseconds.
import { EngineFailure } from '../engine/engine';
import type { Engine } from '../engine/engine';
import { forward, perform } from '../engine/messages';

let loaded: Promise<Engine> | undefined;

async function load(): Promise<Engine> {
  try {
    const { createBoardEngine } = await import('../engine/create_board_engine');
    return await createBoardEngine();
  } catch (error) {
    throw new EngineFailure('load', String(error));
  }
}

/** After any failure the next call starts another solver, because the memory of the failed one cannot be trusted. */
async function call<T>(ask: (engine: Engine) => Promise<T>): Promise<T> {
  const current = (loaded ??= load());
  try {
    return await ask(await current);
  } catch (error) {
    if (loaded === current) loaded = undefined;
    throw EngineFailure.of('run', error);
  }
}

export const sharedEngine: Engine = {
  ...forward((request) => call((engine) => perform(engine, request))),
  step: async (game, position) => {
    // The page draws and handles events between two steps.
    await new Promise((resolve) => setTimeout(resolve));
    return call((engine) => engine.step(game, position));
  },
};
