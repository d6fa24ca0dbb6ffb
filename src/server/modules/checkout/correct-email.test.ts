import { afterAll, beforeAll, expect, test } from 'vitest';
import { maker } from '#test/builders/market.ts';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { runAudit } from '../../app/audit/run-audit.ts';

let sale: Sale;
let paid: { checkoutId: string; accessKey: string; orders: { orderId: string; number: string }[] };
let who: ReturnType<typeof browser>;

const correct = (email: string, changes: Record<string, unknown> = {}) =>
  who.call('POST', `/api/checkout/${paid.checkoutId}/email`, { accessKey: paid.accessKey, email, ...changes });
const mails = async (): Promise<string[]> =>
  (
    await sale.app.db.query<{ recipient: string }>({
      text: `SELECT recipient FROM mails WHERE key LIKE 'order-confirmation:' || $1 || '%' ORDER BY recipient`,
      values: [paid.checkoutId],
    })
  ).rows.map((row) => row.recipient);

beforeAll(async () => {
  sale = await openSale();
  who = await withCart(sale, await variantOf(sale, await maker(sale.address, 'Ana Potter')));
  paid = (await buy(who, { email: 'mistyped@example.com' })).body;
});
afterAll(() => sale.stop());

test('[UX-61] a mistyped address is put right', async () => {
  expect((await correct('Right@example.com')).body).toEqual({ email: 'right@example.com' });
  expect((await correct('right@example.com')).status).toBe(200);
  expect(await mails()).toEqual(['mistyped@example.com', 'right@example.com']);
  const number = paid.orders[0]?.number;
  const track = (email: string) => browser(sale.address).call('POST', '/api/orders/track', { number, email });
  expect((await track('right@example.com')).status).toBe(200);
  expect(codeOf(await track('mistyped@example.com'))).toEqual([404, 'orders/not-found']);
  expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);
});

test('[UX-61] of what is not paid there is no confirmation to send', async () => {
  const other = await withCart(sale, await variantOf(sale, await maker(sale.address, 'Ben Weaver')));
  const { checkoutId, accessKey } = (await buy(other, { card: 'pm_card_chargeDeclined' })).body;
  const answer = await other.call('POST', `/api/checkout/${checkoutId}/email`, { accessKey, email: 'new@example.com' });
  expect(codeOf(answer)).toEqual([404, 'checkout/not-found']);
});

test('[UX-61, INV-22] nobody changes it without the key, to no address, or after the day of the order', async () => {
  expect(codeOf(await correct('other@example.com', { accessKey: 'wrong' }))).toEqual([404, 'checkout/not-found']);
  expect(codeOf(await correct('other'))).toEqual([400, 'checkout/invalid-email']);
  await sale.app.db.query({
    text: `UPDATE checkouts SET created_at = created_at - interval '25 hours' WHERE id = $1`,
    values: [paid.checkoutId],
  });
  expect(codeOf(await correct('other@example.com'))).toEqual([409, 'checkout/email-kept']);
  expect(await mails()).toHaveLength(2);
});
