// `impartial-games/markdown`: a Markdown text with its fences drawn, for programs that take HTML in Markdown.
import { createDraw, toHtml } from './drawing';
import type { DrawOptions } from './drawing';

/** A fence of any language, at the beginning of a line or indented: one that shows a fence contains it. */
const fences = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\n]*)\n([\s\S]*?)^[ \t]*\2[`~]*[ \t]*$/gm;

export default async function drawFences(
  markdown: string,
  options: DrawOptions = {},
): Promise<string> {
  if (!markdown.includes('impartial')) return markdown;
  const draw = await createDraw(options);
  return markdown.replace(
    fences,
    (whole, indent: string, _marks: string, info: string, content: string) =>
      /^impartial\b/.test(info) ? indent + toHtml(draw(content)) : whole,
  );
}
