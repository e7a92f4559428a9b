// The compiler's files as a host, a network and the browser's store may give them.
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import { CompilerAbsent, CompilerFiles } from '../../../web/program/compiler_files';

const file = vi.hoisted(() => ({ part: 'clang', name: 'a.wasm', file: 'a.wasm.gz' }) as const);
const whole = gzipSync('the compiler');
const listed = vi.hoisted(() => ({ bytes: 0, sha256: '' }));
vi.mock('../../../web/program/compiler_list', () => ({
  compilerFiles: [Object.assign(listed, file)],
}));
listed.bytes = whole.length;
listed.sha256 = createHash('sha256').update(whole).digest('hex');

const html = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
const good = () => new Response(whole);
const answers: Readonly<Record<string, () => Response>> = {
  'a page of HTML': html,
  'half of it': () => new Response(whole.subarray(0, 10)),
  'an error of the host': () => new Response('', { status: 503 }),
  'an error of the network': () => {
    throw new TypeError('failed to fetch');
  },
};
const missing = () => new Response('', { status: 404 });

const kept = new Map<string, Response>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('location', { href: 'http://host/assets/worker.js' });
  const store = {
    match: async (url: string) => kept.get(url)?.clone(),
    keys: async () => [],
    put: async (url: string, response: Response) => void kept.set(url, response),
  };
  vi.stubGlobal('caches', { open: async () => store });
});

/** The text of the file; `answer`: what comes for each way to ask. */
async function load(answer: (cache: RequestCache | undefined) => Response): Promise<string> {
  const files = new CompilerFiles(async (_, options) => answer(options?.cache));
  return new TextDecoder().decode(await files.made(file.name));
}

test.each(Object.entries(answers))('%s is a failure that another try mends', async (_, bad) => {
  await expect(load(bad)).rejects.toMatchObject({ stage: 'load' });
  expect(kept.size).toBe(0);
  expect(await load(good)).toBe('the compiler');
  expect(await load(missing)).toBe('the compiler');
});

test('only a file that is missing is one that the host has left out', async () => {
  await expect(load(missing)).rejects.toBeInstanceOf(CompilerAbsent);
});

test.each([...Object.entries(answers), ['nothing', missing] as const])(
  '%s that the browser has kept is asked for again',
  async (_, bad) => {
    expect(await load((cache) => (cache === 'reload' ? good() : bad()))).toBe('the compiler');
  },
);

test('what was kept is checked too', async () => {
  await load(good);
  const [address = ''] = kept.keys();
  kept.set(address, new Response('something'));
  expect(await load(good)).toBe('the compiler');
  expect(await kept.get(address)?.clone().text()).not.toBe('something');
});
