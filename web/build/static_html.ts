// Writes a template of Lit as HTML, without its listeners and properties: for parts that stand in a page before any script runs.
import { nothing } from 'lit';
import { escapeHtml } from '../kit/escape_html.ts';

interface Template {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
}

function isTemplate(value: unknown): value is Template {
  return typeof value === 'object' && value !== null && 'strings' in value;
}

export function staticHtml(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  if (Array.isArray(value)) return value.map(staticHtml).join('');
  if (!isTemplate(value)) return '';
  const { strings, values } = value;
  return strings
    .reduce((html, string, index) => {
      const [, before, kind, name] = /^([^]*?)\s+([@?.]?)([\w-]+)=$/.exec(html) ?? [];
      const next = values[index - 1];
      if (before === undefined || name === undefined) return html + staticHtml(next) + string;
      const isLeftOut = kind === '@' || kind === '.' || next === nothing || (kind === '?' && !next);
      const content = kind === '?' ? '' : escapeHtml(String(next));
      return isLeftOut ? before + string : `${before} ${name}="${content}"${string}`;
    })
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?>( <| (?=$))/g, (_, next: string) => `>${next.trim()}`);
}
