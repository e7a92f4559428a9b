// Each run draws the same cases, unless the environment variable SEED is set, as `npm run
// nightly` does. A failure prints its seed.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
