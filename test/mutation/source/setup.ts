// Setup of each file of tests where `npm run prove` plants mutants: the file `wanted` of MUTANTS_FOLDER says which one acts.
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';

/** A mutant that is asked for more often turns a loop into one without an end. */
const MAX_TIMES = 3_000_000;

const folder = process.env.MUTANTS_FOLDER ?? '';
const wanted = readFileSync(join(folder, 'wanted'), 'utf8');
const reached = new Set<string>();
let times = 0;
Object.assign(globalThis, {
  $isMutant: (id: string): boolean => {
    reached.add(id);
    if (id !== wanted) return false;
    times += 1;
    if (times > MAX_TIMES) throw new Error('A mutant runs without an end.');
    return true;
  },
});
let file = '';
beforeEach(({ task }) => void (file = task.file.filepath));
afterAll(() => appendFileSync(join(folder, 'reached.jsonl'), `${JSON.stringify({ file, ids: [...reached] })}\n`));
