// What only the tests need of the system: browsers, libraries, sanitizers, other people's site generators. Built-in modules
// only, as tests/run.mjs runs before `npm ci`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  apt,
  cmakeTool,
  compilers,
  install,
  mayInstall,
  systemTools,
  versionInApt,
  wasmCompilers,
} from '../wasm/toolchain/install.mjs';
import { output, which } from '../wasm/toolchain/processes.mjs';

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

/** Debian keeps that package by the version of clang that it would install. */
function clangRuntimeInApt() {
  return `libclang-rt-${versionInApt('clang') ?? 14}-dev`;
}

function chromiumInApt() {
  return versionInApt(headlessShell) ? headlessShell : 'chromium';
}

const tools = {
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

const only = (...names) => Object.fromEntries(names.map((name) => [name, tools[name]]));
const unit = { ...compilers, ...only('GoogleTest', 'RapidCheck') };
const test = { ...unit, ...wasmCompilers, ...only('Chromium') };
const fuzz = { ...cmakeTool, ...only('clang', "clang's sanitizers and libFuzzer") };
const bench = { ...compilers, ...wasmCompilers, ...only('Google Benchmark', 'Chromium') };
const format = only('clang-format');
const check = { ...test, ...fuzz, ...bench, ...format, ...only('clang-tidy') };
const browsers = only(
  'Firefox',
  // WebKitGTK is not for the Mac.
  ...(process.platform === 'linux' ? ['WebKitGTK with its driver', 'Xvfb'] : []),
);
const sites = only(
  'Chromium',
  'MkDocs',
  'MkDocs Material',
  'Hugo',
  'Jekyll',
  'Sphinx with MyST and Furo',
  'nbconvert',
);
const needs = { unit, test, fuzz, bench, format, check: { ...check, ...browsers }, sites };

/** Any Chromium will do. Where the faster one can be installed beside another, it is, but nothing depends on it. */
async function fasterChromium() {
  const isOwn = process.env.CHROMIUM || which(headlessShell);
  if (isOwn || !chromium() || !which('apt-get') || !mayInstall()) return;
  try {
    const hasLists = versionInApt('chromium') !== undefined;
    if (!hasLists) await apt('apt-get', 'update');
    if (!versionInApt(headlessShell)) return;
    console.log(`installs ${headlessShell}, which runs the browser tests in half the time`);
    const get = () => apt(...install.apt, headlessShell);
    // The package lists may be older than the packages.
    await get().catch(() => apt('apt-get', 'update').then(get));
  } catch {
    console.log(`${headlessShell} cannot be installed; the browser tests take twice as long`);
  }
}

/** Sees to it that what a command of run.mjs needs is there. */
export async function toolsFor(command) {
  if (needs[command].Chromium) await fasterChromium();
  await systemTools(needs[command]);
}
