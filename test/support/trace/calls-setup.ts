import { afterEach, beforeEach } from 'vitest';
import { checkTrace } from './check-trace.ts';
import { rowsWritten, watchRows } from './rows.ts';
import { note, takeTrace } from './trace.ts';

// What a call answers, and what a test leaves in its database, is compared with what it was when it was recorded.
watchRows();
beforeEach(() => void takeTrace());
afterEach(async ({ task }) => {
  // Faults are those that chance decides.
  if (task.file.name.startsWith('test/faults')) return;
  for (const row of await rowsWritten()) note(row);
  checkTrace(task, 'calls');
});
