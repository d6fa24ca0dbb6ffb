import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import type { TestContext } from 'vitest';
import { fileOf, readKept, UNSTEADY } from '../../../scripts/test/traces.mjs';

const DIGEST_CHARACTERS = 16;
/** Where `npm run record:traces` has traces written, a line of JSON for each test. */
const traceFile = process.env.TRACE_FILE;
/** Of some tests of a file alone, what stands there before them is not there. */
const { config } = Reflect.get(globalThis, '__vitest_worker__') as { config: { testNamePattern?: RegExp } };

const digestOf = (trace: string): string =>
  createHash('sha256').update(trace).digest('base64url').slice(0, DIGEST_CHARACTERS);

export interface Checked {
  task: TestContext['task'];
  /** `FILE › TITLE`, told apart where a file has the title twice. */
  key: string;
}

/** Says the keys of a file's tests as they run. */
export function keysOfTests(): (task: TestContext['task']) => string {
  const titles = new Map<string, number>();
  return (task) => {
    const times = (titles.get(task.fullTestName) ?? 0) + 1;
    titles.set(task.fullTestName, times);
    return `${task.file.name} › ${task.fullTestName}${times > 1 ? ` (${times})` : ''}`;
  };
}

/** Compares traces of a level with those that are kept. They are read for the first trace: most files have none. */
export function traceChecker(level: 'parts' | 'calls') {
  let recorded: ReadonlyMap<string, string> | undefined;
  const readRecorded = (): ReadonlyMap<string, string> => {
    const text = (): string => readFileSync(new URL(`../../traces/${level}.txt`, import.meta.url), 'utf8');
    return (recorded ??= new Map([...readKept(text())].filter(([, digest]) => digest !== UNSTEADY)));
  };
  return {
    /** Whether a trace of this file's tests is looked at. */
    isFileWanted: (file: string): boolean =>
      Boolean(traceFile) || [...readRecorded().keys()].some((key) => fileOf(key) === file),
    /** Whether the trace of this test is looked at. */
    isWanted: (key: string): boolean => !config.testNamePattern && (Boolean(traceFile) || readRecorded().has(key)),
    /** Throws where a test brought about something else than was recorded of it. One that failed has said more. */
    check: ({ task, key }: Checked, trace: string): void => {
      if (config.testNamePattern) return;
      const digest = digestOf(trace);
      if (traceFile) {
        const failed = task.result?.state === 'fail';
        if (failed || trace)
          appendFileSync(`${traceFile}.${process.pid}`, `${JSON.stringify({ key, digest, trace, failed })}\n`);
        return;
      }
      if (task.result?.state === 'fail' || !trace || (readRecorded().get(key) ?? digest) === digest) return;
      throw new Error(
        `Something that this test sees, sends or keeps is not what was recorded (now ${digest}). \`npm run record:traces\` shows what; keep it, or mend it.`,
      );
    },
  };
}
