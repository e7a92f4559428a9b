// npm test | npm run test:unit [-- typescript] | check | nightly | fuzz [-- seconds] | bench | check:speed | format; and
// `node tests/run.mjs tools`, which installs what they need of the system.
// Built-in modules only: it runs before `npm ci`.
//
// Every stage prints its name, its time and its result. Nothing continues after a failure, and the
// last line names the failed stage. The last line of a good test run is `N passed, 0 failed`, where N
// is the sum over the runners' own reports.
//
// This is our own code because it runs before node_modules exists, which it fills; no runner of npm scripts could do
// that. It starts the runners and adds up their reports, which are the only way to count over all of them.
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, configure } from '../wasm/toolchain/cmake.mjs';
import { npmPackages } from '../wasm/toolchain/install.mjs';
import { cores, output, quietly, run, script, Trouble } from '../wasm/toolchain/processes.mjs';
import { chromium, firefox, toolsFor } from './tools.mjs';

// ---- stages

/**
 * One stage of a run. Its action may return a remark for its line. If it fails,
 * the stage's name becomes the run's Trouble.
 */
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
    throw new Trouble(name);
  }
}

/** Runs lanes in parallel. All of them end before a failure counts, so nothing is left running. */
async function together(...lanes) {
  const results = await Promise.allSettled(lanes.map((lane) => lane()));
  // A lane may wait for a stage of another.
  const failed = new Set(results.flatMap(({ reason }) => (reason ? [reason.message] : [])));
  if (failed.size > 0) throw new Trouble([...failed].join(', '));
}

/** Runs a program of an npm package without output. */
async function node(file, ...args) {
  await quietly(process.execPath, [join('node_modules', file), ...args]);
}

async function viteBuild() {
  await node('vite/bin/vite.js', 'build');
  await quietly(process.execPath, ['web/build/run.mjs', 'one_file']);
}

async function cmake(preset, ...more) {
  await quietly('cmake', configure(preset));
  await quietly('cmake', build(preset, ...more));
}

// ---- counting

const counts = {};

/**
 * A stage that runs tests. `reports` are the files that the runner leaves; `read`
 * takes {passed, failed, skipped} out of one.
 */
async function counted(name, reports, read, action) {
  await stage(name, async () => {
    reports.forEach((report) => rmSync(report, { force: true }));
    let failure;
    try {
      await action();
    } catch (error) {
      failure = error;
    }
    const total = { passed: 0, failed: 0, skipped: 0 };
    for (const report of reports) {
      if (!existsSync(report)) throw failure ?? new Error(`${report} was not written`);
      const found = read(JSON.parse(readFileSync(report, 'utf8')));
      for (const kind of Object.keys(total)) total[kind] += found[kind];
    }
    const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
    const remark = `${total.passed} passed, ${total.failed} failed${skipped}`;
    if (failure) throw new Error(`${failure.message}\n${remark}`);
    if (total.failed > 0 || total.passed === 0) throw new Error(remark);
    counts[name] = total.passed;
    return remark;
  });
}

function googleTestReport({ testsuites }) {
  const found = { passed: 0, failed: 0, skipped: 0 };
  for (const { failures, result } of testsuites.flatMap((suite) => suite.testsuite)) {
    found[failures ? 'failed' : result === 'COMPLETED' ? 'passed' : 'skipped'] += 1;
  }
  return found;
}

function vitestReport(report) {
  return {
    passed: report.numPassedTests,
    // A file that cannot be loaded is a failed suite without a failed test.
    failed: report.numFailedTests || report.numFailedTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function playwrightReport({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** Property tests draw the same cases in each run; `npm run nightly` draws others. */
let seed = process.env.SEED ?? '1';

/** Native property tests try so many cases; `npm test` fewer, as a change of code seldom needs more. */
let successes = 100;

/** The native tests that `npm test` leaves to `check`: they take long, and few changes touch what they try. */
const usual = '-Nightly*:Rare*';

/**
 * Runs the tests of `ctest`, but with one process for each core instead of one for
 * each test, which is several times faster.
 */
function googleTest(name, preset, filter = '-Nightly*') {
  const shards = Array.from({ length: cores }, (_, index) => index);
  const report = (shard) => `build/${preset}/tests-${shard}.json`;
  return counted(name, shards.map(report), googleTestReport, () =>
    forEach(shards, (shard) =>
      quietly(`build/${preset}/tests/impartial_tests`, ['--gtest_brief=1'], {
        env: {
          GTEST_FILTER: filter,
          GTEST_ALSO_RUN_DISABLED_TESTS: '1',
          GTEST_TOTAL_SHARDS: String(cores),
          GTEST_SHARD_INDEX: String(shard),
          GTEST_OUTPUT: `json:${report(shard)}`,
          RC_PARAMS: `seed=${seed} max_success=${successes}`,
          UBSAN_OPTIONS: 'print_stacktrace=1',
        },
      }),
    ),
  );
}

/** Of Vitest: the tests that `check` and `nightly` do not keep for themselves. */
const usualNames = '--testNamePattern=^((?!@check|@nightly).)*$';

/** `which`: more arguments. */
function vitest(...which) {
  const report = 'build/vitest.json';
  return counted('vitest', [report], vitestReport, () =>
    quietly(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...which,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { env: { SEED: seed } },
    ),
  );
}

/** The same steps in several browsers, in what `vite build` has built. */
function browsers() {
  const report = 'build/browsers.json';
  return counted('browsers', [report], vitestReport, () =>
    quietly(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--config=tests/cross_browser/vitest.config.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { env: { FIREFOX: firefox() } },
    ),
  );
}

/** Returns a free port. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** All browser tests, or those that `which` chooses; in this folder, or in a copy of it. */
async function playwright(name = 'playwright', cwd = '.', which = []) {
  const report = join(cwd, 'build/playwright.json');
  const env = {
    CHROMIUM: chromium(),
    SEED: seed,
    PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(report),
  };
  await counted(name, [report], playwrightReport, () =>
    quietly(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'test', ...which, '--reporter=dot,json'],
      { cwd, env },
    ),
  );
}

/** The recipe for a new game (recipe/), done in a copy that is built and tested as the repository is. */
async function recipe() {
  const copy = mkdtempSync(join(tmpdir(), 'impartial-recipe-'));
  const inCopy = (program, ...args) => quietly(program, args, { cwd: copy, env: { SEED: seed } });
  const nodeInCopy = (file, ...args) => inCopy(process.execPath, file, ...args);
  const report = join(copy, 'build/vitest.json');
  try {
    await stage('recipe', async () => {
      await quietly(process.execPath, [
        'tests/recipe/copy.mjs',
        copy,
        'take_away',
        'take_away_more',
      ]);
      await nodeInCopy('node_modules/typescript/bin/tsc', '--noEmit');
      await inCopy('cmake', ...configure('wasm'));
      await inCopy('cmake', ...build('wasm'));
      await nodeInCopy('node_modules/vite/bin/vite.js', 'build');
      await nodeInCopy('web/build/run.mjs', 'one_file');
    });
    await counted('recipe vitest', [report], vitestReport, () =>
      nodeInCopy(
        'node_modules/vitest/vitest.mjs',
        'run',
        'tests/wasm',
        'tests/repo',
        'tests/web',
        // Not again: the copy is what it makes.
        '--exclude=tests/repo/recipe.test.ts',
        // `check` has the others of the repository; some need the native build.
        usualNames,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ),
    );
    await playwright('recipe browser', copy, ['samples.spec', 'board.spec']);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

// ---- C++ sources

/** All files below a folder that have one of the endings. */
function files(folder, ...endings) {
  return readdirSync(folder, { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .sort();
}

const cppFiles = () => ['wasm', 'tests'].flatMap((folder) => files(folder, '.cpp', '.hpp', '.h'));

/** Runs `action` for each item, as many in parallel as there are cores. Throws all failures together. */
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
  // Only Emscripten compiles the bindings and knows the place of its headers.
  const isBindings = (source) => source.endsWith('bindings.cpp');
  const commands = JSON.parse(readFileSync('build/wasm/compile_commands.json', 'utf8'));
  const [compiler] = commands.find(({ file }) => isBindings(file)).command.split(' ');
  const flags = output(compiler, ['--cflags']).trim().split(/\s+/);

  const asan = ['-p', 'build/asan'];
  const optionsOf = (source) => {
    if (isBindings(source)) {
      // A module has one thread, so initialisations at run time cannot race.
      const checks = '--checks=-bugprone-dynamic-static-initializers';
      return ['-p', 'build/wasm', checks, ...flags.map((flag) => `--extra-arg=${flag}`)];
    }
    // The analyzer needs minutes to walk every path through the test libraries' macros, which are not our code.
    return source.startsWith('tests') ? [...asan, '--checks=-clang-analyzer-*'] : asan;
  };
  const sources = [...files('wasm', '.cpp'), ...files('tests/native', '.cpp')];
  await forEach(sources, (source) =>
    quietly('clang-tidy', ['--quiet', source, ...optionsOf(source)]),
  );
  return `${sources.length} files`;
}

/** Compares the workflows with GitHub's schema. */
async function workflows() {
  const all = files('.github/workflows', '.yml');
  await forEach(all, (file) => node('@action-validator/cli/cli.mjs', file));
  return `${all.length} files`;
}

async function fuzz(seconds) {
  const targets = readdirSync('build/fuzz/targets').sort();
  if (targets.length === 0) throw new Trouble('build/fuzz/targets has no fuzz target');
  const seeds = 'build/fuzz/seeds';
  rmSync(seeds, { recursive: true, force: true });
  await quietly('build/fuzz/write_seeds', [seeds]);
  mkdirSync('build/fuzz/findings', { recursive: true });
  let runs = 0;
  await forEach(targets, async (target) => {
    const corpus = `build/fuzz/corpus/${target}`;
    mkdirSync(corpus, { recursive: true });
    const text = await quietly(`build/fuzz/targets/${target}`, [
      corpus,
      seeds,
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

// ---- commands

function conclude() {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(`\n${total} passed, 0 failed`);
}

/** Positions whose certificates take up to a minute. */
const certified = ['<10 26>', '<14 18>', '<14 24>', '<16 18>', '<16 24>', '<18 20>', '<18 24>'];

/** Leaves out the tests of the page that ask the built solver (tests/wasm has its loaders). */
function withoutSolver() {
  return files('tests/web', '.test.ts')
    .filter((file) => /from '(\.\.\/)+wasm\//.test(readFileSync(file, 'utf8')))
    .map((file) => `--exclude=${file}`);
}

/** The native tests that start threads. ThreadSanitizer has no room for the huge stacks that the system refuses. */
const threaded = 'Segments.*:*Threads*-*ThreadsThatTheSystemRefuses*';

/** The native tests that start other programs: the command line, oracles, wrong programs. */
const programs = ['Program.*', 'Mistakes/*', 'Solutions/*'];

const commands = {
  async tools() {
    for (const command of ['check', 'sites']) await toolsFor(command);
  },

  /** The units of both languages, without Emscripten and without a browser. */
  async 'test:unit'(only) {
    if (only !== undefined && only !== 'typescript') {
      throw new Trouble(`npm run test:unit [-- typescript], not ${only}`);
    }
    await npmPackages();
    if (only === undefined) {
      await toolsFor('unit');
      await stage('native build', () => cmake('native', '--target', 'impartial_tests'));
    }
    await together(
      async () => {
        if (only !== undefined) return;
        await googleTest('native tests', 'native', `${usual}:${programs.join(':')}`);
      },
      async () => {
        await stage('tsc', () => node('typescript/bin/tsc', '--noEmit'));
        await vitest(
          'tests/web',
          '--testNamePattern=^((?!@check|@nightly|@solver).)*$',
          ...withoutSolver(),
        );
      },
    );
    conclude();
  },

  async test() {
    successes = 40;
    await npmPackages();
    await toolsFor('test');
    const native = stage('native build', () => cmake('native'));
    await together(
      async () => {
        await native;
        await googleTest('native tests', 'native', usual);
      },
      async () => {
        await stage('wasm build', () => cmake('wasm'));
        await stage('tsc', () => node('typescript/bin/tsc', '--noEmit'));
        await stage('oxlint', () => node('oxlint/bin/oxlint', '-D', 'correctness'));
        await stage('vite build', viteBuild);
        // Some run the command line and the oracle.
        await native;
        // The rest belongs to `check` and `nightly`.
        await vitest(usualNames);
      },
    );
    await playwright('playwright', '.', ['--project=usual', '--grep-invert=@check|@nightly']);
    conclude();
  },

  async check() {
    await npmPackages();
    await toolsFor('check');
    await stage('clang-format', async () => {
      await quietly('clang-format', ['--dry-run', '-Werror', ...cppFiles()]);
    });
    await stage('prettier', () =>
      node('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
    );
    await stage('asan build', () => cmake('asan'));
    await googleTest('asan tests', 'asan');
    await stage('tsan build', () => cmake('tsan', '--target', 'impartial_tests'));
    await googleTest('tsan tests', 'tsan', threaded);
    await stage('wasm build', () => cmake('wasm'));
    await stage('vite build', viteBuild);
    await browsers();
    // Its tests of outputs run the wrong programs.
    await stage('native build', () => cmake('native'));
    await vitest('--testNamePattern=@check');
    await playwright('playwright', '.', ['--project=usual', '--grep=@check']);
    await playwright('seldom', '.', ['--project=seldom', '--grep-invert=@nightly']);
    await stage('clang-tidy', clangTidy);
    await stage('workflows', workflows);
    await stage('same bytes', () => quietly(process.execPath, ['tests/repo/same_bytes.mjs']));
    await stage('bench build', () => cmake('native', '--target', 'impartial_bench'));
    await stage('fuzz build', () => cmake('fuzz'));
    await stage('fuzz', () => fuzz(5));
    console.log('\nchecked, nothing found');
  },

  async nightly() {
    seed = process.env.SEED ?? String(randomInt(2 ** 31));
    console.log(`SEED=${seed} npm run nightly repeats this run`);
    await npmPackages();
    await toolsFor('test');
    await stage('native build', () => cmake('native'));
    await stage('wasm build', () => cmake('wasm'));
    await together(
      () => googleTest('native tests', 'native', '*'),
      () => vitest(),
    );
    await stage('certificates', () =>
      quietly(process.execPath, ['tests/games/sylver_coinage/certificates.mjs', ...certified]),
    );
    await recipe();
    await stage('vite build', viteBuild);
    await playwright('soak', '.', ['--grep=@nightly']);
    await toolsFor('sites');
    await stage('frameworks', () => quietly(process.execPath, ['tests/frameworks/check.mjs']));
    await stage('jupyter', () => quietly(process.execPath, ['tests/frameworks/jupyter.mjs']));
    await stage('plugins', () => quietly(process.execPath, ['tests/frameworks/plugins.mjs']));
    await stage('sites', () => run(process.execPath, ['tests/frameworks/sites.mjs']));
    await commands.fuzz('300');
  },

  async fuzz(seconds = '60') {
    if (!/^[1-9]\d*$/.test(seconds)) throw new Trouble(`npm run fuzz -- [seconds], not ${seconds}`);
    await toolsFor('fuzz');
    await stage('fuzz build', () => cmake('fuzz'));
    await stage('fuzz', () => fuzz(Number(seconds)));
  },

  async bench() {
    await npmPackages();
    await toolsFor('bench');
    await stage('bench build', () => cmake('native', '--target', 'impartial_bench'));
    await stage('wasm build', () => cmake('wasm'));
    await run(process.execPath, ['tests/bench/bench.mjs']);
    await run(process.execPath, ['tests/bench/search.mjs']);
    await run(process.execPath, ['tests/bench/growth.mjs']);
    await stage('vite build', () => node('vite/bin/vite.js', 'build'));
    for (const part of ['frame', 'guest']) {
      await run(process.execPath, [`tests/bench/${part}.mjs`], { env: { CHROMIUM: chromium() } });
    }
  },

  async 'check:speed'(...commit) {
    await npmPackages();
    await toolsFor('bench');
    await stage('bench build', () => cmake('native', '--target', 'impartial_bench'));
    await stage('wasm build', () => cmake('wasm'));
    await run(process.execPath, ['tests/bench/check_speed.mjs', ...commit]);
  },

  async format() {
    await npmPackages();
    await toolsFor('format');
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
