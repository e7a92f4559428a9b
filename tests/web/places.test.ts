// The steps of every place, and the texts of a board in each form. The texts are read as the place reads them.
import MarkdownIt from 'markdown-it';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { languages } from '../../web/i18n/language';
import { parseAttributes } from '../../web/kit/board/fence_text';
import { fence, frame, frameAddress, linkedPicture } from '../../web/kit/places/forms';
import type { PlacedBoard } from '../../web/kit/places/forms';
import { placeWords } from '../../web/kit/places/place_words';
import {
  formOf,
  placeGroups,
  placeIds,
  stepsFor,
  takesIntegrity,
} from '../../web/kit/places/places';
import type { PlaceId, Step } from '../../web/kit/places/places';
import { speakAll } from './languages';

await speakAll();

const home = "https://example.org/it's/";
const load = 'https://example.org/it%27s/embed/load.js';
const sheet = load.replace('load.js', 'space.css');
const board: PlacedBoard = {
  attributes: [
    ['game', 'number_game'],
    ['position', '<4 5>'],
    ['mode', 'quiz'],
  ],
  title: 'The "Number Game": [which] number wins?',
  link: 'https://example.org/embed.html?game=number_game&position=%3C4+5%3E&mode=quiz',
  name: 'number_game-4-5',
  height: 321,
};
const evil = "\"><script>alert(1)</script>\n```\n''')";
const evilBoard: PlacedBoard = {
  ...board,
  attributes: [
    ['game', 'number_game'],
    ['position', evil],
  ],
  title: evil,
};
const steps = (id: PlaceId, of = board) => stepsFor(id, { home, board: of });
/** Both quotation marks, and what ends a string of Python, would otherwise end early. */
const strings = (text: string) =>
  [...text.matchAll(/'((?:[^'\\]|\\.)*)'/g)].map(([, each]) => each);

/** What a renderer makes of Markdown. */
const rendered = (markdown: string) => new MarkdownIt().render(markdown);

test('every place is in one group', () => {
  expect(placeIds.length).toBeGreaterThan(15);
  expect(new Set(placeIds).size).toBe(placeIds.length);
  expect(Object.values(placeGroups).flat()).toEqual(placeIds);
});

describe.each(placeIds)('%s', (id) => {
  test('the steps begin with what is done once and end with the board', () => {
    const order = ['site', 'page', 'board'] as const;
    const often = steps(id).map((step) => order.indexOf(step.often));
    expect(often).toEqual([...often].sort((a, b) => a - b));
    expect(steps(id).at(-1)?.often).toBe('board');
  });

  test('each step has a text, or is a picture with a name', () => {
    for (const { kind, text, file } of steps(id)) {
      if (kind === 'svg' || kind === 'png') expect(file).toBe(`number_game-4-5.${kind}`);
      else expect(text.trim()).toBe(text);
      expect(text || file).toBeTruthy();
    }
  });

  test('a place with a live board loads its script once, from the address given or from npm', () => {
    const all = steps(id)
      .map(({ text }) => text)
      .join('\n');
    const form = formOf(id);
    const scripts = all.split(load).length - 1;
    if (form === 'fence' || form === 'element') {
      expect(scripts + Number(/^import 'impartial-games\/(react|vue)';$/m.test(all))).toBe(1);
    } else expect(all).not.toContain('script ');
    const pinned = stepsFor(id, { home, version: '1.2.3', board });
    const pinnedScripts = pinned.filter(({ text }) => text.includes('/v1.2.3/embed/load.js'));
    expect(pinnedScripts).toHaveLength(scripts);
  });

  test('the board is the one that was given', () => {
    const texts = steps(id).filter(({ often }) => often === 'board');
    const all = texts.map(({ text }) => text).join('\n');
    switch (formOf(id)) {
      case 'fence':
        expect(all).toBe(fence(board));
        break;
      case 'element':
        expect(all).toContain(
          '<impartial-board game="number_game" position="&lt;4 5&gt;" mode="quiz" height="321">',
        );
        break;
      case 'frame':
        expect(all).toBe(frame(board, home));
        break;
      default:
        expect(all).toContain(board.link);
    }
  });

  test('code of the place can be read by its language', () => {
    for (const { kind, text, inside } of steps(id)) readable(kind, text, inside);
  });

  test('a position cannot break out of the text', () => {
    for (const { kind, text, inside } of steps(id, evilBoard)) {
      readable(kind, text, inside);
      const drawn = kind === 'markdown' || kind === 'link' ? rendered(text) : text;
      expect(drawn).not.toContain('<script>');
      if (kind === 'markdown' && text.startsWith('```')) {
        expect(drawn).toMatch(/^<pre>[^]*<\/pre>\n$/);
        expect(drawn.match(/<pre>/g)).toHaveLength(1);
      }
    }
  });
});

function readable(kind: Step['kind'], text: string, inside: string | undefined): void {
  if (kind === 'javascript') {
    expect(parseSync('step.js', inside ? `({ ${text} })` : text).errors).toEqual([]);
  }
  if (kind === 'python') {
    const [, cell] = /^from IPython\.display import HTML\nHTML\('''([^]*)'''\)$/.exec(text) ?? [];
    if (cell === undefined) expect(strings(text)).toEqual([load, sheet]);
    else expect(cell.replaceAll(/\\[^]/g, '')).not.toMatch(/['\\]/);
  }
  if (kind === 'yaml')
    expect(text).toBe(`extra_javascript:\n  - ${load}\nextra_css:\n  - ${sheet}`);
}

test('a fence is a sentence, then the attributes', () => {
  expect(fence(board)).toBe(
    [
      '```impartial',
      'The "Number Game": [which] number wins?',
      '',
      'game=number_game position="<4 5>" mode=quiz height=321',
      '```',
    ].join('\n'),
  );
  const [, , , attributes = ''] = fence(board).split('\n');
  const written = { ...Object.fromEntries(board.attributes), height: '321' };
  expect(parseAttributes(attributes)).toEqual(written);
  const { height: _, ...unmeasured } = board;
  expect(fence(unmeasured)).not.toContain('height');
});

test('a hash is of the script that is one file, of one version', () => {
  const setting = { home, version: '1.2.3', integrity: 'sha384-abc', board };
  const tag = `<script src="https://example.org/it%27s/v1.2.3/embed/impartial.standalone.js" integrity="sha384-abc" crossorigin></script>`;
  expect(stepsFor('html', setting)[0]?.text).toBe(tag);
  expect(placeIds.filter((id) => takesIntegrity(id, setting))).toEqual(
    placeIds.filter((id) => stepsFor(id, setting).some(({ text }) => text.includes('sha384-abc'))),
  );
  expect(takesIntegrity('mkdocs', setting)).toBe(false);
});

test('a frame carries every attribute, has the height and no border, and opens pages outside its sandbox', () => {
  const { pathname, searchParams } = new URL(frameAddress(board, home));
  expect(pathname).toBe("/it's/embed.html");
  expect([...searchParams]).toEqual(board.attributes);
  expect(frame(board, home)).toMatch(
    /width="100%" height="321" frameborder="0" loading="lazy" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"/,
  );
});

test('a picture in Markdown is a linked image with the sentence as its text', () => {
  const html = rendered(
    linkedPicture({ ...board, title: 'A "b", <4 5>: which move wins?' }, 'a.svg'),
  );
  const link = board.link.replaceAll('&', '&amp;');
  const alt = 'A &quot;b&quot;, &lt;4 5&gt;: which move wins?';
  expect(html).toBe(`<p><a href="${link}"><img src="a.svg" alt="${alt}"></a></p>\n`);
});

test.each(languages)('%s: each place has a name and a note, each step a place', (language) => {
  const { names, notes, groups, where } = placeWords[language];
  for (const group of Object.keys(placeGroups)) expect(groups).toHaveProperty(group);
  for (const id of placeIds) {
    expect(names[id]).toBeTruthy();
    expect(notes[id].length).toBeGreaterThan(8);
    for (const step of steps(id)) {
      const said = where(step);
      expect(said.split('`').length % 2, said).toBe(1);
      if (step.file && step.text) expect(said).toContain(`\`${step.file}\``);
      if (step.inside) expect(said).toContain(`\`${step.inside}\``);
    }
  }
});

describe.each([
  '{1,3,4} ? P iff n%7 in {0,2}: 5 7',
  'n -> n-k : 0<k | a, b : a+b=n-2: 9',
  '0.[3]: 3',
])('the typed rule %s', (position) => {
  const typed: PlacedBoard = {
    ...board,
    attributes: [
      ['game', 'heap_games'],
      ['position', position],
    ],
  };

  test('stays whole in a fence, an element and a frame', () => {
    expect(parseAttributes(fence(typed).split('\n').at(-2) ?? '')['position']).toBe(position);
    expect(new URL(frameAddress(typed, home)).searchParams.get('position')).toBe(position);
  });

  // Liquid and Vue would take them for their own.
  test.each(placeIds)('has no pair of braces in the text of a board for %s', (id) => {
    const texts = steps(id, typed).filter(({ often }) => often === 'board');
    expect(texts.map(({ text }) => text).join('\n')).not.toMatch(/\{\{|\{%/);
  });
});

test('npm gets an address whose file never changes', () => {
  const install = (more: object) => stepsFor('react', { home, board, ...more })[0]?.text;
  expect(install({ newest: '1.2.3' })).toBe(`npm install ${home}v1.2.3/impartial-games.tgz`);
  expect(install({ newest: '1.2.3', version: '1.0.0' })).toContain('/v1.0.0/');
});
