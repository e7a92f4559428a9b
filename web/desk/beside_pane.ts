// What stands beside the input: the judge's output, the verdict on the reader's, the reader's program, or the test data.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Engine } from '../engine/engine';
import type { DialectId } from '../engine/types';
import { say } from '../i18n/language';
import type { Language } from '../i18n/language';
import type { DialectSentences, GameSentences } from '../kit/board/game_sentences';
import type { DeskWords } from './desk_sentences_en';
import { canPutBack, inputOf, outputOf } from './desk_state';
import type { DeskState, Judge } from './desk_state';
import type { DeskWork } from './desk_work';
import { asideName } from './linked';
import type { Phase } from './output/output_pane';
import { onTold } from './pane_events';
import type { Programs } from '../program/programs';
import { defaultRecipe } from './practice/recipe';
import type { Solving } from './solving';

interface BesidePane {
  readonly work: DeskWork;
  readonly engine: Engine;
  readonly language: Language;
  readonly words: DeskWords;
  readonly game: GameSentences;
  readonly judge: Judge & { readonly dialect: DialectId };
  readonly desk: DeskState;
  readonly texts: DialectSentences;
  readonly phase: Phase;
  readonly solving: Solving;
  readonly programs: () => Promise<Programs | undefined>;
  readonly onRetry: () => void;
  readonly onSay: (words: string) => void;
}

export function besidePane(pane: BesidePane): TemplateResult {
  const { view, hasProgram } = pane.work;
  return html`${view === 'program' ? nothing : otherPane(pane)}
  ${hasProgram ? programPane(pane) : nothing}`;
}

function programPane(pane: BesidePane): TemplateResult {
  const { desk, judge, work } = pane;
  const isInView = work.view === 'program';
  return html`<impartial-program
    ?hidden=${!isInView}
    .engine=${pane.engine}
    .language=${pane.language}
    .sentences=${pane.words}
    .game=${pane.game}
    .dialect=${judge.dialect}
    .input=${inputOf(desk, judge)}
    .source=${desk.programs[judge.dialect] ?? ''}
    .canPutBack=${canPutBack(desk, asideName(judge.dialect, 'program'), desk.programs[judge.dialect] ?? '')}
    .toRun=${work.offering.toRun}
    .isInView=${isInView}
    .programs=${pane.programs}
    ${onTold('runs', () => (work.offering.toRun = undefined))}
    ${onTold('say', pane.onSay)}
  ></impartial-program>`;
}

function otherPane(pane: BesidePane): TemplateResult {
  const { engine, language, words, game, judge, desk, solving } = pane;
  const { view } = pane.work;
  const { dialect } = judge;
  const shown = desk.shown?.case;
  const told = onTold('say', pane.onSay);
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
      .canPutBack=${canPutBack(desk, asideName(dialect, 'output'), outputOf(desk, judge))}
      .shownCase=${shown}
      ${told}
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
      ${told}
    ></impartial-practice>`;
  }
  return html`<impartial-output
    .sentences=${words}
    .language=${language}
    .prints=${say(pane.texts.prints, language)}
    .fileName=${`${dialect}.out`}
    .phase=${pane.phase}
    .solution=${solving.result?.solution}
    .failure=${solving.failure}
    .progress=${desk.opened ? solving.progress : undefined}
    .shownCase=${shown}
    ${onTold('stop', () => solving.stop())}
    ${onTold('retry', pane.onRetry)}
    ${told}
  ></impartial-output>`;
}
