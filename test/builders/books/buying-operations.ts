import { HOUR, MINUTE } from '#domain/core/time.ts';
import { bookPayment } from '#server/modules/checkout/book-payment.ts';
import { processCheckouts } from '#server/modules/checkout/process-checkouts.ts';
import { moveSales } from '#server/modules/promotions/move-sales.ts';
import { buy, finish, withCart } from '../buying.ts';
import { passTime } from '../pass-time.ts';
import { runToEnd } from '../payouts.ts';
import { remindedGuest } from '../reminders.ts';
import { type Browser, codeOf } from '../sale.ts';
import { sendRefunds } from '../work-off.ts';
import { done, type Maker, type Priced, type Scene } from './scene.ts';

/** Rounded half up, as the reference rounds everything. */
const part = (cents: number, numerator: number, denominator: number): number =>
  Math.floor((2 * cents * numerator + denominator) / (2 * denominator));
/** The registered maker is of Portugal, and so is everybody who buys. */
const VAT_PERCENT = 23;
/** From this on Ben's code takes its sum off: more than some of his pieces cost. */
const MINIMUM_CENTS = 5500;

interface Wanted extends Priced {
  quantity: number;
}

const inCart = ({ listingId, variantId, quantity }: Wanted) => ({ listingId, variantId, quantity });

/** What somebody pays for pieces of one maker, as anybody would reckon it. */
interface Reckoned {
  subtotalCents: number;
  discountCents: number;
  /** What of it the marketplace bears. */
  fundedCents: number;
  /** A code took the postage off. */
  isPostFree: boolean;
  code: string | null;
}

/** Everything that brings money in, or should not. */
export function buyingOperations(scene: Scene) {
  const { sale, books, random, pick, makers, offered, sql, name, note } = scene;
  const [ana, ben] = makers as [Maker, Maker];
  const [CODE, SUM, POST] = ['TEN', 'SUM', 'POST'].map((word) => `${word}-${name.replaceAll(' ', '-').toUpperCase()}`);
  /** How often Ana's code may be used. */
  const maxUses = 1 + random.integer(2);
  const wantedOf = ({ userId }: Maker, quantity = 1 + random.integer(3)): Wanted => ({
    ...(pick(offered.get(userId) ?? []) as Priced),
    quantity,
  });
  const plain = ({ priceCents, quantity }: Wanted): Reckoned => ({
    ...{ subtotalCents: priceCents * quantity, discountCents: 0, fundedCents: 0, isPostFree: false, code: null },
  });

  /** What was paid goes into the reference, once it is what was reckoned; of several percentages that may be the one that was taken. */
  async function charge(
    { checkoutId, accessKey }: { checkoutId: string; accessKey: string },
    bought: ReadonlyMap<string, { wanted: Wanted; reckoned: Reckoned }>,
    percents: readonly number[] = [scene.fee.percent],
  ): Promise<void> {
    const { rows } = await sql<{
      orderId: string;
      sellerId: string;
      cents: number;
      shippingCents: number;
      taxCents: number;
      intentId: string;
      lineId: string;
      number: string;
      bookedCents: number;
    }>(
      `SELECT o.id AS "orderId", o.number, coalesce((SELECT -f.amount_cents FROM ledger_transactions t JOIN ledger_entries f ON f.seller_id = t.seller_id AND f.transaction_id = t.id
           WHERE t.seller_id = o.seller_id AND t.order_id = o.id AND t.kind = 'fee' AND f.account = 'platform_fees'), 0)::int AS "bookedCents", o.seller_id AS "sellerId", o.total_cents AS cents, o.shipping_cents AS "shippingCents",
         (o.contained_tax->>'taxCents')::int AS "taxCents", p.intent_id AS "intentId", l.id AS "lineId"
       FROM orders o JOIN payments p USING (checkout_id) JOIN order_lines l ON l.seller_id = o.seller_id AND l.order_id = o.id
       WHERE o.checkout_id = $1 ORDER BY o.seller_id`,
      [checkoutId],
    );
    if (rows.length !== bought.size) throw new Error(`${rows.length} orders instead of ${bought.size}`);
    for (const { cents, shippingCents, taxCents, bookedCents, ...row } of rows) {
      const { wanted, reckoned } = bought.get(row.sellerId) as { wanted: Wanted; reckoned: Reckoned };
      const { subtotalCents, discountCents, fundedCents, isPostFree, code } = reckoned;
      const paidCents = subtotalCents - discountCents + shippingCents;
      const containedCents = row.sellerId === ana.userId ? part(paidCents, VAT_PERCENT, 100 + VAT_PERCENT) : 0;
      const [match, wished] = [
        [cents, taxCents, shippingCents === 0],
        [paidCents, containedCents, isPostFree],
      ].map((sums) => JSON.stringify(sums));
      if (match !== wished) throw new Error(`order ${row.orderId} came to ${match}, reckoned ${wished}`);
      const fees = percents.map((percent) => Math.floor((paidCents * percent * 100 + 5000) / 10_000));
      books.charge({
        ...{ ...row, checkoutId, accessKey, code, paidCents, fundedCents, discountCents, subtotalCents },
        ...{ quantity: wanted.quantity, containedTaxCents: taxCents },
        feeCents: fees.find((cents) => cents === bookedCents) ?? (fees[0] as number),
        ...{ refundedCents: 0, feeBackCents: 0, fundedBackCents: 0, returnedQuantity: 0 },
        ...{ withheld: [], bornCents: 0, shopCents: 0, isReleased: false, isPaidOut: false, isCancelled: false },
      });
    }
  }
  const sellerOf = ({ listingId }: Wanted): string =>
    makers.find(({ userId }) => offered.get(userId)?.some((piece) => piece.listingId === listingId))?.userId ?? '';
  /** What was answered to somebody who paid goes into the reference. */
  async function chargeAll(
    { body }: { body: { status: string; checkoutId: string; accessKey: string } },
    wanted: readonly Wanted[],
    { reckon = plain, percents = [scene.fee.percent] } = {},
  ): Promise<void> {
    if (body.status !== 'paid') throw new Error(`a purchase answered ${JSON.stringify(body)}`);
    const bought = wanted.map((each) => [sellerOf(each), { wanted: each, reckoned: reckon(each) }] as const);
    await charge(body, new Map(bought), percents);
  }
  const pay = async (who: Browser, wanted: readonly Wanted[], reckon = plain): Promise<void> =>
    chargeAll(await buy(who), wanted, { reckon });
  async function buyFrom(sellers: readonly Maker[]): Promise<void> {
    const wanted = sellers.map((seller) => wantedOf(seller));
    await pay(await withCart(sale, ...wanted.map(inCart)), wanted);
    note(sellers.length > 1 ? 'two shops' : 'one shop');
  }
  /** Somebody with a piece in the cart, who has not paid yet. */
  async function beforePaying(): Promise<{ who: Browser; wanted: Wanted }> {
    const wanted = wantedOf(pick(makers) as Maker);
    return { who: await withCart(sale, inCart(wanted)), wanted };
  }
  /** A cart with a code on it, where the code may go on it; `mayBe` says what the reference thinks. */
  async function withCode(wanted: Wanted, code: string, mayBe: boolean): Promise<Browser> {
    const who = await withCart(sale, inCart(wanted));
    const { status, body } = await who.call('POST', '/api/cart/promo', { code });
    if ((status === 200) !== mayBe) throw new Error(`the code ${code} answered ${status} ${JSON.stringify(body)}`);
    return who;
  }
  /** A payment that is declined; the provider's payment can still be made. */
  async function declined() {
    const { who, wanted } = await beforePaying();
    const { body } = await buy(who, { card: 'pm_card_chargeDeclined' });
    if (body.status !== 'failed') throw new Error(`a declined card answered ${JSON.stringify(body)}`);
    return { wanted, who, body, intentId: String(body.clientSecret).split('_secret')[0] ?? '' };
  }
  return {
    /** Their codes: a percentage of few uses, a sum, the postage. */
    async makeCodes(): Promise<void> {
      const terms = { percent: null, amountCents: null, minimumCents: 0, startsAt: null, endsAt: null, maxUses: null };
      for (const [who, own] of [
        [ana, { code: CODE, kind: 'percent', percent: 10, maxUses }],
        [ben, { code: SUM, kind: 'fixed', amountCents: 350, minimumCents: MINIMUM_CENTS }],
        [ben, { code: POST, kind: 'postage' }],
      ] as const)
        done('createPromotion', await who.call('POST', '/api/seller/promotions', { ...terms, ...own }));
    },
    ...{ buyFrom, beforePaying, declined, chargeAll },
    acts: {
      buy: () => buyFrom(random.integer(3) === 0 ? makers : [pick(makers) as Maker]),
      /** Ana bears it; its uses come back with what is called off [INV-09]. */
      async buyWithPercent() {
        const wanted = wantedOf(ana);
        const isLeft = books.usesOf(CODE ?? '') < maxUses;
        const who = await withCode(wanted, CODE ?? '', isLeft);
        await pay(who, [wanted], (each) => ({
          ...plain(each),
          ...(isLeft ? { discountCents: part(each.priceCents * each.quantity, 10, 100), code: CODE ?? null } : {}),
        }));
        note(isLeft ? 'percentage' : 'percentage used up');
      },
      async buyWithSum() {
        const wanted = wantedOf(ben);
        const isEnough = wanted.priceCents * wanted.quantity >= MINIMUM_CENTS;
        const who = await withCode(wanted, SUM ?? '', isEnough);
        await pay(who, [wanted], (each) => ({
          ...plain(each),
          ...(isEnough ? { discountCents: 350, code: SUM ?? null } : {}),
        }));
        note(isEnough ? 'sum' : 'sum of too little');
      },
      async buyPostFree() {
        const wanted = wantedOf(ben);
        const who = await withCode(wanted, POST ?? '', true);
        await pay(who, [wanted], (each) => ({ ...plain(each), isPostFree: true, code: POST ?? null }));
        note('postage');
      },
      /** The marketplace bears what its reminder promised. */
      async buyWithOffer() {
        const wanted = wantedOf(pick(makers) as Maker, 3);
        // As much of 10 % as the fee pays for.
        const percent = Math.min(10, Math.floor((100 * scene.fee.percent) / (100 + scene.fee.percent)));
        await sql(`UPDATE sessions SET expires_at = expires_at + interval '28 hours'`);
        const { who, code } = await remindedGuest(sale, `left.${crypto.randomUUID()}@example.com`, inCart(wanted));
        if (percent === 0) return;
        done('an offer', await who.call('POST', '/api/cart/promo', { code }));
        await pay(who, [wanted], (each) => {
          const discountCents = part(each.priceCents * each.quantity, percent, 100);
          return { ...plain(each), discountCents, fundedCents: discountCents, code };
        });
        note('offer');
      },
      /** All of Ana's prices are a fifth lower, until the sale is stopped. */
      async buyOnSale() {
        const endsAt = new Date(sale.app.clock.now().getTime() + HOUR * 48).toISOString();
        const terms = { off: { kind: 'percent', percent: 20 }, listingId: null, startsAt: null, endsAt };
        const { saleId } = done('createSale', await ana.call('POST', '/api/seller/sales', terms));
        await runToEnd(sale, moveSales);
        const wanted = wantedOf(ana);
        const lowered = { ...wanted, priceCents: wanted.priceCents - part(wanted.priceCents, 20, 100) };
        await pay(await withCart(sale, inCart(wanted)), [lowered]);
        done('stopSale', await ana.call('POST', `/api/seller/sales/${saleId}/stop`));
        await runToEnd(sale, moveSales);
        note('on sale');
      },
      /** Declined, and never paid: the time of the checkout goes by, and nothing is left of it. */
      async leaveUnpaid() {
        const { who, body, intentId } = await declined();
        await passTime(sale, 16 * MINUTE);
        await runToEnd(sale, processCheckouts);
        const [status, code] = codeOf(await finish(who, body));
        if (status !== 410) throw new Error(`a checkout that was let go answered ${status} ${code}`);
        await sale.provider.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' }).then(
          () => Promise.reject(new Error('a payment was made that had been ended')),
          () => undefined,
        );
        note('unpaid');
      },
      /** Let go, and paid all the same: the pieces are there, so it is an order. */
      async payLate() {
        const { who, wanted, body, intentId } = await declined();
        const intent = await sale.app.outside.payments.retrieveIntent(intentId);
        await bookPayment(sale.app, body.checkoutId, { ...intent, status: 'canceled' });
        await sale.provider.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
        const { status } = done('a late payment', await finish(who, body));
        await chargeAll({ body: { ...body, status } }, [wanted]);
        note('paid late');
      },
      /** Another sum than was asked for: no order comes of it, and it goes back automatically. */
      async payAnotherSum() {
        const { who, body, intentId } = await declined();
        await sale.provider.stripe.paymentIntents.update(intentId, { amount: body.totalCents - 100 });
        await sale.provider.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
        const [status] = codeOf(await finish(who, body));
        if (status !== 410) throw new Error(`another sum answered ${status}`);
        await sendRefunds(sale.app);
        const refunds = (await sale.provider.stripe.refunds.list({ payment_intent: intentId })).data;
        if (refunds.length !== 1 || refunds[0]?.amount !== body.totalCents - 100)
          throw new Error(`of another sum ${JSON.stringify(refunds.map(({ amount }) => amount))} went back`);
        note('paid another sum');
      },
    },
  };
}
export type Buying = ReturnType<typeof buyingOperations>;
