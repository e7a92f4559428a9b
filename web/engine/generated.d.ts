// The wasm build writes these files; they are not in the repository. Only `import()` types are allowed here.
/* oxlint-disable typescript/consistent-type-imports */
declare module '*_plain.mjs' {
  const instantiate: import('./impartial_module').Instantiate;
  export default instantiate;
}

declare module '*/generated/impartial_positions.mjs' {
  const create: import('./impartial_module').Create<import('./impartial_module').PositionsModule>;
  export default create;
}

declare module '*/generated/impartial_judge.mjs' {
  const create: import('./impartial_module').Create<import('./impartial_module').JudgeModule>;
  export default create;
}

declare module '*/generated/impartial_search.mjs' {
  const create: import('./impartial_module').Create<import('./impartial_module').SearchModule>;
  export default create;
}

declare module '*/generated/impartial_rules.mjs' {
  const create: import('./impartial_module').Create<import('./impartial_module').SearchModule>;
  export default create;
}

declare module '*/generated/impartial_check.mjs' {
  const create: import('./impartial_module').Create<import('./impartial_module').CheckModule>;
  export default create;
}

declare module '*.wasm?url' {
  const url: string;
  export default url;
}
