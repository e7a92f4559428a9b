// The header and the footer of all our pages. The page and the records draw them in the browser, the build draws them
// into HTML (../build/static_html.ts). Their styles are frame.css.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { FrameSentences, Theme } from '../i18n/frame_sentences.ts';
import type { Language } from '../i18n/language.ts';
import { brandMark, themeIcon } from './first_icons.ts';
import { learnPage } from './learn_page.ts';
import { languagePicker, picker } from './pickers.ts';
import { themes } from './settings.ts';
import type { Site } from './site.ts';

export type OtherPage = 'learn' | 'embed';

/** The positions that the page "Check it yourself" compares with brute force (web/verify/topics.ts). */
export const checkedPositions = 1_074_534;

export interface Frame {
  readonly words: FrameSentences;
  readonly language: Language;
  readonly theme: Theme;
  readonly site: Site;
  /** The way to the site's folder, such as `../`; undefined for a page on a disk, which is alone. */
  readonly home: string | undefined;
  /** Where the site's name leads. */
  readonly start: string;
  /** If the page is one of those that the header names. */
  readonly here?: OtherPage | undefined;
  /** Both are left out in the HTML that the build draws. */
  readonly onLanguage?: (language: Language, select: HTMLSelectElement) => void;
  readonly onTheme?: (theme: Theme) => void;
}

/** `games`: the links to the games. One of them leads where the name does, so the name is then no stop of the Tab key. */
export function pageHeader(frame: Frame, games: unknown = nothing): TemplateResult {
  const { words, language, theme, onLanguage, onTheme } = frame;
  return html`<header class="top">
    <div class="row">
      <a
        class="brand"
        href=${frame.start}
        tabindex=${games === nothing ? nothing : -1}
        translate="no"
        >${brandMark}<span class="word">Impartial</span></a
      >
      ${games}
      <button class="picker menu" type="button" popovertarget="site" aria-label=${words.site}>
        ⋯
      </button>
      <div class="site" id="site" popover>
        ${pageLinks(frame)}
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
    </div>
  </header>`;
}

function pageLinks({ words, language, home, here }: Frame): TemplateResult | typeof nothing {
  if (home === undefined) return nothing;
  const link = (page: OtherPage, address: string): TemplateResult =>
    html`<li>
      <a href=${home + address} aria-current=${page === here ? 'page' : nothing}>${words[page]}</a>
    </li>`;
  return html`<nav class="pages" aria-label=${words.site}>
    <ul>
      ${link('learn', learnPage('index', language))}
      ${link('embed', learnPage('authors', language))}
    </ul>
  </nav>`;
}

export function pageFooter({ words, site, home }: Frame): TemplateResult {
  const link = (address: string, name: string): TemplateResult =>
    html`<li><a href=${address}>${name}</a></li>`;
  return html`<footer class="foot">
    <div class="row">
      <p>${words.privacy}</p>
      <ul>
        ${
          home === undefined
            ? nothing
            : html`${link(`${home}verify/index.html`, words.checked(checkedPositions.toLocaleString('en')))}
              ${link(`${home}licences.txt`, words.licences)}`
        }
        ${
          site.source
            ? html`${link(`${site.source}/issues`, words.report)} ${link(site.source, words.source)}`
            : nothing
        }
        ${site.build ? html`<li translate="no">Impartial ${site.build}</li>` : nothing}
      </ul>
    </div>
  </footer>`;
}
