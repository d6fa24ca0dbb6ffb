// Setup of each file of tests where `npm run prove` watches conditions: OUTCOMES_FOLDER says where what they came to is written.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { OutcomeRecorder } from './recorder.ts';

const keep = globalThis as { $outcomes?: OutcomeRecorder };
const recorder = (keep.$outcomes ??= new OutcomeRecorder());
const folder = join(process.env.OUTCOMES_FOLDER ?? '', 'seen');
afterAll(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${process.ppid}-${process.pid}.json`), JSON.stringify(recorder.seen));
});
