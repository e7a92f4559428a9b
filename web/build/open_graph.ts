// Open Graph: what messengers and social networks show with a link to one of our pages. The title and the description
// are the page's own. The picture (pictures.mjs) must have a whole address, which dist/ does not know, because it
// works under any path: so it is added only if the environment variable IMPARTIAL_SITE gives the site's address.
import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const picture = 'social_picture.png';
const pictureFile = new URL(picture, import.meta.url);

export function openGraph(site = process.env['IMPARTIAL_SITE']): Plugin {
  return {
    name: 'open-graph',
    transformIndexHtml(html, { path }) {
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
      const description = /<meta\s+name="description"\s+content="([^"]*)"/.exec(html)?.[1];
      if (title === undefined || description === undefined) {
        throw new Error(`${path} has no title or no description`);
      }
      const about = {
        'og:type': 'website',
        'og:site_name': 'Impartial',
        'og:title': decoded(title),
        'og:description': decoded(description),
      };
      if (!site) return Object.entries(about).map(property);
      const address = new URL(path.replace(/^\//, '').replace(/(^|\/)index\.html$/, '$1'), site)
        .href;
      const pictured = {
        'og:url': address,
        'og:image': new URL(picture, site).href,
        'og:image:width': '1200',
        'og:image:height': '630',
      };
      return [
        ...Object.entries({ ...about, ...pictured }).map(property),
        meta({ name: 'twitter:card', content: 'summary_large_image' }),
      ];
    },
    generateBundle() {
      if (site)
        this.emitFile({ type: 'asset', fileName: picture, source: readFileSync(pictureFile) });
    },
  };
}

function property([name, content]: readonly [string, string]): HtmlTagDescriptor {
  return meta({ property: name, content });
}

function meta(attrs: Readonly<Record<string, string>>): HtmlTagDescriptor {
  return { tag: 'meta', attrs, injectTo: 'head' };
}

/** Vite escapes the values again. */
function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}
