import fc from 'fast-check';
import { seed } from './seed.ts';

/** fast-check's own number of sequences; `npm run prove` asks for many times as many of whatever names no number itself. */
const RUNS = 100;
const numRuns = RUNS * Number(process.env.RUNS_FACTOR ?? 1);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed, numRuns });

/** fast-check with the seed of the run. */
export { fc };
