import { fork } from 'node:child_process';
import { join } from 'node:path';
import { findFact } from '#server/platform/database/facts-store.ts';
import type { Runtime } from '#server/platform/start-runtime.ts';
import { DEMO_FACT } from './demo-fact.ts';

/**
 * [CAT-06] Fills the demo shop at the first start, in a process that ends with it: the filling takes four times the memory that the
 * server needs, and a later start does not even load its code.
 */
export async function ensureDemo({ app }: Runtime): Promise<void> {
  if ((await findFact(app.db, DEMO_FACT)) === 'filled') return;
  const child = fork(join(import.meta.dirname, 'fill-beside-main.ts'), [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let problem = 'its process ended';
  child.on('message', (message: { problem: string }) => (problem = message.problem));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`the demo shop could not be filled: ${problem}`);
}
