// One solver for all boards of a page, loaded when the first of them asks for something. It runs on the page's own thread:
// a worker is refused by many hosts (another origin, a policy, a file), and one position needs milliseconds.
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

/** After any failure the next call starts another solver: the memory of this one cannot be trusted any more. */
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
    // The page draws and listens between two steps.
    await new Promise((resolve) => setTimeout(resolve));
    return call((engine) => engine.step(game, position));
  },
};
