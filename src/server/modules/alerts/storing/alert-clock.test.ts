import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { flushAlerts } from '#test/builders/flush-alerts.ts';
import { contract } from '#domain/modules.ts';
import { DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import { maker } from '#test/builders/market.ts';
import { count } from '#test/builders/buying.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { runAudit } from '../../../app/audit/run-audit.ts';
import { type AlertView, listAlerts } from '../lists/alert-list-store.ts';
import type { NewAlert } from '../alert-store.ts';
import { archiveAlerts, wakeAlerts } from './clock-jobs.ts';
import { storeAlert } from './store-alert.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let serial = 0;
let now: Date;

const raise = (changes: Partial<NewAlert> = {}) =>
  inTransaction(sale.app.db, (tx) =>
    storeAlert(sale.app, tx, {
      ...{ id: `alert_${(serial += 1)}`, sellerId: ana.userId, type: 'low_stock', category: 'inventory' },
      ...{ priority: 'normal', title: `Alert ${serial}`, message: 'Two left.', actionLabel: '', language: 'en' },
      ...{ actionUrl: '/seller-dashboard/listings', metadata: {}, quoted: null, now },
      ...changes,
    }),
  );
/** Sessions end sooner than alerts. */
const listed = (view: AlertView = 'active') =>
  listAlerts(sale.app.db, ana.userId, { filter: { view }, after: null, limit: 50, language: 'en', now });
const change = (ids: string[], made: Parameters<typeof ask<typeof contract.alerts.changeAlerts>>[2]['change']) =>
  ask(ana, contract.alerts.changeAlerts, { ids, change: made });
const breaches = async () => (await runAudit(sale.app)).filter(({ state }) => state === 'breach');
/** As two processes would. */
const twice = async (job: typeof wakeAlerts) => {
  const run = async (): Promise<void> => {
    while (await job.run(sale.app)) {
      /* until none is left */
    }
  };
  await Promise.all([run(), run()]);
};

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  sale.app.clock = { ...sale.app.clock, now: () => now };
});
beforeEach(async () => {
  now = new Date();
  for (const table of ['seller_alerts', 'queued_alerts', 'deleted_alerts'])
    await sale.app.db.query({ text: `DELETE FROM ${table}` });
});
afterAll(async () => {
  expect(await breaches()).toEqual([]);
  await sale.stop();
});

test('[ALERT-13, INV-20] a snoozed alert leaves the list', async () => {
  await raise({ id: 'a1' });
  await raise({ id: 'a2', now: new Date(now.getTime() + 1) });
  await change(['a1'], { kind: 'read' });
  expect(await change(['a1'], { kind: 'snooze', hours: 4 })).toEqual({ changed: ['a1'], unread: 1 });
  expect((await listed('snoozed'))[0]).toMatchObject({
    ...{ status: 'snoozed', snoozedBy: ana.userId, snoozeDurationHours: 4 },
  });
  now = new Date(now.getTime() + 4 * HOUR - 1000);
  await twice(wakeAlerts);
  expect((await listed()).map(({ id }) => id)).toEqual(['a2']);
  now = new Date(now.getTime() + 2000);
  await twice(wakeAlerts);
  const [woken] = await listed();
  expect(woken).toMatchObject({ id: 'a1', status: 'active', read: false, snoozed: false, snoozeDurationHours: 4 });
  expect(woken?.autoWokenAt).not.toBeNull();
  expect(await count(sale, `events WHERE name = 'alerts.woken'`)).toBe(1);
});

test('[ALERT-13, INV-20] three hundred alerts wake in runs of at most 100, each once, whoever wakes them', async () => {
  for (let index = 0; index < 3; index += 1) await raise({ id: `a${index}` });
  await sale.app.db.query({
    text: `INSERT INTO alerts (seller_id, id, category, type, priority, title, message, created_at, updated_at, snoozed, snooze_until, snoozed_at, snoozed_by, snooze_duration_hours)
           SELECT $1, 'many' || n, 'order', 'x', 'low', 't', 'm', $2, $2, true, $2, $2, $1, 1 FROM generate_series(1, 300) n`,
    values: [ana.userId, now],
  });
  await sale.app.db.query({ text: `DELETE FROM events WHERE name = 'alerts.woken'` });
  expect(await wakeAlerts.run(sale.app)).toBe(true);
  expect(await count(sale, 'alerts WHERE auto_woken_at IS NOT NULL')).toBe(100);
  await twice(wakeAlerts);
  expect(await count(sale, 'alerts WHERE auto_woken_at IS NOT NULL')).toBe(300);
  const { rows } = await sale.app.db.query<{ woken: number }>({
    text: `SELECT sum(jsonb_array_length(payload->'alertIds'))::int AS woken FROM events WHERE name = 'alerts.woken'`,
  });
  expect(rows[0]?.woken).toBe(300);
});

test('[ALERT-13] snoozing refuses a longer time than the alert may wait', async () => {
  await raise({ id: 'a1', priority: 'critical' });
  const { body } = await ana.call('POST', '/api/seller/alerts/changes', {
    ids: ['a1'],
    change: { kind: 'snooze', hours: 24 },
  });
  expect(body.error.code).toBe('alerts/snooze-too-long');
  await change(['a1'], { kind: 'snooze', hours: 1 });
  expect(await change(['a1'], { kind: 'wake' })).toMatchObject({ changed: ['a1'] });
  expect((await listed())[0]).toMatchObject({ snoozed: false, autoWokenAt: null });
});

test('[ALERT-16, ALERT-25] what ended or is 30 days old is archived and in no other list', async () => {
  await raise({ id: 'soon', type: 'promotion_ending' });
  await raise({ id: 'late' });
  await raise({ id: 'done' });
  await change(['done'], { kind: 'acknowledge' });
  now = new Date(now.getTime() + 7 * DAY + MINUTE);
  expect((await listed()).map(({ id }) => id)).toEqual(['late']);
  await twice(archiveAlerts);
  expect((await listed('archived')).map(({ id }) => id)).toEqual(['soon']);
  now = new Date(now.getTime() + 24 * DAY);
  await twice(archiveAlerts);
  expect([(await listed('archived')).length, (await listed('all')).length]).toEqual([3, 0]);
  now = new Date(now.getTime() + 61 * DAY);
  await twice(archiveAlerts);
  expect(await count(sale, 'seller_alerts')).toBe(0);
});

test('[ALERT-14] a processing alert is read when it is acknowledged, and the other way round', async () => {
  const order = { orderId: 'o1', orderNumber: 'AM-2026-100001', processingDeadline: now, hoursRemaining: -2 };
  await raise({ id: 'p1', type: 'processing_overdue', category: 'processing', priority: 'high', order });
  expect(await count(sale, `processing_alerts WHERE alert_type = 'overdue' AND order_id = 'o1'`)).toBe(1);
  await change(['p1'], { kind: 'read' });
  expect((await listed('acknowledged'))[0]).toMatchObject({
    ...{ read: true, status: 'acknowledged', source: 'processing' },
    context: { slaStatus: 'overdue', hoursRemaining: -2 },
  });
  await change(['p1'], { kind: 'unacknowledge' });
  expect((await listed())[0]).toMatchObject({ read: false, acknowledgedAt: null });
});

test('[ALERT-15, INV-18] ten low alerts that come at once are one summary, each in it once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => raise({ priority: 'low' })));
  const items = await listed();
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ type: 'feature_update', priority: 'normal', title: '10 updates about inventory' });
  expect(items[0]?.actionUrl).toBe('/seller-dashboard/alerts?category=inventory');
  expect((items[0]?.context.metadata as { summarised: string[] }).summarised).toHaveLength(10);
});

test('[ALERT-15, INV-18] what waits is flushed five seconds after the last, by whoever is there', async () => {
  for (const category of ['inventory', 'analytics', 'inventory']) await raise({ priority: 'low', category });
  await flushAlerts(sale.app, 4000);
  expect(await listed()).toEqual([]);
  await flushAlerts(sale.app, 1000);
  expect((await listed()).map(({ title }) => title).toSorted()).toEqual([
    '2 updates about inventory',
    expect.stringMatching(/^Alert/),
  ]);
  await raise({ id: `alert_${serial}`, priority: 'low' });
  expect(await count(sale, 'queued_alerts WHERE flushed_into IS NULL')).toBe(0);
});

test('[ALERT-25] a deletion is taken back for ten minutes: the alert is as it was', async () => {
  const rowsOf = async () =>
    (await sale.app.db.query({ text: 'SELECT to_jsonb(a) AS row FROM seller_alerts a ORDER BY id' })).rows;
  const order = { orderId: 'o1', orderNumber: 'AM-2026-100001', processingDeadline: now, hoursRemaining: 3.5 };
  await raise({ id: 'p1', category: 'processing', type: 'processing_approaching', order, tags: ['fair'] });
  await raise({
    id: 'a1',
    figures: { metric: 'revenue', baseline: 1.25, actual: 2, severity: 'info', date: '2026-01-02' },
  });
  await change(['a1'], { kind: 'star' });
  const before = await rowsOf();
  const restore = () => ask(ana, contract.alerts.restoreAlerts, { ids: ['p1', 'a1'] });
  await ask(ana, contract.alerts.deleteAlerts, { ids: ['p1', 'a1'] });
  expect([await rowsOf(), (await restore()).changed.toSorted(), await rowsOf()]).toEqual([[], ['a1', 'p1'], before]);
  await ask(ana, contract.alerts.deleteAlerts, { ids: ['p1'] });
  now = new Date(now.getTime() + 10 * MINUTE);
  expect((await restore()).changed).toEqual([]);
  await twice(archiveAlerts);
  expect(await count(sale, 'deleted_alerts WHERE alert IS NOT NULL')).toBe(0);
});

test('[ALERT-05, UX-88] alerts are tagged once each, found by a tag', async () => {
  for (const [id, category] of Object.entries({ a1: 'order', a2: 'review', a3: 'order', a4: 'review', a5: 'message' }))
    await raise({ id, category });
  expect((await change(['a1', 'a2'], { kind: 'add-tag', tag: '<fair>' })).changed.toSorted()).toEqual(['a1', 'a2']);
  expect((await change(['a1'], { kind: 'add-tag', tag: '<fair>' })).changed).toEqual([]);
  const list = (input: object) => ask(ana, contract.alerts.listAlerts, input);
  expect((await list({ tag: '<fair>' })).items.map(({ tags }) => tags)).toEqual([['<fair>'], ['<fair>']]);
  await change(['a1', 'a2'], { kind: 'remove-tag', tag: '<fair>' });
  expect((await list({ tag: '<fair>' })).items).toEqual([]);
  const ids: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await list({ order: 'category', limit: 2, cursor });
    ids.push(...page.items.map(({ id }) => id));
    if (!page.nextCursor) break;
    cursor = page.nextCursor;
  }
  expect(ids).toEqual(['a5', 'a3', 'a1', 'a4', 'a2']);
});

test('[ALERT-15] high alerts are there now, and an alert that was deleted is not raised again', async () => {
  await raise({ id: 'h1', priority: 'high' });
  expect(await ask(ana, contract.alerts.deleteAlerts, { ids: ['h1', 'gone'] })).toEqual({ changed: ['h1'], unread: 0 });
  await raise({ id: 'h1', priority: 'high' });
  expect(await listed()).toEqual([]);
});
