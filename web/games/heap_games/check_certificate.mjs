// Checks a proof that the Grundy values of a heap game have a period, without the solver:
//   node web/games/heap_games/check_certificate.mjs < proof
// wasm/games/heap_games/period.hpp has the format, and the theorem of Guy and Smith with its proof. The check reads the
// rule itself, computes every value as the mex of the options, and compares the window that the theorem asks for.

/** What a move may take, as a list of [stones, heaps left: 0, 1 or 2], with the numbers k, r and the least n0 of the theorem. */
function readRule(text) {
  if (/^\{[\d,.]+\}$/.test(text)) {
    const takes = text
      .slice(1, -1)
      .split(',')
      .flatMap((each) => {
        const [first, last = first] = each.split('..').map(Number);
        return Array.from({ length: last - first + 1 }, (_, i) => first + i);
      });
    return {
      takes: takes.flatMap((k) => [
        [k, 0],
        [k, 1],
      ]),
      most: Math.max(...takes),
      heaps: 1,
      least: 0,
    };
  }
  const [, digits] = /^([04]\.[0-7]*)$/.exec(text) ?? [];
  if (digits === undefined) throw new Error(`no theorem for the rule ${text}`);
  const takes = digits
    .replace('.', '')
    .split('')
    .flatMap((digit, k) =>
      [0, 1, 2].filter((left) => (Number(digit) >> left) & 1).map((left) => [k, left]),
    );
  return {
    takes,
    most: digits.length - 2,
    heaps: takes.some(([, left]) => left === 2) ? 2 : 1,
    least: 1,
  };
}

/** Returns what is proved, or throws an error that says where the proof fails. */
export function checkCertificate(text) {
  const lines = text.trimEnd().split('\n');
  const of = (word, line) => {
    if (!line?.startsWith(`${word} `)) throw new Error(`expected a line "${word} …"`);
    return line.slice(word.length + 1);
  };
  if (lines[0] !== 'heap period 1' || lines.length !== 6) throw new Error('no proof of a period');
  const rule = of('rule', lines[1]);
  const start = Number(of('start', lines[2]));
  const length = Number(of('length', lines[3]));
  const values = of('values', lines[4]).split(' ').map(Number);
  if (Number(of('end', lines[5])) !== values.length) throw new Error('values are missing');
  const { takes, most, heaps, least } = readRule(rule);
  if (!(start >= least && length >= 1)) throw new Error('the start or the length is too small');

  values.forEach((value, n) => {
    const found = new Set();
    for (const [k, left] of takes) {
      const m = n - k;
      if (left === 0 && m === 0) found.add(0);
      if (left === 1 && m > 0) found.add(values[m]);
      if (left === 2) for (let a = 1; 2 * a <= m; ++a) found.add(values[a] ^ values[m - a]);
    }
    let mex = 0;
    while (found.has(mex)) ++mex;
    if (mex !== value) throw new Error(`the value of ${n} is ${mex}, not ${value}`);
  });

  const last = heaps * start + (heaps - 1) * length - heaps + most;
  if (last + length >= values.length) throw new Error('the window of the theorem is not complete');
  for (let n = start; n <= last; ++n) {
    if (values[n] !== values[n + length]) throw new Error(`${n} and ${n + length} differ`);
  }
  return { rule, start, length, values: values.length };
}

// In a terminal.
const { process } = globalThis;
if (process?.argv?.[1]?.endsWith('heap_games/check_certificate.mjs')) {
  const text = process.getBuiltinModule('fs').readFileSync(process.argv[2] ?? 0, 'utf8');
  try {
    const { rule, start, length, values } = checkCertificate(text);
    console.log(`${rule} has period ${length} from ${start} on; checked: ${values} values`);
  } catch (error) {
    console.error(`error: ${error.message}`);
    process.exitCode = 1;
  }
}
