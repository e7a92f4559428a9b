// A static server for dist/ and the pages beside this file, with any headers.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const dist = join(import.meta.dirname, '../../../dist');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
};

export interface Host {
  /** Without a slash at the end. */
  readonly origin: string;
  /** Ends the connections that are open, too. */
  close(): void;
}

/**
 * Impartial is at /impartial/, everything else is a page of the host. `headers` apply to these pages only, `change` to the
 * HTML of both. `site` is the folder that Impartial is in, and `lifetime` says how long browsers keep its files.
 */
export async function startHost(
  headers: Readonly<Record<string, string>> = {},
  site = dist,
  change = (html: string) => html,
  lifetime = '',
): Promise<Host> {
  const kept = lifetime ? { 'cache-control': lifetime } : {};
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '', 'http://host').pathname);
    // Browsers request the icon by themselves and report an error if it is missing.
    if (path === '/favicon.ico') return void response.writeHead(204).end();
    const ours = path.startsWith('/impartial/');
    const file = ours
      ? join(site, path.slice('/impartial/'.length).replace(/(^|\/)$/, '$1index.html'))
      : join(import.meta.dirname, path);
    try {
      const type = types[extname(file)] ?? 'text/plain';
      const bytes = readFileSync(file);
      const body = type.startsWith('text/html') ? change(bytes.toString()) : bytes;
      response.writeHead(200, { 'content-type': type, ...(ours ? kept : headers) }).end(body);
    } catch {
      response.writeHead(404, kept).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
