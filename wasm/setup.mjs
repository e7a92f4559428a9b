// Installs what the project needs to build: npm packages, compilers, libraries, a browser.
// It imports built-in modules only, because it runs before node_modules exists. One file: the list of what is needed on
// each system, and how it is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const cores = availableParallelism();

/** A failure that is for the person at the keyboard: its message is all there is to say. */
export class Trouble extends Error {}

/** Runs `main`, a script's whole work, and turns its Trouble into a last line and an exit status. */
export async function script(main) {
  process.chdir(root);
  try {
    const [major, minor] = process.versions.node.split('.').map(Number);
    // "engines" of package.json: what the build's packages run on.
    if (
      major < 20 ||
      major === 21 ||
      (major === 20 && minor < 19) ||
      (major === 22 && minor < 12)
    ) {
      const needed = 'Node.js 20.19 or newer is needed, but not 21 or 22.0 to 22.11';
      throw new Trouble(`${needed}; this is ${process.versions.node}`);
    }
    await main();
  } catch (error) {
    console.error(error instanceof Trouble ? `\nFAILED: ${error.message}` : error);
    process.exitCode = 1;
  }
}

/** Runs a program on this terminal and waits for it. */
export function run(program, args, { env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    const failed = (why) => reject(new Trouble(`${[program, ...args].join(' ')} (${why})`));
    child.on('error', (error) => failed(error.message));
    child.on('close', (code, signal) =>
      code === 0 ? resolve() : failed(signal ?? `exit ${code}`),
    );
  });
}

/** Runs a program quietly; its output is shown only if it fails. */
export function quietly(program, args, { cwd, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    let text = '';
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    child.stdout.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    child.on('error', (error) => reject(new Trouble(`${program}: ${error.message}`)));
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(text);
      const command = [basename(program), ...args].join(' ').slice(0, 200);
      reject(new Trouble(`${text.trimEnd()}\n${command}: ${signal ?? `exit status ${code}`}`));
    });
  });
}

/** What a program prints, '' if it cannot be run. */
export function output(program, args) {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? stdout : '';
}

/** Where a program is, by its real name, or undefined. */
function which(program) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, program);
    try {
      accessSync(path, constants.X_OK);
      return realpathSync(path);
    } catch {}
  }
  return undefined;
}

// ---- npm packages

/** `npm ci`, unless the packages that package-lock.json names are there already. No package runs a script of its own. */
export async function npmPackages() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const stamp = 'node_modules/.installed-lock';
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('installing the npm packages');
  await run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']);
  writeFileSync(stamp, lock);
}

// ---- programs and libraries of the system

/** The folder with Emscripten's CMake toolchain. A person's own emsdk goes before the system's. */
export function emscripten() {
  const emcc = which('emcc');
  const own = [
    process.env.EMSDK && join(process.env.EMSDK, 'upstream/emscripten'),
    emcc && dirname(emcc),
    emcc && join(dirname(dirname(emcc)), 'libexec'), // Homebrew
  ];
  return [...own, '/usr/share/emscripten', '/usr/lib/emscripten'].find(
    (folder) => folder && existsSync(emscriptenToolchain(folder)),
  );
}

export function emscriptenToolchain(folder) {
  return join(folder, 'cmake/Modules/Platform/Emscripten.cmake');
}

const headlessShell = 'chromium-headless-shell';

/** The browser for the tests: $CHROMIUM, or what the system has. Without its windows it runs them in half the time. */
export function chromium() {
  return (
    process.env.CHROMIUM ??
    which(headlessShell) ??
    which('chromium') ??
    which('chromium-browser') ??
    which('google-chrome') ??
    [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ].find(existsSync)
  );
}

/** As above. */
export function firefox() {
  return process.env.FIREFOX ?? which('firefox-esr') ?? which('firefox');
}

function cmakeIsNewEnough() {
  const [, major, minor] = /version (\d+)\.(\d+)/.exec(output('cmake', ['--version'])) ?? [];
  return Number(major) > 3 || (Number(major) === 3 && Number(minor) >= 25);
}

function header(name) {
  return ['/usr/include', '/usr/local/include', '/opt/homebrew/include'].some((folder) =>
    existsSync(join(folder, name)),
  );
}

/** Whether the system's Python has a module. */
function python(name) {
  return spawnSync('/usr/bin/python3', ['-c', `import ${name}`]).status === 0;
}

/** Whether clang finds its run-time libraries, which are a separate package on some systems. */
function clangRuntime() {
  const folder = join(output('clang++', ['--print-resource-dir']).trim(), 'lib');
  return (
    existsSync(folder) &&
    readdirSync(folder, { recursive: true }).some((file) => file.includes('libclang_rt.fuzzer'))
  );
}

/** The major version that apt would install. */
function versionInApt(name) {
  return /Candidate: (?:\d+:)?(\d+)/.exec(output('apt-cache', ['policy', name]))?.[1];
}

/** Debian keeps that package by the version of clang that it would install. */
function clangRuntimeInApt() {
  return `libclang-rt-${versionInApt('clang') ?? 14}-dev`;
}

function chromiumInApt() {
  return versionInApt(headlessShell) ? headlessShell : 'chromium';
}

// How to check whether something is installed, and the packages of each system that have it.
const tools = {
  'CMake 3.25 with make': {
    there: () => cmakeIsNewEnough() && (which('make') || which('ninja')),
    packages: { apt: 'cmake make', dnf: 'cmake make', pacman: 'cmake make', brew: 'cmake' },
  },
  'a C++ compiler': {
    there: () => which('c++') || process.env.CXX,
    packages: { apt: 'g++', dnf: 'gcc-c++', pacman: 'gcc', brew: 'gcc' },
  },
  Emscripten: {
    there: emscripten,
    packages: { apt: 'emscripten', dnf: 'emscripten', pacman: 'emscripten', brew: 'emscripten' },
  },
  Chromium: {
    there: chromium,
    packages: { apt: chromiumInApt, dnf: 'chromium', pacman: 'chromium', brew: '--cask chromium' },
  },
  Firefox: {
    there: firefox,
    packages: {
      apt: () => (versionInApt('firefox-esr') ? 'firefox-esr' : 'firefox'),
      dnf: 'firefox',
      pacman: 'firefox',
      brew: '--cask firefox',
    },
  },
  'WebKitGTK with its driver': {
    there: () => which('WebKitWebDriver'),
    packages: { apt: 'webkit2gtk-driver', dnf: 'webkit2gtk-driver', pacman: 'webkit2gtk-4.1' },
  },
  Xvfb: {
    there: () => which('Xvfb'),
    packages: { apt: 'xvfb', dnf: 'xorg-x11-server-Xvfb', pacman: 'xorg-server-xvfb' },
  },
  GoogleTest: {
    there: () => header('gtest/gtest.h'),
    packages: { apt: 'libgtest-dev', dnf: 'gtest-devel', pacman: 'gtest', brew: 'googletest' },
  },
  RapidCheck: {
    there: () => header('rapidcheck.h'),
    packages: {
      apt: 'librapidcheck-dev',
      dnf: 'rapidcheck-devel',
      pacman: 'rapidcheck',
      brew: 'rapidcheck',
    },
  },
  'Google Benchmark': {
    there: () => header('benchmark/benchmark.h'),
    packages: {
      apt: 'libbenchmark-dev',
      dnf: 'google-benchmark-devel',
      pacman: 'benchmark',
      brew: 'google-benchmark',
    },
  },
  clang: {
    there: () => which('clang++'),
    packages: { apt: 'clang', dnf: 'clang', pacman: 'clang', brew: 'llvm' },
  },
  "clang's sanitizers and libFuzzer": {
    there: clangRuntime,
    packages: { apt: clangRuntimeInApt, dnf: 'compiler-rt', pacman: 'compiler-rt', brew: 'llvm' },
  },
  'clang-tidy': {
    there: () => which('clang-tidy'),
    packages: { apt: 'clang-tidy', dnf: 'clang-tools-extra', pacman: 'clang', brew: 'llvm' },
  },
  'clang-format': {
    there: () => which('clang-format'),
    packages: { apt: 'clang-format', dnf: 'clang-tools-extra', pacman: 'clang', brew: 'llvm' },
  },
  MkDocs: {
    there: () => which('mkdocs'),
    packages: { apt: 'mkdocs', dnf: 'mkdocs', pacman: 'mkdocs', brew: 'mkdocs' },
  },
  Hugo: {
    there: () => which('hugo'),
    packages: { apt: 'hugo', dnf: 'hugo', pacman: 'hugo', brew: 'hugo' },
  },
  'MkDocs Material': {
    there: () => output('mkdocs', ['build', '--help']).includes('material'),
    packages: {
      apt: 'mkdocs-material',
      dnf: 'mkdocs-material',
      pacman: 'mkdocs-material',
      brew: 'mkdocs-material',
    },
  },
  Jekyll: {
    there: () => which('jekyll'),
    packages: { apt: 'jekyll', dnf: 'rubygem-jekyll', pacman: 'ruby-jekyll', brew: 'jekyll' },
  },
  'Sphinx with MyST and Furo': {
    there: () => which('sphinx-build') && python('myst_parser') && python('furo'),
    packages: {
      apt: 'python3-sphinx python3-myst-parser furo',
      dnf: 'python3-sphinx python3-myst-parser python3-furo',
      pacman: 'python-sphinx python-myst-parser python-sphinx-furo',
      brew: 'sphinx-doc',
    },
  },
  nbconvert: {
    there: () => python('nbconvert') && python('ipykernel'),
    packages: {
      apt: 'python3-nbconvert python3-ipykernel',
      dnf: 'python3-nbconvert python3-ipykernel',
      pacman: 'jupyter-nbconvert python-ipykernel',
      brew: 'jupyterlab',
    },
  },
};

const builds = ['CMake 3.25 with make'];
const compiles = [...builds, 'a C++ compiler'];
export const needs = {
  wasm: [...builds, 'Emscripten'],
  test: [...compiles, 'Emscripten', 'GoogleTest', 'RapidCheck', 'Chromium'],
  fuzz: [...builds, 'clang', "clang's sanitizers and libFuzzer"],
  bench: [...compiles, 'Emscripten', 'Google Benchmark', 'Chromium'],
  sites: [
    'Chromium',
    'MkDocs',
    'MkDocs Material',
    'Hugo',
    'Jekyll',
    'Sphinx with MyST and Furo',
    'nbconvert',
  ],
};
needs.check = [
  ...new Set([
    ...needs.fuzz,
    ...needs.bench,
    'GoogleTest',
    'RapidCheck',
    'clang-tidy',
    'clang-format',
  ]),
];

const install = {
  apt: ['apt-get', 'install', '-y', '--no-install-recommends'],
  dnf: ['dnf', 'install', '-y'],
  pacman: ['pacman', '-S', '--needed'],
  brew: ['brew', 'install'],
};

/** WebKitGTK is not for the Mac. */
needs.browsers = [
  'Firefox',
  ...(process.platform === 'linux' ? ['WebKitGTK with its driver', 'Xvfb'] : []),
];

const isRoot = process.getuid?.() === 0;

/** Whether packages can be installed without a question that nobody is there to answer. */
function mayInstall() {
  const sudo = () =>
    which('sudo') && (process.stdin.isTTY || spawnSync('sudo', ['-n', 'true']).status === 0);
  return isRoot || sudo();
}

function apt(...args) {
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

/** Any Chromium will do. Where the faster one can be installed beside another, it is, but nothing depends on it. */
async function fasterChromium() {
  const isOwn = process.env.CHROMIUM || which(headlessShell);
  if (isOwn || !chromium() || !which('apt-get') || !mayInstall()) return;
  try {
    const hasLists = versionInApt('chromium') !== undefined;
    if (!hasLists) await apt('apt-get', 'update');
    if (!versionInApt(headlessShell)) return;
    const get = () => apt(...install.apt, headlessShell);
    // The package lists may be older than the packages.
    await get().catch(() => apt('apt-get', 'update').then(get));
  } catch {
    console.log(`${headlessShell} cannot be installed; the browser tests take twice as long`);
  }
}

/** Sees to it that the tools of `names` are there: installs them where apt and the rights for it are, else says how to. */
export async function systemTools(names) {
  if (names.includes('Chromium')) await fasterChromium();
  const missing = names.filter((name) => !tools[name].there());
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

  const still = missing.filter((name) => !tools[name].there());
  if (still.length > 0) {
    throw new Trouble(
      `${wanted.join(' ')} went well, but these are still missing: ${still.join('; ')}`,
    );
  }
}

/** CMake's arguments to configure a preset; for wasm with the Emscripten at hand. */
export function configure(preset) {
  const toolchain = preset === 'wasm' ? ['--toolchain', emscriptenToolchain(emscripten())] : [];
  return ['--preset', preset, ...toolchain];
}

/** CMake's arguments to build a preset that is configured. */
export function build(preset, ...more) {
  return ['--build', '--preset', preset, '--parallel', String(cores), ...more];
}
