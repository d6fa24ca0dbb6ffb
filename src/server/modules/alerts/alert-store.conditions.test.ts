import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import type { AlertFilter } from './lists/alert-list-store.ts';
import { countUnread, listAlerts } from './lists/alert-list-store.ts';
import { lockToMail, withdrawAlerts } from './alert-store.ts';
import { changeStored, markAllRead } from './lists/change-store.ts';

const tables = bareTables();
const alert = {
  seller_id: 'ana',
  id: 'a1',
  ...{ collection: 'alerts', origin: 'alerts' },
  category: 'order',
  title: 'hers',
  read: false,
  created_at: at(-5),
  metadata: {},
};

test('[ALERT-03] alerts are their shop’s, newest first, by category and unread, page after page', async () => {
  await tables.fill`
    seller_alerts: ${alert} | id=a2 | id=a3 created_at=@-1 category=review | id=a4 created_at=@-9 read=true
      | seller_id=ben
  `;
  const page = async (filter: Partial<AlertFilter> = {}, rest: object = {}) =>
    (
      await listAlerts(tables.db, 'ana', {
        filter: { view: 'all', ...filter },
        after: null,
        limit: 9,
        language: 'en',
        now: NOW,
        ...rest,
      })
    ).map(({ id }) => id);
  expect([
    await page(),
    await page({ category: 'review' }),
    await page({ read: false }),
    await page({}, { limit: 1 }),
    await page({}, { after: { at: at(-5).toISOString(), id: 'a2' } }),
  ]).toEqual([['a3', 'a2', 'a1', 'a4'], ['a3'], ['a3', 'a2', 'a1'], ['a3'], ['a1', 'a4']]);
  expect(await countUnread(tables.db, 'ana', { now: NOW })).toBe(3);
  const read = async (ids: string[] | 'all') =>
    (
      await tables.written('seller_alerts', 'seller_id id', (tx) =>
        ids === 'all'
          ? markAllRead(tx, { sellerId: 'ana', category: null, now: NOW })
          : changeStored(tx, { sellerId: 'ana', ids, change: { kind: 'read' }, by: 'ana', now: NOW }),
      )
    ).now;
  expect([await read(['a1', 'a4']), (await read('all')).toSorted()]).toEqual([['ana a1'], ['ana a2', 'ana a3']]);
});

test('[ALERT-02] what a decision raised is withdrawn with it', async () => {
  const decided = { metadata: { decided: 'r1' } };
  await tables.fill`
    seller_alerts: ${alert} ${decided} | id=a2 created_at=@0 | id=a3 read=true | id=a4 metadata={"decided":"r2"}
      | id=a5 created_at=@-6 | id=a6 created_at=@1 | seller_id=ben
  `;
  expect(
    (
      await tables.written('seller_alerts', '', (tx) =>
        withdrawAlerts(tx, { sellerId: 'ana', decided: 'r1', since: at(-5).toISOString(), until: NOW }),
      )
    ).gone,
  ).toBe(2);
  expect(await tables.texts(`seller_id, id FROM seller_alerts ORDER BY 1`)).toEqual([
    'ana a3',
    'ana a4',
    'ana a5',
    'ana a6',
    'ben a1',
  ]);
});

test('a mail about an alert goes to its own shop', async () => {
  await tables.fill`
    users: id=ana email="ana@example.com" | id=ben email="ben@example.com"
    seller_alerts: ${alert} seller_id=ben title=his | seller_id=ana title=hers | seller_id=ana id=a2 title=second
  `;
  expect(await tables.run((tx) => lockToMail(tx, { sellerId: 'ana', alertId: 'a1' }))).toMatchObject({
    email: 'ana@example.com',
    title: 'hers',
  });
});
