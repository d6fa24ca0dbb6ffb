import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach } from 'vitest';
import { readKept } from '../../../scripts/test/traces.mjs';
import { takeTrace } from './trace.ts';

// What a part of a screen shows, sends and keeps in a test is compared with what it was when it was recorded.

const DIGEST_CHARACTERS = 16;
/** Where `npm run record:traces` has traces written, a line of JSON for each test. */
const traceFile = process.env.TRACE_FILE;
/** Read for the first trace: most files have none. */
let recorded: ReadonlyMap<string, string> | undefined;
const digestOf = (key: string): string | undefined => {
  recorded ??= readKept(readFileSync(new URL('../../traces/parts.txt', import.meta.url), 'utf8'));
  return recorded.get(key);
};
const titles = new Map<string, number>();
/** Of some tests of a file alone, what stands there before them is not there. */
const { config } = Reflect.get(globalThis, '__vitest_worker__') as { config: { testNamePattern?: RegExp } };

beforeEach(() => void takeTrace());
afterEach(({ task }) => {
  const trace = takeTrace();
  const times = (titles.get(task.fullTestName) ?? 0) + 1;
  titles.set(task.fullTestName, times);
  // One that failed has said more.
  if (!trace || task.result?.state === 'fail' || config.testNamePattern) return;
  const key = `${task.file.name} › ${task.fullTestName}${times > 1 ? ` (${times})` : ''}`;
  const digest = createHash('sha256').update(trace).digest('base64url').slice(0, DIGEST_CHARACTERS);
  if (traceFile) appendFileSync(`${traceFile}.${process.pid}`, `${JSON.stringify({ key, digest, trace })}\n`);
  else if ((digestOf(key) ?? digest) !== digest)
    throw new Error(
      'Something that this test sees, sends or keeps is not what was recorded. `npm run record:traces` shows what; keep it, or mend it.',
    );
});
