// `npm run release`: writes build/release, which is what a release consists of: dist/ as a zip, the npm package, their
// hashes, and the entry of CHANGELOG.md. The same commit always gives the same bytes.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { versionOf } from './embed_scripts.ts';

/** npm runs scripts in the repository's folder. */
const root = process.cwd();

/** What CHANGELOG.md says of a version, without its heading. */
export function entryOf(changelog: string, version: string): string {
  const entry = changelog
    .split(/^## /m)
    .find((text) => text.split(/\s/, 1)[0] === version)
    ?.replace(/^.*\n/, '')
    .trim();
  if (!entry) throw new Error(`CHANGELOG.md has no entry of ${version}`);
  return `${entry}\n`;
}

/** A zip of a folder's files. */
export function zipOf(folder: string): Uint8Array {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((path) => [path.slice(folder.length + 1), readFileSync(path)] as const);
  // A zip has local times: this is the same in every zone, and the first that a zip can have.
  return zipSync(Object.fromEntries(files), { level: 9, mtime: new Date(1980, 0, 1) });
}

export function main(): void {
  const version = versionOf(root);
  const notes = entryOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
  const folder = join(root, 'build/release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `impartial-v${version}-site.zip`), zipOf(join(root, 'dist')));
  const packed = `impartial-games-${version}.tgz`;
  copyFileSync(join(root, `dist/v${version}/impartial-games.tgz`), join(folder, packed));
  const sums = readdirSync(folder)
    .sort()
    .map((file) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex');
      return `${hash}  ${file}\n`;
    });
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
  writeFileSync(join(folder, 'notes.md'), notes);
  console.log(sums.join('').trimEnd());
}
