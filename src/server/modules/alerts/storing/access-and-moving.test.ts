import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { maker } from '#test/builders/market.ts';
import { browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { insertAdmin } from '../../admin/admin-store.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { countUnread } from '../lists/alert-list-store.ts';
import { finishExport, insertExport, insertPart } from '../lists/export-store.ts';
import { raiseAlert } from '../raise-alert.ts';
import { moveAlertsJob } from './move-schema.ts';
import { moveAlertsBatch } from './schema-store.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let bea: Awaited<ReturnType<typeof maker>>;
type Staff = Awaited<ReturnType<typeof signUp>>;
const staff: Record<string, Staff> = {};
const sql = (text: string, values: unknown[] = []) => sale.app.db.query({ text, values });
const said = async (who: { call: typeof ana.call }, method: string, path: string, body?: object) =>
  (await who.call(method, path, body)).body.error?.message ?? 'ok';
/** Alerts of every collection of the old schema. */
const fill = (count: number) =>
  sql(
    `WITH plain AS (INSERT INTO alerts (seller_id, id, category, type, priority, title, message, metadata, created_at, updated_at, starred, tags)
       SELECT $1, 'a' || n, 'order', 'new_order', 'high', 'Order ' || n, 'm', jsonb_build_object('orderId', 'o' || n, 'note', n), now(), now(), n % 3 = 0, ARRAY['t' || n] FROM generate_series(1, $2::int) n),
     figures AS (INSERT INTO finance_alerts (seller_id, id, category, type, priority, title, message, created_at, updated_at, metric, baseline, actual, delta_pct, severity, date)
       SELECT $1, 'f' || n, 'analytics', 'metric_changed', 'normal', 't', 'm', now(), now(), 'orders', n, n + 0.5, NULL, 'warn', '2026-03-01' FROM generate_series(1, $2::int / 10) n)
     INSERT INTO processing_alerts (seller_id, id, category, type, priority, title, message, created_at, updated_at, order_id, order_number, processing_deadline, alert_type, hours_remaining)
       SELECT $1, 'p' || n, 'processing', 'processing_overdue', 'critical', 't', 'm', now(), now(), 'o' || n, 'AM', now(), 'overdue', -n FROM generate_series(1, $2::int / 10) n`,
    [ana.userId, count],
  );
const stored = async () =>
  (await sql(`SELECT to_jsonb(a) AS row FROM seller_alerts a ORDER BY id`)).rows.map(({ row }) => row);
const switchTo = (unified: boolean) => ask(staff['master_admin'] as Staff, contract.alerts.setSchema, { unified });
const moveAll = async (): Promise<void> => {
  while (await moveAlertsJob.run(sale.app)) {
    /* until none is left */
  }
};

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  bea = await maker(sale.address, 'Bea Weaver');
  for (const role of ['master_admin', 'customer_service', 'content_moderator'] as const) {
    const who = await signUp(browser(sale.address), `Role ${role.replace('_', ' ')}`);
    await insertAdmin(sale.app.db, { userId: who.userId, role, createdBy: null, now: new Date() });
    staff[role] = who;
  }
});
beforeEach(() => sql('DELETE FROM seller_alerts'));
afterAll(() => sale.stop());

test('[ALERT-18] alerts open to owner and administrators, to customer service for reading', async () => {
  await fill(1);
  const of = `sellerId=${ana.userId}`;
  const change = { sellerId: ana.userId, ids: ['a1'], change: { kind: 'star' } };
  const everything = async (who: { call: typeof ana.call }) => [
    await said(who, 'GET', `/api/seller/alerts?${of}`),
    await said(who, 'GET', `/api/seller/alerts/stats?${of}`),
    await said(who, 'POST', '/api/seller/alerts/changes', change),
    await said(who, 'POST', '/api/seller/alerts/delete', { sellerId: ana.userId, ids: ['none'] }),
  ];
  const refusals = [
    'Unauthorized access to alerts.',
    'Unauthorized access to seller data.',
    'Unauthorized write operation.',
    'Unauthorized delete operation.',
  ];
  expect(await everything(ana)).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect(await everything(staff['master_admin'] as Staff)).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect(await everything(staff['customer_service'] as Staff)).toEqual(['ok', ...refusals.slice(1)]);
  for (const who of [bea, staff['content_moderator'] as Staff]) expect(await everything(who)).toEqual(refusals);
  expect(await said(ana, 'GET', '/api/seller/alerts?sellerId=')).toBe('User ID required for authorization.');
});

const snoozeFields = 'snoozed snooze_until snoozed_at snoozed_by snooze_duration_hours unsnoozed_at auto_woken_at';
const plainFields = `id seller_id category type priority title message action_url action_label read created_at updated_at expires_at ${snoozeFields}`;
test.each([
  ['unified_alerts', `${plainFields} status acknowledged_at starred tags source correlation_id context migrated`],
  ['alerts', `${plainFields} metadata severity metric baseline actual delta_pct date`],
  ['finance_alerts', `date metric baseline actual delta_pct severity message read notified ${snoozeFields}`],
  ['processing_alerts', 'order_id order_number processing_deadline alert_type hours_remaining acknowledged_at'],
])('[ALERT-05, ALERT-06, ALERT-07] %s has the fields that its requirement names', async (table, fields) => {
  const { rows } = await sql('SELECT column_name FROM information_schema.columns WHERE table_name = $1', [table]);
  expect(rows.map(({ column_name: name }) => name)).toEqual(expect.arrayContaining(fields.split(' ')));
});

test('[ALERT-09] only an administrator of settings switches the schema', async () => {
  for (const who of [ana, staff['customer_service'] as Staff])
    expect(await said(who, 'POST', '/api/admin/alert-schema', { unified: true })).toBe(
      'Admin access required to modify schema settings.',
    );
});

test('[ALERT-09, ALERT-08] thousands of alerts move to the unified schema and back without loss', async () => {
  await fill(2000);
  const before = await stored();
  await switchTo(true);
  const killed = inTransaction(sale.app.db, async (tx) => {
    await moveAlertsBatch(tx, 500);
    await tx.query({ text: 'SELECT pg_terminate_backend(pg_backend_pid())' });
  });
  await expect(killed).rejects.toThrow();
  await inTransaction(sale.app.db, (tx) => moveAlertsBatch(tx, 500));
  await inTransaction(sale.app.db, (tx) =>
    raiseAlert(sale.app, tx, {
      ...{ type: 'new_order', event: { id: 'late', at: new Date() }, to: ana.userId, quoted: null },
      ...{ values: () => ({ orderId: 'o' }), metadata: { orderId: 'o' } },
    }),
  );
  expect(await countUnread(sale.app.db, ana.userId, { now: new Date() })).toBe(2401);
  await Promise.all([moveAll(), moveAll()]);
  expect((await sql(`SELECT count(*)::int AS n FROM unified_alerts`)).rows[0]).toEqual({ n: 2401 });
  await sql(`DELETE FROM seller_alerts WHERE id = 'alert_late'`);
  await switchTo(false);
  await Promise.all([moveAll(), moveAll()]);
  expect(await stored()).toEqual(before);
});

test('[ALERT-20] of fifty downloads at once one gets the file', async () => {
  const now = new Date();
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const link = async (token: string, expiresAt: Date): Promise<void> => {
    await insertExport(sale.app.db, {
      ...{ token, userId: ana.userId, sellerId: ana.userId, fileName: 'alerts.csv' },
      ...{ now: later(-30), expiresAt },
    });
    for (const part of [0, 1]) await insertPart(sale.app.db, token, { part, csv: `part ${part}\r\n` });
    await finishExport(sale.app.db, token, { rows: 2, expiresAt });
  };
  await link('ABCDEFGHIJKLMNOP', later(15));
  await link('ABCDEFGHIJKLMNOQ', later(-1));
  const open = (who: { call: typeof ana.call }, token: string) => who.call('GET', `/exports/alerts/${token}`);
  expect((await open(bea, 'ABCDEFGHIJKLMNOP')).body.error.message).toBe('Unauthorized access.');
  expect((await open(ana, 'ABCDEFGHIJKLMNOQ')).body.error.message).toBe('Download link has expired.');
  expect((await open(ana, 'nonsense')).body.error.message).toBe('Invalid download link.');
  const answers = await Promise.all(Array.from({ length: 50 }, () => open(ana, 'ABCDEFGHIJKLMNOP')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 410).map(({ body }) => body.error.message);
  expect(new Set(refused)).toEqual(new Set(['Download link already used.']));
});
