import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, HOUR } from '#domain/core/time.ts';
import { maker } from '#test/builders/market.ts';
import { count } from '#test/builders/buying.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { workOff } from '#test/builders/work-off.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { jobRowsQueue } from '../../platform/jobs/row-job.ts';
import { sendDigests } from '../accounts/delivery/send-digests.ts';
import type { NewAlert } from './alert-store.ts';
import { storeAlert } from './storing/store-alert.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let now: Date;
let serial = 0;
const sql = sqlOf(() => sale);
const EMAIL = 'ana.potter@example.com';
/** An hour before UTC, all year round. */
const ZONE = 'Etc/GMT-1';
const SUNDAY = new Date('2026-01-04T00:00:00Z').getTime();
/** The morning of the Monday to come, and half past eleven of the evening before. */
const MONDAY = SUNDAY + DAY + Math.ceil((Date.now() + 2 * DAY - SUNDAY) / (7 * DAY)) * 7 * DAY;
const NIGHT = new Date(MONDAY - 1.5 * HOUR);
const EIGHT = new Date(MONDAY + 7 * HOUR);

async function raise(changes: Partial<NewAlert> = {}): Promise<void> {
  await inTransaction(sale.app.db, (tx) =>
    storeAlert(sale.app, tx, {
      ...{ id: `alert_${(serial += 1)}`, sellerId: ana.userId, type: 'out_of_stock', category: 'inventory' },
      ...{
        priority: 'high',
        title: `Mug ${serial} is sold out`,
        message: 'Make more.',
        actionLabel: '',
        language: 'en',
      },
      ...{ actionUrl: '/seller-dashboard/listings', metadata: {}, quoted: null, now },
      ...changes,
    }),
  );
  await sale.settle();
}
type Way = 'screen' | 'email' | 'digest';
const choose = (wanted: Partial<Record<Way, boolean>>, delivery: object = {}) =>
  ana.call('PUT', '/api/accounts/notifications', {
    choices: Object.entries(wanted).map(([channel, is]) => ({ kind: 'inventory', channel, wanted: is })),
    delivery: { timeZone: ZONE, quiet: null, digest: 'daily', ...delivery },
  });
const mails = async () =>
  (
    await sql<{ key: string; subject: string; text: string; leaves: Date }>(
      `SELECT key, subject, body_text AS text, next_at AS leaves FROM mails WHERE recipient = $1 AND key ~ '^(alert|digest):' ORDER BY created_at`,
      [EMAIL],
    )
  ).rows;
const waiting = () => count(sale, 'digest_items WHERE user_id = $1', [ana.userId]);
/** As two processes would. */
const digests = async (): Promise<void> => {
  await Promise.all([sendDigests.run(sale.app), sendDigests.run(sale.app)]);
};

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  await sql('UPDATE users SET email_verified = true');
});
beforeEach(async () => {
  now = new Date();
  sale.app.clock = { ...sale.app.clock, now: () => now };
  for (const table of ['mails', 'digest_items', 'notification_choices', 'delivery_settings'])
    await sql(`DELETE FROM ${table}`);
});
afterAll(() => sale.stop());

test('[UX-70] a mail waits for the end of the quiet hours, a critical one leaves at once', async () => {
  await choose({ email: true }, { quiet: { from: '22:00', to: '07:30' } });
  now = NIGHT;
  await raise();
  await raise({ priority: 'critical' });
  expect((await mails()).map(({ leaves }) => leaves.toISOString())).toEqual([
    new Date(MONDAY + 6.5 * HOUR).toISOString(),
    NIGHT.toISOString(),
  ]);
});

test('[ALERT-22] a digest gathers what came since the last in one mail, by two processes too', async () => {
  await choose({ email: false, digest: true });
  now = NIGHT;
  await raise();
  await raise();
  await digests();
  expect([await mails(), await waiting()]).toEqual([[], 2]);
  now = EIGHT;
  await digests();
  expect(await mails()).toMatchObject([
    { subject: '2 updates for you', text: expect.stringMatching(/sold out[^]*sold out/) },
  ]);
  now = new Date(now.getTime() + DAY);
  await digests();
  expect([(await mails()).length, await waiting()]).toEqual([1, 0]);
});

test('[ALERT-22] a digest that is cut off takes nothing with it and is sent once', async () => {
  await choose({ email: false, digest: true });
  now = NIGHT;
  await raise();
  now = EIGHT;
  await sql('ALTER TABLE mails ADD CONSTRAINT cut_off CHECK (false) NOT VALID');
  await sendDigests.run(sale.app);
  await sql('ALTER TABLE mails DROP CONSTRAINT cut_off');
  expect([await waiting(), (await mails()).length]).toEqual([1, 0]);
  await digests();
  expect(await waiting()).toBe(1);
  await sql(`UPDATE pgboss.job_common SET start_after = pgboss.job_now() WHERE name = 'job-rows'`);
  await workOff(sale.app, jobRowsQueue);
  expect([await waiting(), (await mails()).length]).toEqual([0, 1]);
});

test('[ALERT-22, RUN-04] a reader whose digest fails holds up no other, and system health shows it', async () => {
  now = EIGHT;
  const ben = await maker(sale.address, 'Ben Potter');
  await sql('UPDATE users SET email_verified = true');
  for (const [userId, day] of [
    [ben.userId, '2020-01-01'],
    [ana.userId, '2020-01-02'],
  ])
    await sql(
      `INSERT INTO digest_items (user_id, key, kind, title, message, path, created_at, due_at) VALUES ($1, 'k', 'inventory', 'Sold out', 'Make more.', '/', $2, $2)`,
      [userId, day],
    );
  await sql(`ALTER TABLE mails ADD CONSTRAINT cut_off CHECK (recipient <> 'ben.potter@example.com') NOT VALID`);
  await sendDigests.run(sale.app);
  await sql('ALTER TABLE mails DROP CONSTRAINT cut_off');
  expect([await waiting(), (await mails()).length]).toEqual([0, 1]);
  expect(await count(sale, `pgboss.job_common WHERE data->>'key' = $1`, [`accounts.send-digests ${ben.userId}`])).toBe(
    1,
  );
});

test('[ALERT-22] what is mailed at once is not in the digest too', async () => {
  await choose({ email: true, digest: true });
  await raise();
  expect([(await mails()).length, await waiting()]).toEqual([1, 0]);
});

test('[ALERT-22] what waits follows the rhythm, and goes with its kind or the whole digest', async () => {
  await choose({ email: false, digest: true });
  now = NIGHT;
  await raise();
  await choose({}, { digest: 'weekly' });
  expect(await count(sale, 'digest_items WHERE due_at = $1', [EIGHT])).toBe(1);
  await choose({ digest: false });
  expect(await waiting()).toBe(0);
  await choose({ digest: true });
  await raise();
  await choose({}, { digest: 'off' });
  await raise();
  expect(await waiting()).toBe(0);
});

test('[UX-70] one press in a digest ends it and nothing else', async () => {
  await choose({ email: false, digest: true });
  now = NIGHT;
  await raise();
  now = EIGHT;
  await digests();
  const token = /\/notifications\/end\?token=(\S+)/.exec((await mails())[0]?.text ?? '')?.[1];
  const end = await ana.call('POST', '/api/accounts/notifications/end', { token });
  const { body } = await ana.call('GET', '/api/accounts/notifications');
  expect([end.body, body.delivery.digest]).toEqual([{ kind: 'digest' }, 'off']);
});
