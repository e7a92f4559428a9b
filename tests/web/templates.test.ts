// The build's removal of white space from Lit's templates.
import { expect, test } from 'vitest';
import { parseAst } from 'vite';
import { minifyCss, minifyHtml, minifyTemplates } from '../../web/build/templates';

test.each([
  ['\n  <p>\n    one\n    <b>two</b>\n  </p>\n', ' <p> one <b>two</b> </p> '],
  ['<a\n  href="x"\n  class="y"\n  >z</a\n>', '<a href="x" class="y">z</a>'],
  ['<input .value=\0 />', '<input .value=\0 />'],
  ['a <!-- never seen --> b', 'a b'],
  ['<pre\n>\n  kept\n</pre>', '<pre\n>\n  kept\n</pre>'],
])('html %j', (template, wanted) => expect(minifyHtml(template)).toBe(wanted));

test.each([
  ['\n  .a,\n  .b > .c {\n    margin: 0 auto;\n  }\n', '.a,.b > .c{margin:0 auto}'],
  [
    '.a { inline-size: calc(100% - 2 * var(--gap)); }',
    '.a{inline-size:calc(100% - 2 * var(--gap))}',
  ],
  ['.a :hover { }', '.a :hover{}'],
  ["/* said: 'it' */ .a::before { content: ' ; '; }", ".a::before{content:' ; '}"],
  ['@media (min-width: 3rem) and (hover) { \0 }', '@media (min-width:3rem) and (hover){\0}'],
])('css %j', (template, wanted) => expect(minifyCss(template)).toBe(wanted));

test('templates within templates, and nothing but templates', () => {
  const code =
    'const a = html`<p>\n  ${b ? html`<i\n>${c}</i>` : "x\\n  y"}\n</p>`; const d = `  e\n  f  `;';
  expect(minifyTemplates(code, parseAst(code))).toBe(
    'const a = html`<p> ${b ? html`<i>${c}</i>` : "x\\n  y"} </p>`; const d = `  e\n  f  `;',
  );
});
