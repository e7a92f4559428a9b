// Runs a TypeScript file of this folder: `node web/build/run.mjs one_file [arguments]`.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// Vite would otherwise choose development mode and bundle the development build of Lit.
process.env.NODE_ENV = 'production';

const [name, ...args] = process.argv.slice(2);
const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
const { module } = await runnerImport(file, { configFile: false, logLevel: 'warn' });
await module.main(...args);
