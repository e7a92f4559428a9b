// What is read off a reader's program and the compiler's words.
import { describe, expect, it } from 'vitest';
import { errorsIn, explainError } from '../../../web/desk/program/compile_errors';
import { marksOf, placeIn } from '../../../web/desk/program/places';

describe('the words of the compiler', () => {
  it.each([
    ["use of undeclared identifier 'cout'; did you mean 'std::cout'?", 'no_std', 'cout'],
    ["use of undeclared identifier 'cin'; did you mean 'sin'?", 'no_std', 'cin'],
    ["use of undeclared identifier 'conut'", 'unknown_name', 'conut'],
    ["unknown type name 'Node'", 'unknown_name', 'Node'],
    ["expected ';' at end of declaration", 'semicolon', ''],
    ["expected '}'", 'bracket', ''],
    ["extraneous closing brace ('}')", 'outside', ''],
    ['expected unqualified-id', 'no_name', ''],
    ["unexpected ';' before ']'", 'extra_semicolon', ''],
    ['function definition is not allowed here', 'nested', ''],
    ['unexpected character <U+FF1B>', 'full_width', ''],
    ['character <U+FF1B> not allowed in an identifier', 'full_width', ''],
    ["SyntaxError: invalid character '：' (U+FF1A)", 'full_width', ''],
    ["no matching function for call to 'max'", 'no_call', 'max'],
    ['too few arguments to function call, expected 2, have 1', 'arguments', ''],
    ["redefinition of 'solve'", 'twice', 'solve'],
    ["invalid operands to binary expression ('int' and 'string')", 'operator', ''],
    ["no viable conversion from 'int' to 'string'", 'conversion', ''],
    ["reference to 'count' is ambiguous", 'ambiguous', 'count'],
    ['undefined symbol: main', 'no_main', ''],
    ['undefined symbol: solve(int)', 'undefined_function', 'solve'],
  ])('%s', (message, kind, name) => {
    expect(explainError({ severity: 'error', message })).toEqual({ kind, name });
  });

  it('are not told if they follow from others', () => {
    const error = (message: string) => ({ severity: 'error', message }) as const;
    const nested = error('function definition is not allowed here');
    const unknown = error("use of undeclared identifier 'f'");
    const warning = { severity: 'warning', message: 'unused' } as const;
    expect(errorsIn([warning, nested, unknown])).toEqual([nested]);
    expect(errorsIn([warning, unknown])).toEqual([unknown]);
    const wide = error('character <U+FF1B> not allowed in an identifier');
    const semicolon = error("expected ';' at end of declaration");
    expect(errorsIn([wide, semicolon, unknown])).toEqual([wide]);
  });

  it('are left as they are if they are none of the usual ones', () => {
    expect(explainError({ severity: 'error', message: 'something else' })).toBeUndefined();
  });
});

describe('a place', () => {
  const source = 'int 棋 = 1;\n  return two;\n';

  it('is a word from its column in bytes, or a line without its indent', () => {
    const at = (line: number, column?: number): string => {
      const { from, to } = placeIn(source, line, column);
      return source.slice(from, to);
    };
    expect(at(1, 5)).toBe('棋');
    // The character has three bytes.
    expect(at(1, 11)).toBe('1');
    expect(at(2, 10)).toBe('two');
    expect(at(2)).toBe('return two;');
  });

  it('beyond the text is its end', () => {
    expect(placeIn(source, 2, 99)).toEqual({ from: 24, to: 24 });
    expect(placeIn('', 5, 5)).toEqual({ from: 0, to: 0 });
  });

  it('is marked for each error that has one', () => {
    const error = { severity: 'error', message: 'wrong' } as const;
    const diagnostics = [error, { ...error, line: 2, column: 3 }];
    expect(marksOf({ kind: 'refused', diagnostics }, source, 'en')).toEqual([
      { from: 13, to: 19, severity: 'error', message: 'wrong' },
    ]);
  });
});
