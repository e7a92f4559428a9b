import type { Lack } from '../../program/program';
import type { ErrorKind } from './compile_errors';

export interface CompilerSentences {
  /** What the compiler's words mean. `name`: that they are about. */
  readonly errorKinds: Readonly<Record<ErrorKind, (name: string) => string>>;
  readonly lacks: (lack: Lack) => string;
}

export const words: CompilerSentences = {
  errorKinds: {
    no_std: (name) =>
      `\`${name}\` belongs to the library of C++, in the namespace \`std\`: with its header, write \`std::${name}\`, or \`using namespace std;\` once.`,
    unknown_name: (name) =>
      `The name \`${name}\` is not known here. Is it misspelt, declared later, or in another block?`,
    semicolon: () => 'A semicolon is missing, most often at the end of the line before.',
    bracket: () => 'A bracket that was opened is not closed.',
    extra_semicolon: () => 'A semicolon is too many, here or at the end of a `#define`.',
    no_name: () =>
      'A name is missing. Is it a word of C++ (`xor`, `new`), or outside every function?',
    outside: () => 'This stands outside every function. Is there a `}` too many before?',
    nested: () =>
      'This function stands inside another one. Is a `}` missing before? In C that is an extension of gcc, which this compiler lacks. A judge with gcc takes it.',
    full_width: () => 'A full-width character of a Chinese keyboard stands for an ASCII one.',
    no_call: (name) => `There is a \`${name}\`, but none that takes these arguments.`,
    arguments: () => 'The function is called with too few arguments or too many.',
    twice: (name) => `\`${name}\` is defined twice.`,
    operator: () => 'This operator does not exist for values of these types.',
    conversion: () => 'A value of this type cannot become one of the type that is wanted here.',
    ambiguous: (name) =>
      `\`${name}\` is also a name of the library. Call yours something else, or leave out \`using namespace std;\`.`,
    library_name: (name) => `\`${name}\` is a name of the C library: call yours something else.`,
    no_main: () => 'There is no `main`, where every program begins.',
    undefined_function: (name) => `\`${name}\` is declared and called, but nowhere defined.`,
  },
  lacks: ({ name, reason }) => {
    switch (reason) {
      case 'windows':
        return `\`${name}\` belongs to Windows. Most judges have none, or do not let it work.`;
      case 'console':
        return `\`${name}\` belongs to old compilers for DOS and Windows. Most judges do not have it: leave it out, and \`getch()\` too.`;
      case 'gnu':
        return `\`${name}\` is an extension of g++, which this compiler lacks. A judge with g++ takes it.`;
      case 'x86':
        return `\`${name}\` is an extension for x86 processors, which this compiler lacks. A judge with such a processor takes it.`;
      case 'linux':
        return `\`${name}\` belongs to Linux, and this machine lacks it. A judge with Linux takes it, or forbids it.`;
      case 'module':
        return `There is no module \`${name}\` here. A judge may have it.`;
      case 'unknown':
        return `There is no header \`${name}\` here.`;
    }
  },
};
