// WebKitGTK by WebDriver: each command is a request to WebKitWebDriver. The browser is WebKit's own MiniBrowser, on a
// screen that nobody sees.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { until } from './browser';
import type { Browser, Driver, Source, Wish } from './browser';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (child.kill()) await ended;
}

/** A screen without a monitor, and its name. */
async function startScreen(): Promise<readonly [ChildProcess, string]> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const name = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    (screen.stdio[3] as Readable).once('data', (data: Buffer) =>
      resolve(`:${data.toString().trim()}`),
    );
  });
  return [screen, name];
}

/** Stands for an element in an answer. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

async function start({ isDark = false, downloads }: Wish): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'impartial-webkit-'));
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const [screen, display] = await startScreen();
  const port = await freePort();
  const program = process.env['WEBKIT_DRIVER'] ?? 'WebKitWebDriver';
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita',
      LANG: 'C.UTF-8',
      LANGUAGE: 'en_US',
      HOME: home,
      XDG_CONFIG_HOME: home,
    },
  });

  let session = '';
  const send = async <T>(path: string, body: object = {}): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${session}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const { value } = (await response.json()) as {
      value: T & { error?: string; message?: string };
    };
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  await until('WebKitWebDriver answers', () => fetch(`http://127.0.0.1:${port}/status`));
  const { sessionId } = await send<{ sessionId: string }>('', {
    capabilities: {
      alwaysMatch: {
        // Without the bars above the page, whose width would be the least of the window.
        'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
        // A busy machine needs more than 30 s to start Python.
        timeouts: { script: 120_000 },
      },
    },
  });
  session = `/${sessionId}`;

  const call = async <T>(source: string, args: readonly unknown[]): Promise<T> => {
    const script = `
      const args = [...arguments], done = args.pop();
      (async () => (${source})(...args))().then((value) => done({ value }), (error) => done({ error: String(error) }))`;
    const { value, error } = await send<{ value: T; error?: string }>('/execute/async', {
      script,
      args,
    });
    if (error !== undefined) throw new Error(error);
    return value;
  };

  return {
    async open(url) {
      await send('/url', { url });
    },
    async resize(width, height) {
      await send('/window/rect', { x: 0, y: 0, width, height });
    },
    async act(source: Source) {
      await send('/actions', { actions: [source] });
    },
    async run(source, args, inFrame) {
      if (!inFrame) return call(source, args);
      await send('/frame', { id: 0 });
      try {
        return await call(source, args);
      } finally {
        await send('/frame', { id: null });
      }
    },
    async choose(field, file) {
      const element = await send<Record<string, string>>('/execute/sync', {
        script: `return (${field})()`,
        args: [],
      });
      await send(`/element/${element[elementKey]}/value`, { text: file });
    },
    async screenshot() {
      const response = await fetch(`http://127.0.0.1:${port}/session${session}/screenshot`);
      const { value } = (await response.json()) as { value: string };
      return Buffer.from(value, 'base64');
    },
    complaints: () => call('() => globalThis.complaints.splice(0)', []),
    async close() {
      await fetch(`http://127.0.0.1:${port}/session${session}`, { method: 'DELETE' });
      await end(driver);
      await end(screen);
      rmSync(home, { recursive: true, maxRetries: 5 });
    },
  };
}

/** Runs in the page before its own scripts. */
function listen(): void {
  const complaints: string[] = [];
  Object.assign(globalThis, { complaints });
  addEventListener(
    'error',
    ({ target, message, error }) => {
      const { src, href } = (target ?? {}) as { src?: string; href?: string };
      complaints.push(
        target === window
          ? `${message} ${String((error as Error | undefined)?.stack)}`
          : `not loaded: ${src ?? href}`,
      );
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    complaints.push(`unhandled: ${String(reason)}`),
  );
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`refused by ${violatedDirective}: ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));
  }
}

export const webkit: Driver = {
  name: 'WebKitGTK',
  start,
  // The page's policy stands below, so it does not hold for this script.
  change: (html) =>
    html.replace(
      /<head>|(?<=<!doctype html>)(?![^]*<head>)/i,
      `$&<script>(${String(listen)})()</script>`,
    ),
};
