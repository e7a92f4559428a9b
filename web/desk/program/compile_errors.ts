// What the compiler's words mean: the faults of which most are made, to be explained in the reader's language.
import type { Diagnostic } from '../../program/program';

export type ErrorKind =
  | 'no_std'
  | 'unknown_name'
  | 'semicolon'
  | 'bracket'
  | 'extra_semicolon'
  | 'no_name'
  | 'outside'
  | 'nested'
  | 'full_width'
  | 'no_call'
  | 'arguments'
  | 'twice'
  | 'operator'
  | 'conversion'
  | 'ambiguous'
  | 'library_name'
  | 'no_main'
  | 'undefined_function';

/** The first that fits; what is in brackets is the name that it is about. */
const kinds: readonly (readonly [RegExp, ErrorKind])[] = [
  [/undefined symbol: main\b|undefined symbol: __main/, 'no_main'],
  [/undefined symbol: ([\w:~]+)/, 'undefined_function'],
  [/'(\w+)'.*; did you mean 'std::\1'/, 'no_std'],
  // Or it has another idea of what was meant.
  [
    /undeclared identifier '(cin|cout|cerr|endl|string|vector|map|set|queue|stack|pair|sort|max|min|swap)'/,
    'no_std',
  ],
  [
    /(?:unexpected character|treating Unicode character|^character) <U\+|invalid character '.+' \(U\+/,
    'full_width',
  ],
  [
    /undeclared identifier '(\w+)'|unknown type name '(\w+)'|call to undeclared \w* ?function '(\w+)'/,
    'unknown_name',
  ],
  [/no (?:member|type|template) named '(\w+)'/, 'unknown_name'],
  [/unexpected ';'/, 'extra_semicolon'],
  [/expected ';'/, 'semicolon'],
  [/expected '[)\]}]'|expected expression at end|unterminated/, 'bracket'],
  [/function definition is not allowed here/, 'nested'],
  [/expected unqualified-id/, 'no_name'],
  [/extraneous closing brace|expected external declaration/, 'outside'],
  [
    /no matching (?:member )?(?:function|constructor) for (?:call to|initialization of) '([\w:]+)/,
    'no_call',
  ],
  [/too (?:many|few) arguments/, 'arguments'],
  [
    /redefinition of '([jy][01n]|abs|div|exp|index|link|log|read|remove|rename|time|write)' as different kind/,
    'library_name',
  ],
  [/redefinition of '(\w+)'|conflicting types for '(\w+)'/, 'twice'],
  [/invalid operands to binary|invalid argument type .* to unary/, 'operator'],
  [
    /cannot initialize|from incompatible type|no viable (?:conversion|overloaded)|cannot convert/,
    'conversion',
  ],
  [/(?:reference|call) to '(\w+)' is ambiguous/, 'ambiguous'],
];

export interface ExplainedError {
  readonly kind: ErrorKind;
  readonly name: string;
}

/** Nothing if it is none of the usual ones. */
export function explainError({ message }: Diagnostic): ExplainedError | undefined {
  for (const [pattern, kind] of kinds) {
    const found = pattern.exec(message);
    if (found) return { kind, name: found.slice(1).find((each) => each !== undefined) ?? '' };
  }
  return undefined;
}

/**
 * What follows from an error of this kind: the compiler drops a function inside a function, and then does not know its name; a
 * full-width semicolon becomes part of the name before it.
 */
const followers: Readonly<Partial<Record<ErrorKind, readonly ErrorKind[]>>> = {
  nested: ['unknown_name'],
  full_width: ['unknown_name', 'semicolon', 'no_name'],
};

/** Without those that follow from another one. */
export function errorsIn(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const kindOf = (each: Diagnostic): ErrorKind | undefined => explainError(each)?.kind;
  const following = new Set(
    errors.map(kindOf).flatMap((kind) => (kind === undefined ? [] : (followers[kind] ?? []))),
  );
  return errors.filter((each) => {
    const kind = kindOf(each);
    return kind === undefined || !following.has(kind);
  });
}
