import { ofTheScript } from './intents/known-params.ts';
import { group, integer, list, metadata, required, text } from './wire/read-params.ts';
import type { Params } from './wire/form-body.ts';
import { familyOf, newFamily, newId, seconds } from './sandbox-environment.ts';
import { answer, decideOnce, type Sandbox, type SandboxCall } from './wire/sandbox-call.ts';
import { findDoc, findMethod } from './store/sandbox-store.ts';
import { type Billing, type Method, methodObject, noBilling } from './stripe-objects.ts';
import { cardProblem, invalid, missing, StripeProblem } from './wire/stripe-problem.ts';
import { behaviourOf, cardOfBehaviour, cardOfNumber, cardOfToken, mistakeOfCard, type TestCard } from './test-cards.ts';

export interface UsableMethod {
  doc: Method;
  card: TestCard;
  isNew: boolean;
}

const known = new Set([...ofTheScript, 'type', 'card', 'billing_details', 'metadata', 'expand', 'allow_redisplay']);

function billingOf(params: Params): Billing {
  const given = group(params, 'billing_details');
  if (!given) return noBilling;
  const address = group(given, 'address') ?? {};
  const field = (from: Params, name: string): string | null => text(from, name, { under: 'billing_details' }) || null;
  const part = (name: string): string | null => field(address, name);
  return {
    address: {
      city: part('city'),
      country: part('country'),
      line1: part('line1'),
      line2: part('line2'),
      postal_code: part('postal_code'),
      state: part('state'),
    },
    email: field(given, 'email'),
    name: field(given, 'name'),
    phone: field(given, 'phone'),
    tax_id: field(given, 'tax_id'),
  };
}

const rawCardRefusal = `Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you use test tokens that map to the test card you are using, see https://stripe.com/docs/testing.`;

/** Makes a payment method of `type`, `card[…]` and `billing_details[…]`. Card numbers are taken from browsers only. */
export function methodOfParams(box: Sandbox, params: Params, { isSecret }: { isSecret: boolean }): UsableMethod {
  if (required(params, 'type') !== 'card')
    throw invalid(
      `The payment method type "${text(params, 'type')?.slice(0, 40)}" is invalid. This sandbox takes cards only.`,
      { param: 'type' },
    );
  const given = group(params, 'card');
  if (!given) throw invalid('Missing required param: card.', { param: 'card', code: 'parameter_missing' });
  const make = (card: TestCard, expiry: { month: number; year: number }, hasCvc: boolean): UsableMethod => ({
    card,
    isNew: true,
    doc: methodObject({
      id: newId('pm', newFamily(box), box),
      created: seconds(box.clock),
      card,
      ...expiry,
      hasCvc,
      billing: billingOf(params),
      metadata: metadata(params),
      fingerprintKey: box.secretKey,
    }),
  });
  const token = text(given, 'token');
  if (token !== undefined) {
    const card = cardOfToken(token);
    if (!card) throw missing('token', token, 'card[token]');
    return make(card, nextYear(box), true);
  }
  if (isSecret) throw new StripeProblem(402, { type: 'card_error', message: rawCardRefusal });
  const number = (text(given, 'number', { max: 40, under: 'card' }) ?? '').replaceAll(/[ -]/g, '');
  const month = integer(given, 'exp_month', 'card');
  const typedYear = integer(given, 'exp_year', 'card');
  if (number === '' || month === undefined || typedYear === undefined) {
    const name = number === '' ? 'number' : month === undefined ? 'exp_month' : 'exp_year';
    throw invalid(`Missing required param: card[${name}].`, { param: `card[${name}]`, code: 'parameter_missing' });
  }
  const year = typedYear >= 0 && typedYear < 100 ? 2000 + typedYear : typedYear;
  const cvc = text(given, 'cvc', { max: 10, under: 'card' }) ?? null;
  const mistake = mistakeOfCard({ number, month, year, cvc }, box.clock.now());
  if (mistake) throw cardProblem(mistake.declined, { param: mistake.param });
  return make(cardOfNumber(number) as TestCard, { month, year }, cvc !== null);
}

const nextYear = (box: Sandbox): { month: number; year: number } => ({
  month: box.clock.now().getUTCMonth() + 1,
  year: box.clock.now().getUTCFullYear() + 1,
});

/** A test name (`pm_card_visa`) makes a new payment method, as at the provider; an id finds one. */
export async function methodOfId(box: Sandbox, id: string): Promise<UsableMethod> {
  const card = cardOfToken(id);
  if (card) {
    const doc = methodObject({
      id: newId('pm', newFamily(box), box),
      created: seconds(box.clock),
      card,
      ...nextYear(box),
      hasCvc: true,
      billing: noBilling,
      metadata: {},
      fingerprintKey: box.secretKey,
    });
    return { doc, card, isNew: true };
  }
  const stored = familyOf(id) ? await findMethod(box.db, { family: familyOf(id), id }) : null;
  if (!stored) throw missing('PaymentMethod', id, 'payment_method');
  return { doc: stored.doc, card: cardOfBehaviour(stored.behaviour), isNew: false };
}

export const createMethod = decideOnce(known, async (box, request) => {
  list(request.params, 'expand');
  const { doc, card } = methodOfParams(box, request.params, request);
  return {
    change: { family: familyOf(doc.id), newMethod: { doc, behaviour: behaviourOf(card) } },
    answer: answer(doc),
  };
});

export const getMethod: SandboxCall = async (box, _request, id) => {
  const card = cardOfToken(id);
  if (card) return answer((await methodOfId(box, id)).doc);
  const doc = familyOf(id) ? await findDoc(box.db, 'payment_methods', { family: familyOf(id), id }) : null;
  if (!doc) throw missing('PaymentMethod', id, 'payment_method');
  return { status: 200, body: doc };
};
