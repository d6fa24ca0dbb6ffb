import fc from 'fast-check';
import { seed } from './seed.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

/** fast-check with the seed of the run. */
export { fc };
