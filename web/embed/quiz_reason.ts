// Why the move won that the reader has found: the game's sentences about the position of the quiz. Loaded with the
// first right answer.
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Analysis } from '../engine/types';
import type { Game } from '../games/registry';
import type { Language } from '../i18n/language';
import { markdownText } from '../table/why/markdown_text';

export type Reason = (analysis: Analysis, language: Language) => TemplateResult;

export async function loadReason(game: Game): Promise<Reason> {
  const { theoryModule } = await game.loadTheory();
  return (analysis, language) =>
    html`${theoryModule
      .explain(analysis, language)
      .map((sentence) => html`<p>${markdownText(sentence, (plain) => plain)}</p>`)}`;
}
