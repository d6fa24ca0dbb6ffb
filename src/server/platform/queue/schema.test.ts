import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '#domain/core/time.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { ownDatabase } from '#test/support/isolated-settings.ts';
import { onlyRow } from '../database/only-row.ts';
import { openDatabase } from '../database/open-database.ts';
import { declareQueues, openBoss, optionsOf } from './open-boss.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
});
afterAll(() => sale.stop());

test('[RUN-14] the schema of the queue is what the installed version of its library expects', async () => {
  const { ok: _ok, mismatchedFunctions, enumDrift, ...differences } = await openBoss(sale.app).detectSchemaDrift();
  expect(mismatchedFunctions.map(({ name }) => name)).toEqual(['job_now']);
  expect([enumDrift, ...Object.values(differences).flat()]).toEqual([null]);
});

test('[RUN-09] the queue keeps time by the clock of the house', async () => {
  await passTime(sale, 3 * DAY);
  const { ahead } = onlyRow(
    await sale.app.db.query<{ ahead: number }>({
      text: 'SELECT extract(epoch FROM pgboss.job_now() - now())::float AS ahead',
    }),
  );
  expect(ahead).toBeCloseTo((3 * DAY) / 1000, 3);
});

test('[RUN-04] every queue is there from the first moment on, as the product declares it', async () => {
  const boss = openBoss(sale.app);
  const made = await ownDatabase();
  const db = openDatabase(made.url);
  try {
    const byName = new Map((await openBoss({ ...sale.app, db }).getQueues()).map((queue) => [queue.name, queue]));
    const queues = sale.app.outside.runningProduct?.queues ?? [];
    expect([...byName.keys()].sort()).toEqual(queues.map(({ name }) => name).sort());
    for (const queue of queues) expect(byName.get(queue.name)).toMatchObject(optionsOf(queue));
  } finally {
    await db.close();
    await made.drop();
  }
  const before = await boss.getQueues();
  await declareQueues(boss, sale.app.outside.runningProduct?.queues ?? []);
  expect(await boss.getQueues()).toEqual(before);
  // As a version left it that had other settings.
  await boss.updateQueue('mail', { retryLimit: 1, expireInSeconds: 60 });
  await declareQueues(boss, sale.app.outside.runningProduct?.queues ?? []);
  expect(await boss.getQueue('mail')).toMatchObject({ retryLimit: 9, expireInSeconds: 3600 });
});
