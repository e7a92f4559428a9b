// Removes what no browser draws from the html, svg and css templates of Lit: comments and white space. A library does this
// too, but minify-literals 1 needs the JavaScript interface of TypeScript, which TypeScript 7 lacks, and 2 needs Node 22.
import type { Plugin } from 'vite';

/** Stands for an expression between the parts of a template. */
const hole = '\0';

/** White space between elements stays one blank, since a browser draws it between words and buttons. */
export function minifyHtml(template: string): string {
  // Within these each blank counts.
  if (/<(pre|textarea)\b/.test(template)) return template;
  return (
    template
      .replace(/<!--[^]*?-->/g, '')
      .replace(/\s+/g, ' ')
      // Not before `/>`: the slash would belong to an attribute value without quotes.
      .replace(/(<[^>]*) >/g, '$1>')
  );
}

/** Blanks around operators stay: they belong to selectors and to calc(). */
export function minifyCss(template: string): string {
  const quoted = /("[^"]*"|'[^']*')/;
  return template
    .replace(/\/\*[^]*?\*\//g, '')
    .split(quoted)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/\s+/g, ' ')
            .replace(/ ?([{};,]) ?/g, '$1')
            .replace(/: /g, ':')
            .replace(/;}/g, '}'),
    )
    .join('')
    .trim();
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface TaggedTemplate extends Node {
  readonly tag: { readonly name?: string };
  readonly quasi: { readonly quasis: readonly Node[] };
}

function taggedTemplates(node: unknown): readonly TaggedTemplate[] {
  if (typeof node !== 'object' || node === null) return [];
  const within = Object.values(node).flatMap(taggedTemplates);
  const { type } = node as Partial<Node>;
  return type === 'TaggedTemplateExpression' ? [node as TaggedTemplate, ...within] : within;
}

const minifiers: Readonly<Record<string, (template: string) => string>> = {
  html: minifyHtml,
  svg: minifyHtml,
  css: minifyCss,
};

/** `program` is the syntax tree of `code`. */
export function minifyTemplates(code: string, program: unknown): string {
  const edits = taggedTemplates(program).flatMap(({ tag, quasi }) => {
    const minify = minifiers[tag.name ?? ''];
    if (!minify) return [];
    const parts = quasi.quasis.map(({ start, end }) => code.slice(start, end));
    const shorter = minify(parts.join(hole)).split(hole);
    if (shorter.length !== parts.length)
      throw new Error(`an expression is lost: ${parts.join('…')}`);
    return quasi.quasis.map(({ start, end }, index) => ({
      start,
      end,
      text: shorter[index] ?? '',
    }));
  });
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}

export function shortTemplates(): Plugin {
  return {
    name: 'short-templates',
    apply: 'build',
    transform(code, id) {
      if (!/\/web\/[^?]*\.ts$/.test(id) || !/\b(html|svg|css)`/.test(code)) return null;
      return { code: minifyTemplates(code, this.parse(code)), map: null };
    },
  };
}
