import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import type { AdminRole } from '#domain/core/permissions/permissions.ts';
import { ask } from '#test/builders/ask.ts';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { insertAdmin } from '../../admin/admin-store.ts';

let sale: Sale;
let jo: Browser;
let mia: Browser;
let fin: Browser;
let ana: Awaited<ReturnType<typeof maker>>;
let orderId: string;
let lostOrderId: string;
const sql = sqlOf(() => sale);
const { office, support } = contract;

async function admin(name: string, role: AdminRole): Promise<Browser> {
  const who = await signUp(browser(sale.address), name);
  await insertAdmin(sale.app.db, { userId: who.userId, role, createdBy: null, now: new Date() });
  return who;
}
const ban = (who: Browser) => who.call('POST', `/api/admin/sellers/${ana.userId}/ban`, { reason: 'rule 2.1' });
const request = () => ({ operation: 'office.banSeller' as const, input: { userId: ana.userId, reason: 'rule 2.1' } });
const requestOf = (who: Browser) => ask(who, office.requestSecondLook, { request: request() });
const decide = (who: Browser, id: string, isApproved = true) =>
  who.call('POST', `/api/admin/second-looks/${id}/decide`, { isApproved });
const accountStatus = async () =>
  (await sql<{ s: string }>('SELECT account_status AS s FROM users WHERE id = $1', [ana.userId])).rows[0]?.s;
const records = async () =>
  (await sql<{ act: string }>('SELECT act FROM audit_log ORDER BY seq')).rows.map(({ act }) => act);

beforeAll(async () => {
  sale = await openSale({ FOUR_EYES: 'on', APPROVAL_ABOVE: '20' });
  jo = await admin('Jo Ward', 'trust_and_safety');
  mia = await admin('Mia Kranz', 'senior_admin');
  fin = await admin('Finn Larsen', 'financial_admin');
  ana = await maker(sale.address, 'Ana Potter');
  const bo = await withCart(sale, await variantOf(sale, ana, { priceCents: 3000 }));
  orderId = (await buy(bo)).body.orders[0].orderId;
  lostOrderId = (await buy(await withCart(sale, await variantOf(sale, ana, { priceCents: 9000 })))).body.orders[0]
    .orderId;
});
beforeEach(async () => {
  await sql('DELETE FROM second_looks');
  await sql('DELETE FROM rate_limits');
  await sql(`UPDATE users SET account_status = 'active' WHERE id = $1`, [ana.userId]);
});
afterAll(() => sale.stop());

test('[OFFICE-01] a maker with open orders is banned by two, and the log names both', async () => {
  const refused = await ban(jo);
  expect(codeOf(refused)).toEqual([409, 'admin/second-look-needed']);
  expect(refused.body.error.request).toEqual(request());
  const { id } = await requestOf(jo);
  expect(await accountStatus()).toBe('active');
  expect((await decide(mia, id)).body).toMatchObject({
    state: 'approved',
    requestedBy: 'Jo Ward',
    decidedBy: 'Mia Kranz',
  });
  expect(await accountStatus()).toBe('banned');
  expect((await records()).slice(-3)).toEqual([
    'office.requestSecondLook',
    'office.banSeller',
    'office.approveSecondLook',
  ]);
});

test('[OFFICE-01] who asked does not decide: neither the call nor the database lets them', async () => {
  const { id } = await requestOf(jo);
  expect(codeOf(await decide(jo, id))).toEqual([409, 'office/second-look-own']);
  await expect(sql(`UPDATE second_looks SET state = 'approved', decided_by = requested_by`)).rejects.toThrow(
    /by_another/,
  );
  await expect(sql(`UPDATE second_looks SET state = 'approved'`)).rejects.toThrow(/by_another/);
});

test('[OFFICE-01, ADM-03] only whoever has the same permission sees, asks and decides', async () => {
  const { id } = await requestOf(jo);
  expect(codeOf(await decide(fin, id))).toEqual([404, 'office/no-second-look']);
  expect(codeOf(await fin.call('POST', '/api/admin/second-looks', { request: request() }))).toEqual([
    404,
    'office/no-second-look',
  ]);
  expect((await ask(fin, office.listSecondLooks)).items).toEqual([]);
  expect((await ask(mia, office.listSecondLooks)).items).toMatchObject([{ id, isOwn: false }]);
  expect((await ask(jo, office.listSecondLooks)).items).toEqual([]);
  expect((await ask(jo, office.listSecondLooks, { show: 'own' })).items).toMatchObject([{ id, isOwn: true }]);
});

test('[INV-21] two who approve at once do it once, and a second request waits for no answer', async () => {
  const zoe = await admin('Zoe Tan', 'trust_and_safety');
  const { id } = await requestOf(jo);
  expect(codeOf(await mia.call('POST', '/api/admin/second-looks', { request: request() }))).toEqual([
    409,
    'office/second-look-waits',
  ]);
  const answers = await Promise.all([decide(mia, id), decide(zoe, id), decide(mia, id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await records()).filter((action) => action === 'office.banSeller')).toHaveLength(2);
});

test('[OFFICE-01] a request expires, is refused or withdrawn, and does nothing then', async () => {
  const expired = await requestOf(jo);
  await sql(`UPDATE second_looks SET requested_at = now() - interval '4 days', expires_at = now() - interval '1 day'`);
  expect(codeOf(await decide(mia, expired.id))).toEqual([409, 'office/second-look-over']);
  const refused = await requestOf(jo);
  expect((await decide(mia, refused.id, false)).body.state).toBe('refused');
  const withdrawn = await requestOf(jo);
  expect(codeOf(await mia.call('POST', `/api/admin/second-looks/${withdrawn.id}/withdraw`, {}))[0]).toBe(404);
  await ask(jo, office.withdrawSecondLook, { id: withdrawn.id });
  expect(codeOf(await decide(mia, withdrawn.id))).toEqual([409, 'office/second-look-over']);
  expect(await accountStatus()).toBe('active');
  const over = (await ask(mia, office.listSecondLooks, { show: 'over' })).items.map(({ state }) => state);
  expect(over.sort()).toEqual(['expired', 'refused', 'withdrawn']);
});

test('[OFFICE-01, INV-13] what somebody asked for who is no administrator any more does not happen', async () => {
  const eve = await admin('Eve Gone', 'trust_and_safety');
  const { id } = await requestOf(eve);
  await sql(`UPDATE admin_users SET status = 'inactive' WHERE id = $1`, [eve.userId]);
  expect(codeOf(await decide(mia, id))).toEqual([409, 'office/second-look-asker-gone']);
});

test('[OFFICE-01, PAY-04] refunds of one order count together, and what goes beyond the limit needs two', async () => {
  const refund = (cents: number) =>
    fin.call('POST', `/api/admin/orders/${orderId}/refund`, {
      refund: { kind: 'amount', amountCents: cents },
      reason: 'came broken',
    });
  expect((await refund(1500)).status).toBe(200);
  expect(codeOf(await refund(600))).toEqual([409, 'admin/second-look-needed']);
});

test('[OFFICE-01, SUP-04] a case decided above the limit needs two, who see all that goes back', async () => {
  const { number } = await ask(mia, support.openCase, { orderId: lostOrderId, words: 'It never came.' });
  const input = { number, decision: 'refund' as const, words: 'It is lost.' };
  const refused = await fin.call('POST', `/api/admin/case-records/${number}/decision`, input);
  expect(codeOf(refused)).toEqual([409, 'admin/second-look-needed']);
  expect((await ask(mia, support.getCase, { number })).state).toBe('house');
  // A sum beside a whole refund counts for nothing, so it does not hide what goes back.
  const request = { operation: 'support.decideCase' as const, input: { ...input, amountCents: 1 } };
  const look = await ask(fin, office.requestSecondLook, { request });
  await ask(mia, office.decideSecondLook, { id: look.id, isApproved: true });
  const { state, refundCents } = await ask(mia, support.getCase, { number });
  expect([state, refundCents]).toEqual(['decided', look.amountCents]);
});

test('[OFFICE-01, SUP-02] an erasure asked for by letter needs two', async () => {
  const bea = await signUp(browser(sale.address), 'Bea Leaver');
  const input = { userId: bea.userId, reason: 'Her letter of Monday.' };
  const first = await mia.call('POST', `/api/admin/privacy/people/${bea.userId}/erasure`, input);
  expect(codeOf(first)).toEqual([409, 'admin/second-look-needed']);
  const sol = await admin('Sol Verne', 'master_admin');
  const request = { operation: 'office.requestErasureFor' as const, input };
  const { id } = await ask(mia, office.requestSecondLook, { request });
  await ask(sol, office.decideSecondLook, { id, isApproved: true });
  const { rows } = await sql('SELECT 1 FROM users WHERE id = $1 AND deletion_due_at IS NOT NULL', [bea.userId]);
  expect(rows).toHaveLength(1);
});
