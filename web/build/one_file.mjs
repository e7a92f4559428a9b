// Writes files that need no other: impartial.html, the page, which opens from a disk too, and impartial.standalone.js, a
// classic script with <impartial-board> and what upgrades code fences. Beside it impartial.search.js and impartial.plain.js,
// which that script loads for positions beyond the judges' limits, and where WebAssembly is refused. `node web/build/one_file.mjs [folder]`; the folder is dist if not given.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { minify } from 'vite';
import { classicScript, pluginsForHosts, root } from './classic_script.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

/** The policy of index.html, with the hashes of what stands in the page, and without what a page would load. */
function policyFor(script, style) {
  const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
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

async function page() {
  const { script, licences } = await classicScript('main.ts');
  const style = read('web/kit/page.css');
  // Within a script element these would not be text.
  const inline = script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
  let html = read('index.html');
  const replace = (what, by) => {
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

async function standalone() {
  const plugins = await pluginsForHosts();
  const { script, licences } = await classicScript('embed/standalone.ts', {
    plugins,
    whole: false,
  });
  return `${script}\n/*!\n${licences.replaceAll('*/', '* /')}\n*/\n`;
}

async function search() {
  const { script } = await classicScript('engine/search_parts.ts', { name: 'impartialSearch' });
  return `${script}\n`;
}

async function plain() {
  const file = 'web/engine/generated/impartial_plain.mjs';
  return (await minify(file, read(file), { module: true })).code;
}

const folder = process.argv[2] ?? join(root, 'dist');
mkdirSync(folder, { recursive: true });
const files = {
  'impartial.html': page,
  'impartial.standalone.js': standalone,
  'impartial.search.js': search,
  'impartial.plain.js': plain,
};
for (const [name, make] of Object.entries(files)) {
  const text = await make();
  writeFileSync(join(folder, name), text);
  const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`${name}  ${kB(Buffer.byteLength(text))}, gzip ${kB(gzipSync(text).length)}`);
}
