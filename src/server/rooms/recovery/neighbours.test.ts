import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { partOf } from '#test/builders/part-of.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { findAbandonedCart } from './alert-facts-store.ts';
import { markRecovered, optOut, useLink } from './recover-store.ts';
import { takeBackMails, takeBackMailsTo } from './reminder-mails-store.ts';
import { dropAddresses, takeTurns } from './reminder-turns-store.ts';
import { lockDue, saveSwept } from './sweep-store.ts';
import { closeLife, forgetGuest, hasAddress, saveActivity } from './track-store.ts';
import type { App } from '../../platform/calls/app.ts';

let tables: BareTables;
const NOW = new Date('2026-03-10T12:00:00.000Z');
const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const app = partOf<App>({ config: { SMTP_URL: 'smtp://mail' } });

beforeAll(async () => {
  tables = await openBareTables();
});
afterAll(() => tables.stop());
beforeEach(() =>
  tables.empty(
    'abandoned_carts',
    'recovery_attempts',
    'cart_mail_optouts',
    'reminder_turns',
    'mails',
    'cart_lines',
    'users',
    'listings',
    'variants',
  ),
);

const cart = {
  cart_id: 'k1',
  life: 2,
  user_email: 'bo@example.com',
  items: [],
  status: 'pending',
  next_at: at(0),
  last_activity_at: at(-5),
};
/** An earlier life of the same cart, which is over, and another cart. */
const OTHERS = [{ life: 1, next_at: null, closed_by: 'purchase' }, { cart_id: 'k2' }];
const keys = ['cart_id', 'life'];
const its = [{ cart_id: 'k1', life: 2 }];
const attempt = {
  cart_id: 'k1',
  life: 2,
  attempt_number: 1,
  token_hash: '\\x01',
  unsubscribe_hash: '\\x02',
  expires_at: at(1),
};
const written = async (act: (tx: Transaction) => unknown) => (await tables.written('abandoned_carts', keys, act)).now;

test('[RECO-05, INV-11] a link brings its own cart back, once, until its very end', async () => {
  await tables.put(
    'abandoned_carts',
    { ...cart, items: [{ title: 'hers' }] },
    { life: 1, next_at: null, items: [{ title: 'earlier' }] },
    { cart_id: 'k2', items: [] },
  );
  await tables.put(
    'recovery_attempts',
    attempt,
    { attempt_number: 2, token_hash: '\\x03', expires_at: at(0) },
    { attempt_number: 3, token_hash: '\\x04', used_at: at(-1) },
    { cart_id: 'k2', token_hash: '\\x05' },
    { life: 1, token_hash: '\\x06' },
  );
  const use = async (byte: number, cartId: string | null = 'k1') =>
    (await tables.run((tx) => useLink(tx, { cartId, tokenHash: Buffer.from([byte]), now: NOW })))?.items;
  expect([
    await use(3),
    await use(4),
    await use(5),
    await use(9),
    await use(1),
    await use(1),
    await use(6, null),
  ]).toEqual([undefined, undefined, undefined, undefined, [{ title: 'hers' }], undefined, [{ title: 'earlier' }]]);
  expect([
    await findAbandonedCart(tables.db, { cartId: 'k1', life: 1 }),
    await findAbandonedCart(tables.db, { cartId: 'k2', life: 1 }),
  ]).toEqual([[{ title: 'earlier' }], []]);
});

test('[RECO-06, INV-18] who wants no more gets none for any of their carts, and nobody else does', async () => {
  await tables.put(
    'abandoned_carts',
    cart,
    { life: 1, next_at: null, closed_by: 'age' },
    { cart_id: 'k2' },
    { cart_id: 'k3', user_email: 'cy@example.com' },
  );
  await tables.put('recovery_attempts', attempt, { cart_id: 'k3', unsubscribe_hash: '\\x03' });
  const mail = { key: 'cart-reminder:k2:1:1', recipient: 'bo@example.com' };
  await tables.put(
    'mails',
    mail,
    { key: 'cart-reminder:k3:1:1', recipient: 'cy@example.com' },
    { key: 'order:1' },
    { key: 'cart-reminder:k1:1:1', sent_at: at(-1) },
  );
  const out = (byte: number) =>
    written(async (tx) => optOut(app, tx, { cartId: 'k1', unsubscribeHash: Buffer.from([byte]), now: NOW }));
  expect([await out(3), (await out(2)).map((row) => row.cart_id).toSorted()]).toEqual([[], ['k1', 'k2']]);
  const { rows } = await tables.db.query({ text: 'SELECT key FROM mails ORDER BY 1' });
  expect(rows.map(({ key }) => key)).toEqual(['cart-reminder:k1:1:1', 'cart-reminder:k3:1:1', 'order:1']);
});

test('[RECO-01, RECO-07] what becomes of a cart becomes of its present life: closed, forgotten, recovered, written down', async () => {
  await tables.put('abandoned_carts', cart, ...OTHERS);
  const fresh = partOf<Parameters<typeof saveActivity>[1]>({
    cart: { cartId: 'k1', items: [], subtotal: 0, discount: 0, total: 0 },
    userId: null,
    email: null,
    language: 'en',
    sessionId: '',
    metadata: {},
    now: NOW,
    nextAt: at(9),
  });
  expect(await written((tx) => saveActivity(tx, fresh))).toEqual(its);
  const address = (cartId: string, email = 'bo@example.com') => tables.run((tx) => hasAddress(tx, cartId, email));
  expect([await address('k1'), await address('k1', 'cy@example.com'), await address('k9')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(
    await written((tx) =>
      saveSwept(tx, [
        {
          cartId: 'k1',
          life: 2,
          abandonedAt: NOW,
          status: 'email_sent',
          attempts: 1,
          lastSentAt: NOW,
          nextAt: at(5),
          closedBy: null,
        },
      ]),
    ),
  ).toEqual(its);
  expect(await written((tx) => dropAddresses(tx, ['k1']))).toEqual(its);
  await tables.db.query({ text: `UPDATE abandoned_carts SET user_email = 'bo@example.com'` });
  expect(await written((tx) => forgetGuest(app, tx, 'k1'))).toEqual(its);
  expect(await written((tx) => forgetGuest(app, tx, 'k1'))).toEqual([]);
  expect(await written((tx) => closeLife(app, tx, { cartId: 'k1', closedBy: 'age' }))).toEqual(its);
  expect(await written((tx) => markRecovered(tx, 'k1', 2))).toEqual(its);
  expect(await written((tx) => markRecovered(tx, 'k1', 1))).toEqual([]);
  expect(await written((tx) => saveActivity(tx, fresh))).toEqual([{ cart_id: 'k1', life: 3 }]);
});

test('[RECO-04] mails of a cart are taken back while they have not left, those of that cart', async () => {
  await tables.put('recovery_attempts', attempt, { attempt_number: 2 }, { cart_id: 'k2' });
  const fill = () =>
    tables.put(
      'mails',
      { key: 'cart-reminder:k1:2:1', recipient: 'bo@example.com' },
      { key: 'cart-reminder:k1:2:2', sent_at: at(-1) },
      { key: 'cart-reminder:k2:2:1' },
      { key: 'order:1' },
      { key: 'cart-reminder:x', recipient: 'cy@example.com' },
    );
  await fill();
  expect((await tables.written('mails', [], (tx) => takeBackMails(app, tx, ['k1']))).gone).toBe(1);
  expect((await tables.written('mails', [], (tx) => takeBackMailsTo(app, tx, 'bo@example.com'))).gone).toBe(1);
});

test('[RECO-02, INV-18] one mailbox is reminded of one cart at a time, and of another when seven days are over', async () => {
  const ask = async (cartId: string, now: Date, life = 1) => [
    ...(await tables.run((tx) => takeTurns(tx, [{ cartId, life, email: 'bo@example.com' }], now))),
  ];
  const week = 7 * 24 * 60;
  expect([
    await ask('k1', NOW),
    await ask('k2', at(week - 1)),
    await ask('k1', at(1)),
    await ask('k1', at(2), 2),
    await ask('k2', at(week)),
    await ask('k1', at(week + 1)),
  ]).toEqual([['k1'], [], ['k1'], [], ['k2'], []]);
  const both = [
    { cartId: 'k9', life: 1, email: 'cy@example.com' },
    { cartId: 'k8', life: 1, email: 'cy@example.com' },
  ];
  expect([...(await tables.run((tx) => takeTurns(tx, both, NOW)))]).toEqual(['k8']);
});

test('[RECO-02, RECO-03] carts are looked at when they are due, the longest first, with what can be bought of them now', async () => {
  const items = [
    { sellerId: 'ana', variantId: 'v2' },
    { sellerId: 'ana', variantId: 'v1' },
    { sellerId: 'ana', variantId: 'out' },
    { sellerId: 'ana', variantId: 'off' },
  ];
  await tables.put(
    'abandoned_carts',
    { ...cart, items, user_id: 'bo', language: 'de' },
    { cart_id: 'k2', next_at: at(-1), items: [], user_email: 'cy@example.com', user_id: null },
    { cart_id: 'k3', next_at: at(1) },
  );
  await tables.put(
    'listings',
    { seller_id: 'ana', id: 'l1', state: 'active', title: 'Mug' },
    { id: 'l2', state: 'inactive' },
    { seller_id: 'ben', id: 'l2' },
  );
  await tables.put(
    'variants',
    { seller_id: 'ana', listing_id: 'l1', id: 'v1', price_cents: 5, stock: 1, option_values: ['a'] },
    { id: 'v2', price_cents: 7, option_values: ['b'] },
    { id: 'out', stock: 0, option_values: ['c'] },
    { id: 'off', listing_id: 'l2' },
    { seller_id: 'ben', price_cents: 1 },
  );
  await tables.put('cart_lines', { cart_id: 'k1', id: 'i1' }, { id: 'i2', variant_id: 'v2' }, { cart_id: 'k2' });
  await tables.put(
    'users',
    { id: 'cy', email: 'bo@example.com', email_verified: true, language: 'de' },
    { id: 'bo', language: 'en' },
  );
  await tables.db.query({ text: `INSERT INTO cart_mail_optouts SELECT sha256('cy@example.com'), now()` });
  const due = await tables.run((tx) => lockDue(tx, NOW, 9));
  expect(
    due.map((row) => [
      row.cart_id,
      row.lines,
      row.optedOut,
      row.isProven,
      row.language,
      row.buyable.map(({ priceCents }) => priceCents),
    ]),
  ).toEqual([
    // A member is written to as their account says, whatever the page was in.
    ['k2', 1, true, false, 'de', []],
    ['k1', 2, false, true, 'en', [7, 5]],
  ]);
  expect((await tables.run((tx) => lockDue(tx, NOW, 1))).map((row) => row.cart_id)).toEqual(['k2']);
  await tables.db.query({ text: `UPDATE users SET email_verified = false WHERE id = 'bo'` });
  expect((await tables.run((tx) => lockDue(tx, NOW, 9)))[1]?.isProven).toBe(false);
});
