// A page that a script draws whole: its header and footer, its language and theme, and the styles of its text.
import { LitElement, css, html, render } from 'lit';
import type { PropertyDeclarations } from 'lit';
import { speak } from './loading';
import type { FrameSentences, Theme } from '../i18n/frame_sentences';
import type { Language } from '../i18n/language';
import { controls } from './controls';
import { pageFooter, pageHeader } from './frame';
import type { Frame } from './frame';
import { applyTheme, keepLanguage, keepTheme, readTheme } from './settings';
import { paragraphStyles } from './paragraph_styles';
import { readSite } from './site';

/** The pages lie one folder below the first page. Their templates have slots for the header and the footer. */
export abstract class FramedPage extends LitElement {
  static override properties: PropertyDeclarations = {
    language: { attribute: false },
    theme: { state: true },
  };

  declare language: Language;
  declare private theme: Theme;

  protected readonly site = readSite();

  constructor() {
    super();
    this.language = 'en';
    this.theme = readTheme();
  }

  protected abstract get frameWords(): FrameSentences;

  /** Outside the shadow tree: frame.css is a style sheet of the document. */
  protected override updated(): void {
    const frame = this.#frame();
    const header = html`<div slot="header">${pageHeader(frame)}</div>`;
    render(
      html`${header}
        <div slot="footer">${pageFooter(frame)}</div>`,
      this,
      { host: this },
    );
  }

  #frame(): Frame {
    const { language, theme } = this;
    return {
      words: this.frameWords,
      language,
      theme,
      site: this.site,
      home: '../',
      start: '../index.html',
      onLanguage: (chosen, select) => void this.#chooseLanguage(chosen, select),
      onTheme: (chosen) => {
        this.theme = chosen;
        keepTheme(chosen);
        applyTheme(chosen);
      },
    };
  }

  async #chooseLanguage(chosen: Language, select: HTMLSelectElement): Promise<void> {
    const language = await speak(chosen, this.language);
    if (select.value !== chosen) return;
    select.value = this.language = language;
    keepLanguage(language);
  }

  static override styles = [
    controls,
    paragraphStyles,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }
      main {
        margin-inline: auto;
        padding: 28px clamp(16px, 3vw, 32px) 56px;
      }
      h1 {
        font-size: 1.75rem;
        line-height: 1.25;
        font-weight: 700;
        letter-spacing: -0.015em;
        text-wrap: balance;
      }
      :host(:lang(zh)) h1 {
        letter-spacing: 0;
      }
      h2 {
        margin-block: 36px 8px;
        font-size: 1.125rem;
        font-weight: 650;
      }
      .lead {
        font-size: 1.0625rem;
      }
    `,
  ];
}
