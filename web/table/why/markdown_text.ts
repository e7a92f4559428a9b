// The Markdown of the explanations: **bold**, *emphasis*, `code`. It is drawn as elements, never as HTML text.
// Libraries for all of Markdown cost 16 kB gzip (micromark, marked), and snarkdown (1.1 kB) returns HTML text.
import { html } from 'lit';

/** A longer equation breaks after an operator. */
const longestUnbroken = 30;

/** Equations stay in one line: no operator stands at the beginning of one. */
export function unbroken(text: string): string {
  return text.replace(/\S+(?: [⊕=+] \S+)+/g, (equation) =>
    equation.replace(
      / ([⊕=+]) /g,
      equation.length > longestUnbroken ? '\u00a0$1 ' : '\u00a0$1\u00a0',
    ),
  );
}

/** `plain` draws the text between the marks. */
export function markdownText(markdown: string, plain: (text: string) => unknown): unknown[] {
  const text = unbroken(markdown);
  // A mark touches its text: an asterisk between spaces is a multiplication sign.
  const marked = /`([^`]+)`|\*\*(\S|\S.*?\S)\*\*|\*([^\s*](?:[^*]*[^\s*])?)\*/g;
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
