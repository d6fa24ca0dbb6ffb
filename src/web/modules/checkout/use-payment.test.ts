import { beforeEach, expect, test, vi } from 'vitest';
import { shownQuote } from '#test/builders/shown-cart.ts';
import { shown } from '#test/support/markup/markup.ts';
import type { CheckoutAnswer } from '#domain/checkout/model.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import type { Send } from '#web/platform/sending/sender.ts';
import type { CardHandle } from './card-fields.tsx';
import type { CheckoutDraft } from './draft.ts';
import { type Payment, usePayment } from './use-payment.ts';

/** What the shop is sent under which key, what the card says, and what follows from it. */
const seen = vi.hoisted(() => ({
  sent: [] as [name: string, input: object, key: string | undefined][],
  answers: {} as Record<string, () => object>,
  live: [] as (object | null)[],
  paid: [] as object[],
  visits: [] as [string, object | undefined][],
  problems: [] as { message: string; code?: string }[],
  refreshes: 0,
}));
vi.mock('#web/platform/sending/use-press.ts', () => ({
  usePress: () => ({
    isSending: false,
    run: async (work: (send: Send) => Promise<void>, onError: (problem: unknown) => void) => {
      const send = async (name: string, input: object, key?: string): Promise<object> => {
        seen.sent.push([name, input, key]);
        return seen.answers[name]?.() ?? {};
      };
      await work(send as unknown as Send).catch((problem: Error) => {
        seen.problems.push(problem);
        onError(problem);
      });
    },
  }),
}));
vi.mock('#web/platform/router/navigation.ts', () => ({
  go: (href: string, how?: object) => void seen.visits.push([href, how]),
}));
vi.mock('#web/modules/cart/cart-state.ts', () => ({ refreshCart: async () => void (seen.refreshes += 1) }));
vi.mock('./draft.ts', async (load) => ({
  ...(await load<object>()),
  storeLive: (live: object | null) => void seen.live.push(live),
  announcePaid: (live: object) => void seen.paid.push(live),
}));

const draft: CheckoutDraft = {
  ...{ email: 'bo@example.com', name: 'Bo Ek', line1: 'Gasse 1', line2: 'Stair 2', postcode: '1010', city: 'Wien' },
  ...{ country: 'AT', phone: '1', note: 'Ring twice.', billing: null, delivery: { rio: 'express' } },
};
const billing = { name: 'Ek Ltd', line1: 'Ring 2', postcode: '8010', city: 'Graz', country: 'AT' };
const started = (changes: Partial<CheckoutAnswer> = {}): CheckoutAnswer => ({
  ...{ checkoutId: 'c1', status: 'open', accessKey: 'k1', clientSecret: 'secret', totalCents: 8950, currency: 'EUR' },
  ...{ orders: [], declineCode: null },
  ...changes,
});
const live = { checkoutId: 'c1', accessKey: 'k1' };

interface CardSays {
  error?: { type?: string; message?: string; code?: string; decline_code?: string };
}
let says: CardSays = {};
let requotes = 0;
const confirmed: unknown[][] = [];
let cleared = 0;
const handle = {
  stripe: {
    confirmCardPayment: async (...requests: unknown[]) => {
      confirmed.push(requests);
      return says;
    },
  },
  card: 'the card',
  clearCode: () => void (cleared += 1),
  focus: () => undefined,
} as unknown as CardHandle;
/** The payment of a page whose card fields are there, or are not yet. */
function payment(card: CardHandle | null = handle): Payment {
  let match: Payment | undefined;
  shown(() => {
    match = usePayment({ current: card }, () => void (requotes += 1));
    return null;
  }, {});
  if (!match) throw new Error('nothing was rendered');
  // To the page itself.
  seen.visits.length = 0;
  return match;
}
const names = (): string[] => seen.sent.map(([name]) => name);
const keysOf = (name: string): (string | undefined)[] =>
  seen.sent.flatMap(([each, , key]) => (each === name ? [key] : []));
const refuse =
  (code: string, facts: object = {}) =>
  (): never => {
    throw new ApiProblem(409, { code, message: 'Not now.', ...facts });
  };

beforeEach(() => {
  Object.assign(seen, { sent: [], answers: {}, live: [], paid: [], visits: [], problems: [], refreshes: 0 });
  [says, requotes, cleared, confirmed.length] = [{}, 0, 0, 0];
});

test('[PAY-01, UX-51] what was typed and seen is sent', async () => {
  seen.answers = { 'checkout.startCheckout': started, 'checkout.finishCheckout': () => started({ status: 'paid' }) };
  await payment().pay(draft, shownQuote());
  const { email, note, delivery, billing: _, ...address } = draft;
  expect(seen.sent).toEqual([
    ['checkout.startCheckout', { email, address, delivery, note, expectedTotalCents: 8950 }, expect.any(String)],
    ['checkout.finishCheckout', live, undefined],
  ]);
  const position = { line1: 'Gasse 1', postal_code: '1010', city: 'Wien', country: 'AT' };
  expect(confirmed).toEqual([
    ['secret', { payment_method: { card: 'the card', billing_details: { name: 'Bo Ek', email, address: position } } }],
  ]);
  expect([seen.live, seen.paid, seen.refreshes, seen.problems]).toEqual([[live, null], [live], 1, []]);
  expect(seen.visits).toEqual([['/order-confirmation?checkout=c1&key=k1', { replace: true }]]);
});

test('[PAY-01, PAY-06] another address of the card is sent, and compared with the card', async () => {
  seen.answers = { 'checkout.startCheckout': started, 'checkout.finishCheckout': () => started({ status: 'paid' }) };
  await payment().pay({ ...draft, billing }, shownQuote());
  expect(seen.sent[0]?.[1]).toMatchObject({ billingAddress: { ...billing, line2: '', phone: '' } });
  const position = { line1: 'Ring 2', postal_code: '8010', city: 'Graz', country: 'AT' };
  expect(confirmed[0]?.[1]).toMatchObject({
    payment_method: { billing_details: { name: 'Ek Ltd', email: draft.email, address: position } },
  });
});

test('[PAY-01, UX-59] what is paid already asks no card', async () => {
  seen.answers = { 'checkout.startCheckout': () => started({ status: 'paid' }) };
  await payment().pay(draft, shownQuote());
  expect([names(), confirmed, seen.visits.length, seen.live]).toEqual([
    ['checkout.startCheckout'],
    [],
    1,
    [live, null],
  ]);
});

test('[PAY-02] a card that is declined says why, and its code is asked for again', async () => {
  const declined = async (card: CardSays, declineCode: string | null = null): Promise<string | undefined> => {
    says = card;
    seen.answers = { 'checkout.startCheckout': started, 'checkout.finishCheckout': () => started({ declineCode }) };
    seen.problems.length = 0;
    await payment().pay(draft, shownQuote());
    return seen.problems[0]?.message;
  };
  expect({
    byCard: await declined({ error: { decline_code: 'insufficient_funds', code: 'card_declined' } }, 'expired_card'),
    byShop: await declined({}, 'insufficient_funds'),
    byCode: await declined({ error: { code: 'expired_card' } }),
    unknown: await declined({}),
    typed: await declined({ error: { type: 'validation_error', message: 'Your card number is incomplete.' } }),
    typedWithoutText: await declined({ error: { type: 'validation_error' } }),
  }).toEqual({
    byCard: 'The card has not enough money on it. Nothing was charged. Use another card.',
    byCode: 'This card has expired. Nothing was charged. Check the date, or use another card.',
    byShop: 'The card has not enough money on it. Nothing was charged. Use another card.',
    typed: 'Your card number is incomplete.',
    typedWithoutText: 'Check the card’s details.',
    unknown: 'The card was declined. Nothing was charged. Try another card or ask your bank.',
  });
  expect([cleared, seen.visits, requotes, seen.live.includes(null)]).toEqual([6, [], 0, false]);
});

test('[PAY-01, RUN-07] presses of the same order are one checkout', async () => {
  seen.answers = { 'checkout.startCheckout': started, 'checkout.finishCheckout': started };
  const page = payment();
  await page.pay(draft, shownQuote());
  await page.pay(draft, shownQuote());
  expect(names()).toEqual(['checkout.startCheckout', 'checkout.finishCheckout', 'checkout.finishCheckout']);
  await page.pay({ ...draft, note: '' }, shownQuote());
  await page.pay({ ...draft, note: '' }, shownQuote({ totalCents: 8951 }));
  // Other pieces may come to the same sum.
  const { parcels, ...quote } = shownQuote({ totalCents: 8951 });
  const lines = parcels[0]!.lines.map((line) => ({ ...line, quantity: line.quantity + 1 }));
  await page.pay({ ...draft, note: '' }, { ...quote, parcels: [{ ...parcels[0]!, lines }, ...parcels.slice(1)] });
  expect(new Set(keysOf('checkout.startCheckout')).size).toBe(4);
  // Nobody knows whether it arrived: the same key once more.
  seen.answers['checkout.startCheckout'] = refuse('network');
  await page.pay(draft, shownQuote());
  await page.pay(draft, shownQuote());
  expect(new Set(keysOf('checkout.startCheckout').slice(4)).size).toBe(1);
  for (const gone of ['checkout/expired', 'checkout/not-found', 'checkout/replaced']) {
    seen.sent.length = 0;
    seen.answers['checkout.startCheckout'] = refuse(gone);
    for (let times = 0; times < 3; times += 1) await page.pay(draft, shownQuote());
    expect(new Set(keysOf('checkout.startCheckout')).size, gone).toBe(3);
  }
});

test('[CART-06, CAT-02] what the till refuses is priced anew; the cart is read again after each failure', async () => {
  const lines = [{ lineId: 'line-1', kind: 'sold-out' }];
  seen.answers = { 'checkout.startCheckout': refuse('checkout/lines-changed', { lines }) };
  await payment().pay(draft, shownQuote());
  expect([requotes, seen.refreshes, seen.problems.map(({ message }) => message)]).toEqual([1, 1, ['Not now.']]);
  seen.answers = { 'checkout.startCheckout': refuse('request/too-many') };
  await payment().pay(draft, shownQuote());
  seen.answers = {
    'checkout.startCheckout': () => {
      throw new Error('of our own');
    },
  };
  await payment().pay(draft, shownQuote());
  expect([requotes, seen.refreshes]).toEqual([1, 3]);
});

test('[PAY-01] before the card fields are there nothing is begun', async () => {
  await payment(null).pay(draft, shownQuote());
  expect([names(), seen.problems.map(({ message }) => message)]).toEqual([
    [],
    ['The payment fields are still loading. Wait a moment and try again.'],
  ]);
});
