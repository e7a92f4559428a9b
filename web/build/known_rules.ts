// The page of the known rules: each with its names, its judges, what it says in words, its values and what is proved of them.
// The solver computes all of it, so this module is imported by Vite (learn_pages.ts).
import { readFileSync } from 'node:fs';
import createPositions from '../engine/generated/impartial_positions.mjs';
import createRules from '../engine/generated/impartial_rules.mjs';
import createSearch from '../engine/generated/impartial_search.mjs';
import type { Expected } from '../engine/engine.ts';
import { PositionEngine } from '../engine/position_engine.ts';
import { boardSentences } from '../games/heap_games/board_sentences.ts';
import { parseKnownRules } from '../games/heap_games/known_rules.ts';
import type { KnownRule } from '../games/heap_games/known_rules.ts';
import tsv from '../games/heap_games/known_rules.tsv?raw';
import { snippet } from '../games/heap_games/snippet.ts';
import { misereVerdicts, periodVerdict } from '../games/heap_games/verdicts.ts';
import { valuesData } from '../games/heap_games/values_data.ts';
import { ruleOf } from '../games/heap_games/view.ts';
import type { HeapGamesAnalysis, HeapGamesTable } from '../games/heap_games/view.ts';
import { addLanguage } from '../i18n/dictionary.ts';
import { languages, say } from '../i18n/language.ts';
import type { Language, Text } from '../i18n/language.ts';
import { escapeHtml } from '../kit/escape_html.ts';
import { drawJudge } from './judge_links.ts';

const game = 'heap_games';
/** How many values are printed. */
const printed = 20;
/** A period that is not found in so many steps is not looked for any longer. A step is work, not time: each build says the same. */
const mostSteps = 24;
const pace = { ms: 0, positions: 100_000 };

export type Group = 'sets' | 'sentences' | 'codes' | 'misere';

interface Known extends KnownRule {
  readonly group: Group;
  readonly analysis: HeapGamesAnalysis;
  readonly table: HeapGamesTable;
}

const said: Readonly<Record<'values' | 'open' | 'program', Text>> = {
  values: { en: 'Grundy values of 0, 1, 2, …:', 'zh-Hans': '0、1、2、……颗的 SG 值：' },
  open: { en: 'Open on the board', 'zh-Hans': '在棋盘上打开' },
  program: { en: 'The values as a function in C++', 'zh-Hans': 'SG 值的 C++ 函数' },
};

function newEngine(): PositionEngine {
  const wasm = (name: string) => ({
    wasmBinary: readFileSync(
      new URL(`../engine/generated/impartial_${name}.wasm`, import.meta.url),
    ),
  });
  return new PositionEngine(
    {
      positions: async () => createPositions(wasm('positions')),
      search: async () => createSearch(wasm('search')),
      rules: async () => createRules(wasm('rules')),
    },
    pace,
  );
}

function known<Value>(position: string, found: Expected<Value>): Value {
  if (!found.ok) throw new Error(`${position}: ${found.notice.message}`);
  return found.value;
}

async function read(): Promise<readonly Known[]> {
  const engine = newEngine();
  const all: Known[] = [];
  for (const rule of parseKnownRules(tsv)) {
    const { position } = rule;
    const analyse = async () =>
      known(position, await engine.analyse(game, position)) as HeapGamesAnalysis;
    let analysis = await analyse();
    for (let step = 0; step < mostSteps; ++step) {
      if (analysis.facts.every(({ key }) => key !== 'searchable')) break;
      known(position, await engine.step(game, position));
      analysis = await analyse();
    }
    const table = valuesData(known(position, await engine.picture(game, position)));
    if (!table) throw new Error(`${position} has no values`);
    const { kind } = analysis.view.form;
    const form = ({ set: 'sets', code: 'codes', sentence: 'sentences' } as const)[kind];
    const group = analysis.play === 'misere' ? 'misere' : form;
    all.push({ ...rule, group, analysis, table });
  }
  return all;
}

// Whoever imports this module gets no further file after it.
for (const language of languages) await addLanguage(language);

let all: ReturnType<typeof read> | undefined;

/** All rules, with what the solver says of them. */
export const knownRules = (): ReturnType<typeof read> => (all ??= read());

export async function drawKnownRules(language: Language): Promise<(group: string) => string> {
  const rules = await knownRules();
  return (group) => {
    const drawn = rules.filter((rule) => rule.group === group);
    if (drawn.length === 0) throw new Error(`there are no known rules in ${group}`);
    return drawn.map((rule) => draw(rule, language)).join('\n');
  };
}

function draw({ id, name, judges, position, analysis, table }: Known, language: Language): string {
  const { form, rule } = analysis.view;
  const isMisere = analysis.play === 'misere';
  const words = boardSentences[language].rule(form, isMisere);
  const period = periodVerdict(analysis, language);
  const told = [period.words, ...misereVerdicts(analysis, language)].join(' ');
  const values = [
    ...table.values.slice(0, printed),
    ...(table.values.length > printed ? ['…'] : []),
  ];
  const query = new URLSearchParams({ position, lang: language });
  const isShort =
    table.period !== null && Number(table.period.start) + Number(table.period.length) <= 200;
  const program =
    isShort && !isMisere
      ? `<details><summary>${say(said.program, language)}</summary><pre tabindex="0"><code>${escapeHtml(snippet(rule, table, 'C++'))}</code></pre></details>`
      : '';
  return `<section class="known" id="${id}">
<h3>${escapeHtml(name[language])}</h3>
<p><code>${escapeHtml(ruleOf(analysis))}</code> ${escapeHtml(words)}</p>
<p>${say(said.values, language)} <span class="values">${values.join(' ')}</span></p>
<p>${period.look === 'proved' ? '✓ ' : ''}${escapeHtml(told)}</p>
<p class="known-links"><a href="../index.html#/v1/${game}?${escapeHtml(query.toString())}">${say(said.open, language)}</a> ${judges.map(drawJudge).join(' ')}</p>
${program}</section>`;
}
