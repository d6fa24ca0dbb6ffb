import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import type { TestContext } from 'vitest';
import { fieldsOf, inOrder, takeTrace, unordered } from './trace.ts';

const DIGEST_CHARACTERS = 16;
const digestOf = (trace: string): string =>
  createHash('sha256').update(trace).digest('base64url').slice(0, DIGEST_CHARACTERS);

/** Where `npm run record:traces` has traces written, a line of JSON for each test. */
const traceFile = process.env.TRACE_FILE;

/** Lines `DIGEST FILE › TITLE`. */
const readRecorded = (level: string): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(new URL(`../../traces/${level}.txt`, import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(line.indexOf(' ') + 1), line.slice(0, line.indexOf(' '))]),
  );
let recorded: ReadonlyMap<string, string> | undefined;
const titles = new Map<string, number>();

/** Of some tests of a file alone, what stands there before them is not there. */
const { config } = Reflect.get(globalThis, '__vitest_worker__') as { config: { testNamePattern?: RegExp } };

/** Throws where a test brought about something else than was recorded of it. One that failed has said more. */
export function checkTrace(task: TestContext['task'], level: 'rules' | 'calls'): void {
  const trace = takeTrace(level === 'calls' ? unordered : inOrder);
  const times = (titles.get(task.fullTestName) ?? 0) + 1;
  titles.set(task.fullTestName, times);
  if (!trace || task.result?.state === 'fail' || config.testNamePattern) return;
  const key = `${task.file.name} › ${task.fullTestName}${times > 1 ? ` (${times})` : ''}`;
  const digest = digestOf(level === 'calls' ? fieldsOf(trace) : trace);
  if (traceFile) appendFileSync(`${traceFile}.${process.pid}`, `${JSON.stringify({ key, digest, trace })}\n`);
  recorded ??= readRecorded(level);
  if (!traceFile && recorded.has(key) && recorded.get(key) !== digest)
    throw new Error(
      'Something that this test sees, sends or keeps is not what was recorded. `npm run record:traces` shows what; keep it, or mend it.',
    );
}
