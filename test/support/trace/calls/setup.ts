import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { TRACED_ROOMS } from '../../../../scripts/test/traces.mjs';
import { FIXED_CLOCK_VARIABLE } from '../../run-cluster.ts';
import { keysOfTests, traceChecker } from '../check-trace.ts';
import { type Asked, watchAnswers } from './answers.ts';
import { areAtRest, forgetRows, rowsWritten, watchRows } from './rows.ts';
import { steadyText } from './steady-text.ts';

// What calls answer in a test, and what it leaves in databases, is compared with what it was when it was recorded.

/** What takes longer waits for something, or the machine does: then more may differ than what was changed. */
const LONGEST_MILLISECONDS = 4_000;

const { filepath } = Reflect.get(globalThis, '__vitest_worker__') as { filepath: string };
const file = relative(process.cwd(), filepath).replaceAll('\\', '/');
const checker = traceChecker('calls');
/** What is drawn from the seed of the run is another thing with another seed, and whoever looks at the system's clock is not on the fixed one. */
const BY_CHANCE = /fast-check|support\/(seed|properties)|\b(Math\.random|randomInt)\b|\b(Date\.now|new Date)\(\)/;
const draws = (): boolean => BY_CHANCE.test(readFileSync(filepath, 'utf8'));
const isTraced = TRACED_ROOMS.some((room) => file.startsWith(room)) && checker.isFileWanted(file) && !draws();

if (isTraced) process.env[FIXED_CLOCK_VARIABLE] = 'on';
else delete process.env[FIXED_CLOCK_VARIABLE];

let steps: Asked[] = [];
let [isMixed, isMixedForGood, isTest] = [false, false, false];
let since = performance.now();
const mix = (): void => void (isMixed = true);
/** Which of two requests of a test was first may show in all that follow in the file; before the tests it decides over ids alone. */
const mixForGood = (): void => {
  mix();
  isMixedForGood ||= isTest;
};
watchAnswers(isTraced ? { onAsked: (step) => void steps.push(step), onBeside: mixForGood } : null);
watchRows(isTraced ? mix : null);

if (isTraced) {
  const keyOf = keysOfTests();
  beforeEach(() => {
    isTest = true;
    since = performance.now();
  });
  afterEach(async ({ task }) => {
    const checked = { task, key: keyOf(task) };
    const isSteady = (): boolean =>
      !isMixed && !isMixedForGood && areAtRest() && performance.now() - since < LONGEST_MILLISECONDS;
    const rows = isSteady() && checker.isWanted(checked.key) ? await rowsWritten() : null;
    const isWhole = isSteady();
    const lines = [
      ...steps.flatMap(({ line, body }) => [steadyText(line), ...(body ? [steadyText(body)] : [])]),
      ...(rows ?? []).map(({ table, row }) => `${table} ${steadyText(row)}`).toSorted(),
    ];
    const trace = rows && isWhole ? lines.join('\n') : '';
    await forgetRows();
    [steps, isMixed] = [[], false];
    if (!areAtRest()) mix();
    checker.check(checked, trace);
  });
}
