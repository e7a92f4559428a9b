// One solver for all boards of a page, loaded at the first request. It runs on the page's own thread: many hosts refuse
// workers (another origin, a policy, a file), and one position takes milliseconds. So that the page never waits for long,
// texts are bounded, and calls that follow each other let it draw in between.
import { EngineFailure } from '../engine/engine';
import type { Engine } from '../engine/engine';
import { forward, perform } from '../engine/messages';
import type { PositionEngine } from '../engine/position_engine';
import type { Notice } from '../engine/types';
import { withSlowNotice, withWords } from '../kit/loading';

/** The longest position within the judges' limits, 1,000 full rows of Chess, has 52,997 characters. */
const mostCharacters = 60_000;
/** How long calls may follow each other before the page draws and handles events. */
const longestMs = 8;

/** Why a text of a host is not read; undefined if it is. */
export function tooLong({ length }: string): Notice | undefined {
  if (length <= mostCharacters) return undefined;
  const place = { case: 0, line: 1, column: 1, offset: 0, length };
  const maximum = String(mostCharacters);
  const message = `too large: the limit is ${maximum}`;
  return { code: 'too_large', severity: 'error', message, maximum, game: '', ...place };
}

let loaded: Promise<PositionEngine> | undefined;

async function load(): Promise<PositionEngine> {
  try {
    const load = () => import('../engine/create_board_engine');
    // The board says that it failed.
    const { createBoardEngine } = await withWords(load, false);
    return await createBoardEngine();
  } catch (error) {
    throw EngineFailure.of('load', error);
  }
}

let restedAt = 0;

async function rest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  restedAt = performance.now();
}

/** After any failure the next call starts another solver, because the memory of the failed one cannot be trusted. */
async function call<T>(ask: (engine: PositionEngine) => Promise<T>): Promise<T> {
  if (performance.now() - restedAt > longestMs) await rest();
  const current = (loaded ??= withSlowNotice(load()));
  try {
    return await ask(await current);
  } catch (error) {
    if (loaded === current) loaded = undefined;
    throw EngineFailure.of('run', error);
  }
}

export const sharedEngine: Engine = forward(async (request) => {
  const [, position] = request.args;
  const notice = typeof position === 'string' ? tooLong(position) : undefined;
  if (notice) return { ok: false, notice };
  // A search is as long as a page may wait.
  if (request.call === 'step') await rest();
  return call((engine) => perform(engine, request));
});
