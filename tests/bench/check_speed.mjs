// npm run check:speed: bulk judge text through this version and through an earlier one, natively and in wasm, on this
// machine in one run. The two take turns, and only their ratio counts.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { build, configure } from '../../wasm/toolchain/cmake.mjs';
import { output, quietly, script, Trouble } from '../../wasm/toolchain/processes.mjs';
import { bulk, folder, inputOf, median, solveInWasm, timed, wasmModule } from './bulk.mjs';

const rounds = 9;
const least = 0.9;

/** The commit's program and wasm in a folder of its own, which later runs find. */
async function builtFrom(commit) {
  const home = `build/speed/${commit}`;
  if (!existsSync(home)) {
    mkdirSync(home, { recursive: true });
    const sources = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', home], { input: sources });
  }
  for (const [preset, target] of [
    ['native', 'impartial'],
    ['wasm', 'generated'],
  ]) {
    await quietly('cmake', configure(preset), { cwd: home });
    await quietly('cmake', build(preset, '--target', target), { cwd: home });
  }
  return home;
}

async function version(home) {
  return {
    program: `${home}/build/native/impartial`,
    module: await wasmModule(`${home}/web/engine/generated`),
    answer: `${folder}/${home === '.' ? 'new' : 'old'}.out`,
  };
}

/** This version's speed over the other's: the median of turns in which the two take turns at going first. */
function ratioOf(versions, measure) {
  const ratios = [];
  for (let round = 0; round <= rounds; ++round) {
    const order = round % 2 === 0 ? versions : versions.toReversed();
    const seconds = new Map(order.map((each) => [each, measure(each)]));
    const [now, before] = versions.map((each) => seconds.get(each));
    // The first turn warms up.
    if (round > 0) ratios.push(before / now);
  }
  return median(ratios);
}

await script(async () => {
  const name = process.argv[2] ?? output('git', ['describe', '--tags', '--abbrev=0']).trim();
  const commit = name && output('git', ['rev-parse', '--verify', `${name}^{commit}`]).trim();
  if (!commit)
    throw new Trouble('npm run check:speed -- COMMIT: there is no release to compare with');
  const versions = [await version('.'), await version(await builtFrom(commit))];
  const table = [];
  for (const each of bulk) {
    const { dialect } = each;
    const input = inputOf(each);
    const bytes = readFileSync(input);
    const program = ratioOf(versions, (of) =>
      timed(of.program, ['solve', dialect], input, of.answer),
    );
    const [now, before] = versions.map(({ answer }) => readFileSync(answer));
    if (!now.equals(before)) console.log(`${dialect}: the answers differ`);
    const wasm = ratioOf(versions, ({ module }) => solveInWasm(module, dialect, bytes, () => {}));
    table.push({ dialect, 'impartial solve': program.toFixed(2), 'wasm session': wasm.toFixed(2) });
  }
  console.log(`speed over that of ${name}`);
  console.table(table);
  const slow = table.filter((row) => Math.min(row['impartial solve'], row['wasm session']) < least);
  if (slow.length > 0) {
    throw new Trouble(`slower than ${least}: ${slow.map(({ dialect }) => dialect).join(', ')}`);
  }
});
