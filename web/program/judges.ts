// What a judge gives a program. Of the limits only HackerRank's are published (slower, below); for the others it is what most
// give, rather more than less: a right program must not be told wrong.
import type { CompileOptions, Language, Limits } from './program';

export interface Judge extends Pick<CompileOptions, 'memory'> {
  /**
   * 32 under Windows, where HDU and POJ compile: their FAQs name the compiler MS-VC++, and POJ's MinGW. Of the others nothing
   * is known, and 64 forgives more.
   */
  readonly longBits: 32 | 64;
  readonly limits: Limits;
}

/** HackerRank's FAQ: 512 MB, and 16 s for a program in Python where one in C has 2 s. */
const slower: Readonly<Record<Language, number>> = { 'c++': 1, c: 1, python: 8 };

const time = 2000;

/** The longest right answer of the others has 0.3 MB; one of these has 69. */
const output = 4 << 20;
const longOutput: readonly string[] = ['wythoff_strategy'];

export function judgeOf(dialect: string, language: Language): Judge {
  return {
    memory: dialect.startsWith('hackerrank_') ? 512 << 20 : 256 << 20,
    longBits: /^(hdu|poj)/.test(dialect) ? 32 : 64,
    limits: {
      time: slower[language] * time,
      output: longOutput.includes(dialect) ? 256 << 20 : output,
    },
  };
}
