// .ci/publish, as the workflow calls it: three builds are published on a remote.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'impartial-publish-'));
const remote = join(folder, 'remote');
const here = join(folder, 'here');
afterAll(() => rmSync(folder, { recursive: true }));

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: here, encoding: 'utf8' });
}

function write(path: string, text: string): void {
  mkdirSync(join(here, path, '..'), { recursive: true });
  writeFileSync(join(here, path), text);
}

/** A build with one file under a fixed name, one with a hash, and one of a version. */
function build(version: string, hash: string): void {
  rmSync(join(here, 'dist'), { recursive: true, force: true });
  write('package.json', JSON.stringify({ version }));
  write('dist/index.html', hash);
  write(`dist/assets/page-${hash}.js`, hash);
  write(`dist/v${version}/embed/auto.js`, hash);
}

const publish = () =>
  spawnSync(join(here, '.ci/publish'), { cwd: here, encoding: 'utf8', stdio: 'pipe' });
const published = () => git('ls-tree', '-r', '--name-only', 'FETCH_HEAD').trim().split('\n');
const fetch = () => git('fetch', '--quiet', 'origin', 'gh-pages');

test('a deployment keeps the files of earlier builds and changes no version', () => {
  mkdirSync(here);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'test');
  git('config', 'user.email', 'test@localhost');
  git('init', '--quiet', '--bare', remote);
  git('remote', 'add', 'origin', remote);
  cpSync(join(import.meta.dirname, '../../.ci'), join(here, '.ci'), { recursive: true });
  write('.gitignore', '/dist/\n');
  git('add', '--all');
  git('commit', '--quiet', '--message=sources');

  build('1.0.0', 'one');
  expect(publish()).toMatchObject({ status: 0, stderr: '' });
  build('1.1.0', 'two');
  expect(publish()).toMatchObject({ status: 0, stderr: '' });
  fetch();
  const both = [
    '.nojekyll',
    'assets/page-one.js',
    'assets/page-two.js',
    'index.html',
    'v1.0.0/embed/auto.js',
    'v1.1.0/embed/auto.js',
  ];
  expect(published()).toEqual(both);
  expect(git('show', 'FETCH_HEAD:index.html')).toBe('two');

  expect(publish()).toMatchObject({ status: 0, stdout: 'v1.1.0 is published already\n' });
  build('1.1.0', 'three');
  const refused = publish();
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('v1.1.0 is published with other files');
  fetch();
  expect(published()).toEqual(both);
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
});
