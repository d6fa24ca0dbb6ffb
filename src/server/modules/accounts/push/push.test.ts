import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import webpush from 'web-push';
import { count } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { openPushEndpoint } from '#test/builders/push-endpoint.ts';
import { browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { workOff } from '#test/builders/work-off.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { storeAlert } from '../../alerts/storing/store-alert.ts';
import { pushQueue } from './send-push.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let service: Awaited<ReturnType<typeof openPushEndpoint>>;
let serial = 0;
const sql = sqlOf(() => sale);
const add = (name: string, who: Pick<typeof ana, 'call'> = ana) =>
  who.call('POST', '/api/accounts/push', service.subscription(name));
const devices = () => count(sale, 'push_devices', []);
const waiting = () => count(sale, 'push_messages', []);
const push = () => workOff(sale.app, pushQueue);
async function raise(): Promise<void> {
  await inTransaction(sale.app.db, (tx) =>
    storeAlert(sale.app, tx, {
      ...{ id: `alert_${(serial += 1)}`, sellerId: ana.userId, type: 'new_order', category: 'order' },
      ...{ priority: 'high', title: 'New order AM-1', message: 'Bo Buyer, 2 mugs', actionLabel: '', language: 'en' },
      ...{ actionUrl: '/seller-dashboard/orders/o1', metadata: {}, quoted: null, now: sale.app.clock.now() },
    }),
  );
  await sale.settle();
}

beforeAll(async () => {
  service = await openPushEndpoint();
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  sale = await openSale({
    ...{ PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_OWN_SERVICE: service.address },
  });
  sale.app.log.warn = () => undefined;
  ana = await maker(sale.address, 'Ana Potter');
});
beforeEach(async () => {
  await sql('DELETE FROM push_devices');
  await sql('DELETE FROM notification_choices');
  service.taken.length = 0;
  service.answerWith(201);
});
afterAll(async () => {
  service.stop();
  await sale.stop();
});

test('[ALERT-22] each browser of a person gets the title and the link of an alert', async () => {
  await add('phone');
  await add('laptop');
  await raise();
  await push();
  expect(service.taken.map(({ path }) => path).toSorted()).toEqual(['/laptop', '/phone']);
  const [{ said, headers }] = service.taken as [(typeof service.taken)[0]];
  expect(said).toEqual({ title: 'New order AM-1', path: '/seller-dashboard/orders/o1', tag: expect.any(String) });
  expect([headers.authorization, headers['content-encoding']]).toEqual([
    expect.stringMatching(/^vapid t=/),
    'aes128gcm',
  ]);
  expect(await waiting()).toBe(0);
});

test('[ALERT-22] no push for a kind that is not wanted by push', async () => {
  await add('phone');
  await ana.call('PUT', '/api/accounts/notifications', {
    choices: [{ kind: 'order', channel: 'push', wanted: false }],
  });
  await raise();
  expect(await waiting()).toBe(0);
});

test.each([404, 410])('[ALERT-22] a browser that is gone (%i) is forgotten', async (status) => {
  await add('phone');
  await raise();
  service.answerWith(status);
  await push();
  expect([await devices(), await waiting()]).toEqual([0, 0]);
});

test('[ALERT-22] what a push service does not take now waits', async () => {
  await add('phone');
  await raise();
  service.answerWith(503);
  await push();
  expect([service.taken.length, await waiting()]).toEqual([1, 1]);
  // Sent, and gone before it could be written.
  service.answerWith(201);
  await sql(`UPDATE pgboss.job_common SET start_after = now() - interval '1 minute' WHERE name = 'push'`);
  await sql(`CREATE RULE cut_off AS ON DELETE TO push_messages DO INSTEAD SELECT 1/0`);
  await push().catch(() => undefined);
  await sql('DROP RULE cut_off ON push_messages');
  await sql(`UPDATE pgboss.job_common SET start_after = now() - interval '1 minute' WHERE name = 'push'`);
  await push();
  expect([new Set(service.taken.map(({ said }) => said.tag)).size, await waiting()]).toEqual([1, 0]);
});

test('[INV-13] signing out ends push messages to that browser', async () => {
  const eve = await maker(sale.address, `Eve Maker`);
  await add('shared', eve);
  expect(await devices()).toBe(1);
  await eve.call('POST', '/api/accounts/sign-out');
  expect(await devices()).toBe(0);
});

test('[INV-22] a browser belongs to who signed in there last, and to its owner alone', async () => {
  await add('shared');
  const eve = await maker(sale.address, 'Eva Maker');
  await add('shared', eve);
  const devicesOf = async (who: typeof ana) => (await who.call('GET', '/api/accounts/notifications')).body.push.devices;
  const [device] = await devicesOf(eve);
  expect([await devicesOf(ana), device]).toEqual([[], expect.objectContaining({ name: 'shared', isHere: true })]);
  await ana.call('POST', '/api/accounts/push/remove', { id: device.id });
  expect(await devices()).toBe(1);
  await eve.call('POST', '/api/accounts/push/remove', { id: device.id });
  expect(await devices()).toBe(0);
});

test.each(['http://10.0.0.1/a', 'https://127.0.0.1/a', 'https://localhost/a', 'http://push.example.com/a'])(
  '[INV-22] %s is refused as a push service',
  async (endpoint) => {
    const answer = await ana.call('POST', '/api/accounts/push', { ...service.subscription('x'), endpoint });
    expect(codeOf(answer)).toEqual([400, 'accounts/push-service-unknown']);
  },
);

test('[INV-22] a visitor has no browser of their own', async () =>
  expect(codeOf(await add('phone', browser(sale.address)))).toEqual([401, 'request/sign-in-required']));
