// Builds a site with each plugin of the npm package and the real generator, and opens it without and with scripts.
// Run by `npm run nightly`: node tests/frameworks/plugins.mjs [generator]
import { strict as assert } from 'node:assert';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { launch, newPage, pack, run, serve } from './support.mjs';

const sentence = 'Two heaps. Who wins?';
const fence = `\`\`\`impartial\n${sentence}\n\ngame=wythoff position="4 6"\n\`\`\``;
// A fence that is shown is not a board.
const post = `# A page\n\n${fence}\n\n\`\`\`\`text\n${fence}\n\`\`\`\`\n\n\`\`\`cpp\nint x;\n\`\`\`\n`;
const page = (body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A site</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`;

/** Each writes the page that is returned, in a folder where the package is installed. */
const sites = {
  'markdown-it': {
    packages: ['markdown-it@14'],
    files: {
      'post.md': post,
      'build.mjs': `
        import { readFileSync, writeFileSync } from 'node:fs';
        import MarkdownIt from 'markdown-it';
        import impartial from 'impartial-games/markdown-it';
        const html = MarkdownIt().use(await impartial()).render(readFileSync('post.md', 'utf8'));
        writeFileSync('index.html', ${JSON.stringify(page('BODY'))}.replace('BODY', () => html));`,
    },
    build: ['node', 'build.mjs'],
    page: 'index.html',
  },
  remark: {
    packages: ['unified@11', 'remark-parse@11', 'remark-rehype@11', 'rehype-stringify@10'],
    files: {
      'post.md': post,
      'build.mjs': `
        import { readFileSync, writeFileSync } from 'node:fs';
        import { unified } from 'unified';
        import parse from 'remark-parse';
        import rehype from 'remark-rehype';
        import stringify from 'rehype-stringify';
        import impartial from 'impartial-games/remark';
        const pipe = unified().use(parse).use(impartial).use(rehype).use(stringify);
        const html = String(await pipe.process(readFileSync('post.md', 'utf8')));
        writeFileSync('index.html', ${JSON.stringify(page('BODY'))}.replace('BODY', () => html));`,
    },
    build: ['node', 'build.mjs'],
    page: 'index.html',
  },
  hexo: {
    packages: ['hexo@8', 'hexo-renderer-marked@7', 'hexo-renderer-ejs@2'],
    files: {
      '_config.yml': 'title: A site\nurl: http://page.test\ntheme: plain\npermalink: :title/\n',
      'scripts/impartial.js': "require('impartial-games/hexo').default(hexo);\n",
      'themes/plain/layout/post.ejs': page('<%- page.content %>'),
      'source/_posts/a.md': `---\ntitle: a\n---\n${post}`,
    },
    build: ['npx', 'hexo', 'generate'],
    page: 'public/a/index.html',
  },
  vitepress: {
    packages: ['vitepress@1'],
    files: {
      '.vitepress/config.mjs': `
        import impartial from 'impartial-games/markdown-it';
        const boards = await impartial();
        export default {
          head: [['link', { rel: 'icon', href: 'data:,' }]],
          markdown: { config: (markdown) => markdown.use(boards) },
        };`,
      'index.md': post,
    },
    build: ['npx', 'vitepress', 'build'],
    page: '.vitepress/dist/index.html',
  },
  mkdocs: {
    packages: [],
    files: {
      'mkdocs.yml': `site_name: A site
theme: mkdocs
plugins: []
hooks: [node_modules/impartial-games/plugins/mkdocs_hook.py]
markdown_extensions: [fenced_code]
`,
      'docs/index.md': post,
    },
    build: ['mkdocs', 'build', '--quiet'],
    page: 'site/index.html',
  },
  hugo: {
    packages: [],
    files: {
      'config.toml':
        'baseURL = "http://page.test/"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n',
      'layouts/index.html': page('{{ .Content }}'),
      'layouts/_default/_markup/render-codeblock-impartial.html': (project) =>
        readFileSync(
          join(
            project,
            'node_modules/impartial-games/plugins/hugo/render-codeblock-impartial.html',
          ),
          'utf8',
        ),
      'content/_index.md': `---\ntitle: A page\n---\n${post}`,
    },
    build: ['hugo'],
    page: 'public/index.html',
    // Hugo starts no other program.
    withoutPicture: true,
  },
};

async function check(browser, project, site) {
  const file = join(project, site.page);
  const html = readFileSync(file, 'utf8');
  const script = '<script type="module" src="http://cdn.test/cdn/auto.js"></script>';
  writeFileSync(file, html.replace('</body>', `${script}</body>`));

  const without = await newPage(browser, dirname(file), { javaScriptEnabled: false });
  await without.page.goto('http://page.test/');
  const figure = without.page.locator('figure[data-impartial]');
  await expect(figure).toHaveCount(1);
  await expect(figure).toHaveText(sentence);
  if (site.withoutPicture) await expect(figure.locator('img')).toHaveCount(0);
  else assert((await figure.locator('img').boundingBox()).width > 100);
  await without.page.context().close();

  const { page: shown, complaints } = await newPage(browser, dirname(file));
  await serve(shown, 'http://cdn.test', join(project, 'node_modules/impartial-games'));
  await shown.goto('http://page.test/');
  await expect(shown.locator('impartial-board')).toContainText('can win', { timeout: 20_000 });
  await expect(shown.locator('impartial-board')).toHaveCount(1);
  await expect(shown.locator('figure[data-impartial]')).toBeHidden();
  await expect(shown.locator('body')).toContainText('int x;');
  // What else a theme loads is not there.
  assert.deepEqual(
    complaints.filter((text) => /impartial|hydrat/i.test(text)),
    [],
  );
  await shown.context().close();
}

const folder = mkdtempSync(join(tmpdir(), 'impartial-plugins-'));
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(sites);
try {
  const packed = pack();
  const browser = await launch();
  try {
    for (const name of wanted) {
      const site = sites[name];
      const project = join(folder, name);
      mkdirSync(project);
      writeFileSync(join(project, 'package.json'), '{ "private": true, "hexo": {} }\n');
      const install = ['install', '--no-audit', '--no-fund', '--silent', packed];
      run(project, 'npm', ...install, ...site.packages);
      for (const [path, content] of Object.entries(site.files)) {
        mkdirSync(dirname(join(project, path)), { recursive: true });
        writeFileSync(
          join(project, path),
          typeof content === 'function' ? content(project) : content,
        );
      }
      run(project, ...site.build);
      await check(browser, project, site);
      console.log(`${name}: a picture without scripts, a board with them`);
    }
  } finally {
    await browser.close();
  }
} finally {
  rmSync(folder, { recursive: true });
}
