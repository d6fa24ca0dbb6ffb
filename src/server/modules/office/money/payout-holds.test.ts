import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { maker } from '#test/builders/market.ts';
import { variantOf } from '#test/builders/buying.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { insertAdmin } from '../../admin/admin-store.ts';

const calls = contract.office;
let sale: Sale;
let fin: Browser;
let ana: Awaited<ReturnType<typeof maker>>;
const sql = sqlOf(() => sale);
beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  fin = await signUp(browser(sale.address), 'Finn Larsen');
  await insertAdmin(sale.app.db, { userId: fin.userId, role: 'master_admin', createdBy: null, now: new Date() });
});
afterAll(() => sale.stop());

test('[OFFICE-01, PAY-04] held payouts of a shop tell its maker why, and go again once they are let go', async () => {
  const of = { sellerId: ana.userId, reason: 'Three parcels did not arrive.' };
  const hold = (what: string) => fin.call('POST', `/api/admin/seller-payouts/${ana.userId}/${what}`, of);
  expect(codeOf(await hold('hold'))).toEqual([404, 'office/no-payout-account']);
  await sql(
    `INSERT INTO payout_accounts (seller_id, holder, iban, last4, country, state, pay_from, next_payout_at, changed_at) VALUES ($1, 'Ana', 'x', '1234', 'DE', 'verified', now(), now(), now())`,
    [ana.userId],
  );
  expect(codeOf(await hold('release'))).toEqual([409, 'office/payouts-not-withheld']);
  await ask(fin, calls.withholdPayouts, of);
  expect(codeOf(await hold('hold'))).toEqual([409, 'office/payouts-withheld']);
  const account = await ask(ana, contract.payments.getPayoutAccount, {});
  expect([account.blocked, account.account?.holdReason]).toEqual(['withheld', of.reason]);
  expect((await ask(fin, calls.listSellerPayouts, { show: 'withheld', q: 'ana' })).items).toMatchObject([
    { sellerId: ana.userId, holdReason: of.reason },
  ]);
  await ask(fin, calls.releasePayouts, of);
  expect((await ask(ana, contract.payments.getPayoutAccount, {})).blocked).toBeNull();
});

test('[UX-96] a listing is put right where nobody changed it meanwhile', async () => {
  const { listingId } = await variantOf(sale, ana, { title: 'Mug' });
  const { title, category } = await ask(fin, calls.getProduct, { listingId });
  const change = { title: 'Stoneware mug', category, seen: { title, category }, reason: 'It says more.' };
  const edit = async (changes: object) =>
    codeOf(await fin.call('POST', `/api/admin/products/${listingId}/edit`, { ...change, ...changes }));
  expect(await edit({ category: 'nowhere' })).toEqual([400, 'office/unknown-category']);
  expect(await edit({ title })).toEqual([409, 'office/nothing-to-change']);
  await ask(fin, calls.editProduct, { ...change, listingId });
  expect(await edit({})).toEqual([409, 'office/changed-meanwhile']);
  const { rows } = await sql('SELECT title, review_reason FROM listings WHERE id = $1', [listingId]);
  expect(rows).toEqual([{ title: 'Stoneware mug', review_reason: 'It says more.' }]);
});
