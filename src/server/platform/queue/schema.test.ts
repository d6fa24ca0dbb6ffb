import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '#domain/core/time.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { onlyRow } from '../database/only-row.ts';
import { mailQueue } from '../mail/deliver-mail.ts';
import { declareQueues, openBoss, optionsOf } from './open-boss.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
});
afterAll(() => sale.stop());

test('[RUN-14] the schema of the queue is what the installed version of its library expects, but for the clock', async () => {
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

test('[RUN-04] mails have their queue from the first moment on, as the product declares it', async () => {
  const boss = openBoss(sale.app);
  const before = await boss.getQueues(['mail']);
  expect(before).toHaveLength(1);
  await declareQueues(boss, [mailQueue(undefined)]);
  expect(await boss.getQueues(['mail'])).toEqual(before);
  expect(before[0]).toMatchObject(optionsOf(mailQueue(undefined)));
});
