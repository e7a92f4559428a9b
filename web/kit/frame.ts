// The header and the footer of all our pages. The page and the records draw them in the browser, the build draws them
// into HTML (../build/static_html.ts). Their styles are frame.css.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { FrameSentences, Theme } from '../i18n/frame_sentences.ts';
import type { Language } from '../i18n/language.ts';
import { brandMark, themeIcon } from './icons.ts';
import { learnPage } from './learn_page.ts';
import { languagePicker, picker } from './pickers.ts';
import { themes } from './settings.ts';
import type { Site } from './site.ts';

export type OtherPage = 'learn' | 'embed' | 'records';

export interface Frame {
  readonly words: FrameSentences;
  readonly language: Language;
  readonly theme: Theme;
  readonly site: Site;
  /** The way to the site's folder, such as `../`; undefined for a page on a disk, which is alone. */
  readonly home: string | undefined;
  /** Where the site's name leads. */
  readonly start: string;
  /** The page or tutorial that Learn opens. */
  readonly lesson?: string;
  /** If the page is one of those that the header names. */
  readonly here?: OtherPage | undefined;
  /** Both are left out in the HTML that the build draws. */
  readonly onLanguage?: (language: Language, select: HTMLSelectElement) => void;
  readonly onTheme?: (theme: Theme) => void;
}

/** `games`: the links to the games. */
export function pageHeader(frame: Frame, games: unknown = nothing): TemplateResult {
  const { words, language, theme, onLanguage, onTheme } = frame;
  return html`<header class="top">
    <div class="row">
      <a class="brand" href=${frame.start} translate="no"
        >${brandMark}<span class="word">Impartial</span></a
      >
      ${games} ${pageLinks(frame)}
      <div class="pickers">
        ${languagePicker(words.language, language, onLanguage)}
        ${picker({
          name: 'theme',
          icon: themeIcon,
          label: words.theme,
          values: themes,
          names: words.themes,
          chosen: theme,
          onChoose: onTheme,
        })}
      </div>
    </div>
  </header>`;
}

function pageLinks({
  words,
  language,
  home,
  lesson = 'index',
  here,
  site,
}: Frame): TemplateResult | typeof nothing {
  if (home === undefined) return nothing;
  const link = (page: OtherPage, address: string): TemplateResult =>
    html`<li>
      <a href=${home + address} aria-current=${page === here ? 'page' : nothing}>${words[page]}</a>
    </li>`;
  return html`<nav class="pages" aria-label=${words.site}>
    <ul>
      ${link('learn', learnPage(lesson, language))} ${link('embed', learnPage('authors', language))}
      ${link('records', 'records/index.html')}
      ${site.source ? html`<li class="source"><a href=${site.source}>${words.source}</a></li>` : nothing}
    </ul>
  </nav>`;
}

export function pageFooter({ words, site }: Frame): TemplateResult {
  const build = site.build && html`<span translate="no">Impartial ${site.build}</span>`;
  return html`<footer class="foot">
    <div class="row">
      <p>${words.privacy}</p>
      ${build ? html`<p>${site.source ? html`<a href=${site.source}>${build}</a>` : build}</p>` : nothing}
    </div>
  </footer>`;
}
