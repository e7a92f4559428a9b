// Firefox by WebDriver BiDi, which it speaks itself: commands and events as JSON over a web socket.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import type { Browser, Driver, Source, Wish } from './browser';

/** What the tests do not want from a new profile. Firefox itself adds what all automation wants. */
const preferences = ({ isDark = false, downloads }: Wish): Record<string, unknown> => ({
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  // The list of downloads would take the focus.
  'browser.download.alwaysOpenPanel': false,
  'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
  'intl.accept_languages': 'en-US',
  'ui.prefersReducedMotion': 1,
  'datareporting.policy.dataSubmissionEnabled': false,
});

type Reply = Record<string, unknown>;

/** A connection that sends commands and hears events. */
class Connection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #count = 0;

  constructor(socket: WebSocket, hear: (params: Reply) => void) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const reply = JSON.parse(data.toString()) as Reply;
      if (reply['type'] === 'event') return hear(reply['params'] as Reply);
      this.#waiting.get(reply['id'] as number)?.(reply);
    });
  }

  async send<T>(method: string, params: object): Promise<T> {
    const id = ++this.#count;
    const reply = await new Promise<Reply>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    this.#waiting.delete(id);
    if (reply['type'] === 'error') throw new Error(`${method}: ${String(reply['message'])}`);
    return reply['result'] as T;
  }

  close(): void {
    this.#socket.close();
  }
}

async function start(wish: Wish): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'impartial-firefox-'));
  const lines = Object.entries(preferences(wish)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const program = process.env['FIREFOX'] ?? 'firefox';
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${program} ended: ${text}`)));
    child.stderr.setEncoding('utf8').on('data', (more: string) => {
      text += more;
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(text)?.[1];
      if (found) resolve(`${found}/session`);
    });
  });

  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let complaints: string[] = [];
  const connection = new Connection(socket, ({ level, text }) => {
    if (level === 'error' || level === 'warn') complaints.push(String(text));
  });
  await connection.send('session.new', { capabilities: {} });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });

  interface Context {
    readonly context: string;
    readonly children: readonly Context[];
  }
  const tabs = async (): Promise<readonly Context[]> =>
    (await connection.send<{ contexts: Context[] }>('browsingContext.getTree', {})).contexts;
  // The first tab never gets the focus: the field for addresses has it.
  const { context } = await connection.send<Context>('browsingContext.create', { type: 'tab' });

  interface Evaluated {
    readonly result: { readonly value?: string; readonly sharedId?: string };
    readonly exceptionDetails?: { readonly text: string };
  }
  const call = async (target: string, source: string, args: readonly unknown[]) => {
    const { result, exceptionDetails } = await connection.send<Evaluated>('script.callFunction', {
      functionDeclaration: source,
      arguments: args.map((each) => ({ type: 'string', value: JSON.stringify(each) })),
      target: { context: target },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  };

  return {
    async open(url) {
      await connection.send('browsingContext.navigate', { context, url, wait: 'complete' });
      await connection.send('browsingContext.activate', { context });
    },
    async resize(width, height) {
      await connection.send('browsingContext.setViewport', {
        context,
        viewport: { width, height },
      });
    },
    async act(source: Source) {
      await connection.send('input.performActions', { context, actions: [source] });
    },
    async run(source, args, inFrame) {
      const [frame] = inFrame
        ? ((await tabs()).find((each) => each.context === context)?.children ?? [])
        : [];
      if (inFrame && !frame) throw new Error('no frame');
      const json = `async (...args) => JSON.stringify(await (${source})(...args.map((each) => JSON.parse(each))))`;
      const { value } = await call(frame?.context ?? context, json, args);
      return value === undefined ? undefined : JSON.parse(value);
    },
    async choose(field, file) {
      const { sharedId } = await call(context, field, []);
      await connection.send('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
    async screenshot() {
      const { data } = await connection.send<{ data: string }>(
        'browsingContext.captureScreenshot',
        {
          context,
        },
      );
      return Buffer.from(data, 'base64');
    },
    async complaints() {
      const all = complaints;
      complaints = [];
      return all;
    },
    async close() {
      await connection.send('browser.close', {});
      connection.close();
      await ended;
      rmSync(profile, { recursive: true, maxRetries: 5 });
    },
  };
}

export const firefox: Driver = { name: 'Firefox', start };
