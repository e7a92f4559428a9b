// The explanation as Markdown, for notes, threads and solutions.
import type { Engine } from '../../engine/engine';
import type { Analysis } from '../../engine/types';
import type { BoardModule } from '../../kit/board/board_module';
import type { GameSentences } from '../../kit/board/game_sentences';
import type { TheoryModule } from '../../kit/board/theory_module';
import { say } from '../../i18n/language';
import type { Language } from '../../i18n/language';
import { formatNatural } from '../../i18n/format';
import { listedText, whySentences } from '../../i18n/why_sentences';
import { isOver } from '../../play/is_over';
import { afterLegal, replyTo } from '../../play/reply_table';
import { mexSentence } from './mex_machine';
import { nimSumSentence } from './nim_sum';

const mostRows = 20;
const mostMoves = 100;

export interface Explained {
  readonly engine: Engine;
  readonly analysis: Analysis;
  readonly game: GameSentences;
  readonly module: BoardModule;
  readonly theory: TheoryModule;
  readonly language: Language;
  /** The address of the position in Impartial; undefined if it is not known where that is. */
  readonly link: string | undefined;
}

export async function whyMarkdown(explained: Explained): Promise<string> {
  const { engine, analysis, game, module, theory, language, link } = explained;
  const { markdown: words, outcomes, over, more } = whySentences[language];
  const name = (move: string): string => module.nameMove(move, language);
  const labelled = (label: string, value: string): string => `**${label}**${words.colon}${value}`;

  const ended = isOver(analysis);
  const named = analysis.winning.slice(0, mostMoves).map(name);
  const unnamed = analysis.winning.length - named.length;
  if (unnamed > 0) named.push(more(formatNatural(unnamed, language)));
  if (!analysis.complete) named.push(words.perhapsMore);
  const winningText = named.join(words.comma) || words.none;
  const facts = [
    labelled(words.position, positionCode(analysis, language)),
    labelled(words.outcome, outcomes[analysis.outcome]),
    ...(ended ? [] : [labelled(words.winningMoves, winningText)]),
  ];
  const sentences = [
    theory.because(analysis, language),
    ...theory.explain(analysis, language),
    nimSumSentence(analysis, language),
    mexSentence(analysis, language),
  ].filter((sentence) => sentence !== undefined);

  const blocks = [
    `## ${words.heading(say(game.name, language))}`,
    facts.map((fact) => `- ${fact}`).join('\n'),
    ...sentences,
  ];
  if (ended) {
    blocks.push(over[analysis.play]);
  } else {
    const [first] = analysis.winning;
    const lost = first === undefined ? analysis : await afterLegal(engine, analysis, first);
    if (lost.outcome === 'P') blocks.push(...(await replyTable(explained, lost, first)));
  }
  if (link !== undefined) blocks.push(`[${words.page}](${link})`);
  return `${blocks.join('\n\n')}\n`;
}

/** The replies of a P-position: the explained one, or the one that the move leaves. */
async function replyTable(
  { engine, module, language }: Explained,
  lost: Analysis,
  move: string | undefined,
): Promise<string[]> {
  const sentences = whySentences[language];
  const { markdown: words } = sentences;
  const name = (each: string): string => module.nameMove(each, language);
  const lead =
    move === undefined
      ? words.answersHere
      : sentences.afterMoves([name(move)]) + words.bracketed(positionCode(lost, language));
  if (isOver(lost)) return [`${lead}${words.colon}${sentences.over[lost.play]}`];

  const { listed, count } = lost.options;
  const rows = listed.slice(0, mostRows);
  const lines: string[] = [];
  for (const { move: reply } of rows) {
    const { answers, next, ends, isLast } = await replyTo(engine, lost, reply);
    const [first] = answers;
    const left = ends
      ? sentences.endsGame
      : `${sentences.leaves} ${codeOf(next ?? '', sentences.emptyPosition)}`;
    const answer =
      first !== undefined
        ? `${name(first)}${words.clause}${left}`
        : isLast
          ? sentences.theyLost
          : sentences.noAnswerYet;
    lines.push(`| ${cell(name(reply))} | ${cell(answer)} |`);
  }
  const table = [`| ${sentences.ifTheyPlay} | ${sentences.answer} |`, '| --- | --- |', ...lines];
  const blocks = [`${lead}${words.colon.trim()}`, table.join('\n')];
  if (BigInt(count) > BigInt(rows.length)) {
    blocks.push(listedText(count, rows.length, language));
  }
  return blocks;
}

function positionCode({ position }: Analysis, language: Language): string {
  return codeOf(position, whySentences[language].emptyPosition);
}

function codeOf(position: string, empty: string): string {
  return position === '' ? empty : `\`${position}\``;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
