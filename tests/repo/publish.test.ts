// .ci/publish, as the release workflow calls it: builds are published on a remote. And what a release consists of.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { entryOf, zipOf } from '../../web/build/release';

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
const all = () => git('ls-tree', '-r', '--name-only', 'FETCH_HEAD').trim().split('\n');
const published = () => all().filter((file) => !file.startsWith('builds/'));
const fetch = () => git('fetch', '--quiet', 'origin', 'gh-pages');

/** Changes the dates of the lists of builds on the remote, the oldest first. */
function redate(...dates: readonly string[]): void {
  fetch();
  git('checkout', '--quiet', 'FETCH_HEAD');
  const lists = all().filter((file) => file.startsWith('builds/'));
  expect(lists).toHaveLength(dates.length);
  for (const [index, list] of lists.entries()) {
    git('mv', list, list.replace(/\d{4}-\d\d-\d\d/, dates[index] ?? ''));
  }
  git('commit', '--quiet', '--message=redated');
  git('push', '--quiet', 'origin', 'HEAD:gh-pages');
  git('checkout', '--quiet', 'main');
}

test('a deployment keeps the files of earlier builds for a year, and changes no version', () => {
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

  // The first build was replaced long ago, the second has just been.
  build('1.2.0', 'three');
  write('dist/assets/page-both.js', 'both');
  redate('2001-01-01', '2002-01-01');
  expect(publish()).toMatchObject({ status: 0, stderr: '' });
  fetch();
  expect(published()).toEqual([
    '.nojekyll',
    'assets/page-both.js',
    'assets/page-three.js',
    'assets/page-two.js',
    'index.html',
    'v1.0.0/embed/auto.js',
    'v1.1.0/embed/auto.js',
    'v1.2.0/embed/auto.js',
  ]);
  redate('2002-06-01', '2003-01-01');
  build('1.3.0', 'two');
  expect(publish()).toMatchObject({ status: 0, stderr: '' });
  fetch();
  // The file of the second build is one of the new build too.
  expect(published().filter((file) => file.startsWith('assets/'))).toEqual([
    'assets/page-both.js',
    'assets/page-three.js',
    'assets/page-two.js',
  ]);
  expect(published().filter((file) => file.startsWith('v'))).toHaveLength(4);
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
});

test('the notes of a release are the entry of its version', () => {
  const changelog = '# Changelog\n\n## 1.10.0 (2026-12-01)\n\n- b\n\n## 1.1.0\n\n- a\n- c\n';
  expect(entryOf(changelog, '1.1.0')).toBe('- a\n- c\n');
  expect(entryOf(changelog, '1.10.0')).toBe('- b\n');
  for (const version of ['1.1', '1.0.0', 'Changelog']) {
    expect(() => entryOf(changelog, version)).toThrow('has no entry');
  }
});

test('a zip has the bytes of its files, and is the same in every time zone', () => {
  const site = join(folder, 'site');
  mkdirSync(join(site, 'a/b'), { recursive: true });
  const files = { 'a/b/c.wasm': Buffer.from([0, 97, 255]), 'index.html': Buffer.from('<p>') };
  for (const [path, bytes] of Object.entries(files)) writeFileSync(join(site, path), bytes);
  const zone = process.env['TZ'];
  const zips = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((each) => {
    process.env['TZ'] = each;
    return zipOf(site);
  });
  process.env['TZ'] = zone;
  const [first = new Uint8Array()] = zips;
  expect(zips).toEqual([first, first, first]);
  const unpacked = Object.entries(unzipSync(first)).map(([path, bytes]) => [
    path,
    Buffer.from(bytes),
  ]);
  expect(unpacked).toEqual(Object.entries(files));
});

test('every action is pinned by its hash, with its version beside it', () => {
  const workflows = join(import.meta.dirname, '../../.github/workflows');
  const used = readdirSync(workflows).flatMap((file) =>
    readFileSync(join(workflows, file), 'utf8')
      .split('\n')
      .filter((line) => /^[\s-]*uses:/.test(line)),
  );
  expect(used.length).toBeGreaterThan(3);
  for (const line of used) expect(line).toMatch(/ actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
