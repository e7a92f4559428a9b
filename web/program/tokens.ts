// The words and signs of a program in C++, C or Python, without its comments.
import type { Language } from './program';

export interface Token {
  readonly kind: 'string' | 'word' | 'number' | 'sign';
  readonly text: string;
  /** In UTF-16 units. */
  readonly from: number;
  readonly to: number;
}

const kinds = ['string', 'word', 'number', 'sign'] as const;

/** A macro is code too; of the compiler's other lines nothing can be changed. */
const skipped = {
  c: String.raw`\/\*[^]*?\*\/|\/\/.*|^[ \t]*#(?![ \t]*define\b).*|#[ \t]*define`,
  python: String.raw`"""[^]*?"""|'''[^]*?'''|#.*`,
};

const pattern = (language: keyof typeof skipped): RegExp =>
  new RegExp(
    [
      skipped[language],
      String.raw`(?<string>[frbL]?"(?:\\.|[^"\\\n])*"|[frb]?'(?:\\.|[^'\\\n])*')`,
      String.raw`(?<word>[A-Za-z_]\w*)`,
      String.raw`(?<number>\.?\d(?:[eE][-+]|[\w.])*)`,
      String.raw`(?<sign><<=|>>=|\/\/=|\*\*|&&|\|\||->|::|\+\+|--|[-+*\/%&|^<>=!]=|<<|>>|\/\/|[^\s\w])`,
    ].join('|'),
    'gm',
  );

export function tokensOf(source: string, language: Language): readonly Token[] {
  const all = source.matchAll(pattern(language === 'python' ? 'python' : 'c'));
  return [...all].flatMap(({ 0: text, index: from, groups = {} }) => {
    const kind = kinds.find((each) => groups[each] !== undefined);
    return kind ? [{ kind, text, from, to: from + text.length }] : [];
  });
}

const opening = new Set(['(', '[', '{']);
const closing = new Set([')', ']', '}']);

/** Where the bracket at `open` closes; -1 if it does not. */
export function closeOf(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at >= 0 && at < tokens.length; ++at) {
    const { text = '' } = tokens[at] ?? {};
    if (opening.has(text)) ++depth;
    if (closing.has(text) && --depth === 0) return at;
  }
  return -1;
}

/** The last token of the statement of C that begins at `at`; -1 if there is none. */
export function endOfStatement(tokens: readonly Token[], at: number): number {
  const text = at < 0 ? undefined : tokens[at]?.text;
  switch (text) {
    case undefined:
    case '}':
      return -1;
    case '{':
      return closeOf(tokens, at);
    case 'else':
      return endOfStatement(tokens, at + 1);
    case 'if': {
      const end = endOfStatement(tokens, bodyOf(tokens, at));
      return tokens[end + 1]?.text === 'else' ? endOfStatement(tokens, end + 1) : end;
    }
    case 'for':
    case 'while':
      return endOfStatement(tokens, bodyOf(tokens, at));
    default:
  }
  let depth = 0;
  for (let end = at; end < tokens.length; ++end) {
    const sign = tokens[end]?.text ?? '';
    if (opening.has(sign)) ++depth;
    if (closing.has(sign) && --depth < 0) return -1;
    if (depth === 0 && sign === ';') return end;
  }
  return -1;
}

/** The first token of what `if`, `for`, `while` or `else` at `at` governs, in C; -1 if that is none of them. */
export function bodyOf(tokens: readonly Token[], at: number): number {
  const { text } = tokens[at] ?? {};
  const next = tokens[at + 1]?.text;
  if (text === 'else') return next === 'if' ? -1 : at + 1;
  if (text !== 'if' && text !== 'for' && text !== 'while') return -1;
  const close = next === '(' ? closeOf(tokens, at + 1) : -1;
  return close < 0 ? -1 : close + 1;
}
