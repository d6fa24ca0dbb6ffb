import type { Change, EventType } from '../store/commit-change.ts';
import { newId, randomText, type SandboxEnvironment, seconds } from '../sandbox-environment.ts';
import type { Hidden } from '../store/sandbox-store.ts';
import { chargeObject, type Charge, type Intent, type Method } from '../stripe-objects.ts';
import { cardProblem, type StripeProblem } from '../wire/stripe-problem.ts';
import { behaviourOf, cardOfBehaviour, type Declined, type TestCard } from '../test-cards.ts';

export interface PaymentTry {
  doc: Intent;
  method: Method;
  card: TestCard;
  /** The browser script runs the challenge itself; otherwise the buyer is sent to it and comes back to `returnUrl`. */
  returnUrl?: string | undefined;
  usesScript: boolean;
  offSession: boolean;
  errorOnAction: boolean;
}

/** What a try changes, and the problem that the caller is told beside it. */
export interface TryOutcome {
  doc: Intent;
  hidden: Hidden;
  newCharge?: Charge;
  bankLooks?: NonNullable<Change['bankLooks']>;
  event?: { type: EventType; object: unknown };
  problem?: StripeProblem;
}

const challengePath = (id: string, token: string): string => `3ds/${id}/${token}`;

const authenticationRequired: Declined = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};
const authenticationFailed: Declined = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

type Env = SandboxEnvironment & { publicBase: () => string };

/** A payment that was refused: the intent waits for another card; what was refused stays readable on it. */
function refused(
  env: Env,
  { doc, method, card, family }: { doc: Intent; method: Method; card: TestCard; family: string },
  why: { declined: Declined; charged: boolean; threeDSecure?: boolean },
): TryOutcome {
  const { declined, charged, threeDSecure = false } = why;
  const created = seconds(env.clock);
  const newCharge = charged
    ? chargeObject({
        id: newId('ch', family, env),
        created,
        intent: doc,
        method,
        captured: false,
        threeDSecure,
        failure: { ...declined, blocked: declined.decline_code === 'fraudulent' && card.number.startsWith('41') },
      })
    : undefined;
  const shown = { ...declined, ...(newCharge ? { charge: newCharge.id } : {}) };
  const error = {
    type: charged ? 'card_error' : 'invalid_request_error',
    ...shown,
    doc_url: `https://stripe.com/docs/error-codes/${declined.code.replaceAll('_', '-')}`,
    payment_method: method,
  };
  const after = {
    ...doc,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    latest_charge: newCharge?.id ?? doc.latest_charge,
    last_payment_error: error,
  } as unknown as Intent;
  return {
    doc: after,
    hidden: {},
    ...(newCharge ? { newCharge } : {}),
    event: { type: 'payment_intent.payment_failed', object: after },
    problem: cardProblem(declined, {
      ...(newCharge ? { charge: newCharge.id } : {}),
      payment_intent: after,
      payment_method: method,
    }),
  };
}

function charged(
  env: Env,
  { doc, method, card, family }: { doc: Intent; method: Method; card: TestCard; family: string },
  threeDSecure: boolean,
): TryOutcome {
  const captured = doc.capture_method !== 'manual';
  const newCharge = chargeObject({
    id: newId('ch', family, env),
    created: seconds(env.clock),
    intent: doc,
    method,
    captured,
    threeDSecure,
    failure: null,
  });
  const after: Intent = {
    ...doc,
    status: captured ? 'succeeded' : 'requires_capture',
    amount_received: captured ? doc.amount : 0,
    amount_capturable: captured ? 0 : doc.amount,
    latest_charge: newCharge.id,
    payment_method: method.id,
    next_action: null,
    last_payment_error: null,
  };
  return {
    doc: after,
    hidden: {},
    newCharge,
    ...(card.afterwards
      ? {
          bankLooks: {
            id: newId(card.afterwards === 'fraud_warning' ? 'issfr' : 'du', family, env),
            what: card.afterwards,
            created: seconds(env.clock),
            charge: newCharge.id,
          },
        }
      : {}),
    event: { type: captured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated', object: after },
  };
}

function asksForChallenge(env: Env, { doc, method, card, returnUrl, usesScript }: PaymentTry): TryOutcome {
  const token = randomText(env.random, 24);
  const path = challengePath(doc.id, token);
  const url = `${env.publicBase()}/${path}`;
  const next =
    returnUrl && !usesScript
      ? { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } }
      : {
          type: 'use_stripe_sdk',
          use_stripe_sdk: {
            type: 'three_d_secure_redirect',
            stripe_js: url,
            source: path,
            known_frame_issues: 'false',
          },
        };
  const after = {
    ...doc,
    status: 'requires_action',
    payment_method: method.id,
    next_action: next,
    last_payment_error: null,
  } as unknown as Intent;
  const hidden = {
    behaviour: behaviourOf(card),
    challenge: token,
    method,
    ...(returnUrl && !usesScript ? { returnUrl } : {}),
  };
  return { doc: after, hidden, event: { type: 'payment_intent.requires_action', object: after } };
}

/** One try to pay an intent with a card. */
export function confirmIntent(env: Env, family: string, wanted: PaymentTry): TryOutcome {
  const { card } = wanted;
  const paying = { ...wanted, family, doc: { ...wanted.doc, payment_method: wanted.method.id } };
  if (card.asksForChallenge) {
    if (wanted.offSession || wanted.errorOnAction)
      return refused(env, paying, { declined: authenticationRequired, charged: true });
    return asksForChallenge(env, paying);
  }
  if (card.declined) return refused(env, paying, { declined: card.declined, charged: true });
  return charged(env, paying, false);
}

/** The buyer answered the challenge: the bank now takes or refuses the payment. */
export function finishChallenge(
  env: Env,
  family: string,
  { doc, hidden, passed }: { doc: Intent; hidden: Hidden; passed: boolean },
): TryOutcome {
  const method = hidden.method as Method;
  const card = cardOfBehaviour(hidden.behaviour ?? '');
  const paying = { doc, method, card, family };
  if (!passed) return refused(env, paying, { declined: authenticationFailed, charged: false });
  if (card.declined) return refused(env, paying, { declined: card.declined, charged: true, threeDSecure: true });
  return charged(env, paying, true);
}

export const asChange = (family: string, outcome: TryOutcome, version: number | null): Change => ({
  family,
  intent: { doc: outcome.doc, hidden: outcome.hidden, version },
  ...(outcome.newCharge ? { newCharge: outcome.newCharge } : {}),
  ...(outcome.bankLooks ? { bankLooks: outcome.bankLooks } : {}),
  ...(outcome.event ? { event: outcome.event } : {}),
});
