import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addLine, applyPromo, changeQuantity, clearCart, removeLine, removePromo } from './change-cart.ts';
import { MAX_CENTS } from '../core/money.ts';
import { emptyCart } from './empty-cart.ts';
import { MAX_LINE_QUANTITY, MAX_LINES, MAX_NOTE_LENGTH } from './limits.ts';
import type { Promo } from '../promotions/promo-schema.ts';
import { cartSchema, type Cart, type CartLine } from './model.ts';

const { numRuns = 100 } = fc.readConfigureGlobal();

const now = new Date('2026-11-21T10:00:00Z');

const line = (change: Partial<CartLine> = {}): CartLine => ({
  id: 'l1',
  sellerId: 'ana',
  shopName: 'Rio Clay',
  shopSlug: 'rio-clay',
  place: 'Porto',
  listingId: 'mug',
  variantId: 'v1',
  title: 'Mug',
  values: [],
  personalisation: '',
  picture: null,
  quantity: 1,
  priceCents: 2800,
  addedPriceCents: 2800,
  stock: 10,
  available: true,
  processingDays: 2,
  madeToOrder: false,
  ...change,
});
const added = (cart: Cart, item: CartLine): Cart => {
  const result = addLine(cart, item, now);
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
};
const percent = (value: number): Promo => ({ type: 'percent', code: 'P', percent: value, discountAmount: 0 });
const fixed = (amount: number): Promo => ({ type: 'fixed', code: 'F', amount, discountAmount: 0 });

test('[CART-01] a cart has its lines, sums, promo, id, birth, activity and the recovered mark', () => {
  const cart = added({ ...emptyCart, cartId: 'c1', createdAt: now.toISOString() }, line({ quantity: 2 }));
  expect(cartSchema.parse(cart)).toMatchObject({
    subtotal: 5600,
    discount: 0,
    total: 5600,
    itemCount: 2,
    appliedPromo: null,
    cartId: 'c1',
    createdAt: now.toISOString(),
    lastActivityAt: now.toISOString(),
    abandonedCartRecovered: false,
  });
});

test('[CART-02] adding a present piece merges its quantity, another text makes another line', () => {
  const cart = added(
    added(added(emptyCart, line()), line({ id: 'l2', quantity: 2 })),
    line({ id: 'l3', personalisation: 'JONAS' }),
  );
  expect(cart.items.map((item) => [item.id, item.quantity])).toEqual([
    ['l1', 3],
    ['l3', 1],
  ]);
});

test('[CART-02] no more goes in than there is, and no more than a hundred lines', () => {
  expect(addLine(emptyCart, line({ quantity: 11 }), now)).toEqual({
    ok: false,
    problem: { code: 'cart/out-of-stock', stock: 10 },
  });
  const full = {
    ...emptyCart,
    items: Array.from({ length: 100 }, (_, index) => line({ id: `l${index}`, variantId: `v${index}` })),
  };
  expect(addLine(full, line({ id: 'x', variantId: 'x' }), now)).toMatchObject({ problem: { code: 'cart/full' } });
});

test('[CART-02] a quantity of zero or less removes, remove and clear empty', () => {
  const cart = added(emptyCart, line({ quantity: 3 }));
  for (const quantity of [0, -1])
    expect(changeQuantity(cart, { lineId: 'l1', quantity }, now)).toMatchObject({ value: { items: [], total: 0 } });
  expect(changeQuantity(cart, { lineId: 'l1', quantity: 11 }, now)).toMatchObject({
    problem: { code: 'cart/out-of-stock' },
  });
  expect(changeQuantity(cart, { lineId: 'l9', quantity: 1 }, now)).toMatchObject({
    problem: { code: 'cart/line-not-found' },
  });
  expect(removeLine(cart, 'l1', now).items).toEqual([]);
  expect(clearCart(applyPromo(cart, fixed(100), now), now)).toMatchObject({ items: [], appliedPromo: null, total: 0 });
});

test('[CART-05, INV-05] sums are whole cents, never below 0', () => {
  const promo = fc.oneof(
    fc.integer({ min: 0, max: 100 }).map(percent),
    fc.integer({ min: 0, max: 1_000_000 }).map(fixed),
  );
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      variant: fc.integer({ min: 0, max: 5 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      price: fc.integer({ min: 1, max: 100_000 }),
    }),
    fc.record({
      kind: fc.constant('quantity' as const),
      variant: fc.integer({ min: 0, max: 5 }),
      quantity: fc.integer({ min: -2, max: 12 }),
    }),
    promo.map((value) => ({ kind: 'promo' as const, value })),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let cart = emptyCart;
      for (const action of steps) {
        if (action.kind === 'promo') cart = applyPromo(cart, action.value, now);
        else {
          const result =
            action.kind === 'add'
              ? addLine(
                  cart,
                  line({
                    id: `l${action.variant}`,
                    variantId: `v${action.variant}`,
                    quantity: action.quantity,
                    priceCents: action.price,
                  }),
                  now,
                )
              : changeQuantity(cart, { lineId: `l${action.variant}`, quantity: action.quantity }, now);
          if (result.ok) cart = result.value;
        }
        for (const sum of [cart.subtotal, cart.discount, cart.total])
          expect(Number.isSafeInteger(sum) && sum >= 0).toBe(true);
        expect(cart.total).toBe(cart.subtotal - cart.discount);
        expect(cart.itemCount).toBe(cart.items.reduce((sum, item) => sum + item.quantity, 0));
      }
    }),
    { numRuns: 3 * numRuns },
  );
});

test('[CART-02] a choice that is no longer offered is not added, nor raised', () => {
  const gone = line({ choiceGone: true, available: false, stock: 0, quantity: 3 });
  expect(addLine(emptyCart, gone, now)).toEqual({ ok: false, problem: { code: 'cart/choice-gone' } });
  const cart = { ...added(emptyCart, line({ quantity: 3 })), items: [gone] };
  const change = (quantity: number) => changeQuantity(cart, { lineId: 'l1', quantity }, now);
  expect(change(4)).toEqual({ ok: false, problem: { code: 'cart/choice-gone' } });
  expect(change(2)).toMatchObject({ ok: true, value: { items: [{ quantity: 2 }] } });
  expect(change(0)).toMatchObject({ ok: true, value: { items: [] } });
});

test('[CART-02] one’s own piece is not bought', () => {
  expect(addLine(emptyCart, line({ isOwn: true }), now)).toEqual({ ok: false, problem: { code: 'cart/own-listing' } });
});

test('[CART-02] at most so many of one piece go into a cart, however many there are', () => {
  const many = line({ stock: 1000, quantity: MAX_LINE_QUANTITY });
  expect(addLine(emptyCart, many, now).ok).toBe(true);
  const outOfStock = { ok: false, problem: { code: 'cart/out-of-stock', stock: 1000 } };
  expect(addLine(emptyCart, { ...many, quantity: MAX_LINE_QUANTITY + 1 }, now)).toEqual(outOfStock);
  const cart = added(emptyCart, line({ stock: 1000 }));
  const change = (quantity: number) => changeQuantity(cart, { lineId: 'l1', quantity }, now);
  expect(change(MAX_LINE_QUANTITY)).toMatchObject({ ok: true, value: { itemCount: MAX_LINE_QUANTITY } });
  expect(change(MAX_LINE_QUANTITY + 1)).toEqual(outOfStock);
});

test('[CART-02] into a full cart more of what lies there still goes', () => {
  const items = Array.from({ length: 100 }, (_, index) => line({ id: `l${index}`, variantId: `v${index}` }));
  const again = line({ id: 'x', variantId: 'v7', title: 'Big mug', priceCents: 3000, quantity: 2 });
  const result = added({ ...emptyCart, items }, again).items;
  expect(result).toHaveLength(100);
  expect(result[7]).toEqual({ ...again, id: 'l7', quantity: 3 });
  expect(result[8]).toEqual(items[8]);
});

test('[CART-02] of what has shrunk or is gone a line may keep as many as it has, and lose some', () => {
  const cart = { ...emptyCart, items: [line({ stock: 2, quantity: 5 }), line({ id: 'l2', variantId: 'v2' })] };
  const change = (quantity: number) => changeQuantity(cart, { lineId: 'l1', quantity }, now);
  expect([5, 4].map((quantity) => change(quantity).ok)).toEqual([true, true]);
  expect(change(6)).toEqual({ ok: false, problem: { code: 'cart/out-of-stock', stock: 2 } });
  const fewer = change(3);
  expect(fewer.ok && fewer.value.items.map(({ quantity }) => quantity)).toEqual([3, 1]);
  const gone = { ...emptyCart, items: [line({ choiceGone: true, quantity: 5 })] };
  expect(changeQuantity(gone, { lineId: 'l1', quantity: 5 }, now).ok).toBe(true);
});

test('[CART-01, CART-02] a cart that is changed keeps who it is; one that is cleared loses its notes too', () => {
  const cart = { ...added(emptyCart, line()), cartId: 'c1', notes: { ana: 'Please wrap it' } };
  const later = new Date('2026-11-22T10:00:00Z');
  expect(removeLine(cart, 'l1', later)).toMatchObject({ cartId: 'c1', notes: { ana: 'Please wrap it' }, items: [] });
  expect(clearCart(cart, later)).toMatchObject({ cartId: 'c1', notes: {}, lastActivityAt: later.toISOString() });
});

test('[CART-02] a cart has a hundred lines of 999 pieces at the most', () => {
  expect([MAX_LINES, MAX_LINE_QUANTITY, MAX_NOTE_LENGTH]).toEqual([100, 999, 500]);
});

test('[CART-01] a cart is never worth more than can be paid at once', () => {
  const dear = line({ priceCents: 60_000_000, stock: 5 });
  const tooMuch = { ok: false, problem: { code: 'cart/too-much' } };
  expect(addLine(emptyCart, { ...dear, quantity: 2 }, now)).toEqual(tooMuch);
  const cart = added(emptyCart, dear);
  expect(changeQuantity(cart, { lineId: cart.items[0]?.id ?? '', quantity: 2 }, now)).toEqual(tooMuch);
  const risen = { ...cart, items: [{ ...dear, priceCents: MAX_CENTS, quantity: MAX_LINE_QUANTITY }] };
  expect(cartSchema.parse(removePromo(risen, now)).subtotal).toBe(MAX_CENTS * MAX_LINE_QUANTITY);
});
