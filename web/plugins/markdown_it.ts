// `impartial-games/markdown-it`, also for VitePress. markdown-it waits for nothing, so the solver is loaded before:
//   markdown.use(await impartial({ lang: 'zh-Hans' }));
import { createDraw, toHtml } from './drawing';
import type { DrawOptions } from './drawing';

interface Token {
  readonly info: string;
  readonly content: string;
}

type Rule = (tokens: Token[], at: number, ...rest: never[]) => string;

/** As much of markdown-it as the plugin needs. */
export interface MarkdownIt {
  readonly renderer: { readonly rules: { fence?: Rule | undefined } };
}

export default async function impartial(
  options: DrawOptions = {},
): Promise<(markdown: MarkdownIt) => void> {
  const draw = await createDraw(options);
  return ({ renderer: { rules } }) => {
    const before = rules.fence;
    rules.fence = (tokens, at, ...rest) => {
      const token = tokens[at];
      if (token?.info.trim().split(/\s+/)[0] === 'impartial') {
        return `${toHtml(draw(token.content))}\n`;
      }
      return before?.(tokens, at, ...rest) ?? '';
    };
  };
}
