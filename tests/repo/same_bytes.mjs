// node tests/repo/same_bytes.mjs: builds the repository twice and compares every byte. The builds differ in path, time zone,
// language and times of files; and the second compiles its own wasm.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, configure } from '../../wasm/toolchain/cmake.mjs';
import { output, quietly, root, script, Trouble } from '../../wasm/toolchain/processes.mjs';

const generated = 'web/engine/generated';
const shipped = ['dist', 'build/package', generated];
const sources = output('git', [
  '-C',
  root,
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
])
  .trim()
  .split('\n')
  .filter((path) => existsSync(join(root, path)) && path !== 'node_modules');

/** Without the repository, so both have the version without a commit. */
async function buildIn(folder, { env, copied, time }) {
  const run = (program, ...args) => quietly(program, args, { cwd: folder, env });
  for (const path of [...sources, 'node_modules', ...copied]) {
    cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
  }
  for (const path of sources) utimesSync(join(folder, path), time, time);
  if (!copied.includes(generated)) {
    await run('cmake', ...configure('wasm'));
    await run('cmake', ...build('wasm'));
  }
  await run(process.execPath, 'node_modules/vite/bin/vite.js', 'build');
  for (const step of ['one_file', 'package']) {
    await run(process.execPath, 'web/build/run.mjs', step);
  }
}

/** The hashes of all files that are shipped, by path. */
function hashesIn(folder) {
  const files = shipped.flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)),
  );
  const hashOf = (file) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  return new Map(files.map((file) => [file, hashOf(file)]));
}

await script(async () => {
  const place = mkdtempSync(join(tmpdir(), 'impartial-bytes-'));
  const one = join(place, 'one');
  const other = join(place, 'another folder', 'with a longer path');
  try {
    await Promise.all([
      buildIn(one, {
        env: { TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
        copied: [generated],
        time: new Date('2001-01-01'),
      }),
      buildIn(other, {
        env: { TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
        copied: [],
        time: new Date('2024-02-29'),
      }),
    ]);
    const [first, second] = [hashesIn(one), hashesIn(other)];
    const paths = [...new Set([...first.keys(), ...second.keys()])];
    const differing = paths.filter((path) => first.get(path) !== second.get(path));
    if (differing.length > 0) throw new Trouble(`these differ: ${differing.join(', ')}`);
    if (paths.length < 200) throw new Trouble(`only ${paths.length} files`);
    console.log(`${paths.length} files, twice the same bytes`);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});
