// The small changes that undo a slip: a sign, a number, a name, a statement. mend.ts tries which of them makes a program right.
import type { Language } from './program';
import { bodyOf, closeOf, endOfStatement, tokensOf } from './tokens';
import type { Token } from './tokens';

export interface Edit {
  /** Of the text that goes, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** In the order of their places, none over another. */
export type Change = readonly Edit[];

export function applied(source: string, change: Change): string {
  let text = '';
  let at = 0;
  for (const edit of change) {
    text += source.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return text + source.slice(at);
}

/** The change that makes `first`, then `second`, whose places are those in what `first` makes. Nothing if both are at the same place. */
export function joinedChange(source: string, first: Change, second: Change): Change | undefined {
  const moved = second.map(({ from, to, text }) => {
    let shift = 0;
    for (const edit of first) {
      if (edit.from + shift + edit.text.length > from) break;
      shift += edit.text.length - (edit.to - edit.from);
    }
    return { from: from - shift, to: to - shift, text };
  });
  const both = [...first, ...moved].sort((a, b) => a.from - b.from || a.to - b.to);
  const isApart = both.every(({ from }, at) => at === 0 || from >= (both[at - 1]?.to ?? 0));
  const made = applied(applied(source, first), second);
  return isApart && applied(source, both) === made ? both : undefined;
}

/** A line that a change touches, without its indent, or several, if it goes over their ends. */
export interface ChangedLines {
  /** The number of the first one, from 1. */
  readonly line: number;
  readonly parts: readonly { readonly kind: 'same' | 'old' | 'new'; readonly text: string }[];
}

export function changedLines(source: string, change: Change): readonly ChangedLines[] {
  const lineOf = (at: number): number => source.slice(0, at).split('\n').length;
  const groups: Edit[][] = [];
  for (const edit of change) {
    const last = groups.at(-1);
    const end = last?.at(-1)?.to;
    if (last && end !== undefined && lineOf(end) === lineOf(edit.from)) last.push(edit);
    else groups.push([edit]);
  }
  return groups.map((edits) => {
    const from = edits[0]?.from ?? 0;
    const begin = source.lastIndexOf('\n', from - 1) + 1;
    const indent = /^[ \t]*/.exec(source.slice(begin, from))?.[0].length ?? 0;
    let at = begin + indent;
    const parts: ChangedLines['parts'][number][] = [];
    for (const edit of edits) {
      parts.push({ kind: 'same', text: source.slice(at, edit.from) });
      parts.push({ kind: 'old', text: source.slice(edit.from, edit.to) });
      parts.push({ kind: 'new', text: edit.text });
      at = edit.to;
    }
    const [rest = ''] = source.slice(at).split('\n', 1);
    parts.push({ kind: 'same', text: rest });
    return { line: lineOf(from), parts: parts.filter(({ text }) => text !== '') };
  });
}

interface Program {
  readonly source: string;
  readonly tokens: readonly Token[];
  readonly language: Language;
  /** Of its variables and constants. */
  readonly names: ReadonlySet<string>;
}

type Slip = (program: Program) => readonly Change[];

// --- Helpers ---------------------------------------------------------------------------------------------------------

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const typeWords = words(
  'int long short char bool float double unsigned signed void auto const static struct string',
);
const reserved =
  words(`if else while for do return break continue switch case default sizeof new delete using namespace std
typedef define template class typename public private operator true false and or not in is def lambda input import from True False None pass elif
try except global yield with as main include printf scanf cin cout endl`);

const replaced = ({ from, to }: Token, text: string): Change => [{ from, to, text }];
const inserted = (at: number, text: string): Edit => ({ from: at, to: at, text });

/** What is written more than once, and not called. */
function namesIn(tokens: readonly Token[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  tokens.forEach(({ kind, text }, at) => {
    const isPart = ['.', '->', '::'].includes(tokens[at - 1]?.text ?? '');
    if (kind !== 'word' || typeWords.has(text) || reserved.has(text) || isPart) return;
    if (tokens[at + 1]?.text !== '(') counts.set(text, (counts.get(text) ?? 0) + 1);
  });
  return new Set([...counts].filter(([, count]) => count > 1).map(([name]) => name));
}

/** Each token may be replaced by what `others` says. */
const eachToken = (
  { tokens }: Program,
  others: (token: Token, at: number) => readonly string[],
): readonly Change[] =>
  tokens.flatMap((token, at) =>
    others(token, at)
      .filter((text) => text !== token.text)
      .map((text) => replaced(token, text)),
  );

/** All tokens at once become what `other` says; nothing if that is the same program. */
function allTokens(
  { tokens }: Program,
  other: (token: Token, at: number) => string | undefined,
): readonly Change[] {
  const change = tokens.flatMap((token, at) => {
    const text = other(token, at);
    return text === undefined || text === token.text ? [] : replaced(token, text);
  });
  return change.length === 0 ? [] : [change];
}

/** One of several, if the token is one of them. */
const oneOf =
  (table: Readonly<Record<string, string>>) =>
  ({ text }: Token): readonly string[] =>
    Object.hasOwn(table, text) ? (table[text] ?? '').split(' ') : [];

// --- The slips -------------------------------------------------------------------------------------------------------

/** A type that is too small: everywhere, or in one place. */
function types(program: Program): readonly Change[] {
  if (program.language === 'python') return [];
  const { tokens } = program;
  const isLong = (at: number): boolean =>
    tokens[at - 1]?.text === 'long' || tokens[at + 1]?.text === 'main';
  return [
    ...allTokens(program, ({ kind, text }, at) => {
      if (kind === 'string') return text.replaceAll(/%[du]/g, '%lld');
      return text === 'int' && !isLong(at) ? 'long long' : text === 'unsigned' ? '' : undefined;
    }),
    ...allTokens(program, ({ kind, text }) => {
      if (kind === 'string') return text.replaceAll(/%l?f/g, '%Lf');
      return text === 'float' || text === 'double'
        ? 'long double'
        : /^(?:sqrt|floor|pow)$/.test(text)
          ? `${text}l`
          : undefined;
    }),
    ...eachToken(
      program,
      oneOf({
        bool: 'int',
        char: 'int',
        short: 'int',
        float: 'double',
      }),
    ),
    ...eachToken(program, ({ text }, at) => (text === 'int' && !isLong(at) ? ['long long'] : [])),
  ];
}

const comparisons: Slip = (program) =>
  eachToken(
    program,
    oneOf({
      '<': '<= > >= != ==',
      '<=': '< >= > ==',
      '>': '>= < <= != ==',
      '>=': '> <= < ==',
      '==': '!= <= >= < >',
      '!=': '== < >',
      '&&': '||',
      '||': '&&',
      and: 'or',
      or: 'and',
      true: 'false',
      false: 'true',
      True: 'False',
      False: 'True',
    }),
  );

/** `--t` for `t--`: before a name, or behind it. */
const steps: Slip = ({ tokens, language }) =>
  tokens.flatMap(({ text, from, to }, at) => {
    if (language === 'python' || (text !== '--' && text !== '++')) return [];
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (after?.kind === 'word') return [[{ from, to, text: '' }, inserted(after.to, text)]];
    return before?.kind === 'word' ? [[inserted(before.from, text), { from, to, text: '' }]] : [];
  });

/** Signs for bits bind less than they look: `a ^ b == 0`. */
function precedence({ tokens }: Program): readonly Change[] {
  return tokens.flatMap(({ text }, at) => {
    if (!['^', '&', '|', '%', '?'].includes(text)) return [];
    const from = beginOfOperand(tokens, at - 1);
    if (from < 0 || tokens[from - 1]?.text === text) return [];
    const ends: number[] = [];
    // One sign, or all of a row: `a ^ b ^ c == 0`.
    for (let sign = at; tokens[sign]?.text === text; sign = (ends.at(-1) ?? 0) + 1) {
      const end = endOfOperand(tokens, sign + 1);
      if (end < 0) break;
      ends.push(end);
    }
    return ends.map((end) => [
      inserted(tokens[from]?.from ?? 0, '('),
      inserted(tokens[end]?.to ?? 0, ')'),
    ]);
  });
}

/** An operand is a name or a number with its indices, or something in brackets. */
function endOfOperand(tokens: readonly Token[], at: number): number {
  let end = tokens[at]?.text === '(' ? closeOf(tokens, at) : at;
  while (end >= 0 && ['[', '('].includes(tokens[end + 1]?.text ?? ''))
    end = closeOf(tokens, end + 1);
  return end;
}

function beginOfOperand(tokens: readonly Token[], last: number): number {
  for (let at = last; at >= 0; --at) {
    const { kind, text } = tokens[at] ?? {};
    const isFirst = kind !== 'sign' || (text === '(' && !isCalled(tokens[at - 1]));
    if (isFirst && endOfOperand(tokens, at) === last) return at;
  }
  return -1;
}

/** The places of the lines that are not blank, and their indents. */
const linesOf = (source: string) => [...source.matchAll(/^([ \t]*)(?=\S)/gm)];

const isLoop = (token?: Token): boolean => token?.text === 'for' || token?.text === 'while';

const isCalled = (before: Token | undefined): boolean =>
  before?.text === ']' || (before?.kind === 'word' && !reserved.has(before.text));

const numbers: Slip = (program) =>
  eachToken(program, ({ kind, text }) => {
    if (kind !== 'number') return [];
    const [, digits, suffix] = /^(\d{1,15})([uUlL]*)$/.exec(text) ?? [];
    // As far as a number with a point goes, it is the golden ratio.
    const root = program.language === 'python' ? '5**0.5' : 'sqrtl(5)';
    if (digits === undefined)
      return text.includes('.') ? [`((${root}+1)/2)`, `((${root}-1)/2)`] : [];
    const value = Number(digits);
    // A table, or a bound, may be much too small.
    const larger = value < 8 ? [0, 1, 2] : [2 * value, 10 * value, 100 * value];
    return [value + 1, value - 1, ...larger].map((other) => `${other}${suffix}`);
  });

const operators: Slip = (program) =>
  eachToken(
    program,
    oneOf({
      ...(program.language === 'python'
        ? { '&': 'and | ^', '|': 'or & ^ +' }
        : { '&': '&& | ^', '|': '|| & ^ +' }),
      '+': '- ^ | *',
      '-': '+ ^ /',
      '*': '+ /',
      '/': '* % //',
      '//': '/ %',
      '%': '/ *',
      '^': '+ | & -',
      '<<': '>>',
      '>>': '<<',
      '=': '== ^= += |=',
      '+=': '= ^= -=',
      '-=': '+= = %=',
      '*=': '+= =',
      '/=': '//= %= *=',
      '%=': '/= -=',
      '^=': '= += |=',
      '|=': '= ^= &=',
      '&=': '|= =',
      '++': '--',
      '--': '++',
      if: 'while',
      while: 'if',
      min: 'max',
      max: 'min',
      break: 'continue',
      continue: 'break',
      lower_bound: 'upper_bound',
      upper_bound: 'lower_bound',
    }),
  );

/** Braces that somebody took for granted, and a `;` that ends a loop before it has begun. */
function braces({ tokens, language }: Program): readonly Change[] {
  if (language === 'python') return [];
  return tokens.flatMap((_, at) => {
    const begin = bodyOf(tokens, at);
    const first = tokens[begin];
    if (!first || first.text === '{') return [];
    const changes: Change[] = first.text === ';' ? [replaced(first, '')] : [];
    let end = endOfStatement(tokens, begin);
    for (let more = 0; more < 2 && end >= 0; ++more) {
      end = endOfStatement(tokens, end + 1);
      const last = tokens[end];
      if (last) changes.push([inserted(first.from, '{ '), inserted(last.to, ' }')]);
    }
    return changes;
  });
}

/** A statement too many, an `else` too many or too few, a condition that is the wrong way round, a loop that goes on. */
function statements({ source, tokens, language }: Program): readonly Change[] {
  if (language === 'python') {
    return [
      ...source.matchAll(/^([ \t]+)(?!(?:if|elif|else|for|while|def|return)\b)(\S.*)$/gm),
    ].map(({ index, 1: indent = '', 2: text = '' }) => [
      { from: index + indent.length, to: index + indent.length + text.length, text: 'pass' },
    ]);
  }
  return tokens.flatMap((token, at) => {
    const { text } = token;
    const before = tokens[at - 1]?.text ?? '';
    const changes: Change[] = text === 'else' || text === '!' ? [replaced(token, '')] : [];
    if (text === 'if' && (before === ';' || before === '}'))
      changes.push([inserted(token.from, 'else ')]);
    if (text === 'if' || text === 'while') {
      const [open, close] = [tokens[at + 1], tokens[closeOf(tokens, at + 1)]];
      if (open && close) changes.push([inserted(open.to, '!('), inserted(close.from, ')')]);
      // Of two conditions with a comma only the last one counts.
      const inside = tokens.slice(at + 2, closeOf(tokens, at + 1));
      const commas = inside.filter((each) => each.text === ',');
      changes.push(...commas.map((comma) => replaced(comma, ' &&')));
    }
    const body = bodyOf(tokens, at);
    const last = tokens[endOfStatement(tokens, body)];
    if (text === 'if' && last) {
      changes.push(
        tokens[body]?.text === '{'
          ? [inserted(last.from, 'break; ')]
          : [inserted(tokens[body]?.from ?? 0, '{ '), inserted(last.to, ' break; }')],
      );
    }
    const isFirst = [';', '{', '}', ')', 'else'].includes(before);
    const end =
      isFirst && text !== '{' && !typeWords.has(text)
        ? tokens[endOfStatement(tokens, at)]
        : undefined;
    if (end && end !== token) changes.push([{ from: token.from, to: end.to, text: ';' }]);
    return changes;
  });
}

/** Variables without a value. */
function firstValues({ tokens, names, language }: Program): readonly Change[] {
  if (language === 'python') return [];
  return tokens.flatMap(({ text, to }, at) => {
    const isLast = [';', ','].includes(tokens[at + 1]?.text ?? '');
    if (!isLast || !names.has(text)) return [];
    const before = tokens
      .slice(0, at)
      .map((each) => [';', '{', '}', '('].includes(each.text))
      .lastIndexOf(true);
    return typeWords.has(tokens[before + 1]?.text ?? '') ? [[inserted(to, ' = 0')]] : [];
  });
}

/** Where a number is read, not its place is given: `scanf("%d", n)`. */
function addresses({ tokens, names }: Program): readonly Change[] {
  return tokens.flatMap(({ text }, at) => {
    if (!/^[fs]?scanf$/.test(text) || tokens[at + 1]?.text !== '(') return [];
    const change: Edit[] = [];
    const close = closeOf(tokens, at + 1);
    for (let i = at + 2; i < close; ++i) {
      const { from = 0, text: name = '' } = tokens[i] ?? {};
      if (tokens[i - 1]?.text === ',' && names.has(name)) change.push(inserted(from, '&'));
    }
    return change.length === 0 ? [] : [change];
  });
}

const formats: Slip = (program) =>
  eachToken(program, ({ kind, text }) =>
    kind === 'string'
      ? [
          text.replaceAll('%d', '%lld'),
          text.replaceAll('%lld', '%d'),
          text.replace(/\\n"$/, '"'),
          text.replace(/"$/, '\\n"'),
        ]
      : [],
  );

/** Something of the case before: what is kept begins anew in a loop. */
function clearings({ source, tokens, names, language }: Program): readonly Change[] {
  if (language === 'python') {
    const loops = [...source.matchAll(/^([ \t]*)(?:for|while)\b.*:[ \t]*\n([ \t]+)/gm)];
    return loops.flatMap(({ index, 0: { length }, 2: indent = '' }) =>
      [...names].flatMap((name) =>
        ['0', '1', '[]', '{}', 'set()'].map((value) => [
          inserted(index + length, `${name} = ${value}\n${indent}`),
        ]),
      ),
    );
  }
  return tokens.flatMap(({ text, to }, at) => {
    const open = isLoop(tokens[at]) ? tokens[bodyOf(tokens, at)] : undefined;
    // Where another one begins anew.
    const isReset = text === '0' && tokens[at - 1]?.text === '=' && tokens[at + 1]?.text === ';';
    if (isReset && names.has(tokens[at - 2]?.text ?? ''))
      return [...names].map((name) => [inserted(to, `, ${name} = 0`)]);
    if (open?.text !== '{') return [];
    return [...names].flatMap((name) =>
      [
        `${name} = 0;`,
        `${name} = 1;`,
        `${name}.clear();`,
        `memset(${name}, 0, sizeof(${name}));`,
        `memset(${name}, -1, sizeof(${name}));`,
      ].map((statement) => [inserted(open.to, ` ${statement}`)]),
    );
  });
}

/** A function that calls itself needs an array of its own for each call: `bool seen[101];` for all of them is overwritten. */
function arraysOfAll({ source, tokens, language }: Program): readonly Change[] {
  if (language === 'python') return [];
  const arrays: { readonly name: string; readonly declared: string }[] = [];
  const changes: Change[] = [];
  let type: string[] = [];
  // What is outside all functions.
  for (let at = 0; at < tokens.length; ++at) {
    const [{ text, from } = { text: '', from: 0 }, next] = [tokens[at], tokens[at + 1]?.text];
    if (text === ';' || text === '}') type = [];
    else if (typeWords.has(text)) type.push(text);
    else if (next === '[' || next === '(') {
      let end = at;
      while (['[', '('].includes(tokens[end + 1]?.text ?? '')) end = closeOf(tokens, end + 1);
      const to = tokens[end]?.to;
      const body = tokens[end + 1];
      if (next === '[') {
        const zeros = language === 'c' ? '{0}' : '{}';
        const declared = `${type.join(' ')} ${source.slice(from, to)} = ${zeros};`;
        arrays.push({ name: text, declared });
      } else if (body?.text === '{') {
        end = closeOf(tokens, end + 1);
        const inside = tokens.slice(at + 1, end);
        const has = (name: string, sign: string): boolean =>
          inside.some((each, i) => each.text === name && inside[i + 1]?.text === sign);
        for (const { name, declared } of has(text, '(') ? arrays : []) {
          if (has(name, '[')) changes.push([inserted(body.to, ` ${declared}`)]);
        }
        type = [];
      }
      if (end < at) return changes;
      at = end;
    }
  }
  return changes;
}

function offByOne({ tokens, names }: Program): readonly Change[] {
  const isProduct = (sign: string): boolean => ['*', '/', '%', '//'].includes(sign);
  return tokens.flatMap(({ text, from, to }, at) => {
    const [before, after] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? ''];
    const isValue = /^(?:[)\];,:?%/*+^-]|[<>]=?|[=!]=|&&|\|\||and|or|if|else)$/.test(after);
    const isPlace = typeWords.has(before) || before === '++' || before === '&';
    if (!names.has(text) || !isValue || isPlace) return [];
    return [' + 1', ' - 1'].flatMap((one) => [
      ...(isProduct(before) || isProduct(after)
        ? [[inserted(from, '('), inserted(to, `${one})`)]]
        : []),
      [inserted(to, one)],
    ]);
  });
}

/** Of Python: the first one or the last one of several is something else, as their count. */
function slices({ tokens, names, language }: Program): readonly Change[] {
  if (language !== 'python') return [];
  return tokens.flatMap(({ text, to }, at) => {
    const close = text === 'split' ? tokens[closeOf(tokens, at + 1)] : undefined;
    const end = close ? close.to : names.has(text) ? to : undefined;
    return end === undefined ? [] : ['[1:]', '[:-1]'].map((slice) => [inserted(end, slice)]);
  });
}

/** A program takes too long where a parameter is a copy. */
const copies: Slip = ({ tokens, names, language }) =>
  tokens.flatMap(({ text, from }, at) => {
    const isLast = [',', ')'].includes(tokens[at + 1]?.text ?? '');
    const isOfType = ['>', 'string'].includes(tokens[at - 1]?.text ?? '');
    const isCopy = language !== 'python' && isLast && isOfType && names.has(text);
    return isCopy ? [[inserted(from, '&')]] : [];
  });

/** Or where a result is looked up, `return f[x];`, and not kept, `return r;`. */
function lostResults({ source, tokens, language }: Program): readonly Change[] {
  if (language === 'python') {
    return [...source.matchAll(/^([ \t]*)def\b/gm)].map(({ index, 1: indent = '' }) => [
      inserted(0, 'from functools import lru_cache\n'),
      inserted(index, `${indent}@lru_cache(None)\n`),
    ]);
  }
  let known: string | undefined;
  return tokens.flatMap(({ text, to }, at) => {
    const end = text === 'return' ? endOfStatement(tokens, at) : -1;
    if (end <= at + 1) return [];
    if (tokens[at + 2]?.text !== '[') return known ? [[inserted(to, ` ${known} =`)]] : [];
    known = source.slice(to, tokens[end]?.from).trim();
    return [];
  });
}

/** Or where each case makes what all of them share. */
function workOfEachCase({ source, tokens, language }: Program): readonly Change[] {
  if (language === 'python') return [[inserted(0, 'import sys; input = sys.stdin.readline\n')]];
  let inside = -1;
  return tokens.flatMap((loop, at) => {
    const body = at > inside && isLoop(loop) ? bodyOf(tokens, at) : -1;
    if (tokens[body]?.text !== '{') return [];
    inside = closeOf(tokens, body);
    const moved: Change[] = [];
    for (let first = body + 1, end = 0; first < inside; first = end + 1) {
      end = endOfStatement(tokens, first);
      const [statement, last] = [tokens[first], tokens[end]];
      if (!statement || !last) break;
      if (isLoop(statement) || tokens[first + 1]?.text === '(') {
        const text = source.slice(statement.from, last.to);
        moved.push([
          inserted(loop.from, `${text} `),
          { from: statement.from, to: last.to, text: '' },
        ]);
      }
    }
    return moved;
  });
}

/** A loop over numbers that should be in order. */
function sorting({ source, tokens, names, language }: Program): readonly Change[] {
  if (language === 'python') {
    return linesOf(source).flatMap(({ index, 1: indent = '' }) =>
      [...names].map((name) => [inserted(index + indent.length, `${name}.sort()\n${indent}`)]),
    );
  }
  const indexed = [...names].filter((name) =>
    tokens.some(({ text }, at) => text === name && tokens[at + 1]?.text === '['),
  );
  const counts = [...names].filter((name) => !indexed.includes(name));
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1]?.text ?? '';
    if (token.text !== 'for' || ![';', '{', '}'].includes(before)) return [];
    return indexed.flatMap((name) =>
      [
        `${name}.begin(), ${name}.end()`,
        ...counts.flatMap((count) => [
          `${name}, ${name} + ${count}`,
          `${name} + 1, ${name} + ${count} + 1`,
        ]),
      ].map((range) => [inserted(token.from, `std::sort(${range}); `)]),
    );
  });
}

/** An answer in the place of another, or two answers exchanged. */
function strings(program: Program): readonly Change[] {
  const isWord = ({ kind, text }: Token): boolean => kind === 'string' && text.length > 2;
  const all = [...new Set(program.tokens.filter(isWord).map(({ text }) => text))];
  const pairs = all.flatMap((left, at) => all.slice(at + 1).map((right) => [left, right] as const));
  return [
    ...pairs.flatMap(([left, right]) =>
      allTokens(program, ({ text }) => (text === left ? right : text === right ? left : undefined)),
    ),
    ...eachToken(program, (token) => (isWord(token) ? all : [])),
  ];
}

/** Of Python: a line in the wrong block. */
function indents({ source, language }: Program): readonly Change[] {
  if (language !== 'python') return [];
  return linesOf(source).flatMap(({ index, 1: indent = '' }) =>
    [`${indent}    `, indent.slice(4)]
      .filter((other) => other !== indent)
      .map((text) => [{ from: index, to: index + indent.length, text }]),
  );
}

/** The most changes by far, so the last ones. */
function otherNames(program: Program): readonly Change[] {
  const { tokens, names } = program;
  return eachToken(program, ({ text }, at) => {
    const isDeclared = typeWords.has(tokens[at - 1]?.text ?? '');
    return names.has(text) && !isDeclared ? [...names] : [];
  });
}

// --- All of them -----------------------------------------------------------------------------------------------------

/** Those come first that are made most often; before them the few that one kind of program has. */
const slips: readonly Slip[] = [
  arraysOfAll,
  addresses,
  types,
  comparisons,
  steps,
  precedence,
  numbers,
  operators,
  braces,
  statements,
  firstValues,
  formats,
  clearings,
  offByOne,
  slices,
  sorting,
  strings,
  indents,
  otherNames,
];

/** First of all, where a program takes too long. */
const slowSlips: readonly Slip[] = [workOfEachCase, lostResults, copies, statements];

/** Most of them do not compile or mend nothing. `isSlow`: the program takes too long. */
export function changesOf(source: string, language: Language, isSlow = false): readonly Change[] {
  const tokens = tokensOf(source, language);
  const program = { source, tokens, language, names: namesIn(tokens) };
  const seen = new Set<string>();
  return [...(isSlow ? slowSlips : []), ...slips]
    .flatMap((slip) => slip(program))
    .filter((change) => {
      if (change.every(({ from, to, text }) => source.slice(from, to) === text)) return false;
      const key = JSON.stringify(change);
      return !seen.has(key) && seen.add(key);
    });
}
