// Templates in the build (web/build/templates_plugin.ts).
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { minifiedTemplates } from '../../web/build/templates_plugin';

/** The script of a file below web/, as the build makes it. */
async function built(source: string): Promise<string> {
  const id = '/web/part.ts';
  const part = {
    name: 'part',
    resolveId: (name: string) => (name === id ? id : undefined),
    load: (name: string) => (name === id ? source : undefined),
  };
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [part, minifiedTemplates()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: id, external: 'lit', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code;
}

test('each line of an icon stays beside the others', async () => {
  const code = await built(`import { svg } from 'lit';
export const icon = svg\`<circle r="6" />
  <path d="M1 1h2" />\`;`);
  expect(code).toMatch(/<circle r="6"\/> ?<path d="M1 1h2"\/>/);
});

test('a space between words stays, and the indents of styles go', async () => {
  const code = await built(`import { css, html } from 'lit';
export const styles = css\`
  a {
    color: red;
  }
\`;
export const words = (a: string, b: string) => html\`<p>
  \${a} <b> \${b}</b> end
</p>\`;`);
  expect(code).toContain('a{color:red}');
  expect(code).toContain('<p> ${a} <b> ${b}</b> end </p>');
});

test('two directives in one tag both stay', async () => {
  const code = await built(`import { html } from 'lit';
export const part = (a: unknown, b: unknown) => html\`<p \${a} \${b}></p>\`;`);
  expect(code).toContain('<p ${a} ${b}></p>');
});
