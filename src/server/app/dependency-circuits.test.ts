import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { deliverMails } from '#test/builders/work-off.ts';
import { type Circuits, type Dependency, openCircuits } from '../platform/circuits/circuits.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import { inTransaction } from '../platform/database/open-database.ts';
import { guardedFetch } from '../modules/accounts/google/guarded-fetch.ts';
import { textSender } from '../modules/accounts/phone/text-sender.ts';
import { s3Store } from '../modules/files/s3-store.ts';
import { labelProvider } from '../modules/orders/labels/label-provider.ts';
import { stripeClient } from '../modules/payments/provider.ts';
import { askExternal } from '../modules/search/external/ask-external.ts';
import { servicesOf } from '../modules/office/health/services-of.ts';
import { listCircuits } from '../platform/circuits/circuit-store.ts';

const WAYS = 12;
let sale: Sale;
let requests = 0;
/** Something is there and answers every connection with its end: no service works like that. */
const broken = createServer((socket) => {
  requests += 1;
  socket.on('error', () => undefined).destroy();
});
let host = '';

beforeAll(async () => {
  sale = await openSale();
  await new Promise<void>((resolve) => void broken.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(broken.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => broken.close(resolve));
  await sale.stop();
});

const away = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

/** One attempt to reach each dependency, as the product makes it. */
const attempts: Record<Dependency, (circuits: Circuits, way: number) => Promise<unknown>> = {
  'card provider': (circuits) =>
    away(stripeClient({ apiBase: `http://${host}`, secretKey: 'sk_test_x', circuits }).paymentIntents.retrieve('pi_1')),
  'file store': (circuits) => away(s3Store(`http://key:secret@${host}/bucket`, { circuits }).find('picture')),
  'identity provider': (circuits) =>
    away(guardedFetch({ circuits, random: sale.app.random })(`http://${host}/token`, { method: 'POST' })),
  'label provider': (circuits) =>
    away(labelProvider({ apiBase: `http://${host}`, apiKey: 'k', webhookSecret: 's', circuits }).find('parcel_1')),
  'text sender': (circuits) =>
    textSender({ url: `http://a:b@${host}`, from: '+1', circuits }).send({ to: '+2', body: 'x', secondsOfUse: 9 }),
  'search service': (circuits) => {
    const config = { ...sale.app.config, SEARCH_SERVICE: `http://${host}` };
    return away(askExternal({ ...sale.app, circuits, config }, '/search', { method: 'POST', body: {} }));
  },
  'mail server': async (circuits, way) => {
    await inTransaction(sale.app.db, (tx) =>
      sendMail(sale.app, tx, { key: `way-${way}`, to: `way-${way}@example.com`, subject: 'x', text: 'x', html: 'x' }),
    );
    await deliverMails({ ...sale.app, circuits }, `smtp://${host}`);
  },
};

test.each(Object.keys(attempts) as Dependency[])(
  '[ERR-08] the %s is left alone after failures, and system health says since when',
  async (name) => {
    const circuits = openCircuits({ ...sale.app, process: name });
    if (name === 'mail server') for (let way = 0; way < WAYS; way += 1) await attempts[name](circuits, way);
    else await Promise.all(Array.from({ length: WAYS }, (_, way) => attempts[name](circuits, way)));
    expect(circuits.isResting(name)).toBe(true);
    requests = 0;
    await attempts[name](circuits, WAYS);
    expect(requests).toBe(0);
    const config = { ...sale.app.config, SMTP_URL: 'x', S3_URL: 'x', SEARCH_SERVICE: 'x', TEXTS_URL: 'x' };
    await expect
      .poll(async () => {
        const rows = await listCircuits(sale.app.db, new Date(0));
        return servicesOf(rows, { config, hasIdentity: true, now: sale.app.clock.now(), language: 'en' }).find(
          ({ key }) => key === name,
        );
      })
      .toMatchObject({
        state: 'critical',
        words: expect.stringMatching(/^left alone until \d\d:\d\d:\d\d UTC after 5 failures: /),
      });
  },
);

test('[OFFICE-01, ERR-08] system health speaks of the services that the settings name, and of no other', () => {
  const { config } = sale.app;
  const shown = (more: object, hasIdentity = false): string[] =>
    servicesOf([], {
      config: { ...config, SHIPPING: 'off', ...more },
      hasIdentity,
      now: sale.app.clock.now(),
      language: 'en',
    }).map(({ key }) => key);
  expect(shown({ SMTP_URL: undefined, S3_URL: undefined, SEARCH_SERVICE: undefined })).toEqual(['card provider']);
  expect(shown({ SMTP_URL: undefined, S3_URL: undefined, SHIPPING: 'test' })).toContain('label provider');
  expect(shown({ SMTP_URL: 'x', S3_URL: undefined, SEARCH_SERVICE: undefined })).toContain('mail server');
  expect(shown({ SMTP_URL: undefined, S3_URL: 'x', SEARCH_SERVICE: undefined })).toEqual([
    'card provider',
    'file store',
  ]);
  expect(shown({ SMTP_URL: undefined, S3_URL: undefined, SEARCH_SERVICE: 'x' }, true)).toEqual([
    'card provider',
    'search service',
    'identity provider',
  ]);
});
