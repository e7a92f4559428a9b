// The Markdown that explanations are written in: **bold**, *emphasis*, `code`. Drawn as elements, never as HTML text.
import { html } from 'lit';

/** `plain` draws the text between the marks. */
export function markdownText(text: string, plain: (text: string) => unknown): unknown[] {
  // A lone asterisk is a multiplication.
  const marked = /`([^`]+)`|\*\*(\S(?:.*?\S)?)\*\*|\*([^\s*](?:[^*]*[^\s*])?)\*/g;
  const parts: unknown[] = [];
  let end = 0;
  for (const match of text.matchAll(marked)) {
    const [whole, code, bold, emphasis] = match;
    if (match.index > end) parts.push(plain(text.slice(end, match.index)));
    if (code !== undefined) parts.push(html`<code>${code}</code>`);
    else if (bold !== undefined) parts.push(html`<strong>${markdownText(bold, plain)}</strong>`);
    else parts.push(html`<em>${markdownText(emphasis ?? '', plain)}</em>`);
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push(plain(text.slice(end)));
  return parts;
}
