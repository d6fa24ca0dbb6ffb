import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { variantOf } from '#test/builders/buying.ts';
import { buyerOf } from '#test/builders/delivered.ts';
import { maker } from '#test/builders/market.ts';
import { adminOf } from '#test/builders/admin-of.ts';
import { type Browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
let reis: Browser;
let jo: Browser;
let ana: Awaited<ReturnType<typeof maker>>;
let bo: Awaited<ReturnType<typeof buyerOf>>;

const admin = adminOf(() => sale);
const operation = (who: Browser, userId: string, what: string, body: object) =>
  who.call('POST', `/api/admin/sellers/${userId}/${what}`, body);

beforeAll(async () => {
  sale = await openSale();
  reis = await admin('Ana Reis', 'seller_success_manager');
  jo = await admin('Jo Ward', 'trust_and_safety');
  ana = await maker(sale.address, 'Ana Potter');
  bo = await buyerOf(sale, { name: 'Bo Lindgren', sellerId: ana.userId, variants: [await variantOf(sale, ana)] });
});
afterAll(() => sale.stop());

test('[OFFICE-01, ADM-03] who looks after makers finds makers alone, and nothing of what they do as buyers', async () => {
  const { items } = await ask(reis, contract.office.listSellers);
  expect(items.map((each) => each.displayName)).toEqual(['Ana Potter']);
  expect((await ask(reis, contract.office.listSellers, { q: 'lindgren' })).items).toEqual([]);
  const record = await ask(reis, contract.office.getSeller, { userId: ana.userId });
  expect(record.figures).toMatchObject({ soldOrders: 1, boughtCents: 0 });
  expect(new Set(record.timeline.map((each) => each.kind))).toEqual(new Set(['account', 'listing', 'sale']));
  expect(codeOf(await reis.call('GET', `/api/admin/sellers/${bo.userId}`))).toEqual([404, 'office/not-found']);
  expect((await reis.call('GET', `/api/admin/people/${ana.userId}`)).status).toBe(403);
});

test('[OFFICE-01, ADM-03] a maker is written to by one role and suspended by another', async () => {
  const contact = { subject: 'Welcome', message: 'Hello Ana.' };
  expect([
    (await operation(reis, ana.userId, 'contact', contact)).status,
    (await operation(jo, ana.userId, 'contact', contact)).body.error.permission,
    (await operation(reis, ana.userId, 'suspend', { reason: 'rule 2.1', days: 7 })).body.error.permission,
  ]).toEqual([200, 'sellers.contact', 'sellers.suspend']);
  for (const [what, body] of [
    ['suspend', { days: null }],
    ['ban', {}],
    ['lift-ban', {}],
    ['lift-suspension', {}],
  ] as const)
    expect(codeOf(await operation(jo, bo.userId, what, { reason: 'rule 2.1', ...body }))).toEqual([
      404,
      'office/not-found',
    ]);
  expect((await operation(jo, ana.userId, 'suspend', { reason: 'rule 2.1', days: 7 })).body.accountStatus).toBe(
    'suspended',
  );
  expect((await operation(jo, ana.userId, 'lift-suspension', { reason: 'talked it over' })).body.accountStatus).toBe(
    'active',
  );
  const { rows } = await sale.app.db.query({ text: 'SELECT act, reason FROM audit_log ORDER BY seq' });
  expect(rows).toEqual([
    { act: 'office.contactSeller', reason: 'Welcome' },
    { act: 'office.suspendSeller', reason: 'rule 2.1' },
    { act: 'office.liftSellerSuspension', reason: 'talked it over' },
  ]);
});
