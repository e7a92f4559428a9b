// The frame of a board as a standalone SVG document, for pages that allow no script. Its colours are written out twice,
// because viewers may support neither this page's custom properties nor custom properties at all.
import { joinSentences } from '../../i18n/format';
import type { Language } from '../../i18n/language';
import { escapeHtml } from '../escape_html';
import { losesPath, winsPath } from './glyphs';

/** Those of ../page.css, in the light and in the dark. */
export const colours: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  paper: ['#faf9f6', '#15171a'],
  surface: ['#ffffff', '#1c1f23'],
  shade: ['#f1f0ec', '#272b30'],
  ink: ['#1b1d20', '#e9e7e3'],
  'ink-soft': ['#595f66', '#a5abb3'],
  'ink-faint': ['#8b9097', '#6d747c'],
  line: ['#e1dfd9', '#32373d'],
  wins: ['#005a9c', '#6cb6ff'],
  loses: ['#a33b00', '#ffb454'],
};

const shared = `
svg { font: 15px system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif, 'PingFang SC', 'Noto Sans CJK SC'; font-variant-numeric: tabular-nums; }
text { fill: var(--ink); }
.paper { fill: var(--paper); }
.soft { fill: var(--ink-soft); }
.wins { fill: var(--wins); }
.loses { fill: var(--surface); stroke: var(--loses); stroke-width: 2; }
.tick, .cross { fill: none; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.tick { stroke: var(--surface); }
.cross { stroke: var(--loses); }
`;

/** Rules for the drawings of one game only, since a page may hold several: each rule is a line, its colours as in the page. */
function styleOf(game: string, own: string): string {
  const root = `.impartial-${game}`;
  const rules = [...`${shared}${own}`.matchAll(/^(.+) \{ (.+) \}$/gm)].map(
    ([, selectors = '', declarations = '']) => ({
      selector: selectors
        .split(', ')
        .map((each) => (each === 'svg' ? root : `${root} ${each}`))
        .join(', '),
      declarations: declarations.match(/[^;]+;/g) ?? [],
    }),
  );
  const written = (scheme: 0 | 1) =>
    rules.flatMap(({ selector, declarations }) => {
      const said = scheme === 0 ? declarations : declarations.filter((each) => each.includes('--'));
      const text = said
        .join('')
        .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => colours[name]?.[scheme] ?? '');
      return text === '' ? [] : `${selector} { ${text.trim()} }`;
    });
  return [...written(0), '@media (prefers-color-scheme: dark) {', ...written(1), '}'].join('\n');
}

export interface Drawn {
  readonly game: string;
  readonly language: Language;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** Sentences; none for a question. */
  readonly told: readonly string[];
  /** Rules, each of them a line. */
  readonly style: string;
  readonly body: readonly string[];
}

export function svgDocument(drawn: Drawn): string {
  const { game, language, width, height, title, told, style, body } = drawn;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="impartial-${game}" xml:lang="${language}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escapeHtml(title)}</title>
${told.length > 0 ? `<desc>${escapeHtml(joinSentences(told, language))}</desc>\n` : ''}<style>
${styleOf(game, style)}
</style>
<rect class="paper" width="${width}" height="${height}" rx="8"/>
${body.filter(Boolean).join('\n')}
</svg>
`;
}

/** The mark of a move with its middle at a place. */
export function mark(wins: boolean, x: number, y: number, scale = 1): string {
  const at = `translate(${x - 8 * scale} ${y - 8 * scale})${scale === 1 ? '' : ` scale(${scale})`}`;
  return `<path class="${wins ? 'tick' : 'cross'}" transform="${at}" d="${wins ? winsPath : losesPath}"/>`;
}
