// A sheet as a file that Moodle imports, in its format GIFT (docs.moodle.org: GIFT format): a question with several right
// answers for each position. No DOM.
import type { Language } from '../i18n/language';
import { escapeHtml } from '../kit/escape_html';
import { randomFrom, someOf } from '../play/random';
import type { Loaded, Written } from './written';

export interface Sheet {
  readonly name: string;
  /** The address of the same sheet. */
  readonly link: string;
  readonly rule: string;
  readonly loaded: Loaded;
  readonly exercises: readonly Written[];
  readonly language: Language;
  readonly seed: number;
}

export interface GiftWords {
  readonly whichWin: string;
  readonly noMoveWins: string;
}

/** So many of each kind can be read, and Moodle knows their shares of 100. */
const most = 5;

export function giftOf(sheet: Sheet, words: GiftWords): string {
  const questions = sheet.exercises.map((exercise, index) =>
    question(sheet, exercise, index + 1, words),
  );
  return [`// ${oneLine(sheet.link)}`, ...questions, ''].join('\n\n');
}

function question(
  { name, rule, loaded, language, seed }: Sheet,
  { analysis, title, image, reason }: Written,
  number: number,
  { whichWin, noMoveWins }: GiftWords,
): string {
  const told = (text: string): string => `<p>${escapeHtml(text)}</p>`;
  const picture = `<p><img src="${image}" alt=""></p>`;
  const stem = told(rule) + told(title) + picture + told(whichWin);
  const random = randomFrom(seed * 32 + number);
  const winning = new Set(analysis.winning);
  const moves = analysis.options.listed.map(({ move }) => move);
  const right = someOf(random, analysis.winning, most);
  const wrong = someOf(
    random,
    moves.filter((move) => !winning.has(move)),
    most,
  );
  const shown = new Set([...right, ...wrong]);
  const isNone = right.length === 0;
  const shares = { right: right.length || 1, wrong: wrong.length + (isNone ? 0 : 1) };
  const choice = (isRight: boolean, text: string): string =>
    `~%${isRight ? percent(shares.right) : `-${percent(shares.wrong)}`}%${plain(escapeHtml(text))}`;
  return [
    `::${plain(`${name} · ${number}`)}::[html]${plain(stem)}{`,
    ...moves
      .filter((move) => shown.has(move))
      .map((move) => choice(winning.has(move), loaded.board.nameMove(move, language))),
    choice(isNone, noMoveWins),
    `####${plain(htmlOf(reason))}`,
    '}',
  ].join('\n');
}

/** As Moodle has it: 33.33333. */
function percent(count: number): string {
  return String(Number((100 / count).toFixed(5)));
}

/** The characters that mean something in GIFT; an empty line would end the question. */
function plain(text: string): string {
  return oneLine(text).replaceAll(/[\\~=#{}:]/g, '\\$&');
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The Markdown of a reason. */
function htmlOf(markdown: string): string {
  return escapeHtml(markdown)
    .replaceAll(/\*\*(\S|\S.*?\S)\*\*/g, '<b>$1</b>')
    .replaceAll(/\*([^\s*](?:[^*]*[^\s*])?)\*/g, '<i>$1</i>')
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}
