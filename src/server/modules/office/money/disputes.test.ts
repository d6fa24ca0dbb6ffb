import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { buy, count, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { adminOf } from '#test/builders/admin-of.ts';
import { type Browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { workOff } from '#test/builders/work-off.ts';
import { answerQueue } from '../../payments/disputes/answer-disputes.ts';
import { syncDispute } from '../../payments/disputes/sync-dispute.ts';

let sale: Sale;
let ida: Browser;
let ana: Awaited<ReturnType<typeof maker>>;
let disputes: Stripe.Dispute[] = [];

const admin = adminOf(() => sale);
const post = (path: string, evidence: object, who = ida) =>
  who.call('POST', `/api/admin/disputes/${path}`, { evidence });
const alerts = (type: string) => count(sale, 'alerts WHERE type = $1 AND seller_id = $2', [type, ana.userId]);

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  const mug = await variantOf(sale, ana, { quantity: 9 });
  for (let nth = 0; nth < 3; nth += 1)
    await buy(await withCart(sale, mug), { paymentMethodId: 'pm_card_createDispute' });
  disputes = await vi.waitFor(
    async () => {
      const { data } = await sale.provider.stripe.disputes.list();
      expect(data).toHaveLength(3);
      return data;
    },
    { timeout: 8000, interval: 50 },
  );
  for (const { id } of disputes) await syncDispute(sale.app, id);
  await sale.settle();
  ida = await admin('Ida Falk', 'financial_admin');
});
afterAll(() => sale.stop());

test('[OFFICE-01] disputes without evidence are cases with their deadline', async () => {
  const cases = (await ask(ida, contract.office.listCases, { view: 'dispute' })).items;
  expect(cases).toHaveLength(3);
  expect(cases[0]).toMatchObject({
    facts: { orders: [expect.stringMatching(/^AM-/)], due: expect.any(String) },
  });
  expect(await alerts('dispute_opened')).toBe(3);
});

test('[PAY-02, UX-96, ADM-12] evidence is drafted from the order, kept, sent once by whoever may, and decided', async () => {
  const id = disputes[0]?.id ?? '';
  const { evidence, isDraft, orders } = await ask(ida, contract.office.getDispute, { disputeId: id });
  expect([isDraft, orders]).toEqual([true, [expect.objectContaining({ shopName: expect.stringContaining('Ana') })]]);
  expect(evidence.product_description).toContain(orders[0]?.number);
  expect(evidence).toMatchObject({
    customer_email_address: expect.stringContaining('•••@'),
    uncategorized_text: expect.stringContaining('paid and confirmed'),
  });
  expect(codeOf(await post(`${id}/submit`, evidence))).toEqual([400, 'office/evidence-masked']);
  const { customer_email_address: _mail, billing_address: _bill, shipping_address: _to, ...own } = evidence;
  const written = { ...own, uncategorized_text: 'winning_evidence' };
  expect((await post(`${id}/evidence`, written)).status).toBe(200);
  expect(await ask(ida, contract.office.getDispute, { disputeId: id })).toMatchObject({
    isDraft: false,
    evidence: { ...written, customer_email_address: evidence.customer_email_address },
  });
  const per = await admin('Per Lund', 'analytics_admin');
  expect((await post(`${id}/submit`, written, per)).status).toBe(403);
  expect((await post(`${id}/submit`, { weather: 'fine' })).status).toBe(400);
  const sent = await Promise.all([post(`${id}/submit`, written), post(`${id}/submit`, written)]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(codeOf(await post(`${id}/evidence`, {}))).toEqual([409, 'office/evidence-final']);
  await workOff(sale.app, answerQueue);
  await vi.waitFor(async () => expect((await sale.provider.stripe.disputes.retrieve(id)).status).toBe('won'), {
    timeout: 8000,
    interval: 50,
  });
  await syncDispute(sale.app, id);
  await sale.settle();
  expect((await ask(ida, contract.office.listDisputes, { view: 'won' })).items).toMatchObject([
    { disputeId: id, status: 'won', takenCents: 2000 },
  ]);
  expect((await ask(ida, contract.office.listCases, { view: 'dispute' })).items).toHaveLength(2);
  expect(await alerts('dispute_won')).toBe(1);
  expect(await count(sale, `audit_log WHERE act = 'office.submitDisputeEvidence'`)).toBe(1);
  expect(await count(sale, `audit_log WHERE act = 'office.saveDisputeEvidence' AND subject_id = '${id}'`)).toBe(1);
  for (const step of ['submit', 'evidence'])
    expect(codeOf(await post(`du_nothing/${step}`, {})), step).toEqual([404, 'office/no-such-dispute']);
});

test('[OFFICE-01, INV-12] a mail of the evidence is shown with a reason, and the bank gets the whole one', async () => {
  const id = disputes[1]?.id ?? '';
  const look = { disputeId: id, field: 'customer_email_address', reason: 'The bank asks for it.' } as const;
  const { value } = await ask(ida, contract.office.showDisputeContact, look);
  expect(value).toMatch(/^[^•]+@/);
  expect(await count(sale, `audit_log WHERE act = 'office.showDisputeContact' AND subject_id = $1`, [id])).toBe(1);
  expect((await post(`${id}/evidence`, { shipping_address: 'Locker 9, Porto' })).status).toBe(200);
  const stored = await ask(ida, contract.office.getDispute, { disputeId: id });
  expect([stored.ownContacts, stored.evidence.shipping_address]).toEqual([['shipping_address'], '•••']);
  expect((await post(`${id}/submit`, { uncategorized_text: 'losing_evidence' })).status).toBe(200);
  await workOff(sale.app, answerQueue);
  const sent = (await sale.provider.stripe.disputes.retrieve(id)).evidence;
  expect([sent.customer_email_address, sent.shipping_address]).toEqual([value, 'Locker 9, Porto']);
});
