import { contract } from '#domain/rooms.ts';
import { MINUTE } from '#domain/core/time.ts';
import type { OrderState } from '#domain/orders/model.ts';
import { insertAdmin } from '#server/rooms/admin/admin-store.ts';
import type { Random } from '#server/platform/clock/random.ts';
import { ensureFeeRule, findFeePercent } from '#server/rooms/payments/fee-rule-store.ts';
import { sendRefunds } from '#server/rooms/payments/send-refunds.ts';
import { ask } from '../ask.ts';
import { buy, type SoldVariant, variantOf, withCart } from '../buying.ts';
import type { Answer } from '../checked-answer.ts';
import { carry } from '../delivered.ts';
import { decideDispute, openDispute } from '../disputes.ts';
import { maker } from '../market.ts';
import { passTime } from '../pass-time.ts';
import { payday, runToEnd, verified } from '../payouts.ts';
import { browser, type Sale, signUp } from '../sale.ts';
import { sqlOf } from '../sql-of.ts';
import { type BookedOrder, leftOf, type ReferenceBooks } from './reference-books.ts';

/** What a bank takes for a dispute, in minor units. */
const BANK_FEE = 2000;
/** A balance that is paid out whatever the schedule's least sum is, and one that never is. */
const [SURELY_PAID, NEVER_PAID] = [10_000, 100];

type Maker = Awaited<ReturnType<typeof maker>>;

/** The people of one sequence, each done one thing after another: every act changes the shop and the reference, or is refused by both. */
export async function openBooks(sale: Sale, books: ReferenceBooks, { random, name }: { random: Random; name: string }) {
  const sql = sqlOf(() => sale);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[random.integer(items.length)];
  const makers: Maker[] = [];
  const variants = new Map<string, SoldVariant[]>();
  for (const each of ['Ana', 'Ben']) {
    const who = await maker(sale.address, `${each} ${name}`);
    makers.push(who);
    const prices = [1234, 5000, 333 + random.integer(20_000)];
    variants.set(
      who.userId,
      await Promise.all(prices.map((priceCents) => variantOf(sale, who, { priceCents, quantity: 900 }))),
    );
  }
  const office = await signUp(browser(sale.address), `Cy ${name}`);
  await insertAdmin(sale.app.db, { userId: office.userId, role: 'master_admin', createdBy: null, now: new Date() });
  let percent = await findFeePercent(sale.app.db, sale.app.clock.now());
  const makerOf = ({ sellerId }: BookedOrder): Maker => makers.find(({ userId }) => userId === sellerId) as Maker;
  const stateOf = async (order: BookedOrder): Promise<OrderState> =>
    (await ask(makerOf(order), contract.orders.getShopOrder, { orderId: order.orderId })).state;
  const paidTogether = ({ checkoutId }: BookedOrder): BookedOrder[] =>
    books.orders.filter((order) => order.checkoutId === checkoutId);
  /** Disputes that are open, by payment. */
  const open = new Map<string, string>();
  const lost = new Set<string>();
  const isDisputed = ({ checkoutId }: BookedOrder): boolean => open.has(checkoutId);

  function refused({ status, body }: Answer, code: string): void {
    if (status < 400 || body.error?.code !== code) throw new Error(`${code}: ${status} ${JSON.stringify(body)}`);
  }
  /** What is answered to somebody who gives money back, and what the reference makes of it. */
  function refund(order: BookedOrder, cents: number, answer: Answer): void {
    if (isDisputed(order)) return refused(answer, 'orders/refund-disputed');
    if (cents > leftOf(order) || leftOf(order) === 0) return refused(answer, 'orders/refund-too-much');
    if (answer.status !== 200) throw new Error(`refund of ${cents}: ${answer.status} ${JSON.stringify(answer.body)}`);
    books.refund(order, cents);
  }
  const askRefund = (order: BookedOrder, what: object, headers = {}): Promise<Answer> => {
    const isOffice = random.integer(3) === 0;
    const path = `/api/${isOffice ? 'admin' : 'seller'}/orders/${order.orderId}/refund`;
    const body = { refund: what, reason: 'It came with a chip' };
    return isOffice ? office.call('POST', path, body, headers) : makerOf(order).call('POST', path, body);
  };

  async function buyFrom(sellers: readonly Maker[]): Promise<void> {
    const chosen = sellers.map(({ userId }) => ({
      ...(pick(variants.get(userId) ?? []) as SoldVariant),
      quantity: 1 + random.integer(3),
    }));
    const { body } = await buy(await withCart(sale, ...chosen));
    const { rows } = await sql<{
      orderId: string;
      sellerId: string;
      cents: number;
      intentId: string;
      lineId: string;
    }>(
      `SELECT o.id AS "orderId", o.seller_id AS "sellerId", o.total_cents AS cents, p.intent_id AS "intentId", l.id AS "lineId"
         FROM orders o JOIN payments p USING (checkout_id) JOIN order_lines l ON l.seller_id = o.seller_id AND l.order_id = o.id WHERE o.checkout_id = $1 ORDER BY o.seller_id`,
      [body.checkoutId],
    );
    for (const { cents, ...row } of rows)
      books.charge({
        ...row,
        checkoutId: body.checkoutId,
        accessKey: body.accessKey,
        quantity: chosen[sellers.findIndex(({ userId }) => userId === row.sellerId)]?.quantity ?? 0,
        paidCents: cents,
        feeCents: Math.floor((cents * percent * 100 + 5000) / 10_000),
        ...{ refundedCents: 0, feeBackCents: 0, withheld: [], isReleased: false },
      });
  }
  async function complete(order: BookedOrder): Promise<void> {
    await carry(sale, order, ['processing', 'shipped', 'delivered', 'completed']);
    order.isReleased = true;
  }

  const acts = {
    buy: () => buyFrom(random.integer(3) === 0 ? makers : [pick(makers) as Maker]),
    async refundPart() {
      const order = pick(books.orders);
      if (!order) return;
      const cents = 1 + random.integer(leftOf(order) + 200);
      refund(order, cents, await askRefund(order, { kind: 'amount', amountCents: cents }));
    },
    async refundAll() {
      const order = pick(books.orders);
      if (order) refund(order, leftOf(order), await askRefund(order, { kind: 'all' }));
    },
    /** Another maker's order, a sum that is none, another currency. */
    async refundWrongly() {
      const order = pick(books.orders);
      if (!order) return;
      const path = `/api/seller/orders/${order.orderId}/refund`;
      const stranger = makers.find(({ userId }) => userId !== order.sellerId) as Maker;
      const reason = 'It came with a chip';
      for (const [who, what] of [
        [stranger, { kind: 'all' }],
        [makerOf(order), { kind: 'amount', amountCents: -5 }],
        [makerOf(order), { kind: 'amount', amountCents: 0.5 }],
        [makerOf(order), { kind: 'amount', amountCents: 5, currency: 'USD' }],
      ] as const) {
        const { status } = await who.call('POST', path, { refund: what, reason });
        if (![400, 404].includes(status)) throw new Error(`a wrong refund answered ${status}`);
      }
    },
    /** Two who press at once, and one who presses twice: what is left decides, and a key is done once. */
    async refundTwice() {
      const order = pick(books.orders);
      if (!order || isDisputed(order) || leftOf(order) < 2) return;
      const cents = Math.ceil(leftOf(order) * 0.6);
      const what = { refund: { kind: 'amount', amountCents: cents }, reason: 'It came with a chip' };
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const path = `/api/seller/orders/${order.orderId}/refund`;
      const send = (own = headers): Promise<Answer> => makerOf(order).call('POST', path, what, own);
      const answers = await Promise.all([send(), send(), send({ 'idempotency-key': crypto.randomUUID() })]);
      answers.push(await send());
      const done = answers.filter(({ status }) => status === 200);
      if (done.length === 0 || answers.some(({ status }) => status !== 200 && status !== 409))
        throw new Error(`refunds at once answered ${answers.map(({ status }) => status).join(', ')}`);
      books.refund(order, cents);
    },
    async cancel() {
      const order = pick(books.orders);
      if (!order) return;
      const state = await stateOf(order);
      const answer = await makerOf(order).call('POST', `/api/seller/orders/${order.orderId}/cancel`, {
        reason: 'The kiln broke',
      });
      const mayCancel = state === 'confirmed' || state === 'processing';
      if (!mayCancel || isDisputed(order)) {
        if (answer.status !== 409) throw new Error(`${state}: cancelling answered ${answer.status}`);
        return;
      }
      if (answer.status !== 200) throw new Error(`cancelling answered ${answer.status}`);
      if (leftOf(order) > 0) books.refund(order, leftOf(order));
    },
    async carry() {
      const order = pick(books.orders);
      if (order && (await stateOf(order)) === 'confirmed') await carry(sale, order);
    },
    async complete() {
      const order = pick(books.orders.filter(({ isReleased }) => !isReleased));
      if (order && (await stateOf(order)) === 'confirmed') await complete(order);
    },
    async giveBack() {
      const order = pick(books.orders);
      if (!order || isDisputed(order) || (await stateOf(order)) !== 'delivered') return;
      const { orderId, accessKey, lineId } = order;
      const asked = await browser(sale.address).call('POST', `/api/orders/${orderId}/returns`, {
        ...{ accessKey, lines: [{ lineId, quantity: 1 }], reason: 'damaged', words: 'The handle is off.' },
      });
      if (asked.status !== 200 || asked.body.state !== 'requested') return;
      const path = `/api/seller/returns/${asked.body.returnId}`;
      for (const state of ['approved', 'received', 'under_review'])
        await makerOf(order).call('POST', `${path}/state`, { state });
      const { status, body } = await makerOf(order).call('POST', `${path}/refund`, { isRestocked: false });
      if (status !== 200) throw new Error(`the refund of a return answered ${status} ${JSON.stringify(body)}`);
      books.refund(order, body.refundCents);
    },
    async sendRefunds() {
      await runToEnd(sale, sendRefunds);
    },
    async dispute() {
      const order = pick(books.orders.filter(({ checkoutId }) => !open.has(checkoutId) && !lost.has(checkoutId)));
      if (!order) return;
      const together = paidTogether(order);
      // The bank has nothing to take of what was sent back already.
      await runToEnd(sale, sendRefunds);
      if (together.every((each) => leftOf(each) === 0)) return;
      open.set(order.checkoutId, await openDispute(sale, order.intentId));
      books.dispute(together, BANK_FEE);
    },
    async decide() {
      const [checkoutId, disputeId] = pick([...open]) ?? [];
      if (!checkoutId || !disputeId) return;
      const isWon = random.integer(2) === 0;
      await decideDispute(sale, disputeId, isWon ? ['winning_evidence', 'won'] : ['losing_evidence', 'lost']);
      open.delete(checkoutId);
      if (isWon) books.win(books.orders.filter((order) => order.checkoutId === checkoutId));
      else lost.add(checkoutId);
    },
    async payday() {
      const before = makers.map(({ userId }) => books.balance(userId).balanceCents);
      // Nobody signs in anew for all that time.
      await sql(`UPDATE sessions SET expires_at = expires_at + interval '8 days'`);
      await payday(sale);
      for (const [at, { userId }] of makers.entries()) {
        const balanceCents = before[at] ?? 0;
        const { balanceCents: left } = await ask(makers[at] as Maker, contract.payments.getBalance);
        if (left !== balanceCents || balanceCents >= SURELY_PAID) books.payOut(userId, balanceCents);
        if (left !== balanceCents && balanceCents < NEVER_PAID) throw new Error(`${balanceCents} was paid out`);
      }
    },
    async changeFee() {
      percent = [0, 3.25, 6.5, 12][random.integer(4)] ?? 0;
      await ensureFeeRule(sale.app.db, percent, sale.app.clock.now());
      await passTime(sale, 2 * MINUTE);
    },
  };
  return {
    acts,
    makers,
    /** Each maker has sold something for good, and is paid to an account that a test payout has reached. */
    async start(): Promise<void> {
      // What belongs to somebody who is not paid out lies at the provider: a balance below zero of one never holds up another's payout.
      const zoe = await maker(sale.address, `Zoe ${name}`);
      await buy(await withCart(sale, await variantOf(sale, zoe, { priceCents: 900_000 })));
      for (const who of makers) {
        await buyFrom([who]);
        await complete(books.orders.at(-1) as BookedOrder);
        await verified(sale, who);
        books.payOut(who.userId, (await ask(who, contract.payments.getBalance)).paidOutCents);
      }
    },
  };
}
export type MoneyAct = keyof Awaited<ReturnType<typeof openBooks>>['acts'];
