import { DAY, SECOND } from '#domain/core/time.ts';
import { inTransaction } from '#server/platform/database/open-database.ts';
import { moveOrder } from '#server/modules/orders/move-order.ts';
import { syncDispute } from '#server/modules/payments/disputes/sync-dispute.ts';
import { jobRowsQueue } from '#server/platform/jobs/row-job.ts';
import { requestPayouts } from '#server/modules/payments/payouts/request-payouts.ts';
import { buy, finish, withCart } from '../buying.ts';
import { decideUnheard, openDispute } from '../disputes.ts';
import { passTime } from '../pass-time.ts';
import { runPayouts, sellForGood, untilArrived, verified } from '../payouts.ts';
import { listEvents, postEvent, postSandbox } from '../provider-events.ts';
import { type Asks, boughtBy, type RunningSale, type Prepared, type RuleScene } from './scene.ts';
import { sendPayouts, sendRefunds, workOff } from '../work-off.ts';

/** A rule of money: what it books in the ledger however often and wherever it is done, and how it comes about. */
interface Rule {
  books: Record<string, number>;
  /** Anybody may do it: what a stranger says is received and looked at by a person (`withdrawal.test.ts`). */
  isOpenToAll?: true;
  prepare: (scene: RuleScene) => Promise<Prepared>;
}

/** A call with what is asked, and everybody who may not ask it. */
function call(scene: RuleScene, who: Asks, [path, body]: readonly [path: string, body: object]): Prepared {
  const ask = (asks: Asks, at: RunningSale) => asks(at).call('POST', `/api${path}`, body);
  return { run: (at) => ask(who, at), thefts: scene.strangers.map((asks) => () => ask(asks, scene.sale)) };
}
/** What only the marketplace does; somebody else can at most pretend to be the provider who tells of it. */
const job = ({ sale }: RuleScene, operation: Prepared['run']): Prepared => ({
  run: operation,
  thefts: [
    async () => postEvent(sale, (await listEvents(sale)).at(-1) ?? '', 'whsec_forged'),
    () => fetch(`${sale.address}/api/payments/webhook`, { method: 'POST', body: '{}' }),
  ],
});
const arrived = ['processing', 'shipped', 'delivered'] as const;
const reason = 'It came with a chip';
const refund = (what: object) => ({ refund: what, reason });
const back = { refund: 1, fee_refund: 1 };

/** A payment that was declined and made all the same, in full or less: the shop has not heard of it. */
async function paidUnheard(scene: RuleScene, lessCents = 0): Promise<Prepared> {
  const { sale, mug } = scene;
  const who = await withCart(sale, mug);
  const { body } = await buy(who, { card: 'pm_card_chargeDeclined' });
  const intentId = body.clientSecret.split('_secret')[0];
  if (lessCents > 0)
    await sale.provider.stripe.paymentIntents.update(intentId, { amount: body.totalCents - lessCents });
  await sale.provider.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
  const asks = (at: RunningSale, accessKey: string) => finish(scene.visitor(at), { ...body, accessKey });
  return {
    run: (at) => asks(at, body.accessKey),
    thefts: [() => asks(sale, `${'x'.repeat(body.accessKey.length)}`), () => asks(sale, '')],
  };
}
/** A return that its maker looks at. */
async function underReview(scene: RuleScene): Promise<string> {
  const { orderId, accessKey, lineId } = await boughtBy(scene, arrived);
  const request = { accessKey, lines: [{ lineId, quantity: 1 }], reason: 'damaged', words: 'The handle is off.' };
  const { body } = await scene.visitor(scene.sale).call('POST', `/api/orders/${orderId}/returns`, request);
  for (const state of ['approved', 'received', 'under_review'])
    await scene.ana.call('POST', `/api/seller/returns/${body.returnId}/state`, { state });
  return body.returnId;
}
/** Declared by who holds the order's key. */
function declare(scene: RuleScene, { number, accessKey }: { number: string; accessKey: string }): Prepared {
  const said = { name: 'Rio Keller', number, email: 'rio@example.com', lines: null, said: '' };
  const ask = (at: RunningSale, own: object) => scene.visitor(at).call('POST', '/api/withdrawals', { ...said, ...own });
  return { run: (at) => ask(at, { accessKey }), thefts: [] };
}
/** The bank took a payment, and the shop has not heard of it. */
async function disputed(scene: RuleScene): Promise<string> {
  const { intentId } = await boughtBy(scene);
  const answer = await postSandbox(scene.sale, 'disputes', { payment_intent: intentId });
  return ((await answer.json()) as { id: string }).id;
}
async function decided(scene: RuleScene, texts: readonly [string, string]): Promise<Prepared> {
  const { intentId } = await boughtBy(scene);
  const id = await openDispute(scene.sale, intentId);
  await decideUnheard(scene.sale, id, texts);
  return job(scene, ({ app }) => syncDispute(app, id));
}
/** A maker with money that is theirs, and an account that was tried. */
async function payable({ sale, ana, mug }: RuleScene): Promise<void> {
  await sellForGood(sale, ana.userId, { ...mug, quantity: 3 } as typeof mug);
  await verified(sale, ana);
  await passTime(sale, 7 * DAY);
}

/** Each way in which money moves in the books. */
export const moneyRules: Record<string, Rule> = {
  'a payment is booked': { books: { charge: 1, fee: 1 }, prepare: (scene) => paidUnheard(scene) },
  'a payment of another sum is owed to its buyer': {
    books: { late_charge: 1 },
    prepare: (scene) => paidUnheard(scene, 100),
  },
  'a payment of another sum goes back': {
    books: { refund_sent: 1 },
    prepare: async (scene) => {
      await (await paidUnheard(scene, 100)).run(scene.sale);
      return job(scene, ({ app }) => sendRefunds(app));
    },
  },
  'the maker gives most of it back': {
    books: back,
    prepare: async (scene) => {
      const { orderId, totalCents } = await boughtBy(scene);
      const what = refund({ kind: 'amount', amountCents: Math.ceil(totalCents * 0.6) });
      return call(scene, scene.asAna, [`/seller/orders/${orderId}/refund`, what]);
    },
  },
  'the maker gives a piece back': {
    books: back,
    prepare: async (scene) => {
      const { orderId, lineId } = await boughtBy(scene, [], 1);
      const what = refund({ kind: 'lines', lines: [{ lineId, quantity: 1 }] });
      return call(scene, scene.asAna, [`/seller/orders/${orderId}/refund`, what]);
    },
  },
  'an administrator gives all of it back': {
    books: back,
    prepare: async (scene) => {
      const { orderId } = await boughtBy(scene, arrived);
      return call(scene, scene.asOffice, [`/admin/orders/${orderId}/refund`, refund({ kind: 'all' })]);
    },
  },
  'the buyer calls an order off': {
    books: back,
    prepare: async (scene) => {
      const { orderId, accessKey } = await boughtBy(scene);
      const path = `/orders/${orderId}/cancel`;
      const thefts = call(scene, scene.visitor, [path, { accessKey: 'another' }]).thefts;
      return { ...call(scene, scene.visitor, [path, { accessKey }]), thefts };
    },
  },
  'the maker calls an order off': {
    books: back,
    prepare: async (scene) =>
      call(scene, scene.asAna, [`/seller/orders/${(await boughtBy(scene)).orderId}/cancel`, { reason }]),
  },
  'an administrator calls an order off': {
    books: back,
    prepare: async (scene) =>
      call(scene, scene.asOffice, [`/admin/orders/${(await boughtBy(scene)).orderId}/cancel`, { reason }]),
  },
  'the buyer withdraws before it has left': {
    books: back,
    isOpenToAll: true,
    prepare: async (scene) => declare(scene, await boughtBy(scene)),
  },
  'the pieces of a withdrawal are there': {
    books: back,
    prepare: async (scene) => {
      const order = await boughtBy(scene, arrived);
      const { body } = (await declare(scene, order).run(scene.sale)) as { body: { withdrawalId: string } };
      return call(scene, scene.asAna, [`/seller/withdrawals/${body.withdrawalId}/received`, {}]);
    },
  },
  'the maker pays a return back': {
    books: back,
    prepare: async (scene) =>
      call(scene, scene.asAna, [`/seller/returns/${await underReview(scene)}/refund`, { isRestocked: true }]),
  },
  'an administrator pays a rejected return back': {
    books: back,
    prepare: async (scene) => {
      const returnId = await underReview(scene);
      await scene.ana.call('POST', `/api/seller/returns/${returnId}/rejection`, { reason });
      return call(scene, scene.asOffice, [`/admin/returns/${returnId}/refund`, { reason }]);
    },
  },
  'a refund was sent': {
    books: { refund_sent: 1 },
    prepare: async (scene) => {
      const { orderId } = await boughtBy(scene);
      await scene.ana.call('POST', `/api/seller/orders/${orderId}/refund`, refund({ kind: 'all' }));
      return job(scene, ({ app }) => sendRefunds(app));
    },
  },
  'a bank takes a payment': {
    books: { dispute: 1 },
    prepare: async (scene) => {
      const id = await disputed(scene);
      return job(scene, ({ app }) => syncDispute(app, id));
    },
  },
  'a dispute is won': {
    books: { dispute_won: 1, dispute_fee: 1 },
    prepare: (scene) => decided(scene, ['winning_evidence', 'won']),
  },
  'a dispute is lost': { books: { dispute_lost: 1 }, prepare: (scene) => decided(scene, ['losing_evidence', 'lost']) },
  'the days of return are over': {
    books: { release: 1 },
    prepare: async (scene) => {
      const { orderId } = await boughtBy(scene, arrived);
      const move = { sellerId: scene.ana.userId, orderId, from: 'delivered', to: 'completed', by: 'system' } as const;
      return job(scene, ({ app }) => inTransaction(app.db, (tx) => moveOrder(app, tx, move)));
    },
  },
  'the day of payouts': {
    books: { payout: 1 },
    prepare: async (scene) => {
      await payable(scene);
      // A row that failed is with the queue, which asks again.
      return job(scene, async ({ app }) => {
        await requestPayouts.run(app);
        await workOff(app, jobRowsQueue);
      });
    },
  },
  'a payout has arrived': {
    books: { payout_paid: 1 },
    prepare: async (scene) => {
      await payable(scene);
      await runPayouts(scene.sale);
      await passTime(scene.sale, 15 * SECOND);
      return job(scene, ({ app }) => sendPayouts(app));
    },
  },
  'a bank sends a payout back': {
    books: { payout_returned: 1 },
    prepare: async (scene) => {
      const { sale, sql, ana } = scene;
      await payable(scene);
      await runPayouts(sale);
      await untilArrived(sale);
      const { rows } = await sql<{ id: string }>(
        `SELECT provider_id AS id FROM payouts WHERE seller_id = $1 AND kind = 'balance'`,
        [ana.userId],
      );
      const id = rows[0]?.id ?? '';
      await postSandbox(sale, `payouts/${id}`, { failure_code: 'could_not_process' });
      const events = await listEvents(sale, id);
      return job(scene, async ({ address, app }) => {
        for (const event of events) await postEvent({ ...sale, address }, event);
        await sendPayouts(app);
      });
    },
  },
};
