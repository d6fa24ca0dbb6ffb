import { afterAll, beforeAll, expect, test } from 'vitest';
import { maskedAddress } from '#domain/core/reading/masked.ts';
import { contract } from '#domain/modules.ts';
import { adminOf } from '#test/builders/admin-of.ts';
import { ask } from '#test/builders/ask.ts';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { trader } from '#test/builders/trader.ts';

const { office } = contract;
const email = 'bo.lindqvist@example.com';
const reason = 'asked for a call';
let sale: Sale;
let mia: Browser;
let bo: Browser;
let orderId: string;
const sql = sqlOf(() => sale);

beforeAll(async () => {
  sale = await openSale();
  mia = await adminOf(() => sale)('Mia Master', 'master_admin');
  const mug = await variantOf(sale, await trader(sale, 'Ana Potter'), {});
  bo = await signUp(await withCart(sale, mug), 'Bo Lindqvist');
  orderId = (await buy(bo)).body.orders[0].orderId;
});
afterAll(() => sale.stop());

test('[OFFICE-01] lists and records of the office show masked addresses, found by the whole one', async () => {
  const { items } = await ask(mia, office.listPeople, { q: email });
  expect(items).toMatchObject([{ userId: bo.userId, email: 'b•••@example.com' }]);
  const { order } = await ask(mia, office.getOrder, { orderId });
  const match = await ask(mia, office.find, { q: email });
  const person = await ask(mia, office.getPerson, { userId: bo.userId });
  expect(match.items.map(({ detail }) => detail)).toContain('b•••@example.com');
  expect(JSON.stringify([items, order.email, match, person])).not.toContain(email);
  expect([order.address.line1, order.address.postcode]).toEqual(['•••', '•••']);
});

test('[OFFICE-01, ADM-12] a look says why and is in the log without what was seen', async () => {
  expect(await ask(mia, office.showPersonEmail, { userId: bo.userId, reason })).toEqual({ value: email });
  const { value } = await ask(mia, office.showOrderContact, { orderId, field: 'address', reason });
  expect(value).not.toContain('•••');
  const { rows } = await sql(
    `SELECT act, subject_id AS id, reason, after FROM audit_log WHERE act LIKE 'office.show%' ORDER BY seq`,
  );
  expect(rows).toEqual([
    { act: 'office.showPersonEmail', id: bo.userId, reason, after: { field: 'email' } },
    { act: 'office.showOrderContact', id: orderId, reason, after: { field: 'address' } },
  ]);
});

test('[OFFICE-01] who may not write to makers or asks about a buyer sees nothing', async () => {
  const answer = await mia.call('POST', `/api/admin/sellers/${bo.userId}/show-email`, { reason });
  expect(answer.status).toBe(404);
  const path = `/api/admin/people/${bo.userId}/show-email`;
  expect((await mia.call('POST', path, { reason: ' ' })).status).toBe(400);
});

test('[OFFICE-01] looks at persons, makers, orders and tickets are counted together', async () => {
  await sql(`UPDATE rate_limits SET count = 60 WHERE subject = $1 AND action = 'admin.look'`, [`user:${mia.userId}`]);
  for (const path of [
    `people/${bo.userId}/show-email`,
    `sellers/${bo.userId}/show-email`,
    'tickets/H-4KXM2TR/show-email',
  ])
    expect((await mia.call('POST', `/api/admin/${path}`, { reason })).status, path).toBe(429);
});

test('[OFFICE-01] a masked address keeps town and country', () => {
  const address = { line1: 'Quay 1', line2: 'Left', postcode: '4000', phone: '+351 1', city: 'Porto' };
  expect(maskedAddress(address)).toEqual({
    ...{ line1: '•••', line2: '', postcode: '•••', phone: '•••', city: 'Porto' },
  });
});
