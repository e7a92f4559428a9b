// node tests/recipe/copy.mjs FOLDER GAME DIALECT: a copy of the repository in an empty folder, with a new game in it and
// a second dialect of that game. The copy is a git repository of its own, in which the new files are the changes.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './files.mjs';

const [folder, game, dialect] = process.argv.slice(2);
const run = (program, args, cwd) => execFileSync(program, args, { cwd, encoding: 'utf8' });

const listed = run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], root);
for (const file of listed.trim().split('\n')) {
  if (file === 'node_modules' || !existsSync(join(root, file))) continue;
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  cpSync(join(root, file), join(folder, file));
}
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
run('git', ['init', '-q'], folder);
run('git', ['add', '-A'], folder);
run('node', ['tests/recipe/new_game.mjs', game], folder);
run('node', ['tests/recipe/new_dialect.mjs', game, dialect], folder);
