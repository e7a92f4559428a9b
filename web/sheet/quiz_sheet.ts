// A sheet as a quiz: each position on a board that marks the answers (../embed), and the score.
import { html } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Analysis } from '../engine/types';
import { tickIcon } from '../kit/icons';
import { reloadPage } from '../kit/loading';
import type { Shown } from './paper';

/** The script for other people's pages, so that none of it is in the files of the first page. */
const loadBoards = (): Promise<unknown> => {
  const home = new URL('../', location.href);
  return import(/* @vite-ignore */ new URL('embed/impartial-board.js', home).href);
};

/** What a board tells of its quiz. */
interface Score {
  readonly tries?: number;
  readonly solved?: boolean;
}

export class QuizSheet {
  readonly #host: ReactiveControllerHost;
  #scores: Score[] = [];
  #isAsked = false;
  #hasFailed = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  begin(positions: readonly Analysis[]): void {
    this.#scores = positions.map(() => ({}));
  }

  /** Once; if they do not come, the pictures stay. */
  #ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    loadBoards().catch(() => {
      this.#hasFailed = true;
      this.#host.requestUpdate();
    });
  }

  draw({ words, language, game, name, rule, exercises }: Shown): TemplateResult {
    this.#ask();
    const solved = this.#scores.filter((each) => each.solved).length;
    const tries = this.#scores.reduce((sum, each) => sum + (each.tries ?? 0), 0);
    return html`
      <h1>${words.quiz(game)}</h1>
      <p class="soft">${name}</p>
      <p>${rule}</p>
      <p>${words.quizTask}</p>
      ${
        this.#hasFailed
          ? html`<p class="missing" role="alert">
              ${words.missing}
              <button class="button" type="button" @click=${reloadPage}>${words.reload}</button>
            </p>`
          : ''
      }
      <ol class="boards">
        ${repeat(
          exercises,
          ({ analysis }) => analysis.position,
          ({ analysis, image, title, width, height }, index) =>
            html`<li>
              <h2>${words.number(index + 1)} ${this.#scores[index]?.solved ? tickIcon : ''}</h2>
              <impartial-board
                game=${analysis.game}
                position=${analysis.position}
                mode="quiz"
                rule="none"
                lang=${language}
                @impartial-change=${({ detail }: CustomEvent<Score>) => {
                  this.#scores[index] = detail;
                  this.#host.requestUpdate();
                }}
                ><img src=${image} alt=${title} width=${width} height=${height}
              /></impartial-board>
            </li>`,
        )}
      </ol>
      <p class="score" role="status">${words.score(solved, exercises.length, tries)}</p>
    `;
  }
}
