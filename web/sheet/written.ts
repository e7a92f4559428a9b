// A sheet in a language: its rule, and each position as a picture with its answer. No DOM.
import type { Analysis } from '../engine/types';
import type { Game } from '../games/registry';
import { rules } from '../games/rules';
import type { HeapGamesAnalysis } from '../games/heap_games/view';
import { either } from '../i18n/format';
import type { Language } from '../i18n/language';
import type { BoardModule } from '../kit/board/board_module';
import type { TheoryModule } from '../kit/board/theory_module';
import { withWords } from '../kit/loading';
import { ruled } from './sheet_address';

/** A game with all that a sheet needs of it. */
export interface Loaded {
  readonly game: Game;
  readonly board: BoardModule;
  readonly theory: TheoryModule;
  readonly ruleOf: (analysis: Analysis, language: Language) => string;
}

export async function loadGame(game: Game): Promise<Loaded> {
  const [{ boardModule: board }, { theoryModule: theory }] = await Promise.all([
    game.loadBoard(),
    game.loadTheory(),
  ]);
  if (game.id !== ruled) {
    return { game, board, theory, ruleOf: (_, language) => rules[language][game.id] ?? '' };
  }
  const { boardSentences } = await withWords(() => import('../games/heap_games/board_sentences'));
  const ruleOf: Loaded['ruleOf'] = (analysis, language) => {
    const { view, play } = analysis as HeapGamesAnalysis;
    return boardSentences[language].rule(view.form, play === 'misere');
  };
  return { game, board, theory, ruleOf };
}

export interface Written {
  readonly analysis: Analysis;
  /** In the game's notation, without the rule. */
  readonly position: string;
  /** The game and the position in words. */
  readonly title: string;
  /** The board without answers, as the address of an image in black on white. */
  readonly image: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** All winning moves, or that no move wins. */
  readonly answer: string;
  /** In Markdown. */
  readonly reason: string;
}

export function writeExercise(
  { board, theory }: Loaded,
  analysis: Analysis,
  language: Language,
  noMoveWins: string,
): Written {
  const svg = theory.toSvg(analysis, language, { answers: false, rule: false });
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  // Also in a dark window; and the paper of some boards has the colour of the page.
  const onWhite = svg
    .replace('(prefers-color-scheme: dark)', 'not all')
    .replace('</style>', '.paper { fill: #fff !important; }</style>');
  return {
    analysis,
    position: analysis.position.slice(analysis.position.lastIndexOf(':') + 1).trim(),
    title: theory.titleOf(analysis, language),
    image: `data:image/svg+xml,${encodeURIComponent(onWhite)}`,
    width: Number(width),
    height: Number(height),
    answer: analysis.outcome === 'P' ? noMoveWins : winningText(board, analysis, language),
    reason: theory.because(analysis, language),
  };
}

function winningText(board: BoardModule, { winning }: Analysis, language: Language): string {
  if (board.nameMoves) return board.nameMoves(winning, language);
  return either(
    winning.map((move) => board.nameMove(move, language)),
    language,
  );
}
