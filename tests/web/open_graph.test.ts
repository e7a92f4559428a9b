// What messengers show with a link to our pages: title and description always, picture and address for a known site.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { HtmlTagDescriptor, IndexHtmlTransformContext } from 'vite';
import { expect, test } from 'vitest';
import { openGraph } from '../../web/build/open_graph';

const root = new URL('../../', import.meta.url).pathname;
const dist = `${root}dist`;

/** The tags that are added to a page, by property or name. */
async function tagsOf(html: string, path: string, site?: string): Promise<Record<string, string>> {
  const { transformIndexHtml: transform } = openGraph(site);
  if (typeof transform !== 'function') throw new Error('no function');
  const tags = await transform.call({} as never, html, { path } as IndexHtmlTransformContext);
  return Object.fromEntries(
    (tags as HtmlTagDescriptor[]).map(({ attrs = {} }) => [
      String(attrs['property'] ?? attrs['name']),
      String(attrs['content']),
    ]),
  );
}

// Without a build there is nothing to read: `npm test` builds before it runs this file.
test.runIf(existsSync(dist))('every page has its own title and description', () => {
  const pages = [
    'index.html',
    ...readdirSync(`${dist}/learn`)
      .filter((file) => file.endsWith('.html'))
      .map((file) => `learn/${file}`),
  ];
  expect(pages.length).toBeGreaterThan(30);
  const titles = new Set<string>();
  for (const page of pages) {
    const html = readFileSync(`${dist}/${page}`, 'utf8');
    const said = (name: string) =>
      new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    expect(said('type'), page).toBe('website');
    expect(said('description').length, page).toBeGreaterThan(30);
    titles.add(said('title'));
  }
  expect(titles.size).toBe(pages.length);
});

test('the picture and the page have whole addresses, if the site is known', async () => {
  const html = '<title>A &amp; B</title><meta name="description" content="&quot;C&quot;" />';
  const site = 'https://example.org/some/where/';
  expect(await tagsOf(html, '/learn/wythoff.html', site)).toMatchObject({
    'og:title': 'A & B',
    'og:description': '"C"',
    'og:url': `${site}learn/wythoff.html`,
    'og:image': `${site}social_picture.png`,
    'twitter:card': 'summary_large_image',
  });
  expect((await tagsOf(html, '/index.html', site))['og:url']).toBe(site);
  expect((await tagsOf(html, '/learn/index.html', site))['og:url']).toBe(`${site}learn/`);
});

test('the picture has the size that is told', () => {
  const png = readFileSync(`${root}web/build/social_picture.png`);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});
