// Open Graph: what messengers and social networks show with a link to one of our pages. The title and the description
// are the page's own. The picture (pictures.mjs) must have a whole address, which dist/ does not know, because it
// works under any path: so it is added only if the environment variable IMPARTIAL_SITE gives the site's address.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { escapeHtml } from '../kit/escape_html.ts';

const picture = 'social_picture.png';
const pictureFile = new URL(picture, import.meta.url);

type Tag = Readonly<Record<string, string>>;

/** The attributes of the tags that a page gets. `path`: of the page in the site; `shown`: of its picture. */
function tagsAbout(html: string, path: string, site?: string, shown = picture): readonly Tag[] {
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
  const address = new URL(path.replace(/(^|\/)index\.html$/, '$1'), site).href;
  const pictured = {
    'og:url': address,
    'og:image': new URL(shown, site).href,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return [
    ...Object.entries({ ...about, ...pictured }).map(property),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The same tags as HTML, for pages that Vite does not transform. */
export function aboutPage(...page: Parameters<typeof tagsAbout>): string {
  const drawn = tagsAbout(...page).map((tag) =>
    Object.entries(tag).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`),
  );
  return drawn.map((attributes) => `<meta${attributes.join('')} />`).join('\n    ');
}

export function openGraph(site = process.env['IMPARTIAL_SITE']): Plugin {
  return {
    name: 'open-graph',
    transformIndexHtml: (html, { path }) =>
      tagsAbout(html, path.slice(1), site).map((attrs) => ({
        tag: 'meta',
        attrs: { ...attrs },
        injectTo: 'head',
      })),
    generateBundle() {
      if (site)
        this.emitFile({ type: 'asset', fileName: picture, source: readFileSync(pictureFile) });
    },
  };
}

function property([name, content]: readonly [string, string]): Tag {
  return { property: name, content };
}

/** The tags are escaped again. */
function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}
