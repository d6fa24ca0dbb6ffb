import { inTransaction } from '#server/platform/database/open-database.ts';
import { moveOrder } from '#server/modules/orders/move-order.ts';
import type { Answer } from '../checked-answer.ts';
import { carry } from '../delivered.ts';
import { browser } from '../sale.ts';
import { type BookedOrder, leftOf, nextItems } from './reference-books.ts';
import { done, type Maker, refused, type Scene, type Way } from './scene.ts';
import { sendRefunds } from '../work-off.ts';

const reason = 'It came with a chip';
/** Until when makers and administrators call an order off. */
const cancellable = ['confirmed', 'processing'];

/** Everything that gives money back, and how orders end. */
export function refundOperations({ sale, books, random, pick, makers, office, ...scene }: Scene) {
  const { makerOf, stateOf, isDisputed, pickOrder, note } = scene;
  const hasLeft = (order: BookedOrder): boolean => !isDisputed(order) && leftOf(order) > 0;
  /** What is answered to somebody who gives money back, and what the reference makes of it. */
  function refund(
    order: BookedOrder,
    { cents, answer, way, items = 0 }: { cents: number; answer: Answer; way: Way; items?: number },
  ): void {
    const isTooMuch = cents > leftOf(order) || leftOf(order) === 0;
    note(isDisputed(order) ? 'refund while the bank has it' : isTooMuch ? 'refund above the rest' : way);
    if (isDisputed(order)) return refused(answer, 'orders/refund-disputed');
    if (isTooMuch) return refused(answer, 'orders/refund-too-much');
    done(`refund of ${cents}`, answer);
    books.refund(order, cents, items);
  }
  const requestRefund = (order: BookedOrder, what: object): Promise<Answer> => {
    const isOffice = random.integer(3) === 0;
    const path = `/api/${isOffice ? 'admin' : 'seller'}/orders/${order.orderId}/refund`;
    return (isOffice ? office : makerOf(order)).call('POST', path, { refund: what, reason });
  };
  async function complete(order: BookedOrder, from: 'confirmed' | 'delivered' = 'confirmed'): Promise<void> {
    const { sellerId, orderId } = order;
    if (from === 'confirmed') await carry(sale, order);
    const move = { sellerId, orderId, from: 'delivered', to: 'completed', by: 'system' } as const;
    await inTransaction(sale.app.db, (tx) => moveOrder(sale.app, tx, move));
    order.isReleased = true;
    note('completed');
  }
  /** Called off, or refused by both: by whom, and until when they may. */
  async function callOff(
    { order, state }: { order: BookedOrder; state: string },
    { ask, until, way }: { ask: () => Promise<Answer>; until: readonly string[]; way: Way },
  ): Promise<void> {
    const answer = await ask();
    // Whoever presses twice reads that it is called off.
    if (state === 'cancelled' && answer.status === 200) return;
    if (!until.includes(state) || isDisputed(order)) {
      if (answer.status !== 409) throw new Error(`${state}: cancelling answered ${answer.status}`);
      return note('called off too late');
    }
    done(`cancelling what is ${state}`, answer);
    note(way);
    order.isCancelled = true;
    if (leftOf(order) > 0) books.refund(order, leftOf(order));
  }

  return {
    complete,
    acts: {
      async refundPart() {
        const { order } = (await pickOrder(hasLeft)) ?? {};
        if (!order) return;
        const cents = 1 + random.integer(leftOf(order) + 200);
        const answer = await requestRefund(order, { kind: 'amount', amountCents: cents });
        refund(order, { cents, answer, way: 'refund of a sum' });
      },
      async refundAll() {
        const { order } = (await pickOrder(hasLeft)) ?? {};
        if (!order) return;
        refund(order, {
          cents: leftOf(order),
          answer: await requestRefund(order, { kind: 'all' }),
          way: 'refund of all',
        });
      },
      /** One piece: its price without its part of what a code took off, a fraction of a cent for the buyer. */
      async refundLine() {
        const { order } = (await pickOrder((each) => hasLeft(each) && each.returnedQuantity < each.quantity)) ?? {};
        if (!order) return;
        const { lineId, quantity, returnedQuantity } = order;
        const answer = await requestRefund(order, { kind: 'lines', lines: [{ lineId, quantity: 1 }] });
        if (!isDisputed(order) && returnedQuantity === quantity) return refused(answer, 'orders/refund-unknown-line');
        const { cents } = nextItems(order, 1);
        refund(order, { cents, answer, way: 'refund of a piece', items: 1 });
      },
      /** Another maker's order, a sum that is none, another currency. */
      async refundWrongly() {
        const { order } = (await pickOrder()) ?? {};
        if (!order) return;
        const path = `/api/seller/orders/${order.orderId}/refund`;
        const stranger = makers.find(({ userId }) => userId !== order.sellerId) as Maker;
        for (const [who, what] of [
          [stranger, { kind: 'all' }],
          [makerOf(order), { kind: 'amount', amountCents: -5 }],
          [makerOf(order), { kind: 'amount', amountCents: 0.5 }],
          [makerOf(order), { kind: 'amount', amountCents: 5, currency: 'USD' }],
        ] as const) {
          const { status, body } = await who.call('POST', path, { refund: what, reason });
          if (![400, 404].includes(status) || !/^[A-Z].+\.$/.test(body.error?.message))
            throw new Error(`a wrong refund answered ${status} ${JSON.stringify(body)}`);
        }
        note('refund wrongly');
      },
      /** Two who press at once, and one who presses twice: what is left decides, and a key is done once. */
      async refundTwice() {
        const { order } = (await pickOrder((each) => !isDisputed(each) && leftOf(each) > 1)) ?? {};
        if (!order || isDisputed(order) || leftOf(order) < 2) return;
        const cents = Math.ceil(leftOf(order) * 0.6);
        const what = { refund: { kind: 'amount', amountCents: cents }, reason };
        const headers = { 'idempotency-key': crypto.randomUUID() };
        const path = `/api/seller/orders/${order.orderId}/refund`;
        const send = (own = headers): Promise<Answer> => makerOf(order).call('POST', path, what, own);
        const answers = await Promise.all([send(), send(), send({ 'idempotency-key': crypto.randomUUID() })]);
        answers.push(await send());
        const well = answers.filter(({ status }) => status === 200);
        if (well.length === 0 || answers.some(({ status }) => status !== 200 && status !== 409))
          throw new Error(`refunds at once answered ${answers.map(({ status }) => status).join(', ')}`);
        books.refund(order, cents);
        note('refund twice');
      },
      /** By the maker, by the buyer until it is begun, or by an administrator. */
      async cancel() {
        const picked = await pickOrder((order, state) => !isDisputed(order) && cancellable.includes(state));
        if (!picked) return;
        const { orderId, accessKey } = picked.order;
        const why = { reason: 'The kiln broke' };
        const who = browser(sale.address);
        const [way, until, ask] = pick([
          ['maker', cancellable, () => makerOf(picked.order).call('POST', `/api/seller/orders/${orderId}/cancel`, why)],
          ['office', cancellable, () => office.call('POST', `/api/admin/orders/${orderId}/cancel`, why)],
          ['buyer', ['confirmed'], () => who.call('POST', `/api/orders/${orderId}/cancel`, { accessKey })],
        ] as ['maker' | 'office' | 'buyer', string[], () => Promise<Answer>][]) as [
          'maker',
          string[],
          () => Promise<Answer>,
        ];
        await callOff(picked, { ask, until, way: `called off by the ${way}` });
      },
      /** [LAW-01] Withdrawn from: called off where it has not left, otherwise paid back when the pieces are there. */
      async withdraw() {
        const { order, state } = (await pickOrder((each) => hasLeft(each) && each.returnedQuantity === 0)) ?? {};
        if (!order || isDisputed(order)) return;
        const { number, accessKey } = order;
        const who = browser(sale.address);
        const email = `w.${crypto.randomUUID()}@example.com`;
        const said = { name: 'Rio Keller', number, email, accessKey, lines: null, said: '' };
        const { withdrawalId } = done('declareWithdrawal', await who.call('POST', '/api/withdrawals', said));
        const isOfThis = async (): Promise<{ state: string; refundCents: number }> =>
          done('getWithdrawal', await who.call('GET', `/api/withdrawals/${withdrawalId}`));
        let now = await isOfThis();
        if (now.state === 'declared' || now.state === 'returning') {
          const path = `/api/seller/withdrawals/${withdrawalId}/received`;
          done('receiveWithdrawal', await makerOf(order).call('POST', path, {}));
          now = await isOfThis();
        }
        if (now.state === 'unmatched' || now.refundCents > leftOf(order))
          throw new Error(`a withdrawal from what was ${state} is ${JSON.stringify(now)}, left ${leftOf(order)}`);
        const isCalledOff = (await stateOf(order)) === 'cancelled';
        if (isCalledOff) order.isCancelled = true;
        if (now.refundCents > 0) books.refund(order, now.refundCents, order.quantity);
        if (now.refundCents > 0) note(isCalledOff ? 'withdrawn before it left' : 'withdrawn after it left');
        if (now.state === 'refunded') order.returnedQuantity = order.quantity;
      },
      async carry() {
        const { order, state } = (await pickOrder((_order, now) => now === 'confirmed')) ?? {};
        if (!order || state !== 'confirmed') return;
        await carry(sale, order);
        note('arrived');
      },
      async complete() {
        const { order, state } = (await pickOrder((_order, now) => now === 'confirmed' || now === 'delivered')) ?? {};
        if (order && (state === 'confirmed' || state === 'delivered')) await complete(order, state);
      },
      async refundReturn() {
        const { order, state } =
          (await pickOrder(
            (each, now) => now === 'delivered' && hasLeft(each) && each.returnedQuantity < each.quantity,
          )) ?? {};
        if (!order || isDisputed(order) || state !== 'delivered') return;
        const { orderId, accessKey, lineId } = order;
        const request = await browser(sale.address).call('POST', `/api/orders/${orderId}/returns`, {
          ...{ accessKey, lines: [{ lineId, quantity: 1 }], reason: 'damaged', words: 'The handle is off.' },
        });
        if (request.status !== 200 || request.body.state !== 'requested') return;
        const path = `/api/seller/returns/${request.body.returnId}`;
        for (const state of ['approved', 'received', 'under_review'])
          await makerOf(order).call('POST', `${path}/state`, { state });
        const answer = await makerOf(order).call('POST', `${path}/refund`, { isRestocked: false });
        books.refund(order, done('the refund of a return', answer).refundCents, 1);
        note('returned');
      },
      async sendRefunds() {
        await sendRefunds(sale.app);
        await sale.settle();
        note('refunds sent');
      },
    },
  };
}
