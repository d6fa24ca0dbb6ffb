import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCaller } from '#test/builders/caller.ts';
import { buy, put, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let serial = 0;
const sql = sqlOf(() => sale);

interface Member {
  who: TestCaller;
  email: string;
}
async function member(): Promise<Member & { who: Browser }> {
  serial += 1;
  return { who: await signUp(browser(sale.address), `Gus Guest${serial}`), email: `gus.guest${serial}@example.com` };
}
/** What a guest bought from Ana, paid under an address. */
async function guestOrder(email: string) {
  const { body } = await buy(await withCart(sale, await variantOf(sale, ana)), { email });
  return { ...body, orderId: body.orders[0].orderId as string };
}
const orders = async ({ who }: Member): Promise<string[]> =>
  (await who.call('GET', '/api/orders')).body.items.map(({ orderId }: { orderId: string }) => orderId);
async function proveAddress({ who, email }: Member): Promise<void> {
  await who.call('POST', '/api/accounts/security/verification');
  const { rows } = await sql<{ body_text: string }>(
    `SELECT body_text FROM mails WHERE recipient = $1 AND key LIKE 'verify-email:%'`,
    [email],
  );
  const token = new URL(/https?:\S+/.exec(rows[0]?.body_text ?? '')?.[0] ?? '').searchParams.get('token');
  expect((await who.call('POST', '/api/accounts/verify-email', { token })).status).toBe(200);
  await sale.settle();
}
async function signIn({ who, email }: Member): Promise<void> {
  expect((await who.call('POST', '/api/accounts/sign-in', { email, password: 'correct horse' })).status).toBe(200);
  await sale.settle();
}

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
});
beforeEach(async () => void (await sql('DELETE FROM rate_limits')));
afterAll(() => sale.stop());

test('[ORD-02] what a guest bought is with their account once they have confirmed its address', async () => {
  const gus = await member();
  const first = await guestOrder(gus.email);
  await signIn(gus);
  expect(await orders(gus)).toEqual([]);
  await proveAddress(gus);
  expect(await orders(gus)).toEqual([first.orderId]);
  // Their pages hear of it, and the guest's link goes on working.
  const { rows } = await sql(`SELECT 1 FROM live_messages WHERE topic = $1 AND name = 'orders.claimed'`, [
    `user:${gus.who.userId}`,
  ]);
  expect(rows).toHaveLength(1);
  expect(
    (await browser(sale.address).call('GET', `/api/orders/${first.orderId}?accessKey=${first.accessKey}`)).status,
  ).toBe(200);
  const second = await guestOrder(gus.email);
  expect(await orders(gus)).toEqual([first.orderId]);
  await signIn(gus);
  expect((await orders(gus)).toSorted()).toEqual([first.orderId, second.orderId].toSorted());
});

test('[ORD-02, INV-22] nobody claims an order of another account or address', async () => {
  const gus = await member();
  const other = await member();
  await put(other.who, await variantOf(sale, ana));
  const { body } = await buy(other.who, { email: gus.email });
  await guestOrder(other.email);
  await proveAddress(gus);
  expect(await orders(gus)).toEqual([]);
  expect(await orders(other)).toEqual([body.orders[0].orderId]);
  const email = 'ana.potter@example.com';
  await guestOrder(email);
  const anaHerself = { who: ana, email };
  await proveAddress(anaHerself);
  expect(await orders(anaHerself)).toEqual([]);
});

test('[ORD-02, UX-61] an order whose address was mistyped leaves the account that has that address', async () => {
  const gus = await member();
  await proveAddress(gus);
  const order = await guestOrder(gus.email);
  await signIn(gus);
  expect(await orders(gus)).toEqual([order.orderId]);
  const corrected = await browser(sale.address).call('POST', `/api/checkout/${order.checkoutId}/email`, {
    accessKey: order.accessKey,
    email: 'right@example.com',
  });
  expect(corrected.status).toBe(200);
  expect(await orders(gus)).toEqual([]);
});
