// Writes the files that need no other: impartial.html, the page, which opens from a disk too, and impartial.standalone.js, a
// classic script with <impartial-board> and what upgrades code fences. Beside it stand impartial.search.js and
// impartial.plain.js, which that script loads for positions beyond the judges' limits, and where WebAssembly is refused.
// vite-plugin-singlefile does not do this: it inlines module scripts, which a page from a disk may not load workers with,
// and knows neither the policy's hashes nor the wasm and the worker within the script.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { minify } from 'vite';
import { classicScript, searchScript, withLicences } from './classic_script.ts';

/** The scripts run in the repository's folder. */
const root = process.cwd();

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The policy of index.html, with the hashes of what stands in the page, and without what a page would load. */
function policyFor(script: string, style: string): string {
  const hash = (text: string): string =>
    `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [
    "default-src 'none'",
    `script-src ${hash(script)} 'wasm-unsafe-eval'`,
    `style-src ${hash(style)}`,
    'img-src data: blob:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

async function page(): Promise<string> {
  const { script, licences } = await classicScript({ root, entry: 'main.ts' });
  const style = read('web/kit/page.css');
  // Within a script element these would not be text.
  const inline = script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
  let html = read('index.html');
  const replace = (what: RegExp, by: string): void => {
    if (!what.test(html)) throw new Error(`index.html: nothing matches ${what}`);
    html = html.replace(what, () => by);
  };
  replace(/default-src [^"]+/, policyFor(inline, style));
  replace(/<link rel="stylesheet"[^>]*>/, `<style>${style}</style>`);
  replace(/\s*<script type="module"[^>]*><\/script>/, '');
  const outside = /(?:src|href)="(?!data:)[^"]+"/.exec(html);
  if (outside) throw new Error(`index.html: ${outside[0]} is not in the one file`);
  // At the end, as a script that is no module runs where it stands.
  replace(/\s*<\/body>/, `\n    <script>${inline}</script>\n  </body>`);
  return `${html.trimEnd()}\n<!--\n${licences.replaceAll('-->', '--&gt;')}\n-->\n`;
}

async function standalone(): Promise<string> {
  const script = { root, entry: 'embed/standalone.ts', forHosts: true, whole: false };
  return withLicences(await classicScript(script));
}

async function search(): Promise<string> {
  return withLicences(await classicScript(searchScript(root)));
}

async function plain(): Promise<string> {
  const file = 'web/engine/generated/impartial_positions_plain.mjs';
  return (await minify(file, read(file), { module: true })).code;
}

const files: Readonly<Record<string, () => Promise<string>>> = {
  'impartial.html': page,
  'impartial.standalone.js': standalone,
  'impartial.search.js': search,
  'impartial.plain.js': plain,
};

/** `folder` is where the files go. */
export async function main(folder = join(root, 'dist')): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  for (const [name, make] of Object.entries(files)) {
    const text = await make();
    writeFileSync(join(folder, name), text);
    console.log(`${name}  ${kB(Buffer.byteLength(text))}, gzip ${kB(gzipSync(text).length)}`);
  }
}
