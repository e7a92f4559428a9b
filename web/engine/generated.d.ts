// The wasm build writes these files; they are not in the repository.
declare module '*/generated/impartial.mjs' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- nothing else is allowed in here
  const createImpartial: import('./impartial_module').CreateImpartial;
  export default createImpartial;
}

declare module '*/generated/impartial_search.mjs' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- nothing else is allowed in here
  const createSearch: import('./impartial_module').CreateSearch;
  export default createSearch;
}

declare module '*/generated/impartial_plain.mjs' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- nothing else is allowed in here
  const instantiate: import('./impartial_module').Instantiate;
  export default instantiate;
}

declare module '*.wasm?url' {
  const url: string;
  export default url;
}
