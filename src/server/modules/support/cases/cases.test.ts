import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { type SoldVariant, variantOf } from '#test/builders/buying.ts';
import { openDispute } from '#test/builders/disputes.ts';
import { erase } from '#test/builders/erase.ts';
import { maker, pictureBytes } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { type Bought, returnOperations } from '#test/builders/returns.ts';
import { type Browser, browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { DAY } from '#domain/core/time.ts';
import { runAudit } from '../../../app/audit/run-audit.ts';
import { advanceCases } from './advance-cases.ts';

const calls = contract.support;
let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
let lou: Browser;
let fin: Browser;
const sql = sqlOf(() => sale);
const {
  bought,
  ask: askBack,
  reject,
  orderOf,
  send,
  admin,
  stand,
} = returnOperations({
  ...{ sale: () => sale, ana: () => ana, mug: () => mug },
});
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Potter');
  await admin('Cy', 'master_admin');
  mug = await variantOf(sale, ana, { quantity: 60 });
  lou = await admin('Lou', 'customer_service');
  fin = await admin('Fin', 'financial_admin');
});
afterAll(() => sale.stop());

const casesOf = async (order: Bought) => (await ask(order.rio, calls.listOrderCases, { orderId: order.orderId })).cases;
const numberOf = async (order: Bought): Promise<string> => (await casesOf(order))[0]?.number ?? '';
/** A return that its maker rejected and its buyer does not accept. */
async function disputed(): Promise<{ order: Bought; number: string; returnId: string }> {
  const order = await bought();
  const { returnId } = (await askBack(order, 1, { reason: 'damaged' })).body;
  await reject(returnId);
  await order.rio.call('POST', `/api/orders/${order.orderId}/returns/${returnId}/case`, {});
  await sale.settle();
  return { order, returnId, number: await numberOf(order) };
}
const opened = async (order: Bought, more: object = {}) =>
  (await ask(lou, calls.openCase, { orderId: order.orderId, words: 'It never came.', ...more })).number;
const mails = async (number: string) =>
  (await sql<{ recipient: string }>(`SELECT recipient FROM mails WHERE key LIKE $1`, [`case ${number} %`])).rows.length;

test('[ORD-04, SUP-04] a rejected return is one case however often it is pressed', async () => {
  const { order, number, returnId } = await disputed();
  const press = () => order.rio.call('POST', `/api/orders/${order.orderId}/returns/${returnId}/case`, {});
  await Promise.all([press(), press()]);
  await sale.settle();
  expect(await casesOf(order)).toMatchObject([{ number, source: 'return', state: 'maker' }]);
  // Buyer, maker, and the support address.
  expect(await mails(number)).toBe(3);
  expect(await ask(lou, calls.getCase, { number })).toMatchObject({
    returned: { returnId, rejection: expect.any(String) },
  });
});

test('[SUP-04, FILE-06] both sides write with pictures; a note is for the house alone', async () => {
  const { order, number } = await disputed();
  const content = (await pictureBytes('#a0522d')).toString('base64');
  const { id } = (
    await order.rio.call('POST', `/api/orders/${order.orderId}/return-pictures`, {
      ...{ accessKey: order.accessKey, content },
    })
  ).body;
  const guest = browser(sale.address);
  const { accessKey, orderId } = order;
  await ask(guest, calls.writeInCase, { accessKey, orderId, number, words: 'Look at the crack.', pictures: [id] });
  expect((await ask(ana, calls.writeInShopCase, { number, words: 'It left whole.' })).state).toBe('house');
  await ask(lou, calls.noteCase, { number, words: 'The second time.' });
  const [seen] = (await ask(ana, calls.listShopCases, { orderId })).cases;
  expect(seen?.entries.map(({ kind, pictures }) => [kind, pictures.length])).toEqual([
    ...[
      ['opened', 0],
      ['buyer', 1],
      ['maker', 0],
    ],
  ]);
});

test('[SUP-04, INV-22] nobody else reads or writes in a case', async () => {
  const { order, number } = await disputed();
  const eve = (await bought()).rio;
  const text = { words: 'Let me in.' };
  expect(codeOf(await eve.call('GET', `/api/orders/${order.orderId}/cases`))).toEqual([404, 'orders/not-found']);
  expect(codeOf(await eve.call('POST', `/api/seller/cases/${number}/words`, text))).toEqual([
    ...[404, 'support/no-such-case'],
  ]);
  expect((await ask(eve, calls.listShopCases, { orderId: order.orderId })).cases).toEqual([]);
});

test('[SUP-04, PAY-04] a decision for the buyer pays the return back once, by whoever may refund', async () => {
  const { order, number, returnId } = await disputed();
  const path = `/api/admin/case-records/${number}/decision`;
  const decision = { decision: 'refund', words: 'The pictures show it.' };
  expect(codeOf(await lou.call('POST', path, decision))).toEqual([403, 'support/case-needs-refund']);
  const answers = await Promise.all([fin.call('POST', path, decision), fin.call('POST', path, decision)]);
  expect(answers.map(codeOf).toSorted()).toEqual([
    [200, undefined],
    [409, 'support/case-decided'],
  ]);
  await send();
  expect((await stand(returnId)).state).toBe('refund_processed');
  const { refundedCents } = await orderOf(order);
  expect(await casesOf(order)).toMatchObject([{ state: 'decided', decision: 'refund', refundCents: refundedCents }]);
  expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);
});

test('[SUP-04, PAY-04, INV-03] a part goes back, never more than is left', async () => {
  const order = await bought();
  const number = await opened(order);
  const part = (amountCents?: number) =>
    fin.call('POST', `/api/admin/case-records/${number}/decision`, {
      decision: 'part',
      amountCents,
      words: 'A third.',
    });
  expect(codeOf(await part())).toEqual([422, 'support/case-amount']);
  expect(codeOf(await part(999_999))).toEqual([409, 'orders/refund-too-much']);
  expect((await part(1000)).body).toEqual({ number, state: 'decided', refundCents: 1000 });
  expect((await orderOf(order)).refundedCents).toBe(1000);
});

test('[SUP-04] an order has one open case of the house, also when two open it at once', async () => {
  const order = await bought();
  const open = () => lou.call('POST', `/api/admin/orders/${order.orderId}/cases`, { words: 'It never came.' });
  const codes = (await Promise.all([open(), open()])).map(codeOf).toSorted();
  expect(codes).toEqual([
    [200, undefined],
    [409, 'support/case-open'],
  ]);
});

test('[SUP-04] a party that does not answer in its days gives the turn to the house', async () => {
  const order = await bought();
  const number = await opened(order);
  await ask(lou, calls.askInCase, { number, party: 'buyer', words: 'Which day was it?', days: 2 });
  await passTime(sale, 2 * DAY);
  await advanceCases.run(sale.app);
  const one = await ask(lou, calls.getCase, { number });
  expect([one.state, one.owner?.name, one.entries.at(-1)]).toMatchObject([
    ...['house', expect.stringContaining('Lou'), { kind: 'missed', body: 'buyer' }],
  ]);
});

test('[SUP-04, MSG-17] an escalated case is decided by somebody else, and has no owner until then', async () => {
  const number = await opened(await bought());
  await ask(fin, calls.assignCase, { number, ownerId: fin.userId });
  await ask(fin, calls.escalateCase, { number, words: 'I know the maker.' });
  const one = await ask(lou, calls.getCase, { number });
  expect(one).toMatchObject({ owner: null, escalation: { escalationId: expect.stringMatching(/^esc/) } });
  const decide = (who: Browser) =>
    who.call('POST', `/api/admin/case-records/${number}/decision`, { decision: 'none', words: 'Nothing is wrong.' });
  expect(codeOf(await decide(fin))).toEqual([409, 'support/case-escalated']);
  expect((await decide(lou)).status).toBe(200);
});

test('[PAY-02, SUP-04] a bank’s dispute is a case, found by its number, that only the bank decides', async () => {
  const order = await bought();
  const { rows } = await sql<{ id: string }>('SELECT intent_id AS id FROM payments WHERE checkout_id = $1', [
    order.checkoutId,
  ]);
  await openDispute(sale, rows[0]?.id ?? '');
  const { cases } = await ask(lou, calls.listOrderCasesForAdmin, { orderId: order.orderId });
  expect(cases).toMatchObject([{ source: 'dispute', state: 'house' }]);
  const { items } = await ask(lou, contract.office.find, { q: String(cases[0]?.number).toLowerCase() });
  expect(items).toMatchObject([{ kind: 'case', state: 'house', href: `/admin/cases/${cases[0]?.number}` }]);
  const [dispute] = (await ask(lou, contract.office.listDisputes, {})).items;
  const { orders } = await ask(lou, contract.office.getDispute, { disputeId: dispute?.disputeId ?? '' });
  expect(orders).toMatchObject([{ caseNumber: cases[0]?.number }]);
  const path = `/api/admin/case-records/${cases[0]?.number}/decision`;
  const decided = await fin.call('POST', path, { decision: 'none', words: 'Nothing.' });
  expect(codeOf(decided)).toEqual([409, 'support/case-of-bank']);
  expect(await casesOf(order)).toEqual([]);
});

test('[SUP-03, SUP-04] the words of a buyer go with their account, and the case stays', async () => {
  const { order, number } = await disputed();
  await ask(order.rio, calls.writeInCase, { orderId: order.orderId, number, words: 'My own words.' });
  await erase(sale, order.rio.userId);
  const one = await ask(lou, calls.getCase, { number });
  expect(one.entries.filter(({ kind }) => kind === 'buyer')).toMatchObject([{ body: '', authorName: 'Former member' }]);
});
