// The steps that every browser takes, in this order, in one window.
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import { startHost } from '../browser/hosts/server';
import type { Host } from '../browser/hosts/server';
import { languageOf } from '../../web/program/language';
import type { Programs } from '../../web/program/programs';
import { samples } from '../corpus';
import { until } from './browser';
import type { Thing, Visitor } from './visitor';

export interface Surroundings {
  readonly host: Host;
  /** The address of the page. */
  readonly home: string;
  readonly downloads: string;
  /** As `Driver.change`. */
  readonly change: (html: string) => string;
}

export interface Step {
  readonly name: string;
  take(visitor: Visitor, surroundings: Surroundings): Promise<void>;
}

interface Desk {
  programs(): Promise<Programs>;
}

/** It takes Wythoff's game for Nim. */
const noDiagonal = `#include <cstdio>
int main() {
  long long a, b;
  while (scanf("%lld%lld", &a, &b) == 2) puts(a == b ? "0" : "1");
}
`;
const verdict = 'impartial-table >> .verdict .position';
const notation = '#notation';
const editor = '.cm-content';

/** A page fetches more when it has nothing else to do. */
async function nothingLoads(visitor: Visitor): Promise<void> {
  let before = -1;
  await until('nothing loads', async () => {
    await pause(1000);
    const count = await visitor.run(async () => {
      // What the page leaves for an idle moment has waited longer than this.
      await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
      return performance.getEntriesByType('resource').length;
    });
    const isSame = count === before;
    before = count;
    return isSame ? true : undefined;
  });
}

const output = 'impartial-output >> textarea';
const cell = (name: string): Thing => ['[role="gridcell"]', name];
const winning = '[role="gridcell"][aria-label*="wins"]:not([aria-disabled="true"])';

const dist = join(import.meta.dirname, '../../dist');

// --- Boards -----------------------------------------------------------------------------------------------------------

const positions: Readonly<Record<string, string>> = {
  number_game: '2 3 4 5 6',
  chess_rows: '15 18 / 17 19',
  wythoff: '4 6',
  misere_nim: '2 3 4 6',
};

const boards = Object.entries(positions).map(([game, position]): Step => ({
  name: `${game}: a winning move with the mouse, undo and redo with keys and buttons`,
  async take(visitor, { home }) {
    await visitor.browser.open(`${home}#/v1/${game}?position=${position.replaceAll(' ', '+')}`);
    await visitor.reads(verdict, 'You can win');
    await visitor.click(winning);
    await visitor.reads(verdict, 'no move wins');
    const { value: next } = await visitor.sees(notation);
    expect(next).not.toBe(position);
    await visitor.press('u');
    await visitor.sees(notation, ({ value }) => value === position);
    await visitor.click(['button', 'Redo']);
    await visitor.sees(notation, ({ value }) => value === next);
    await visitor.click(['button', 'Undo']);
    await visitor.reads(verdict, 'You can win');
  },
}));

// --- Judge text -------------------------------------------------------------------------------------------------------

const dialects = samples.map(({ game, dialect, input, answer }): Step => ({
  name: `${dialect}: the sample typed, the judge's bytes`,
  async take(visitor, { home }) {
    await visitor.browser.open(`${home}#/v1/${game}/${dialect}`);
    await visitor.fill(editor, '');
    await visitor.sees(output, ({ value }) => value === '');
    await visitor.type(input.toString('utf8'));
    await visitor.sees(output, ({ value }) => value === answer.toString('utf8'));
  },
}));

const text: readonly Step[] = [
  {
    name: 'a mistake is marked at its place, and its notice leads there',
    async take(visitor, { home }) {
      await visitor.browser.open(`${home}#/v1/wythoff/hdu1527`);
      await visitor.fill(editor, '1 2\n3 x\n');
      await visitor.reads('.notice', /2:3/);
      await visitor.sees('.cm-lintRange-error');
      await visitor.click('.notice button');
      await visitor.sees(editor, ({ isFocused }) => isFocused);
      await visitor.type('5');
      await visitor.sees(output, ({ value }) => value === '0\n0\n');
      await visitor.gone('.notice');
    },
  },
  {
    name: 'a dialect is chosen with the keyboard',
    async take(visitor, { home }) {
      await visitor.browser.open(`${home}#/v1/misere_nim/lightoj1253`);
      await visitor.click(notation);
      await visitor.tabTo('#dialect');
      await visitor.type('HDU');
      await visitor.sees('#dialect', ({ value }) => value === 'hdu1907');
      await until('the address', async () =>
        (await visitor.run(() => location.hash)).includes('hdu1907') ? true : undefined,
      );
    },
  },
  {
    name: 'the output of a program is judged, and its first wrong case named',
    async take(visitor, { home }) {
      await visitor.browser.open(`${home}#/v1/wythoff/hdu1527`);
      await visitor.fill(editor, '1 2\n3 5\n4 6\n');
      await visitor.sees(output, ({ value }) => value === '0\n0\n1\n');
      await visitor.click(['button', 'Your output']);
      await visitor.fill('impartial-verdict >> textarea', '0\n1\n1\n');
      await visitor.reads('impartial-verdict >> .badge', /wrong answer/i);
    },
  },
  {
    name: 'programs in C++ and Python are run and stopped, and a wrong one is explained in its view',
    async take(visitor, { home, downloads }) {
      await visitor.browser.open(`${home}#/v1/wythoff/hdu1527`);
      await visitor.sees(editor);
      const ran = (source: string, time: number) =>
        visitor.run(
          async (text, language, most) => {
            const find = (place: ParentNode): Element | undefined => {
              for (const each of place.querySelectorAll('*')) {
                if (each.localName === 'impartial-judge-desk') return each;
                const within = each.shadowRoot && find(each.shadowRoot);
                if (within) return within;
              }
              return undefined;
            };
            const desk = find(document) as unknown as Desk;
            const { compiler, runner } = await desk.programs();
            const compiled = await compiler.compile(text, { language, memory: 1 << 26 });
            if (compiled.status !== 'compiled') return JSON.stringify(compiled);
            const input = new TextEncoder().encode('3 4\n');
            const limits = { time: most, output: 1 << 20 };
            const run = await runner.run(compiled.program, input, limits);
            const ended = run.trap ?? run.status;
            return `${ended} ${run.where ?? ''} ${new TextDecoder().decode(run.output)}`;
          },
          source,
          languageOf(source) ?? 'c++',
          time,
        );
      const adds =
        '#include <cstdio>\nint main() { int a, b; scanf("%d%d", &a, &b); printf("%d", a + b); }';
      expect(await ran(adds, 20_000)).toBe('exited  7');
      expect(await ran('print(sum(map(int, input().split())))', 20_000)).toBe('exited  7\n');
      expect(await ran('while True:\n    pass', 1000)).toBe('time  ');
      expect(await ran('print(1 // 0)', 20_000)).toBe('exception ZeroDivisionError ');
      const deep =
        'import sys\nsys.setrecursionlimit(10**6)\ndef f(n):\n    return any(f(m) for m in [n])\nf(1)';
      expect(await ran(deep, 20_000)).toBe('stack  ');
      expect(await ran('import js', 20_000)).toContain("No module named 'js'");

      // The same in the view, whose compiler has started now.
      const file = join(downloads, 'program.cpp');
      writeFileSync(file, noDiagonal);
      await visitor.click(['button', 'Your program']);
      await visitor.sees('impartial-program >> .cm-content');
      await visitor.choose('.head .file-input', file);
      await visitor.reads('impartial-program >> .cm-content', 'scanf');
      await visitor.click(['button', 'Run']);
      await visitor.reads('impartial-program >> .badge', /wrong answer/i);
      await visitor.reads('impartial-mistakes >> ul', 'Nim with two heaps');
      await visitor.reads('impartial-case-bar >> .found', '0');
      await visitor.reads(verdict, 'You can win: take 1 stone from both heaps');
    },
  },
  {
    name: 'test data that catches every known mistake',
    async take(visitor, { home }) {
      await visitor.browser.open(`${home}#/v1/chess_rows/hdu5724`);
      await visitor.sees(editor);
      await visitor.click(['button', 'Test data']);
      // What comes late could move the button away from under the mouse.
      await visitor.reads('impartial-practice >> .sum', /catches \d+ of/);
      await visitor.click('button.generate');
      await visitor.reads('impartial-practice >> .sum', /catches all \d+ known mistakes/);
      await visitor.click('impartial-mistake-table >> summary');
      await visitor.sees('impartial-mistake-table >> details[open]');
    },
  },
  {
    name: 'a file with an answer too long for memory is solved and downloaded whole',
    async take(visitor, { home, downloads }) {
      const folder = mkdtempSync(join(tmpdir(), 'impartial-file-'));
      const cases = 9_000_000;
      const input = join(folder, 'large.in');
      writeFileSync(input, '1 2\n'.repeat(cases));
      try {
        await visitor.browser.open(`${home}#/v1/wythoff/hdu1527`);
        await visitor.sees(editor);
        // Another view is still open.
        await visitor.click(['button', 'Output']);
        await visitor.choose('.file-input', input);
        await visitor.reads('impartial-output >> .status', '9,000,000 cases');
        await visitor.click('button.download');
        const answer = join(downloads, 'hdu1527.out');
        const whole = await until('the download', async () => {
          const bytes = existsSync(answer) ? readFileSync(answer) : Buffer.alloc(0);
          return bytes.length === 2 * cases ? bytes : undefined;
        });
        expect(whole.equals(Buffer.from('0\n'.repeat(cases)))).toBe(true);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  },
];

interface Message {
  readonly type?: string;
  readonly origin?: string;
  readonly state?: State;
}
interface State {
  readonly position: string;
  readonly solved?: boolean;
  readonly tries?: number;
}
interface Talking {
  readonly messages: readonly Message[];
}

// --- Around the board -------------------------------------------------------------------------------------------------

const around: readonly Step[] = [
  {
    name: 'the reason, its replies one by one, and a term that explains itself',
    async take(visitor, { home }) {
      await visitor.browser.open(`${home}#/v1/wythoff?position=4+6`);
      await visitor.click(['[role="tab"]', 'Why']);
      // WebKit does not know every way to write it.
      await visitor.sees(['.word', 'partners'], ({ underline }) => underline === 'dotted');
      await visitor.click(['.word', 'partners']);
      await visitor.reads('[role="tooltip"]', /P-position/);
      await visitor.press('Escape');
      await visitor.gone('[role="tooltip"]');
      await visitor.click(['summary', 'Show me to the end']);
      await visitor.reads('impartial-replies >> li', /heap/);
      await visitor.sees('impartial-replies >> impartial-reply-board');
    },
  },
  {
    name: 'with the keyboard alone: to a cell, a move, back and forth',
    async take(visitor, { home }) {
      await visitor.browser.open(`${home}#/v1/wythoff?position=4+6`);
      await visitor.reads(verdict, 'You can win');
      await visitor.tabTo('.stage >> [data-row][tabindex="0"]');
      await visitor.press('ArrowLeft');
      await visitor.sees('[aria-label^="first 3, second 6"]', ({ isFocused }) => isFocused);
      await visitor.press('ArrowDown');
      await visitor.sees(winning, ({ isFocused }) => isFocused);
      await visitor.press('Enter');
      await visitor.sees(notation, ({ value }) => value === '3 5');
      await visitor.press('u');
      await visitor.sees(notation, ({ value }) => value === '4 6');
      await visitor.press('r');
      await visitor.reads(verdict, 'no move wins');
    },
  },
  {
    name: 'a link is shared, copied, pasted, and opens the same position',
    async take(visitor, { home }) {
      await visitor.browser.open(`${home}#/v1/wythoff?position=4+6&moves=1,1`);
      await visitor.reads(verdict, 'no move wins');
      await visitor.click(['button', 'Share']);
      await visitor.sees('dialog[open]');
      const { text: link } = await visitor.sees('dialog .snippets pre');
      await visitor.click('dialog .snippets .copy');
      await visitor.reads('dialog .snippets .copy', 'Copied');
      await visitor.press('Escape');
      await visitor.gone('dialog[open]');
      await visitor.browser.open('about:blank');
      await visitor.browser.open(link);
      await visitor.sees(notation, ({ value }) => value === '3 5');
    },
  },
  {
    name: 'a search finds the winning move of <16 17>, which is then played',
    async take(visitor, { home }) {
      await visitor.browser.open(`${home}#/v1/sylver_coinage?position=%3C16+17%3E`);
      // The page has solved it by itself, or on a busy machine does so when it is asked.
      const { text: found } = await visitor.reads('impartial-search >> section', /Solve/);
      if (!found.includes('Solved')) await visitor.click(['button', 'Solve']);
      await visitor.reads(verdict, 'choose 90');
      await visitor.reads('impartial-search >> section', 'Solved by search');
      // The digits of a number lead to it.
      await visitor.tabTo('.stage >> [data-row][tabindex="0"]', 'Shift+Tab');
      await visitor.type('90');
      await visitor.sees(cell('90, wins'), ({ isFocused }) => isFocused);
      await visitor.press('Enter');
      await visitor.reads(verdict, 'no move wins');
    },
  },
  {
    name: 'a record is run to the same answer',
    async take(visitor, { home }) {
      await visitor.browser.open(`${home}records/index.html`);
      await visitor.click('tr[data-name="<12 13>"] button');
      await visitor.reads('tr[data-name="<12 13>"] .same', 'the same answer');
    },
  },
  {
    name: 'the second opinion agrees on boards and on judge text',
    async take(visitor, { home }) {
      await visitor.browser.open(`${home}verify/index.html`);
      for (const id of ['number_game_board', 'chess_rows_sums']) {
        await visitor.click(`#${id} button`);
        await visitor.reads(`#${id} .agree`, /^all [\d,]+ agree/);
      }
    },
  },
  {
    name: 'a tutorial: its contents, its quiz, its folded answer',
    async take(visitor, { home }) {
      await visitor.browser.open(`${home}learn/wythoff.html`);
      await visitor.reads('h1', /Wythoff/);
      await visitor.click('impartial-board >> [role="gridcell"]:not([aria-disabled="true"])');
      await visitor.sees('impartial-board >> .verdict');
      await visitor.click('details:not([open]) > summary');
      await visitor.sees('details[open]');
      await visitor.click('figure.code .copy, figure.code button');
      await visitor.reads('figure.code button', 'Copied');
    },
  },
  {
    name: 'a board in a sandboxed frame: the mouse inside, messages from outside',
    async take(visitor, { host }) {
      await visitor.browser.open(`${host.origin}/frame.html`);
      const told = (type: string, is: (state: State) => boolean) =>
        until(type, async () => {
          const all = await visitor.run(() => (globalThis as unknown as Talking).messages);
          return all.find((each) => each.type === type && each.state && is(each.state));
        });
      const say = (type: string, more: object = {}) =>
        visitor.run(
          (message) => document.querySelector('iframe')?.contentWindow?.postMessage(message, '*'),
          { impartial: 1, type, ...more },
        );
      const { origin } = await told('ready', ({ position }) => position === '2 3 4 5 6');
      expect(origin).toBe('null');
      visitor.inFrame = true;
      await visitor.click('[data-number="5"]');
      visitor.inFrame = false;
      await told('change', ({ solved, tries }) => solved === false && tries === 1);
      await say('set', { position: '2 3', mode: 'analyse' });
      await told('ready', ({ position }) => position === '2 3');
      await say('play', { move: '3' });
      visitor.inFrame = true;
      await visitor.sees(cell('3, chosen just now'));
      // The host made it as high as its board, so nothing is cut off.
      await until('no scroll bar', async () =>
        (await visitor.run(() => document.documentElement.clientWidth === innerWidth))
          ? true
          : undefined,
      );
      await visitor.click(['button', 'Undo']);
      await visitor.sees(cell('3, loses'));
      visitor.inFrame = false;
    },
  },
  {
    name: 'Chinese and dark by the pickers, kept after a reload',
    async take(visitor, { home }) {
      await visitor.browser.open(home);
      await visitor.tabTo('select.language');
      await visitor.type('简');
      await visitor.reads('h1', '数字游戏');
      await visitor.press('Tab');
      await visitor.type('深');
      const dark = 'rgb(21, 23, 26)';
      const background = () =>
        visitor.run(() => getComputedStyle(document.documentElement).backgroundColor);
      await until('dark', async () => ((await background()) === dark ? true : undefined));
      await visitor.browser.open('about:blank');
      await visitor.browser.open(home);
      await visitor.reads('h1', '数字游戏');
      expect(await background()).toBe(dark);
      await visitor.run(() => localStorage.clear());
    },
  },
  {
    name: 'without its server a page that has loaded plays and solves',
    async take(visitor, { change }) {
      const other = await startHost({}, undefined, change);
      try {
        await visitor.browser.open(`${other.origin}/impartial/#/v1/wythoff/hdu1527?position=4+6`);
        await visitor.sees(output, ({ value }) => value !== '');
        await visitor.reads(verdict, 'You can win');
        await visitor.sees(editor);
        await nothingLoads(visitor);
      } finally {
        other.close();
      }
      await visitor.click(winning);
      await visitor.reads(verdict, 'no move wins');
      await visitor.fill(editor, '4 7\n3 5\n');
      await visitor.sees(output, ({ value }) => value === '0\n0\n');
    },
  },
  {
    name: 'the page in one file, from a disk',
    async take(visitor, { change }) {
      const folder = mkdtempSync(join(tmpdir(), 'impartial-disk-'));
      const file = join(folder, 'impartial.html');
      writeFileSync(file, change(readFileSync(join(dist, 'impartial.html'), 'utf8')));
      copyFileSync(join(dist, 'impartial.search.js'), join(folder, 'impartial.search.js'));
      try {
        await visitor.browser.open(`${pathToFileURL(file).href}#/v1/wythoff/hdu1527?position=4+6`);
        await visitor.reads(verdict, 'You can win');
        await visitor.click(winning);
        await visitor.reads(verdict, 'no move wins');
        await visitor.fill(editor, '4 7\n5 6\n');
        await visitor.sees(output, ({ value }) => value === '0\n1\n');
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  },
];

/** The steps in a browser whose reader prefers dark pages. */
export const darkSteps: readonly Step[] = [
  {
    name: 'a page is dark because the system is',
    async take(visitor, { home }) {
      await visitor.browser.open(home);
      await visitor.sees(verdict, ({ colour }) => colour === 'rgb(233, 231, 227)');
    },
  },
  {
    name: 'a board in another page is dark because the system is',
    async take(visitor, { host }) {
      await visitor.browser.open(`${host.origin}/impartial/embed.html?game=wythoff&position=4+6`);
      await visitor.sees('.verdict .position', ({ colour }) => colour === 'rgb(233, 231, 227)');
    },
  },
];

export const steps: readonly Step[] = [...boards, ...dialects, ...text, ...around];
