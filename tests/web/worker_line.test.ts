// The worker's side of a line: what it says of failures.
import { expect, test, vi } from 'vitest';
import { EngineFailure } from '../../web/engine/engine';
import { listen } from '../../web/engine/worker_line';
import type { Port, Response } from '../../web/engine/worker_line';

async function replyTo(error: unknown): Promise<readonly Response<string>[]> {
  const said: Response<string>[] = [];
  const port: Port<string, string> = {
    onmessage: null,
    postMessage: (response) => void said.push(response),
  };
  listen<string, string>(port, { lock: 'alive' }, async (request, post) => {
    if (request !== 'fail') return post({ kind: 'result', result: request });
    throw error;
  });
  for (const data of ['1', 'fail']) {
    port.onmessage?.({ data } as MessageEvent<string>);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(said.slice(0, 2)).toEqual([
    { kind: 'ready', lock: 'alive' },
    { kind: 'result', result: '1' },
  ]);
  return said.slice(2);
}

test.each([
  ['a file that does not come', EngineFailure.of('load', new TypeError('404')), 'load'],
  // A worker keeps it for ever, so its line must start another one.
  [
    'a file that is no code of ours',
    EngineFailure.of('load', new SyntaxError('404')),
    'load',
    true,
  ],
  [
    'a file that is there, and that the browser does not ask for',
    EngineFailure.of('load', new TypeError('imported module: http://host/404.js')),
    'load',
    true,
  ],
  ['a file of the reader', new EngineFailure('read', '404'), 'read'],
  ['anything else', new Error('404'), 'run'],
] as const)('%s', async (_, error, stage, isKept?: boolean) => {
  vi.stubGlobal(
    'fetch',
    async () => new Response('', { headers: { 'content-type': 'text/javascript' } }),
  );
  const [failure, ...more] = await replyTo(error);
  const message = expect.stringContaining('404');
  expect(failure).toEqual({ kind: 'failure', stage, message, ...(isKept && { kept: [] }) });
  expect(more).toEqual([]);
});
