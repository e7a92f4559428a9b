// The wasm build writes this file too. Only `import()` types are allowed here.
/* oxlint-disable typescript/consistent-type-imports */
declare module '*/generated/impartial_oracle.mjs' {
  const create: import('../engine/impartial_module').Create<import('./oracle_module').OracleModule>;
  export default create;
}
