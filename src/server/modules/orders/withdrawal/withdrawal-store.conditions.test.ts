import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { listReturning, markRefunded, markReturning } from './withdrawal-store.ts';

const tables = bareTables();
const at = (days: number, milliseconds = 0): Date => new Date(NOW.getTime() + days * 86_400_000 + milliseconds);
const keys = 'seller_id id';

test('[LAW-01] a withdrawal moves on by itself, and only while it is open', async () => {
  const withdrawal = { seller_id: 'ana', order_id: 'o1', id: 'w1', state: 'declared', lines: [], declared_at: at(-20) };
  await tables.fill`withdrawals: ${withdrawal} | seller_id=ben | id=w2`;
  const its = { sellerId: 'ana', withdrawalId: 'w1' };
  const returning = () =>
    tables.written('withdrawals', keys, (tx) => markReturning(tx, { ...its, tracking: '1', now: NOW }));
  const refunded = () =>
    tables.written('withdrawals', keys, (tx) => markRefunded(tx, { ...its, cents: 5, receivedAt: null, now: NOW }));
  const one = ['ana w1'];
  expect((await returning()).now).toEqual(one);
  // A proof that is put right later is of the day of the first.
  await tables.run((tx) => markReturning(tx, { ...its, tracking: '2', now: at(1) }));
  const rows = await tables.sql(`SELECT tracking, sent_at FROM withdrawals WHERE seller_id = 'ana' AND id = 'w1'`);
  expect(rows).toEqual([{ tracking: '2', sent_at: NOW }]);
  expect((await refunded()).now).toEqual(one);
  await tables.sql(`UPDATE withdrawals SET state = 'declared', refunded_at = NULL WHERE seller_id = 'ben'`);
  expect(
    await tables.run((tx) => markRefunded(tx, { ...its, sellerId: 'ben', cents: 5, receivedAt: null, now: NOW })),
  ).toBe(true);
  expect([(await returning()).now, (await refunded()).now]).toEqual([[], []]);
});

test('[LAW-01] money goes back for what was sent and declared in time, the oldest first', async () => {
  const withdrawal = row`seller_id=ana order_id=o1 id=w1 state=returning lines=[] declared_at=@-14d`;
  await tables.fill`
    withdrawals: ${withdrawal} | id=w2 declared_at=@-15d order_id=o2 | id=w3 declared_at=${at(-14, 1)}
      | id=w4 state=declared
  `;
  const ids = async (limit: number) =>
    (await listReturning(tables.db, at(-14), { limit, only: null })).map(({ withdrawalId }) => withdrawalId);
  expect([await ids(9), await ids(1)]).toEqual([['w2', 'w1'], ['w2']]);
});
