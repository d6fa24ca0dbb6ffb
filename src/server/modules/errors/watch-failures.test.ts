import { expect, test } from 'vitest';
import { appAnswering } from '#test/builders/app-answering.ts';
import { watchFailures } from './watch-failures.ts';

/** How many of one source a process takes in a minute (report-limit.ts). */
const A_MINUTE = 30;

test('[ERR-05] of one source a process keeps thirty a minute, and counts what it does not keep', async () => {
  const counted: string[] = [];
  const { app, valuesOf } = appAnswering({}, { metrics: { count: (name: string) => void counted.push(name) } });
  const watch = watchFailures(app, '1');
  for (let nth = 0; nth < A_MINUTE + 2; nth += 1) {
    watch.alerted(`alert ${nth}`);
    await watch.settle();
  }
  expect([valuesOf('security-alerts-insert').length, counted]).toEqual([
    A_MINUTE,
    ['errors_not_kept_total', 'errors_not_kept_total'],
  ]);
});
