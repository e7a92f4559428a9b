// What stands around the board: the header with the links to the games, the introduction, the footer. It is outside the
// app's shadow tree, as in the HTML: frame.css is a style sheet of the document.
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { registry } from '../games/registry';
import type { Engine } from '../engine/engine';
import type { Game } from '../games/registry';
import { rules } from '../games/rules';
import { labelled } from '../i18n/format';
import { say } from '../i18n/language';
import type { Language } from '../i18n/language';
import type { Sentences } from '../i18n/sentences';
import { pageFooter, pageHeader } from '../kit/frame';
import type { Frame } from '../kit/frame';
import { learnPage } from '../kit/learn_page';
import { gameStart } from './game_start';
import { gameLinks, introduction } from './introduction';
import { gameOf, linkTo } from './page_state';
import type { PageState } from './page_state';

/** The page was opened as a single file, so the other pages are not beside it. */
const onDisk = location.protocol === 'file:';

interface Surroundings extends Pick<Frame, 'language' | 'site' | 'onLanguage' | 'onTheme'> {
  readonly state: PageState;
  readonly engine: Engine;
  readonly sentences: Sentences;
}

export function surroundings(of: Surroundings): TemplateResult {
  const { state, sentences, language, ...rest } = of;
  const game = gameOf(state);
  const frame: Frame = {
    ...rest,
    words: sentences.frame,
    language,
    theme: state.theme,
    home: onDisk ? undefined : '',
    start: linkTo(state, registry[0] ?? game),
  };
  const games = gameLinks({
    label: sentences.frame.games,
    rule: sentences.frame.rule,
    language,
    current: state.game,
    linkTo: (each) => linkTo(state, each),
  });
  return html`
    <div slot="header">${pageHeader(frame, games)}</div>
    <div slot="intro">
      ${introduction({
        name: game.name,
        rule: rules[language][state.game] ?? '',
        language,
        sentences,
        tutorial: onDisk ? undefined : tutorialOf(game, language),
        hasBegun: state.hasBegun,
        isUnjudged: state.dialect === undefined,
      })}
    </div>
    ${gameStart(state, language, onDisk, of.engine, sentences.notice)}
    <div slot="footer">${pageFooter(frame)}</div>
  `;
}

function tutorialOf({ id, tutorial }: Game, language: Language): string | undefined {
  return tutorial && learnPage(id, language);
}

/** The title of the page. */
export function titleOf(state: PageState, { question }: Sentences, language: Language): string {
  return `${labelled(say(gameOf(state).name, language), question, language)} · Impartial`;
}

/** In a narrow window, the list of games scrolls sideways. The entry before this one stays half in sight. */
export function showEntry(root: Element): void {
  const entry = root.querySelector<HTMLElement>('.games [aria-current]');
  const list = entry?.closest('ul');
  if (!entry || !list) return;
  const before = Math.max(0, Math.min(40, list.clientWidth - entry.offsetWidth));
  list.scrollLeft = entry.offsetLeft - list.offsetLeft - before;
}
