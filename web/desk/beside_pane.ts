// What stands beside the input: the judge's output, the verdict on the reader's, the reader's program, or the test data.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Engine } from '../engine/engine';
import type { DialectId } from '../engine/types';
import type { Language } from '../i18n/language';
import type { GameSentences } from '../kit/board/game_sentences';
import type { View } from './cases/case_sentences_en';
import type { DeskWords } from './desk_sentences_en';
import { inputOf, outputOf } from './desk_state';
import type { DeskState, Judge } from './desk_state';
import type { Phase } from './output/output_pane';
import { onTold } from './pane_events';
import type { Programs } from '../program/programs';
import { defaultRecipe } from './practice/recipe';
import type { Solving } from './solving';

interface BesidePane {
  /** The pane whose code is loaded. */
  readonly view: View;
  readonly engine: Engine;
  readonly language: Language;
  readonly words: DeskWords;
  readonly game: GameSentences;
  readonly judge: Judge & { readonly dialect: DialectId };
  readonly desk: DeskState;
  /** What the dialect prints. */
  readonly prints: string;
  readonly phase: Phase;
  readonly solving: Solving;
  /** The reader's program has its pane, in view or not. */
  readonly hasProgram: boolean;
  /** At once. */
  readonly isToRun: boolean;
  readonly onRuns: () => void;
  readonly programs: () => Promise<Programs | undefined>;
  readonly onRetry: () => void;
  readonly onSay: (words: string) => void;
}

export function besidePane(pane: BesidePane): TemplateResult {
  return html`${pane.view === 'program' ? nothing : otherPane(pane)}
  ${pane.hasProgram ? programPane(pane) : nothing}`;
}

function programPane(pane: BesidePane): TemplateResult {
  const { desk, judge } = pane;
  return html`<impartial-program
    ?hidden=${pane.view !== 'program'}
    .engine=${pane.engine}
    .language=${pane.language}
    .sentences=${pane.words}
    .game=${pane.game}
    .dialect=${judge.dialect}
    .input=${inputOf(desk, judge)}
    .source=${desk.programs[judge.dialect] ?? ''}
    .isToRun=${pane.isToRun}
    .isInView=${pane.view === 'program'}
    .programs=${pane.programs}
    ${onTold('runs', pane.onRuns)}
    ${onTold('say', pane.onSay)}
  ></impartial-program>`;
}

function otherPane(pane: BesidePane): TemplateResult {
  const { view, engine, language, words, game, judge, desk, solving } = pane;
  const { dialect } = judge;
  const shown = desk.shown?.case;
  const say = onTold('say', pane.onSay);
  if (view === 'own') {
    return html`<impartial-verdict
      .engine=${engine}
      .language=${language}
      .sentences=${words}
      .game=${game}
      .dialect=${dialect}
      .info=${judge.info}
      .input=${inputOf(desk, judge)}
      .output=${outputOf(desk, judge)}
      .shownCase=${shown}
      ${say}
    ></impartial-verdict>`;
  }
  if (view === 'practice') {
    return html`<impartial-practice
      .engine=${engine}
      .language=${language}
      .sentences=${words}
      .game=${game}
      .dialect=${dialect}
      .input=${inputOf(desk, judge)}
      .recipe=${desk.made?.recipe ?? defaultRecipe}
      ${say}
    ></impartial-practice>`;
  }
  return html`<impartial-output
    .sentences=${words}
    .language=${language}
    .prints=${pane.prints}
    .fileName=${`${dialect}.out`}
    .phase=${pane.phase}
    .solution=${solving.result?.solution}
    .failure=${solving.failure}
    .progress=${desk.opened ? solving.progress : undefined}
    .shownCase=${shown}
    ${onTold('stop', () => solving.stop())}
    ${onTold('retry', pane.onRetry)}
    ${say}
  ></impartial-output>`;
}
