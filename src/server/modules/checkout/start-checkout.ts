import { createHash } from 'node:crypto';
import { checkEmail } from '#domain/accounts/credentials.ts';
import { checkAddress, checkBillingAddress } from '#domain/checkout/check-address.ts';
import { checkoutContract } from '#domain/checkout/contract.ts';
import { RESERVATION_MILLISECONDS, type Quote, type StartCheckoutInput } from '#domain/checkout/model.ts';
import { sumProblem } from '#domain/cart/payable-sum.ts';
import { blockingProblems, parcelsWithoutWay, soldOutProblems } from '#domain/checkout/payable.ts';
import { priceParcels } from '#domain/checkout/price-parcels.ts';
import type { Language } from '#domain/core/languages/language.ts';
import type { GeneralProblem } from '#domain/core/problems-of-every-call.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import { addMilliseconds } from '#domain/core/time.ts';
import { agreeAtCheckout } from '../accounts/policies/agree.ts';
import { versionsInForce } from '../accounts/policies/policy-versions.ts';
import { adoptGuestCart } from '../cart/get-cart.ts';
import { type CartIdentity, findIdentity } from '../cart/cart-identity.ts';
import { lockCart } from '../cart/cart-store.ts';
import { reserveStock } from '../listings/stock-store.ts';
import type { App } from '../../platform/calls/app.ts';
import { countingSteps } from '../../platform/calls/call.ts';
import type { ProblemOf } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { type Ahead, inTransaction, type Transaction } from '../../platform/database/open-database.ts';
import { buyersOf, consumeUse } from '../promotions/promo-store.ts';
import { bookPaymentIn } from './book-payment.ts';
import {
  findCheckout,
  insertCheckout,
  listLiveCheckouts,
  type NewCheckout,
  saveAsking,
  stockLinesOf,
} from './checkout-store.ts';
import { pricedLines } from './priced-line-store.ts';
import { type EndedCheckout, endEarlierCheckouts } from './end-earlier-checkouts.ts';
import { type StartedCheckout, requestPayment } from './request-payment.ts';
import { holidaysAhead } from '../shops/calendar/promise-days.ts';
import { accessKeyHash } from '../orders/access/access-key-fits.ts';

type StartProblem = ProblemOf<typeof checkoutContract.startCheckout> | GeneralProblem;
/** Undoes the transaction and carries the problem out of it. */
class Refused extends Error {
  readonly problem: StartProblem;
  constructor(problem: StartProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** The cart has a live checkout already: of an earlier try, or of another tab. */
class Overtaken extends Error {}
const MAX_TRIES = 6;

/**
 * [PAY-01] Checks everything again, holds the pieces and starts one payment. Two transactions with the provider between them;
 * whatever stops it in between is healed by `finishCheckout`, the webhook or the sweep. The same key starts the same checkout.
 */
export const startCheckout = countingSteps(
  checkoutContract.startCheckout,
  { policy: anyone, limit: { times: 30, seconds: 60 } },
  async ({ input, app, caller, limit }) => {
    const email = checkEmail(input.email);
    if (!email.ok) return fail({ code: 'checkout/invalid-email' });
    const address = checkAddress(input.address);
    if (!address.ok) return address;
    const billing = input.billingAddress ? checkBillingAddress(input.billingAddress) : address;
    if (!billing.ok) return billing;
    if (!caller.idempotencyKey) return fail({ code: 'request/idempotency-required' });
    await adoptGuestCart(app, caller);
    const identity = findIdentity(caller);
    if (!identity) return fail({ code: 'checkout/cart-empty' });
    const secret = createHash('sha256')
      .update(`checkout ${identity.cartId} ${identity.tokenHash?.toString('hex') ?? ''} ${caller.idempotencyKey}`)
      .digest('base64url');
    const hash = accessKeyHash(secret);
    const checkoutId = idOf(hash);
    const beginning = {
      input: { ...input, email: email.value },
      identity,
      buyerId: caller.session?.userId ?? null,
      language: caller.language,
      checkoutId,
      hash,
    };
    const [terms] = await versionsInForce(app, app.db, ['terms']);
    let ended: EndedCheckout[] = [];
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const begun = await begin(
        app,
        { ...beginning, termsVersion: terms?.version ?? 1, ended },
        tries === 0 ? limit : undefined,
      );
      if (begun === 'overtaken') {
        // Whoever cannot open the cart has been refused by now: nothing is ended for them.
        const earlier = await endEarlierCheckouts(app, identity.cartId, checkoutId);
        if (earlier === 'processing') return fail({ code: 'checkout/payment-processing' });
        if (earlier === 'unavailable') return fail({ code: 'checkout/payment-unavailable' });
        ended = earlier;
        continue;
      }
      if (!begun.ok) return begun;
      if (begun.value.isRepeated) caller.setHeader('Idempotent-Replayed', 'true');
      return requestPayment(app, { ...begun.value, secret, paymentMethodId: input.paymentMethodId ?? null });
    }
    return fail({ code: 'checkout/payment-unavailable' });
  },
);

function idOf(hash: Buffer): string {
  const hex = hash.toString('hex');
  return `checkout-${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}

const requestHash = (input: StartCheckoutInput): Buffer => createHash('sha256').update(JSON.stringify(input)).digest();

interface Beginning {
  input: StartCheckoutInput;
  identity: CartIdentity;
  buyerId: string | null;
  language: Language;
  checkoutId: string;
  hash: Buffer;
  termsVersion: number;
  /** Earlier checkouts of the cart: what they reserve goes over to this one. */
  ended: EndedCheckout[];
}

/** The first transaction: cart locked, priced, pieces held, checkout written. */
async function begin(
  app: App,
  beginning: Beginning,
  ahead: Ahead | undefined,
): Promise<Result<StartedCheckout, StartProblem> | 'overtaken'> {
  try {
    return ok(await inTransaction(app.db, (tx) => beginIn(app, tx, beginning), ahead));
  } catch (error) {
    if (error instanceof Refused) return fail(error.problem);
    if (error instanceof Overtaken) return 'overtaken';
    throw error;
  }
}

interface Priced {
  beginning: Beginning;
  quote: Quote;
  /** The code, where it takes something off. */
  promo: NewCheckout['promo'];
  notes: NewCheckout['notes'];
  stock: NewCheckout['lines'];
  now: Date;
}

const newCheckout = ({ beginning, quote, promo, notes, stock, now }: Priced): NewCheckout => ({
  id: beginning.checkoutId,
  access_key_hash: beginning.hash,
  cart_id: beginning.identity.cartId,
  buyer_id: beginning.buyerId,
  email: beginning.input.email,
  language: beginning.language,
  total_cents: quote.totalCents,
  discount_cents: quote.discountCents,
  promo,
  parcels: quote.parcels,
  address: beginning.input.address,
  billing_address: beginning.input.billingAddress ?? null,
  note: beginning.input.note,
  terms_version: beginning.termsVersion,
  notes,
  payment_method_id: beginning.input.paymentMethodId ?? null,
  request_hash: requestHash(beginning.input),
  created_at: now,
  expires_at: addMilliseconds(now, RESERVATION_MILLISECONDS),
  lines: stock,
});

async function beginIn(app: App, tx: Transaction, beginning: Beginning): Promise<StartedCheckout> {
  const { input, identity, buyerId, language, checkoutId, termsVersion, ended } = beginning;
  for (const each of ended) await bookPaymentIn(app, tx, each);
  const now = app.clock.now();
  // The readings leave with the lock and wait behind it, so they see what it guards.
  const [opens, known, live, lines] = await Promise.all([
    lockCart(tx, identity, now),
    findCheckout(tx, checkoutId),
    listLiveCheckouts(tx, identity.cartId, now),
    pricedLines(tx, identity, now),
  ]);
  if (!opens) throw new Refused({ code: 'checkout/cart-empty' });
  if (known?.request_hash.equals(requestHash(input))) {
    if (known.intent_id === null) await saveAsking(tx, checkoutId, true);
    return { checkout: known, isRepeated: true };
  }
  if (known) throw new Refused({ code: 'request/idempotency-mismatch' });
  if (live.length > 0) throw new Overtaken();
  const priced = priceParcels({
    lines: lines.lines,
    promo: lines.promo,
    country: input.address.country,
    postcode: input.address.postcode,
    delivery: input.delivery,
    holidays: holidaysAhead(input.address.country, now),
    now,
  });
  if (!priced.ok) throw new Refused(priced.problem);
  const quote = priced.value;
  refuseUnpayable(quote, input);
  const stock = stockLinesOf(quote.parcels);
  const missing = await reserveStock(app, tx, stock);
  if (missing.length > 0) throw new Refused({ code: 'checkout/sold-out', lines: soldOutProblems(quote, missing) });
  const promo = quote.promo && quote.promo.discountAmount > 0 ? quote.promo : null;
  const checkout = newCheckout({ beginning, quote, promo, notes: lines.notes, stock, now });
  insertCheckout(tx, checkout);
  await agreeAtCheckout(app, tx, { userId: buyerId, version: termsVersion, language });
  // Somebody took its last use since we priced.
  const buyers = buyersOf({ email: checkout.email, userId: checkout.buyer_id });
  const use = promo ? await consumeUse(tx, { promo, checkoutId, cartId: identity.cartId, buyers, now }) : 'taken';
  if (use === 'used-by-buyer') throw new Refused({ code: 'checkout/code-used-by-you' });
  if (use === 'used-up')
    throw new Refused({ code: 'checkout/total-changed', totalCents: quote.totalCents + (promo?.discountAmount ?? 0) });
  return {
    checkout: { ...checkout, status: 'open', currency: quote.currency, intent_id: null, decline_code: null },
    isRepeated: false,
  };
}

/** [CART-06] Nothing is charged that the person has not seen, or that the provider does not take: lines that cannot be bought, another way or sum. */
function refuseUnpayable(quote: Quote, { delivery, expectedTotalCents }: StartCheckoutInput): void {
  if (blockingProblems(quote).length > 0) throw new Refused({ code: 'checkout/lines-changed', lines: quote.problems });
  const sellerIds = parcelsWithoutWay(quote, delivery).map(({ sellerId }) => sellerId);
  if (sellerIds.length > 0) throw new Refused({ code: 'checkout/way-not-offered', sellerIds });
  if (quote.totalCents !== expectedTotalCents) {
    throw new Refused(
      quote.problems.length > 0
        ? { code: 'checkout/lines-changed', lines: quote.problems }
        : { code: 'checkout/total-changed', totalCents: quote.totalCents },
    );
  }
  const unpayable = sumProblem(quote);
  if (unpayable) throw new Refused(unpayable);
}
