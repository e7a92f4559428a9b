// Writes impartial.html: the page in one file, which also opens from a disk.
// vite-plugin-singlefile cannot do this: it inlines module scripts, from which a page opened from a disk cannot start
// workers, and it handles neither the policy's hashes nor wasm and worker inside the script.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { classicScript } from './classic_script.ts';
import { Shipped } from './licences.ts';
import { factTags, siteFacts } from './site_facts.ts';

/** npm runs scripts in the repository's folder. */
const root = process.cwd();

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/**
 * The policy of index.html, with hashes of the inlined scripts and styles and
 * without the sources that are no longer loaded.
 */
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
  const { script, licences } = await classicScript({
    root,
    entry: 'main.ts',
    shipped: new Shipped(root),
  });
  const style = read('web/kit/page.css') + read('web/kit/frame.css');
  // In a script element these sequences would end or change the script.
  const inline = script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
  let html = read('index.html');
  const replace = (what: RegExp, by: string): void => {
    if (!what.test(html)) throw new Error(`index.html: nothing matches ${what}`);
    html = html.replace(what, () => by);
  };
  replace(/default-src [^"]+/, policyFor(inline, style));
  replace(/<link rel="stylesheet"[^>]*>/, `<style>${style}</style>`);
  replace(/\s*<script type="module"[^>]*><\/script>/, '');
  // The script takes it away.
  const tooOld =
    'Impartial shows which move wins, and why. This page needs a newer browser, of 2024 or later.';
  replace(/(?<=<div id="app">)/, `<p>${tooOld}</p>`);
  replace(/(?<=<\/title>)/, `\n    ${factTags(siteFacts(root))}`);
  const outside = /(?:src|href)="(?!data:)[^"]+"/.exec(html);
  if (outside) throw new Error(`index.html: ${outside[0]} is not in the one file`);
  // At the end of the body, because a classic script runs where it stands.
  replace(/\s*<\/body>/, `\n    <script>${inline}</script>\n  </body>`);
  return `${html.trimEnd()}\n<!--\n${licences.replaceAll('-->', '--&gt;')}\n-->\n`;
}

export async function main(): Promise<void> {
  const html = await page();
  writeFileSync(join(root, 'dist/impartial.html'), html);
  const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`impartial.html  ${kB(Buffer.byteLength(html))}, gzip ${kB(gzipSync(html).length)}`);
}
