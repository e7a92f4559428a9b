// The last part of npm run bench: how the cost grows, as growth.svg. Cases, heaps and rows are timed with the native
// program; the pairs of Sylver Coinage have their seconds in the table of the page of records.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { folder, median, timed } from './bulk.mjs';

const program = 'build/native/impartial';
const input = `${folder}/growth.in`;
const rounds = 5;

const range = (count, make) => Array.from({ length: count }, (_, index) => make(index));
let state = 1;
/** A number below `limit`, the same in each run. */
function random(limit) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}

/** The seconds of the whole process, without those for a text of one case. */
function secondsFor(dialect, text, smallest) {
  const measure = (each) => {
    writeFileSync(input, each);
    return median(range(rounds, () => timed(program, ['solve', dialect], input, '/dev/null')));
  };
  return Math.max(measure(text) - measure(smallest), 1e-5);
}

const heaps = (count, make) => range(count, () => `${make()} ${make()}\n`).join('');
const row = () => {
  const cells = range(20, (cell) => cell + 1).filter(() => random(2) === 1);
  return `${[cells.length, ...cells].join(' ')}\n`;
};
const digits = (count) => `${1 + random(9)}${range(count - 1, () => random(10)).join('')}`;

const many = 1_000_000;
const rowsInAll = 100_000;
mkdirSync(folder, { recursive: true });
const plots = [
  {
    title: 'Wythoff: cases, seconds',
    points: [1e5, 2e5, 5e5, 1e6, 2e6, 5e6, 1e7].map((cases) => {
      const block = heaps(1000, () => random(1e9));
      return [cases, secondsFor('hdu1527', block.repeat(cases / 1000), '1 2\n')];
    }),
  },
  {
    title: 'Wythoff: heap, ns a case',
    points: range(18, (index) => index + 1).map((count) => {
      const text = heaps(many, () => digits(count));
      return [10 ** count, (secondsFor('hdu1527', text, '1 2\n') / many) * 1e9];
    }),
  },
  {
    title: 'Chess: rows, µs a case',
    points: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map((rows) => {
      const cases = rowsInAll / rows;
      const text = `${cases}\n${range(cases, () => `${rows}\n${range(rows, row).join('')}`).join('')}`;
      return [rows, (secondsFor('chess_moves', text, '1\n1\n0\n') / cases) * 1e6];
    }),
  },
  {
    title: 'Sylver Coinage: t, seconds',
    isLinear: true,
    points: readFileSync('web/records/pairs.tsv', 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .flatMap(([position = '', , status, , , , , seconds]) => {
        const [a, b] = position.slice(1, -1).split(' ').map(Number);
        // The largest free number, of a coprime pair.
        return status === 'solved' && Number(seconds) > 0 ? [[a * b - a - b, Number(seconds)]] : [];
      })
      .filter(([t]) => t > 0),
  },
];

const width = 280;
const height = 220;
const [left, top, right, bottom] = [48, 30, 12, 28];

/** Logarithmic axes have a line for each power of ten, or fewer if there are many. */
function plot({ title, points, isLinear = false }, index) {
  const scale = (values, from, to) => {
    const low = Math.floor(Math.log10(Math.min(...values)));
    const high = Math.max(Math.ceil(Math.log10(Math.max(...values))), low + 1);
    const at = (value) => from + ((Math.log10(value) - low) / (high - low)) * (to - from);
    const step = Math.ceil((high - low) / 6);
    const ticks = range(Math.floor((high - low) / step) + 1, (i) => low + i * step);
    return { at, ticks };
  };
  const x = scale(
    points.map(([value]) => value),
    left,
    width - right,
  );
  const y = scale(
    points.map(([, value]) => value),
    height - bottom,
    top,
  );
  if (isLinear) {
    x.at = (value) => left + (value / 700) * (width - left - right);
    x.ticks = range(8, (i) => 100 * i);
  }
  const round = (value) => value.toFixed(1);
  const power = (tick) => `10<tspan dy="-4" font-size="8">${tick}</tspan>`;
  const lines = [
    ...x.ticks.map((tick) => {
      const at = round(x.at(isLinear ? tick : 10 ** tick));
      return `<path class="grid" d="M${at} ${top}V${height - bottom}"/><text x="${at}" y="${height - 10}" text-anchor="middle">${isLinear ? tick : power(tick)}</text>`;
    }),
    ...y.ticks.map((tick) => {
      const at = round(y.at(10 ** tick));
      return `<path class="grid" d="M${left} ${at}H${width - right}"/><text x="${left - 6}" y="${at}" dy="4" text-anchor="end">${power(tick)}</text>`;
    }),
    ...points.map(([a, b]) => `<circle cx="${round(x.at(a))}" cy="${round(y.at(b))}" r="2"/>`),
  ];
  const place = `translate(${(index % 2) * width} ${Math.floor(index / 2) * height})`;
  return `<g transform="${place}"><text x="${left}" y="18" class="title">${title}</text>${[...new Set(lines)].join('')}</g>`;
}

writeFileSync(
  'tests/bench/growth.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * width} ${2 * height}" width="${2 * width}" height="${2 * height}" font-family="sans-serif" font-size="11">
<style>text{fill:#444}.title{fill:#111;font-weight:600}.grid{stroke:#ddd}circle{fill:#0b6e4f}@media(prefers-color-scheme:dark){text{fill:#bbb}.title{fill:#eee}.grid{stroke:#444}circle{fill:#5fd3a6}}</style>
${plots.map(plot).join('\n')}
</svg>
`,
);
console.log('tests/bench/growth.svg');
