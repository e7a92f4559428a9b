// The status line of the desk, for screen readers.
import type { ReactiveControllerHost } from 'lit';
import { noticeCount } from '../engine/engine';
import type { Solution } from '../engine/engine';
import type { DeskWords } from './desk_sentences_en';
import type { Solving } from './solving';

/** A screen reader should hear the outcome, not the result of every keystroke. */
const announceAfterMs = 800;

export class DeskStatus {
  /** The text of the line. */
  words = '';
  readonly #host: ReactiveControllerHost;
  #timer = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  announce(words: string): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.say(words), announceAfterMs);
  }

  /** At once. An outcome that still waits to be announced does not take its place. */
  say(words: string): void {
    clearTimeout(this.#timer);
    this.words = words;
    this.#host.requestUpdate();
  }
}

export function outcomeOf({ state, result, failure }: Solving, sentences: DeskWords): string {
  if (result) return summaryOf(result.solution, sentences);
  if (failure) return sentences.failures[failure.stage].title;
  return state === 'stopped' ? sentences.stopped : '';
}

function summaryOf(solution: Solution, sentences: DeskWords): string {
  const errors = noticeCount(solution, 'error');
  const warnings = noticeCount(solution, 'warning');
  const parts = [sentences.cases(solution.cases)];
  if (errors > 0) parts.push(sentences.errors(errors));
  if (warnings > 0) parts.push(sentences.warnings(warnings));
  return parts.join(', ');
}
