// Removes unused templates of Lit, and comments and invisible white space from the others. The
// library for this is minify-literals, but version 1 needs TypeScript's JavaScript API, which
// TypeScript 7 lacks, and version 2 needs Node 22.
import type { Plugin } from 'vite';

/** Stands for an expression between the parts of a template. */
const hole = '\0';

/** White space between elements becomes one space, which browsers draw between words and buttons. */
export function minifyHtml(template: string): string {
  // In these elements every space counts.
  if (/<(pre|textarea)\b/.test(template)) return template;
  return (
    template
      .replace(/<!--[^]*?-->/g, '')
      .replace(/\s+/g, ' ')
      // Not before `/>`: the slash would become part of an unquoted attribute value.
      .replace(/(<[^>]*) >/g, '$1>')
  );
}

/** Spaces around operators stay: they matter in selectors and in calc(). */
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
    // A template that nobody draws, such as an icon, can go.
    config: () => ({
      build: {
        rolldownOptions: { treeshake: { manualPureFunctions: ['html', 'svg', 'css', 'icon'] } },
      },
    }),
    transform(code, id) {
      if (!/\/web\/[^?]*\.ts$/.test(id) || !/\b(html|svg|css)`/.test(code)) return null;
      return { code: minifyTemplates(code, this.parse(code)), map: null };
    },
  };
}
