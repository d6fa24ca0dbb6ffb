import { retryPolicies } from '#domain/core/errors/retry.ts';
import Stripe from 'stripe';
import { type Circuits, DependencyAway } from '../../platform/circuits/circuits.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { guardedHttpClient } from './guarded-http-client.ts';

/** A payment at the provider, in our words. Amounts in minor units. */
export interface Intent {
  /** Empty where it was refused: then there is none. */
  id: string;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled' | 'refused';
  amountCents: number;
  currency: string;
  clientSecret: string | null;
  checkoutId: string;
  declineCode: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
}

interface IntentRequest {
  checkoutId: string;
  amountCents: number;
  currency: string;
  email: string;
  paymentMethodId: string | null;
}

/** The provider did not answer, or not sensibly: nothing is known of the payment yet. */
export class ProviderUnavailable extends DependencyAway {}

export interface PaymentProvider {
  /**
   * Creates the checkout's one payment, and confirms it at once where a payment method is given; 'refused' where the provider says that no
   * repeat can do better. Repeating it changes nothing.
   */
  createIntent(request: IntentRequest): Promise<Intent>;
  /** The checkout's payment when it is not known whether its creation arrived: found, or made without charging anything. */
  recoverIntent(request: IntentRequest): Promise<Intent>;
  retrieveIntent(intentId: string): Promise<Intent>;
  /** Ends a payment that was not made; answers what it is now, which may be succeeded. */
  cancelIntent(intentId: string): Promise<Intent>;
  /** Gives everything back; repeating it moves no more money. */
  refundAll(intent: { intentId: string; checkoutId: string }): Promise<void>;
  /**
   * Gives a part back, once per refund id; answers the provider's own id of it. The provider forgets its keys after a day, so one
   * that may exist is looked for first.
   */
  refund(refund: { refundId: string; intentId: string; amountCents: number; mayExist: boolean }): Promise<string>;
  /** The event of a signed webhook, or null when the signature is wrong. */
  webhookEvent(body: Buffer, signature: string): ProviderEvent | null;
}

/** What an event is about; only to look again there. */
interface ProviderEvent {
  id: string;
  type: string;
  intentId: string | null;
  checkoutId: string | null;
  sellerId: string | null;
  payoutId: string | null;
  disputeId: string | null;
}

declare module '../../platform/calls/app.ts' {
  interface Outside {
    payments: PaymentProvider;
  }
}

const unconfirmedStates: readonly string[] = ['requires_confirmation', 'requires_capture'];
const statusOf = (status: Stripe.PaymentIntent.Status): Intent['status'] =>
  (unconfirmedStates.includes(status) ? 'requires_payment_method' : status) as Intent['status'];

function intentOf(intent: Stripe.PaymentIntent): Intent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  return {
    id: intent.id,
    status: statusOf(intent.status),
    amountCents: intent.amount,
    currency: intent.currency.toUpperCase(),
    clientSecret: intent.client_secret,
    checkoutId: intent.metadata?.checkoutId ?? '',
    declineCode: intent.last_payment_error?.decline_code || intent.last_payment_error?.code || null,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
  };
}

const refusedIntent = ({ checkoutId, amountCents, currency }: IntentRequest, code = 'invalid_request'): Intent => ({
  ...{ id: '', status: 'refused', declineCode: code, clientSecret: null, cardBrand: null, cardLast4: null },
  ...{ checkoutId, amountCents, currency },
});

export interface ProviderAccess {
  apiBase: string;
  secretKey: string;
  circuits: Circuits;
}

/** The official SDK, speaking to the provider or to what stands in for it. What it sends again carries its idempotency key [ERR-04]. */
export function stripeClient({ apiBase, secretKey, circuits }: ProviderAccess): Stripe {
  const base = new URL(apiBase);
  const protocol = base.protocol === 'https:' ? ('https' as const) : ('http' as const);
  return new Stripe(secretKey, {
    host: base.hostname,
    port: base.port || (protocol === 'https' ? '443' : '80'),
    protocol,
    telemetry: false,
    httpClient: guardedHttpClient(circuits),
    maxNetworkRetries: retryPolicies['external service'].retries,
    timeout: 10_000,
  });
}

const isAway = (error: unknown): error is Error =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError;

/** The provider cannot take such a payment, now or later; what was the request's own conflict with another at this moment passes. */
const isRefused = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409;

const expand = ['latest_charge'];
/** A webhook that was signed longer ago is refused, so that a recorded one cannot be played back. */
const TOLERANCE_SECONDS = 300;

/** What became of a payment that was asked about; a creation that the provider refuses for good is 'refused'. */
async function intentOfCall(call: () => Promise<Stripe.PaymentIntent>, creation?: IntentRequest): Promise<Intent> {
  try {
    return intentOf(await call());
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent)
      return {
        ...intentOf(error.payment_intent as Stripe.PaymentIntent),
        declineCode: error.decline_code || error.code || 'card_declined',
      };
    if (creation && isRefused(error)) return refusedIntent(creation, error.code);
    throw isAway(error) ? new ProviderUnavailable(error.message) : error;
  }
}

type IntentCalls = Pick<PaymentProvider, 'createIntent' | 'recoverIntent' | 'retrieveIntent' | 'cancelIntent'>;

function intentCalls(stripe: Stripe): IntentCalls {
  const create = (request: IntentRequest, confirm: boolean): Promise<Intent> =>
    intentOfCall(
      () =>
        stripe.paymentIntents.create(
          {
            amount: request.amountCents,
            currency: request.currency.toLowerCase(),
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            receipt_email: request.email,
            metadata: { checkoutId: request.checkoutId },
            expand,
            ...(confirm && request.paymentMethodId ? { payment_method: request.paymentMethodId, confirm: true } : {}),
          },
          { idempotencyKey: `checkout-${request.checkoutId}` },
        ),
      request,
    );
  const retrieve = (intentId: string): Promise<Intent> =>
    intentOfCall(() => stripe.paymentIntents.retrieve(intentId, { expand }));
  return {
    createIntent: (request) => create(request, true),
    recoverIntent: async (request) => {
      try {
        return await create(request, false);
      } catch (error) {
        // The key was used with other facts: the first request did arrive, and repeating it word for word finds its payment.
        if (error instanceof Stripe.errors.StripeIdempotencyError) return retrieve((await create(request, true)).id);
        throw error;
      }
    },
    retrieveIntent: retrieve,
    cancelIntent: async (intentId) => {
      try {
        return await intentOfCall(() => stripe.paymentIntents.cancel(intentId, { expand }));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return retrieve(intentId);
        throw error;
      }
    },
  };
}

const refundCalls = (stripe: Stripe): Pick<PaymentProvider, 'refundAll' | 'refund'> => ({
  refundAll: async ({ intentId, checkoutId }) => {
    try {
      await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `refund-${checkoutId}` });
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded') return;
      throw error;
    }
  },
  refund: async ({ refundId, intentId, amountCents, mayExist }) => {
    if (mayExist)
      for await (const known of stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
        if (known.metadata?.refundId === refundId) return known.id;
    const facts = { payment_intent: intentId, amount: amountCents, metadata: { refundId } };
    return (await stripe.refunds.create(facts, { idempotencyKey: refundId })).id;
  },
});

interface Connection {
  stripe: Stripe;
  webhookSecret: string;
  clock: Clock;
}

/** Speaks to the card provider, or to the sandbox that speaks its protocol, by the official SDK [PAY-02]. */
export const paymentProvider = ({ stripe, webhookSecret, clock }: Connection): PaymentProvider => ({
  ...intentCalls(stripe),
  ...refundCalls(stripe),
  // Events of connected accounts come by an endpoint of their own, with a secret of its own.
  webhookEvent: (body, signature) => {
    const now = clock.now().getTime();
    for (const secret of webhookSecret.split(','))
      try {
        return eventOf(
          stripe.webhooks.constructEvent(body, signature, secret.trim(), TOLERANCE_SECONDS, undefined, now),
        );
      } catch {
        // Signed by another secret, or by nobody who knows one.
      }
    return null;
  },
});

function eventOf(event: Stripe.Event): ProviderEvent {
  const object = event.data.object as {
    object?: string;
    id?: string;
    payment_intent?: string | null;
    metadata?: { checkoutId?: string; sellerId?: string; payoutId?: string };
  };
  return {
    id: event.id,
    type: event.type,
    intentId: object.object === 'payment_intent' ? (object.id ?? null) : (object.payment_intent ?? null),
    checkoutId: object.metadata?.checkoutId ?? null,
    sellerId: object.metadata?.sellerId ?? null,
    payoutId: object.metadata?.payoutId ?? null,
    disputeId: object.object === 'dispute' ? (object.id ?? null) : null,
  };
}
