import fc from 'fast-check';
import { inject } from 'vitest';
import { seed } from './seed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    runsFactor: number;
  }
}

/** fast-check's own number of sequences. */
const RUNS = 100;

/** How often something is drawn by chance: so many times in `npm test`, a factor more in `npm run prove`. */
export const runs = (times: number): number => Math.ceil(times * inject('runsFactor'));

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed, numRuns: runs(RUNS) });

/**
 * Every third of a list in `npm test`, another third with each seed and `turn`, so that three turns have had all of it; all of it in
 * `npm run prove`.
 */
export const third = <T>(list: readonly T[], turn = 0): T[] =>
  list.filter((_, index) => inject('runsFactor') > 1 || (index + turn + seed) % 3 === 0);

/** fast-check with the seed of the run. */
export { fc };
