import { afterEach, beforeEach } from 'vitest';
import { keysOfTests, traceChecker } from '../check-trace.ts';
import { type Asked, watchAnswers } from './answers.ts';
import { beginFixedDay } from './fixed-day.ts';
import { areAtRest, forgetRows, rowsWritten, watchRows } from './rows.ts';
import { namer, steadyText } from './steady-text.ts';

// What calls answer in a test, and what it leaves in databases, is compared with what it was when it was recorded.

/** What takes longer waits for something, or the machine does: then more may differ than what was changed. */
const LONGEST_MILLISECONDS = 4_000;

beginFixedDay();
const keyOf = keysOfTests();
const checker = traceChecker('calls');
let steps: Asked[] = [];
let isMixed = false;
let since = performance.now();
watchAnswers({ onAsked: (step) => void steps.push(step), onOverlap: () => void (isMixed = true) });
watchRows(() => void (isMixed = true));

beforeEach(() => {
  since = performance.now();
});
afterEach(async ({ task }) => {
  const checked = { task, key: keyOf(task) };
  const isSteady = (): boolean => !isMixed && areAtRest() && performance.now() - since < LONGEST_MILLISECONDS;
  const rows = isSteady() && checker.isWanted(checked.key) ? await rowsWritten() : null;
  const { name, rename } = namer();
  const trace = rows && isSteady() ? [
    ...steps.map(({ line, body = '' }) => name(`${line}\n${body}`)),
    ...rows.map(rename),
  ] : [];
  const asked = steps.length;
  await forgetRows();
  [steps, isMixed] = [[], !areAtRest()];
  const lines = trace.map(steadyText);
  checker.check(checked, [...lines.slice(0, asked), ...lines.slice(asked).toSorted()].join('\n'));
});
