import { html } from 'lit';
import type { TemplateResult } from 'lit';

/** Draws a sentence in which `code` is between backticks. */
export function codeText(text: string): TemplateResult[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}
