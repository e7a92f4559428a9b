// Installs what the project needs: npm packages, and the compilers that build it. (What only tests need is in
// tests/tools.mjs.) Built-in modules only (processes.mjs).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { emscripten } from './cmake.mjs';
import { output, run, Trouble, which } from './processes.mjs';

/** `npm ci`, unless the packages that package-lock.json names are there already. No package runs a script of its own. */
export async function npmPackages() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const stamp = 'node_modules/.installed-lock';
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('installing the npm packages');
  await run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']);
  writeFileSync(stamp, lock);
}

function cmakeIsNewEnough() {
  const [, major, minor] = /version (\d+)\.(\d+)/.exec(output('cmake', ['--version'])) ?? [];
  return Number(major) > 3 || (Number(major) === 3 && Number(minor) >= 25);
}

export const cmakeTool = {
  'CMake 3.25 with make': {
    there: () => cmakeIsNewEnough() && (which('make') || which('ninja')),
    packages: { apt: 'cmake make', dnf: 'cmake make', pacman: 'cmake make', brew: 'cmake' },
  },
};
export const compilers = {
  ...cmakeTool,
  'a C++ compiler': {
    there: () => which('c++') || process.env.CXX,
    packages: { apt: 'g++', dnf: 'gcc-c++', pacman: 'gcc', brew: 'gcc' },
  },
};
export const wasmCompilers = {
  ...cmakeTool,
  Emscripten: {
    there: emscripten,
    packages: { apt: 'emscripten', dnf: 'emscripten', pacman: 'emscripten', brew: 'emscripten' },
  },
};

/** The major version that apt would install. */
export function versionInApt(name) {
  return /Candidate: (?:\d+:)?(\d+)/.exec(output('apt-cache', ['policy', name]))?.[1];
}

export const install = {
  apt: ['apt-get', 'install', '-y', '--no-install-recommends'],
  dnf: ['dnf', 'install', '-y'],
  pacman: ['pacman', '-S', '--needed'],
  brew: ['brew', 'install'],
};

const isRoot = process.getuid?.() === 0;

/** Whether packages can be installed without a question that nobody is there to answer. */
export function mayInstall() {
  const sudo = () =>
    which('sudo') && (process.stdin.isTTY || spawnSync('sudo', ['-n', 'true']).status === 0);
  return isRoot || sudo();
}

export function apt(...args) {
  const quiet = [
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    ...args,
    '-qq',
    '-o',
    'DPkg::Lock::Timeout=300',
  ];
  const [program, ...rest] = isRoot ? quiet : ['sudo', ...quiet];
  return run(program, rest);
}

/**
 * Sees to it that tools are there: installs them where apt and the rights for it are, else says how to. `tools`: for each
 * name, how to check whether it is installed, and the packages of each system that have it.
 */
export async function systemTools(tools) {
  const absent = () => Object.keys(tools).filter((name) => !tools[name].there());
  const missing = absent();
  if (missing.length === 0) return;

  const system = ['apt-get', 'dnf', 'pacman', 'brew'].find(which)?.replace('-get', '');
  if (!system) {
    throw new Trouble(`these are missing, please install them: ${missing.join('; ')}`);
  }
  const command = () => {
    const packages = missing.flatMap((name) => {
      const of = tools[name].packages[system];
      return (typeof of === 'function' ? of() : of).split(' ');
    });
    return [...install[system], ...new Set(packages)];
  };

  if (system !== 'apt' || !mayInstall()) {
    const sudo = isRoot || system === 'brew' ? [] : ['sudo'];
    throw new Trouble(
      `missing: ${missing.join(', ')}. Please run: ${[...sudo, ...command()].join(' ')}`,
    );
  }

  // A fresh machine has no package lists, or outdated ones.
  await apt('apt-get', 'update');
  const wanted = command();
  console.log(`installing ${wanted.slice(install.apt.length).join(' ')}`);
  await apt(...wanted);

  const still = absent();
  if (still.length > 0) {
    throw new Trouble(
      `${wanted.join(' ')} went well, but these are still missing: ${still.join('; ')}`,
    );
  }
}
