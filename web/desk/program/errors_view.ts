// Draws what the compiler says: its places, its words, and what the common ones mean.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Diagnostic } from '../../program/program';
import { codeText } from '../code_text';
import { errorsIn, explainError } from './compile_errors';
import type { ProgramSentences } from './program_sentences_en';

/** More errors follow from the first ones. */
export const mostErrors = 3;

/** Leads to a place in the program. */
export type GoTo = (line: number, column?: number) => void;

export function errorsView(
  diagnostics: readonly Diagnostic[],
  words: ProgramSentences,
  onGoTo: GoTo,
): TemplateResult {
  const errors = errorsIn(diagnostics);
  const listed = errors.slice(0, mostErrors);
  const rest = errors.slice(mostErrors);
  return html`<p>${words.means.CE}</p>
    ${listed.map((each) => diagnosticView(each, words, onGoTo))}
    ${
      rest.length === 0
        ? nothing
        : html`<details>
            <summary>${words.more(rest.length)}</summary>
            ${rest.map((each) => diagnosticView(each, words, onGoTo))}
          </details>`
    }`;
}

export function diagnosticView(
  diagnostic: Diagnostic,
  words: ProgramSentences,
  onGoTo: GoTo,
): TemplateResult {
  const { line, column, message, lacks } = diagnostic;
  const explained = explainError(diagnostic);
  const means = lacks
    ? words.lacks(lacks)
    : explained && words.errorKinds[explained.kind](explained.name);
  return html`<div class="diagnostic">
    ${
      line === undefined
        ? nothing
        : html`<button class="button place" type="button" @click=${() => onGoTo(line, column)}>
            ${words.line(line)}
          </button>`
    }
    <div>
      ${means === undefined ? nothing : html`<p>${codeText(means)}</p>`}
      <p class="words" lang="en">${message}</p>
    </div>
  </div>`;
}
