import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    seed: number;
  }
}

/** The seed of everything that tests draw by chance: `SEED`, else made of the commit, so that the same commit draws the same. */
export const seed = inject('seed');
