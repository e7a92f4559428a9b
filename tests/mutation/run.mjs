// Seeds each fault of faults_solver.mjs and faults_page.mjs in a copy of the repository, and says which suite catches it.
//
//   node tests/mutation/run.mjs [text...]     only the faults whose file or sentence has one of these texts
//
// A fault that survives, or whose text is not found exactly once, fails the run.
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, configure } from '../../wasm/toolchain/cmake.mjs';
import { output, quietly, script, Trouble } from '../../wasm/toolchain/processes.mjs';
import { faults as page, testsOf } from './faults_page.mjs';
import { faults as solver } from './faults_solver.mjs';

/** A mutant that runs so many times as long as the suite without a fault has an endless loop, so it is caught. */
const endless = 5;
const hour = 3_600_000;

/** A copy of what git knows, with the modules and the built wasm of this folder. Its build folder stays for the next run. */
function makeCopy() {
  const copy = join(tmpdir(), 'impartial-mutation');
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(copy)) {
    if (name !== 'build') rmSync(join(copy, name), { recursive: true });
  }
  const options = { recursive: true, preserveTimestamps: true };
  for (const file of [...output('git', ['ls-files']).trim().split('\n'), 'web/engine/generated']) {
    cpSync(file, join(copy, file), options);
  }
  // The last fault of a run that ended early may still be in its object.
  const now = new Date();
  for (const [file] of solver) utimesSync(join(copy, file), now, now);
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Runs a suite, and ends all its processes after a time. Returns: its output, and whether it ended well in time. */
function attempt(limit, program, args, cwd, env) {
  return new Promise((done, fail) => {
    const options = { cwd, env: { ...process.env, ...env }, detached: true };
    const child = spawn(program, args, options);
    let text = '';
    let late = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    }
    const timer = setTimeout(() => {
      late = true;
      process.kill(-Number(child.pid), 'SIGKILL');
    }, limit);
    child.on('error', fail).on('close', (status) => {
      clearTimeout(timer);
      done({ ok: status === 0, late, text });
    });
  });
}

function namesOfTests(file) {
  const [, names] = Object.entries(testsOf).find(([start]) => file.startsWith(start)) ?? [];
  if (!names) throw new Trouble(`no tests are named for ${file}`);
  return names.map((name) => (name.includes('/') ? `tests/${name}` : name));
}

async function solverSuite(limit, copy) {
  await quietly('cmake', build('native', '--target', 'impartial_tests'), { cwd: copy });
  return attempt(limit, 'build/native/tests/impartial_tests', ['--gtest_brief=1'], copy, {
    GTEST_FILTER: '-Nightly*',
    GTEST_FAIL_FAST: '1',
    RC_PARAMS: 'seed=1',
  });
}

/** A fault may leave a parameter without use. */
const noWerror = '-DCMAKE_COMPILE_WARNING_AS_ERROR=OFF';

const solverCatcher = /\[ {2}FAILED {2}\] (?:\w+\/)?([A-Za-z]\w*)[./]/;

function pageSuite(limit, copy, ...files) {
  const filters = new Set(files.flatMap(namesOfTests));
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', ...filters];
  return attempt(limit, process.execPath, args, copy, { NO_COLOR: '1' });
}

const pageCatcher = /FAIL +(\S+\.test\.ts)/;

async function seed(limit, copy, [file, text, replacement], suite, catcher) {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const found = before.split(text).length - 1;
  if (found !== 1) return { trouble: `${found} times in the file: ${text}` };
  writeFileSync(
    path,
    before.replace(text, () => replacement),
  );
  try {
    const { ok, late, text: said } = await suite(limit, copy, file);
    if (ok) return {};
    return { by: late ? 'no end' : (catcher.exec(said)?.[1] ?? 'a crash') };
  } catch (error) {
    return { trouble: error.message.match(/^.*error: .*$/m)?.[0] ?? error.message };
  } finally {
    writeFileSync(path, before);
  }
}

await script(async () => {
  const given = process.argv.slice(2);
  const wanted = given.length > 0 ? given : [''];
  const chosen = (faults) =>
    faults.filter(([file, , , wrong]) => wanted.some((text) => `${file} ${wrong}`.includes(text)));
  const copy = makeCopy();
  const counts = { seeded: 0, survived: 0, trouble: 0 };
  const by = new Map();
  const lane = async (faults, suite, catcher) => {
    const files = [...new Set(faults.map(([file]) => file))];
    // Only a suite that passes without a fault can catch one.
    const start = performance.now();
    const clean = faults.length > 0 ? await suite(hour, copy, ...files) : { ok: true };
    const limit = endless * (performance.now() - start);
    if (!clean.ok) throw new Trouble(`the tests fail without a fault:\n${clean.text.slice(-2000)}`);
    for (const fault of faults) {
      const result = await seed(limit, copy, fault, suite, catcher);
      ++counts.seeded;
      if (result.by) by.set(result.by, (by.get(result.by) ?? 0) + 1);
      else ++counts[result.trouble ? 'trouble' : 'survived'];
      const said = result.by ? `caught by ${result.by}` : (result.trouble ?? 'SURVIVED');
      console.log(`${fault[0]}: ${fault[3]} ${said}`);
    }
  };
  const inCpp = chosen(solver);
  const inTs = chosen(page);
  if (inCpp.length > 0) await quietly('cmake', [...configure('native'), noWerror], { cwd: copy });
  await Promise.all([lane(inCpp, solverSuite, solverCatcher), lane(inTs, pageSuite, pageCatcher)]);
  for (const [suite, count] of [...by].sort((a, b) => b[1] - a[1]))
    console.log(`${count} ${suite}`);
  console.log(`${counts.seeded} seeded, ${counts.survived} survived, ${counts.trouble} not seeded`);
  if (counts.seeded === 0 || counts.survived + counts.trouble > 0) throw new Trouble('mutation');
});
