import { randomUUID } from 'node:crypto';
import { fc, runs } from '#test/support/properties.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { address, orderForm, type SoldVariant, variantOf, put, start } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { browser, type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
let mug: SoldVariant;
let sellerId = '';
let count = 0;
const TOKEN = 'A'.repeat(43);

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  const ana = await maker(sale.address, 'Ana Potter');
  sellerId = ana.userId;
  mug = await variantOf(sale, ana, { quantity: 500 });
  await ana.call('POST', '/api/seller/promotions', {
    ...{
      kind: 'percent',
      percent: 10,
      amountCents: null,
      minimumCents: 0,
      startsAt: null,
      endsAt: null,
      maxUses: null,
    },
    code: 'TENOFF',
  });
});
afterAll(() => sale.stop());

/** Somebody with two mugs in the cart, noted as active, who stands at the till with a payment under way. */
async function victim(who: Browser): Promise<string> {
  await put(who, { ...mug, quantity: 2 });
  await who.call('POST', '/api/cart/promo', { code: 'TENOFF' });
  const { cartId } = (await who.call('GET', '/api/cart')).body as { cartId: string };
  await who.call('POST', '/api/cart/activity', { consent: true, email: 'victim@example.com' });
  expect((await start(who, await orderForm(who))).status).toBe(200);
  return cartId;
}

/** All that is stored of a cart: itself, its lines, its checkouts with what they hold, and its record for reminders. */
async function storedOf(cartId: string): Promise<unknown> {
  const { rows } = await sale.app.db.query({
    text: `SELECT (SELECT row_to_json(c)::text FROM carts c WHERE c.id = $1) AS cart, (SELECT json_agg(l ORDER BY l.id)::text FROM cart_lines l WHERE l.cart_id = $1) AS lines,
             (SELECT json_agg(k ORDER BY k.id)::text FROM checkouts k WHERE k.cart_id = $1) AS checkouts,
             (SELECT json_agg(h ORDER BY h.checkout_id)::text FROM stock_reservations h JOIN checkouts k ON k.id = h.checkout_id WHERE k.cart_id = $1) AS holds,
             (SELECT json_agg(a ORDER BY a.life)::text FROM abandoned_carts a WHERE a.cart_id = $1) AS left`,
    values: [cartId],
  });
  return rows[0];
}

const form = {
  ...{ email: 'eve@example.com', address, delivery: {}, expectedTotalCents: 5600, note: '' },
  paymentMethodId: 'pm_card_visa',
};
/** Every call that looks at a cart, changes one or names one. */
const calls = (cartId: string, lineId: string): [string, string, object?][] => [
  ['GET', '/api/cart'],
  ['POST', '/api/cart/items', { ...mug, quantity: 1 }],
  ['PUT', `/api/cart/items/${lineId}`, { quantity: 9 }],
  ['PUT', `/api/cart/items/${lineId}`, { quantity: 9, was: 2 }],
  ['DELETE', `/api/cart/items/${lineId}`],
  ['PUT', `/api/cart/notes/${sellerId}`, { note: 'Send it to me' }],
  ['POST', '/api/cart/promo', { code: 'TENOFF' }],
  ['DELETE', '/api/cart/promo'],
  ['POST', '/api/cart/activity', { consent: false }],
  ['POST', '/api/cart/activity', { consent: true, email: 'eve@example.com' }],
  ['POST', '/api/cart/recover', { cart: cartId, token: TOKEN }],
  ['POST', '/api/cart/reminders/unsubscribe', { cart: cartId, token: TOKEN }],
  ['POST', `/unsubscribe/one-click?cart=${cartId}&token=${TOKEN}`],
  ['GET', '/api/checkout/quote?country=PT'],
  ['POST', '/api/checkout', form],
  ['DELETE', '/api/cart'],
];

/** Cookies that name the cart of another. */
const forged = (cartId: string): string[] => [
  cartId,
  `${cartId}.`,
  `${cartId}.${TOKEN}`,
  `${cartId}.${'0'.repeat(64)}`,
  `${cartId}.null`,
  `${cartId}.${TOKEN}.${TOKEN}`,
];

let victims: { cartId: string; lineId: string; who: Browser }[];
beforeEach(async () => {
  const [guest, member] = [browser(sale.address), browser(sale.address)];
  await signUp(member, `Mia Mark${(count += 1)}`);
  victims = [];
  for (const who of [guest, member]) {
    const cartId = await victim(who);
    victims.push({ cartId, lineId: (await who.call('GET', '/api/cart')).body.items[0].id, who });
  }
});

test('[CART-03, INV-12] no call touches the cart of another by its id', async () => {
  const eve = await signUp(browser(sale.address), `Eve Other${count}`);
  for (const { cartId, lineId, who } of victims) {
    const before = await storedOf(cartId);
    for (const cookie of forged(cartId))
      for (const session of [null, eve.cookies.get('session') ?? ''])
        for (const [method, path, body] of calls(cartId, lineId)) {
          const cookies = new Map([['cart', cookie], ...(session ? [['session', session] as const] : [])]);
          const thief = browser(sale.address, cookies);
          const answer = await thief.call(method, path, body, { 'idempotency-key': randomUUID() });
          const what = `${method} ${path} with ${cookie} ${session ? 'as a member' : 'as a guest'}`;
          expect(answer.status, what).toBeLessThan(500);
          expect(JSON.stringify(answer.body ?? '').includes(lineId), what).toBe(false);
        }
    expect(await storedOf(cartId)).toEqual(before);
    expect((await who.call('GET', '/api/cart')).body.itemCount).toBe(2);
  }
});

test('[CART-03, CART-06] a token that was the cart’s before its guest signed in opens nothing any more', async () => {
  const [first] = victims;
  if (!first) throw new Error('there is nobody');
  const old = first.who.cookies.get('cart') ?? '';
  await signUp(first.who, `Gus Guest${count}`);
  const { cartId, items } = (await first.who.call('GET', '/api/cart')).body;
  expect(items).toHaveLength(1);
  const stored = async () => [await storedOf(cartId), await storedOf(first.cartId)];
  const before = await stored();
  for (const [method, path, body] of calls(first.cartId, items[0].id)) {
    const late = browser(sale.address, new Map([['cart', old]]));
    await late.call(method, path, body, { 'idempotency-key': randomUUID() });
  }
  expect(await stored()).toEqual(before);
});

test('[CART-03, INV-20] whatever a cookie, a body or a link holds: no answer is an error of the shop', async () => {
  const before = await Promise.all(victims.map(({ cartId }) => storedOf(cartId)));
  const known = fc.constantFrom(
    ...victims.flatMap(({ cartId, lineId, who }) => [cartId, lineId, who.cookies.get('cart') ?? cartId]),
  );
  const mangled = fc
    .tuple(known, fc.nat(120), fc.string({ maxLength: 3 }))
    .map(([text, at, patch]) => text.slice(0, at) + patch + text.slice(at + 1));
  const part = fc.oneof(known, mangled, fc.string({ maxLength: 200 }), fc.constantFrom('', 'null', '../..', "'; --"));
  const own = new Set(victims.map(({ who }) => who.cookies.get('cart')));
  await fc.assert(
    fc.asyncProperty(part, part, part, fc.nat(14), async (cookie, cart, line, index) => {
      if (own.has(cookie)) return;
      const safe = encodeURIComponent(cookie).replaceAll('%', 'x').slice(0, 300);
      const [method, path, body] = calls(cart, encodeURIComponent(line) || '-')[index] as [string, string, object?];
      const thief = browser(sale.address, new Map([['cart', /^[\w.-]*$/.test(cookie) ? cookie : safe]]));
      const address = path.startsWith('/unsubscribe')
        ? `/unsubscribe/one-click?cart=${encodeURIComponent(cart)}`
        : path;
      const answer = await thief.call(method, address, body, { 'idempotency-key': randomUUID() });
      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns: runs(100) },
  );
  expect(await Promise.all(victims.map(({ cartId }) => storedOf(cartId)))).toEqual(before);
});
