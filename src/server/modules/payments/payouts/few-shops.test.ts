import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { buy, count, variantOf, withCart } from '#test/builders/buying.ts';
import { carry } from '#test/builders/delivered.ts';
import { maker } from '#test/builders/market.ts';
import { enterAccount, IBAN, runPayouts } from '#test/builders/payouts.ts';
import { browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { insertAdmin } from '../../admin/admin-store.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated', SHOPS_PER_IBAN: '2' });
});
afterAll(() => sale.stop());

test('[PAY-06] the test payout waits for payable money', async () => {
  const ana = await maker(sale.address, 'Ana Potter');
  const { body } = await buy(await withCart(sale, await variantOf(sale, ana)));
  await enterAccount(ana, 'NL91ABNA0417164300');
  await runPayouts(sale);
  expect(await count(sale, 'payouts WHERE seller_id = $1', [ana.userId])).toBe(0);
  const order = { orderId: body.orders[0].orderId, sellerId: ana.userId };
  await carry(sale, order, ['processing', 'shipped', 'delivered', 'completed']);
  await runPayouts(sale);
  expect(await count(sale, `payouts WHERE seller_id = $1 AND kind = 'test'`, [ana.userId])).toBe(1);
});

test('[PAY-06] of shops that enter one account at the same time so many get it as may', async () => {
  const makers = await Promise.all(['Bea', 'Cyr', 'Dan', 'Eva'].map((name) => maker(sale.address, `${name} Weaver`)));
  const form = { holder: 'One Person', iban: IBAN, password: 'correct horse' };
  const answers = await Promise.all(makers.map((one) => one.call('POST', '/api/seller/payout-account', form)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  expect(answers.filter(({ status }) => status === 409).map(codeOf)).toContainEqual([409, 'payments/iban-of-others']);
  const fin = await signUp(browser(sale.address), 'Fin Ledger');
  await insertAdmin(sale.app.db, { userId: fin.userId, role: 'financial_admin', createdBy: null, now: new Date() });
  const { items } = await ask(fin, contract.office.listReusedAccounts);
  expect(items.map(({ country, last4, shops }) => [country, last4, shops.length])).toEqual([['DE', '3000', 2]]);
});
