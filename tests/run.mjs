// npm test | npm run check | fuzz [-- seconds] | bench | format. Built-in modules only: it runs before `npm ci`.
//
// Every stage says its name, its time and what it found. Nothing goes on after a failure, and the last line says what failed;
// the last line of a good test run is `N passed, 0 failed`, N being what the runners' own reports add up to.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import {
  build,
  chromium,
  configure,
  cores,
  needs,
  npmPackages,
  output,
  root,
  run,
  script,
  systemTools,
  Trouble,
} from '../wasm/setup.mjs';

// ---- stages

/** Runs a program quietly; its output is shown only if it fails. */
function quietly(program, args, { env = {} } = {}) {
  return new Promise((resolve, reject) => {
    let text = '';
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    child.stdout.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(text);
      const command = [basename(program), ...args].join(' ').slice(0, 200);
      reject(new Error(`${text.trimEnd()}\n${command}: ${signal ?? `exit status ${code}`}`));
    });
  });
}

const failed = [];

/** One stage of a run. Its action may return a remark for its line; what it throws is the stage's failure. */
async function stage(name, action) {
  const start = performance.now();
  const line = (remark) => {
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${name.padEnd(14)}${seconds.padStart(6)} s   ${remark}`.trimEnd());
  };
  try {
    line((await action()) ?? '');
  } catch (error) {
    console.log(`\n${error.message}\n`);
    line('FAILED');
    failed.push(name);
    throw error;
  }
}

/** Lanes side by side. All come to their end, so that nothing is left running, before a failure is one. */
async function together(...lanes) {
  await Promise.allSettled(lanes.map((lane) => lane()));
  if (failed.length > 0) throw new Trouble(failed.join(', '));
}

/** Runs a program of an npm package quietly. */
async function node(file, ...args) {
  await quietly(process.execPath, [join('node_modules', file), ...args]);
}

async function cmake(preset, ...more) {
  await quietly('cmake', configure(preset));
  await quietly('cmake', build(preset, ...more));
}

// ---- counting

const counts = {};

/** A stage that runs tests: `report` is the file the runner leaves, `read` takes {passed, failed, skipped} out of it. */
async function counted(name, report, read, action) {
  await stage(name, async () => {
    rmSync(report, { force: true });
    let failure;
    try {
      await action();
    } catch (error) {
      failure = error;
    }
    if (!existsSync(report)) throw failure ?? new Error(`${name} left no report`);
    const result = read(readFileSync(report, 'utf8'));
    const remark =
      `${result.passed} passed, ${result.failed} failed` +
      (result.skipped > 0 ? `, ${result.skipped} skipped` : '');
    if (failure) throw new Error(`${failure.message}\n${remark}`);
    if (result.failed > 0 || result.passed === 0) throw new Error(remark);
    counts[name] = result.passed;
    return remark;
  });
}

function ctestReport(xml) {
  const suite = /<testsuite[^>]*>/.exec(xml)?.[0] ?? '';
  const number = (attribute) =>
    Number(new RegExp(`\\b${attribute}="(\\d+)"`).exec(suite)?.[1] ?? 0);
  const skipped = number('skipped') + number('disabled');
  return {
    passed: number('tests') - number('failures') - skipped,
    failed: number('failures'),
    skipped,
  };
}

function vitestReport(json) {
  const report = JSON.parse(json);
  return {
    passed: report.numPassedTests,
    // A file that cannot be loaded is a failed suite without a failed test.
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function playwrightReport(json) {
  const { stats, errors } = JSON.parse(json);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

function ctest(name, preset) {
  const report = join(root, `build/${preset}/ctest.xml`);
  const args = ['--preset', preset, '--parallel', cores, '--output-junit', report];
  return counted(name, report, ctestReport, () => quietly('ctest', args.map(String)));
}

function vitest() {
  const report = 'build/vitest.json';
  return counted('vitest', report, vitestReport, () =>
    node(
      'vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ),
  );
}

/** A port that is free now. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function playwright() {
  const report = 'build/playwright.json';
  const env = {
    CHROMIUM: chromium(),
    PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  await counted('playwright', report, playwrightReport, () =>
    quietly(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'],
      { env },
    ),
  );
}

// ---- C++ sources

/** All files with one of the endings below a folder. */
function files(folder, ...endings) {
  return readdirSync(folder, { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .sort();
}

const cppFiles = () => ['wasm', 'tests'].flatMap((folder) => files(folder, '.cpp', '.hpp', '.h'));

/** `action` for each item, as many at a time as there are cores; throws what failed all together. */
async function forEach(items, action) {
  const queue = [...items];
  const failures = [];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      await action(item).catch((error) => failures.push(error.message));
    }
  };
  await Promise.all(Array.from({ length: cores }, worker));
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}

async function clangTidy() {
  // The bindings are compiled by Emscripten alone, and only Emscripten knows where its headers are.
  const bindings = 'wasm/bindings.cpp';
  const commands = JSON.parse(readFileSync('build/wasm/compile_commands.json', 'utf8'));
  const [compiler] = commands.find(({ file }) => file.endsWith(bindings)).command.split(' ');
  const flags = output(compiler, ['--cflags']).trim().split(/\s+/);

  const sources = [...files('wasm', '.cpp'), ...files('tests/native', '.cpp')];
  await forEach(sources, (source) =>
    quietly('clang-tidy', [
      '--quiet',
      source,
      ...(source === bindings
        ? ['-p', 'build/wasm', ...flags.map((flag) => `--extra-arg=${flag}`)]
        : ['-p', 'build/asan']),
    ]),
  );
  return `${sources.length} files`;
}

async function fuzz(seconds) {
  const targets = files('tests/fuzz', '.cpp').map((file) => basename(file, '.cpp'));
  if (targets.length === 0) throw new Error('tests/fuzz has no target');
  const seeds = readdirSync('tests/games').flatMap((game) =>
    ['judge', 'analysis'].map((kind) => join('tests/games', game, kind)).filter(existsSync),
  );
  mkdirSync('build/fuzz/findings', { recursive: true });
  let runs = 0;
  await forEach(targets, async (target) => {
    const corpus = `build/fuzz/corpus/${target}`;
    mkdirSync(corpus, { recursive: true });
    const text = await quietly(`build/fuzz/targets/${target}`, [
      corpus,
      ...seeds,
      `-max_total_time=${seconds}`,
      '-max_len=4096',
      '-timeout=20',
      '-print_final_stats=1',
      `-artifact_prefix=build/fuzz/findings/${target}-`,
    ]);
    runs += Number(/number_of_executed_units: (\d+)/.exec(text)?.[1] ?? 0);
  });
  return `${targets.length} targets, ${seconds} s each, ${runs} inputs, no finding`;
}

// ---- what can be asked for

const commands = {
  async test() {
    await npmPackages();
    await systemTools(needs.test);
    await together(
      () => stage('native build', () => cmake('native')),
      () => stage('wasm build', () => cmake('wasm')),
    );
    await together(
      () => ctest('ctest', 'native'),
      async () => {
        await stage('tsc', () => node('typescript/bin/tsc', '--noEmit'));
        await stage('oxlint', () => node('oxlint/bin/oxlint', '-D', 'correctness'));
        await stage('prettier', () =>
          node('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
        );
        await stage('vite build', () => node('vite/bin/vite.js', 'build'));
        await vitest();
      },
    );
    await together(playwright);
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    console.log(`\n${total} passed, 0 failed`);
  },

  async check() {
    await npmPackages();
    await systemTools(needs.check);
    await together(() =>
      stage('clang-format', async () => {
        await quietly('clang-format', ['--dry-run', '-Werror', ...cppFiles()]);
      }),
    );
    await together(() => stage('asan build', () => cmake('asan')));
    await together(() => ctest('asan ctest', 'asan'));
    await together(() => stage('wasm build', () => cmake('wasm')));
    await together(() => stage('clang-tidy', clangTidy));
    await together(() =>
      stage('bench build', () => cmake('native', '--target', 'impartial_bench')),
    );
    await together(() => stage('fuzz build', () => cmake('fuzz')));
    await together(() => stage('fuzz', () => fuzz(5)));
    console.log('\nchecked, nothing found');
  },

  async fuzz(seconds = '60') {
    if (!/^[1-9]\d*$/.test(seconds)) throw new Trouble(`npm run fuzz -- [seconds], not ${seconds}`);
    await systemTools(needs.fuzz);
    await together(() => stage('fuzz build', () => cmake('fuzz')));
    await together(() => stage('fuzz', () => fuzz(Number(seconds))));
  },

  async bench() {
    await npmPackages();
    await systemTools(needs.bench);
    await together(() => stage('native build', () => cmake('native')));
    await together(() =>
      stage('bench build', () => cmake('native', '--target', 'impartial_bench')),
    );
    await together(() => stage('wasm build', () => cmake('wasm')));
    await run('build/native/tests/bench/impartial_bench', []);
    await run(process.execPath, ['tests/bench/bench.mjs']);
  },

  async format() {
    await npmPackages();
    await systemTools(['clang-format']);
    await run('clang-format', ['-i', ...cppFiles()]);
    await run(process.execPath, [
      'node_modules/prettier/bin/prettier.cjs',
      '--write',
      '--log-level=warn',
      '.',
    ]);
  },
};

await script(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (!Object.hasOwn(commands, name ?? '')) {
    throw new Trouble(`node tests/run.mjs ${Object.keys(commands).join(' | ')}`);
  }
  mkdirSync('build', { recursive: true });
  await commands[name](...args);
});
