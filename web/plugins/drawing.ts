// A fence, drawn when the site is built: a picture and a sentence for readers without scripts, and the attributes for
// the script that puts a board in their place (../embed/auto.ts).
import { otherGame } from '../engine/engine';
import { expected, parseAnalysis, parseGames } from '../engine/guard';
import type { PositionCalls } from '../engine/impartial_module';
import { loadPositions, loadRules, loadSearch } from '../engine/modules';
import { moduleOf } from '../engine/position_engine';
import type { GameId, ModuleName, Reply } from '../engine/types';
import { speak, withWords } from '../kit/loading';
import { chooseLanguage, languages } from '../i18n/language';
import type { Language } from '../i18n/language';
import { boardAttributes } from '../kit/board/attributes';
import type { Asked, BoardAttribute } from '../kit/board/attributes';
import { attributeLines, otherNames, parseAttributes } from '../kit/board/fence_text';
import { mistypedLine, mistypedValues } from '../kit/board/mistyped';
import { nearest } from '../kit/nearest';
import { escapeHtml } from '../kit/escape_html';
import { frameAddress } from '../kit/places/forms';
import type { TheoryModule } from '../kit/board/theory_module';

export interface DrawOptions {
  /** The site's language, `en`, `zh-Hans` or `zh-Hant`; a fence can have its own. */
  readonly lang?: string;
  /** The address of Impartial, which ends with a slash: then each picture is a link to its board, also in feeds and mails. */
  readonly home?: string;
  /** Writes each picture as a file into a folder of the site, instead of into the page. */
  readonly pictures?: {
    readonly folder: string;
    /** Of the folder in the built site; it ends with a slash. */
    readonly address: string;
  };
}

export interface Drawing {
  /** On one line. */
  readonly attributes: string;
  /** What the author has written above the attributes, otherwise the picture's own title. */
  readonly sentence: string;
  /** The address of the SVG document, or one with the document in it. */
  readonly picture: string;
  /** The address of the board; undefined if the address of Impartial is not known. */
  readonly link: string | undefined;
  /** The space of the board, so that the page does not jump when its script comes; '' if the fence names none. */
  readonly style: string;
}

/** Throws if an attribute, the game or the position does not exist, so that the author learns of it. */
export type Draw = (fence: string) => Drawing;

const files = import.meta.glob<Pick<TheoryModule, 'toSvg'>>('../games/*/svg.ts');

/** Once for all pages of a site. */
let loaded: ReturnType<typeof load> | undefined;

async function load() {
  const [positions, search, rules] = await Promise.all([
    loadPositions(),
    loadSearch(),
    loadRules(),
  ]);
  const svgs = await Promise.all(
    Object.entries(files).map(
      async ([file, get]) => [file.split('/')[2] ?? '', (await withWords(get)).toSvg] as const,
    ),
  );
  await Promise.all(languages.map((language) => speak(language)));
  const games = parseGames(positions.games());
  const modules: Readonly<Record<ModuleName, PositionCalls>> = { positions, search, rules };
  const ask = (game: GameId): PositionCalls => modules[moduleOf(games, game)];
  return { ask, svgs, games };
}

/** Loads the solver and all words; the function that it returns waits for nothing. */
export async function createDraw({ lang = 'en', home, pictures }: DrawOptions = {}): Promise<Draw> {
  const { ask, svgs, games } = await (loaded ??= load());
  const place = pictures ? fileIn(pictures) : inAddress;
  return (fence) => {
    const lines = attributeLines(fence, true);
    const attributes = lines.replaceAll(/\s+/g, ' ').trim();
    const asked = parseAttributes(attributes);
    const [mistyped] = [
      ...otherNames(attributes).map((name) => ({ name, meant: nearest(name, boardAttributes) })),
      ...mistypedValues(asked),
    ];
    if (mistyped) throw new Error(`${mistypedLine(mistyped)} (in: ${attributes})`);
    const named = games.find(({ id }) => id === asked.game);
    if (!named) throw new Error(`no such game: ${attributes || fence}`);

    let position = typeof asked.position === 'string' ? asked.position : named.example;
    // A position that is too large for this game is drawn as that of the game which has it.
    const opened = expected(ask(named.id).analyse(named.id, position), parseAnalysis);
    const game = (!opened.ok && otherGame(opened.notice)) || named.id;
    const [, toSvg] = svgs.find(([id]) => id === game) ?? [];
    if (!toSvg) throw new Error(`no picture of ${game}`);
    const read = <T>(reply: Reply, reader: (text: string) => T): T => {
      const found = expected(reply, reader);
      if (!found.ok) throw new Error(`${found.notice.message}: ${attributes}`);
      return found.value;
    };
    for (const move of typeof asked.moves === 'string' ? asked.moves.split(/\s+/) : []) {
      if (move) position = read(ask(game).play(game, position, move), String);
    }
    const analysis = read(ask(game).analyse(game, position), parseAnalysis);
    const language = chooseLanguage([typeof asked.lang === 'string' ? asked.lang : lang]);
    const svg = toSvg(analysis, language, { answers: tells(asked) });
    const above = fence
      .split('\n')
      .filter((line) => attributeLines(line, true) === '')
      .join(' ');
    return {
      attributes,
      link: home && frameAddress({ attributes: writtenOut({ lang: language, ...asked }) }, home),
      style: asked.height === undefined ? '' : `min-block-size:${String(asked.height)}px`,
      sentence: above.replaceAll(/\s+/g, ' ').trim() || titleOf(svg, language),
      picture: place(svg),
    };
  };
}

const inAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The name of a file is made of what is in it: it never changes, and a picture that is drawn twice is one file. */
function fileIn({ folder, address }: Required<DrawOptions>['pictures']): (svg: string) => string {
  // A bundler finds no such modules.
  const { createHash } = process.getBuiltinModule('crypto');
  const { mkdirSync, writeFileSync } = process.getBuiltinModule('fs');
  mkdirSync(folder, { recursive: true });
  return (svg) => {
    const name = `impartial-${createHash('sha256').update(svg).digest('hex').slice(0, 16)}.svg`;
    writeFileSync(`${folder}/${name}`, svg);
    return address + name;
  };
}

/** All but what is about the space in the page. */
function writtenOut(asked: Asked): readonly (readonly [BoardAttribute, string])[] {
  return boardAttributes.flatMap((name) => {
    const value = asked[name];
    if (value === undefined || name === 'height' || name === 'loading') return [];
    return [[name, value === true ? '' : value] as const];
  });
}

/** The same as HTML, on one line, because a blank line would end it in Markdown. */
export function toHtml({ attributes, sentence, picture, link, style }: Drawing): string {
  const image = `<img src="${escapeHtml(picture)}" alt="">`;
  const said = escapeHtml(sentence);
  return (
    `<figure data-impartial="${escapeHtml(attributes)}"${style && ` style="${style}"`}>` +
    (link === undefined
      ? `${image}<figcaption>${said}</figcaption>`
      : // The link has words, also where the picture is dropped.
        `<figcaption><a href="${escapeHtml(link)}">${image}<br>${said}</a></figcaption>`) +
    `</figure>`
  );
}

/** In a quiz and in play the reader does not know the answers yet. */
function tells({ mode, hints, reveal }: Asked): boolean {
  if (reveal !== undefined && reveal !== 'false') return true;
  if (mode === 'quiz') return false;
  return hints === undefined ? mode !== 'play' : hints !== 'none' && hints !== 'legal';
}

function titleOf(svg: string, language: Language): string {
  const part = (name: string) => new RegExp(`<${name}[^>]*>([^<]*)<`).exec(svg)?.[1] ?? '';
  const written = [part('title'), part('desc')]
    .filter(Boolean)
    .join(language === 'en' ? '. ' : '。');
  const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };
  return written.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => characters[name] ?? '');
}
