// What stands around the board: the header with the links to the games, the introduction, the footer. It is outside the
// app's shadow tree, as in the HTML: frame.css is a style sheet of the document.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { registry } from '../games/registry';
import { rules } from '../games/rules';
import { labelled } from '../i18n/format';
import { say } from '../i18n/language';
import type { Language, Text } from '../i18n/language';
import type { Sentences } from '../i18n/sentences';
import { pageFooter, pageHeader } from '../kit/frame';
import type { Frame } from '../kit/frame';
import { learnPage } from '../kit/learn_page';
import { entryOf } from './address';
import { beyondStart } from './beyond_start';
import { gameLinks, introduction } from './introduction';
import { gameOf, linkTo } from './page_state';
import type { PageState } from './page_state';

/** The page was opened as a single file, so the other pages are not beside it. */
const onDisk = location.protocol === 'file:';

interface Surroundings extends Pick<Frame, 'language' | 'site' | 'onLanguage' | 'onTheme'> {
  readonly state: PageState;
  readonly sentences: Sentences;
  readonly onPaste: () => void;
  readonly onPlay: () => void;
}

export function surroundings(of: Surroundings): TemplateResult {
  const { state, sentences, language, onPaste, onPlay, ...rest } = of;
  const game = gameOf(state);
  const frame: Frame = {
    ...rest,
    words: sentences.frame,
    language,
    theme: state.theme,
    home: onDisk ? undefined : '',
    start: linkTo(state, registry[0] ?? game),
    ...(game.tutorial && { lesson: game.id }),
  };
  const games = gameLinks({
    label: sentences.frame.games,
    language,
    current: entryOf(state),
    linkTo: (each, beyond) => linkTo(state, each, beyond),
  });
  return html`
    <div slot="header">${pageHeader(frame, games)}</div>
    <div slot="intro">
      ${introduction({
        name: nameOf(state),
        rule: rules[state.game] ?? '',
        language,
        sentences,
        authors: onDisk ? undefined : learnPage('authors', language),
        onPaste,
        onPlay,
      })}
      ${state.dialect === undefined ? beyondStart(state, language, onDisk) : nothing}
    </div>
    <div slot="footer">${pageFooter(frame)}</div>
  `;
}

/** The title of the page. */
export function titleOf(state: PageState, { question }: Sentences, language: Language): string {
  return `${labelled(say(nameOf(state), language), question, language)} · Impartial`;
}

function nameOf(state: PageState): Text {
  const { name, beyond } = gameOf(state);
  return (state.dialect === undefined && beyond?.name) || name;
}

/** In a narrow window, the list of games scrolls sideways. The entry before this one stays half in sight. */
export function showEntry(root: Element): void {
  const entry = root.querySelector<HTMLElement>('.games [aria-current]');
  const list = entry?.closest('ul');
  if (entry && list) list.scrollLeft = entry.offsetLeft - list.offsetLeft - 40;
}
