// The compilers' files, which the build lists (../build/compiler_plugin.ts). A build without the plugin has none.

export interface CompilerFile {
  /** Files of a part are loaded together. */
  readonly part: 'clang' | 'headers' | 'python';
  /** As the package names it. */
  readonly name: string;
  /** In the folder compiler/ of the site. */
  readonly file: string;
  /** Compressed. */
  readonly bytes: number;
  /** Of the compressed file, in hexadecimal digits. */
  readonly sha256: string;
}

export const compilerFiles: readonly CompilerFile[] = [];
