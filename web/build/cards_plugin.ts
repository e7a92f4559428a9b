// Cards: a page for each game and language that says what messengers show with a link to one of its boards, and sends its
// reader on to that board. They read neither what follows the `#` of a link nor a page that its script has changed, so
// these pages have addresses of their own: games/wythoff.html#/v1/wythoff?position=4+6 opens the page at that board, and
// games/wythoff.html?position=4+6&mode=quiz the board alone. The addresses last as those of embed.html do.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';
import { escapeHtml } from '../kit/escape_html.ts';
import type * as Cards from './cards.ts';
import { withHash } from './embed_plugin.ts';
import { aboutPage } from './open_graph.ts';
import { traditionalWords } from './traditional_plugin.ts';

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The pages by their paths, and the pictures if the address of the site is known. */
export async function drawCards(
  root: string,
  site?: string,
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const { module } = await runnerImport<typeof Cards>(file('cards.ts'), {
    configFile: false,
    logLevel: 'error',
    plugins: [traditionalWords()],
  });
  const template = readFileSync(file('card.html'), 'utf8');
  const drawn = new Map<string, string | Uint8Array>();
  for (const { game, path, words } of module.cards) {
    // pictures.mjs makes it of the game's example.
    const picture = join(root, `web/games/${game}/card.png`);
    const shown = existsSync(picture) ? `games/${game}.png` : undefined;
    const said = template.replaceAll(/\{\{(\w+)\}\}/g, (asked, name: string) =>
      escapeHtml(words[name] ?? asked),
    );
    const html = withHash('script', withHash('style', said));
    drawn.set(path, html.replace('</title>', `$&\n    ${aboutPage(html, path, site, shown)}`));
    if (site && shown) drawn.set(shown, readFileSync(picture));
  }
  return drawn;
}

export function cards(site = process.env['IMPARTIAL_SITE']): Plugin {
  let root = process.cwd();
  return {
    name: 'cards',
    configResolved(config) {
      ({ root } = config);
    },
    async generateBundle() {
      for (const [fileName, source] of await drawCards(root, site)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').slice(1).split('?');
        if (!/^games\/[^/]*\.html$/.test(path)) return next();
        void drawCards(root).then(
          (drawn) => response.setHeader('Content-Type', 'text/html').end(drawn.get(path)),
          next,
        );
      });
    },
  };
}
