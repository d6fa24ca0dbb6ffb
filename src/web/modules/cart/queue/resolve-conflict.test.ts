import { expect, test } from 'vitest';
import { addLine } from '#domain/cart/change-cart.ts';
import { emptyCart } from '#domain/cart/empty-cart.ts';
import type { Cart, CartLine } from '#domain/cart/model.ts';
import type { QueuedOperation, QueuedChange } from '#domain/cart/offline-queue/model.ts';
import { planSending } from '#domain/cart/offline-queue/plan-sending.ts';
import { resolveConflict } from '#domain/cart/offline-queue/resolve-conflict.ts';
import { conflictText, remedyOf } from './conflict-texts.ts';

const line: CartLine = {
  ...{
    id: 'l',
    sellerId: 's',
    shopName: 'S',
    shopSlug: 's',
    place: '',
    listingId: 'mug',
    variantId: 'mug',
    title: 'Mug',
  },
  ...{ values: [], personalisation: '', picture: null, quantity: 5, priceCents: 2000, addedPriceCents: 2000, stock: 9 },
  ...{ available: true, processingDays: 1, madeToOrder: false },
};
let count = 0;
const change = (operation: QueuedOperation, changes: Partial<QueuedChange> = {}): QueuedChange => {
  count += 1;
  const order = `1795255200000-${String(count).padStart(6, '0')}`;
  return { key: `key-${count}`, order, owner: 'rio', tried: false, operation, ...changes };
};
const holding = (quantity: number, priceCents = 2000): Cart => {
  const added = addLine(emptyCart, { ...line, quantity, priceCents }, new Date(0));
  return added.ok ? added.value : emptyCart;
};
const refusal = (code: string, number = 0) => ({ ok: false as const, code, text: 'The shop says no.', count: number });
const add = (): QueuedChange => change({ kind: 'add', line });
const set = (was: number, quantity: number): QueuedChange => change({ kind: 'set', line, was, quantity });
const save = (): QueuedChange => change({ kind: 'save', listingId: 'mug', title: 'Mug' });
const unsave = (): QueuedChange => change({ kind: 'unsave', listingId: 'mug', title: 'Mug' });

test('[UX-12, UX-45] each conflict of a waiting change has its own message', () => {
  for (const [queued, code, number, inCart, text, remedy] of [
    [add(), 'cart/not-for-sale', 0, 0, 'no longer for sale, so it was not put into your cart', null],
    [add(), 'cart/paused', 0, 0, 'The shop says no.', null],
    [add(), 'cart/choice-gone', 0, 0, 'This choice is no longer offered, so it was not put into your cart', null],
    [set(2, 7), 'cart/choice-gone', 0, 2, 'no longer offered. Your cart still holds 2 pieces of it', 'Remove it'],
    [add(), 'cart/out-of-stock', 0, 0, 'sold out meanwhile', null],
    [add(), 'cart/out-of-stock', 3, 3, 'no more of it now. Your cart holds 3 pieces', null],
    [set(2, 7), 'cart/out-of-stock', 0, 2, 'no longer for sale. Your cart still holds 2 pieces of it', 'Remove it'],
    [add(), 'cart/out-of-stock', 2, 0, 'Only 2 left now: your cart holds 2 pieces', null],
    [add(), 'cart/full', 0, 0, 'holds 100 different pieces', null],
    [set(2, 7), 'cart/out-of-stock', 4, 2, 'Only 4 left now: your cart holds 4 pieces', null],
    [set(2, 7), 'cart/changed-elsewhere', 3, 3, 'You chose 7 here, and on another device it was set to 3', 'Make it 7'],
    [
      set(2, 0),
      'cart/changed-elsewhere',
      3,
      3,
      'You removed it here, and on another device it was set to 3',
      'Remove it',
    ],
    [set(2, 7), 'cart/line-not-found', 0, 0, 'on another device it was removed', 'Put it back'],
    [add(), 'cart/personalisation-required', 0, 0, 'It could not be changed: The shop says no.', null],
    [save(), 'wishlist/listing-not-found', 0, 0, 'not put on your wishlist', null],
    [save(), 'wishlist/full', 0, 0, 'holds up to 500 pieces', null],
    [save(), 'request/unexpected', 0, 0, 'Your wishlist could not be changed: The shop says no.', null],
  ] as const) {
    const cart = inCart > 0 ? holding(inCart) : emptyCart;
    const { conflict } = resolveConflict(queued, refusal(code, number), cart);
    expect(conflict && conflictText(conflict), code).toContain(text);
    expect(conflict && remedyOf(conflict), code).toBe(remedy);
  }
});

test('[UX-12, RUN-07] what another device wanted too is no conflict', () => {
  for (const [queued, code, number] of [
    [set(2, 7), 'cart/changed-elsewhere', 7],
    [set(2, 0), 'cart/line-not-found', 0],
    [unsave(), 'wishlist/listing-not-found', 0],
  ] as const)
    expect(resolveConflict(queued, refusal(code, number), emptyCart)).toEqual({ instead: null, conflict: null });
});

test('[UX-12, RUN-07] presses on one line are joined, up and down is nothing', () => {
  const [one, two, three] = [set(1, 2), set(2, 3), set(3, 4)];
  expect(planSending([three, one, two])).toEqual({
    changes: [{ ...three, operation: { ...three.operation, was: 1 } }],
    dropped: [one.key, two.key],
  });
  expect(planSending([set(1, 2), set(2, 1)]).changes).toEqual([]);
  const sent = { ...set(1, 2), tried: true };
  const next = set(2, 3);
  expect(planSending([sent, next]).changes).toEqual([sent, next]);
  const [saved, taken] = [save(), unsave()];
  expect(planSending([saved, taken]).changes).toEqual([taken]);
});

test('[UX-12, UX-13] what a guest did and what a person did on one line stay two changes', () => {
  const [guests, persons] = [{ ...set(1, 2), owner: null }, set(2, 3)];
  expect(planSending([guests, persons])).toEqual({ changes: [guests, persons], dropped: [] });
});
