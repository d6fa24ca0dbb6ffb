import { expect, test } from 'vitest';
import type { AnyOperation } from '../../offline/queued-change.ts';
import { wishlistItemsWith } from '../../wishlist/queued-operations.ts';
import { emptyCart } from '../empty-cart.ts';
import type { Cart, CartLine } from '../model.ts';
import { isConflict, isQueuedChange, type QueuedOperation, type QueuedChange } from './model.ts';
import { planSending } from './plan-sending.ts';
import { cartWith, lineFor } from './plan.ts';
import { goOnFrom, resolveConflict } from './resolve-conflict.ts';

const mug: CartLine = {
  ...{ id: 'line', sellerId: 'ana', shopName: 'Rio Clay', shopSlug: 'rio-clay', place: 'Porto', listingId: 'mugs' },
  ...{ variantId: 'blue', title: 'Mug', values: [], personalisation: '', picture: null, quantity: 5, stock: 9 },
  ...{ priceCents: 2000, addedPriceCents: 1900, available: true, processingDays: 1, madeToOrder: false },
};
const named: CartLine = { ...mug, id: 'named', personalisation: 'JONAS' };
const holding = (...items: CartLine[]): Cart => ({ ...emptyCart, items });
let count = 0;
const change = (operation: QueuedOperation, changes: Partial<QueuedChange> = {}): QueuedChange => {
  count += 1;
  const order = `1795255200000-${String(count).padStart(6, '0')}`;
  return { key: `key-${count}`, order, owner: 'rio', tried: false, operation, ...changes };
};
const add = (line = mug) => change({ kind: 'add', line });
const set = (was: number, quantity: number, line = mug) => change({ kind: 'set', line, was, quantity });
const save = (listingId = 'mugs') => change({ kind: 'save', listingId, title: `The ${listingId}` });
const unsave = (listingId = 'mugs') => change({ kind: 'unsave', listingId, title: `The ${listingId}` });
const refused = (code: string, number = 0) => ({ ok: false as const, code, text: 'No.', count: number });

test('[UX-12, RUN-07] changes of other lines, pieces or kinds stay as they are', () => {
  const all = [set(1, 2), set(5, 6, named), add(), save(), unsave('bowls'), set(5, 6, { ...mug, variantId: 'red' })];
  expect(planSending(all.toReversed())).toEqual({ changes: all, dropped: [] });
});

test('[UX-12, RUN-07] what was sent before is never joined, be it the first or the second', () => {
  const [sent, next] = [set(1, 2), { ...set(2, 3), tried: true }];
  expect(planSending([sent, next]).changes).toEqual([sent, next]);
  const nothing = { ...set(3, 3), tried: true };
  expect(planSending([nothing])).toEqual({ changes: [nothing], dropped: [] });
});

test('[UX-12] a line that was taken out and set anew stays two changes', () => {
  const [out, back] = [set(2, 0), set(0, 3)];
  expect(planSending([out, back]).changes).toEqual([out, back]);
  const [one, two] = [set(2, 1), set(1, 3)];
  expect(planSending([one, two]).changes).toEqual([{ ...two, operation: { ...two.operation, was: 2 } }]);
  const [into, more] = [add(), set(5, 6)];
  expect(planSending([into, more]).changes).toEqual([into, more]);
});

test('[UX-12, WISH-01] of what was done to one piece of the wishlist the last is sent', () => {
  const [saved, other, unsaved] = [save(), save('bowls'), unsave()];
  expect(planSending([saved, other, unsaved])).toEqual({ changes: [other, unsaved], dropped: [saved.key] });
  const [wished, put] = [save(), add()];
  expect(planSending([wished, put]).changes).toEqual([wished, put]);
});

test('[UX-12] a line whose id has changed is found by its piece and words', () => {
  const other = { ...named, id: 'other' };
  expect(lineFor(holding(mug, named), named)).toBe(named);
  expect(lineFor(holding(mug, other), named)).toBe(other);
  // Its id comes first, also where another line is the same piece by now.
  expect(lineFor(holding({ ...mug, id: 'another' }, { ...mug, variantId: 'red' }), mug)?.id).toBe('line');
  expect(lineFor(holding(mug), { ...named, variantId: 'red' })).toBeUndefined();
});

test('[UX-12] the cart is shown as it will be, with the moment of the change', () => {
  const at = (order: string) => new Date(Number(order.slice(0, 13))).toISOString();
  const more = set(5, 7);
  const cart = cartWith(holding(mug), [more]);
  expect([cart.itemCount, cart.lastActivityAt]).toEqual([7, at(more.order)]);
  const before = holding(mug);
  expect(cartWith(before, [add({ ...mug, isOwn: true }), save(), set(5, 10)])).toEqual(before);
  expect(cartWith(before, [add(named)]).items).toEqual([mug, named]);
  expect(wishlistItemsWith([], [add(), save()])).toEqual([{ id: 'mugs', addedAt: at(more.order) }]);
});

test('[UX-12] what is told of a change says which piece it was about, how many were meant', () => {
  const facts = { owner: 'rio', wasCents: 0, nowCents: 0 };
  const conflictOf = (queued: QueuedChange, code: string, cart = emptyCart, number = 0) =>
    resolveConflict(queued, refused(code, number), cart).conflict;
  const put = add();
  expect(conflictOf(put, 'cart/not-for-sale')).toEqual({
    ...{ key: put.key, order: put.order, ...facts, kind: 'gone', listingId: 'mugs', title: 'Mug' },
    ...{ wanted: 5, inCart: 0, line: mug, text: 'No.' },
  });
  const more = set(5, 7);
  expect(conflictOf(more, 'cart/unknown', holding({ ...mug, quantity: 3 }))).toEqual({
    ...{ key: more.key, order: more.order, ...facts, kind: 'refused', listingId: 'mugs', title: 'Mug' },
    ...{ wanted: 7, inCart: 3, line: mug, text: 'No.' },
  });
  for (const [wish, code, kind] of [
    [save('bowls'), 'wishlist/full', 'wish-full'],
    [unsave('bowls'), 'request/unexpected', 'wish-refused'],
  ] as const)
    expect(conflictOf(wish, code)).toEqual({
      ...{ key: wish.key, order: wish.order, ...facts, kind, listingId: 'bowls', title: 'The bowls' },
      ...{ wanted: 0, inCart: 0, line: null, text: 'No.' },
    });
});

test('[UX-12, RUN-07] an add that waited offline takes no more than is left', () => {
  const cart = holding({ ...mug, quantity: 3 });
  const more = set(3, 7);
  const key = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaa9';
  const { instead, conflict } = resolveConflict({ ...more, key, tried: true }, refused('cart/out-of-stock', 4), cart);
  expect(instead).toEqual({
    ...more,
    key: `${key.slice(0, -1)}a`,
    tried: false,
    operation: { ...more.operation, quantity: 4 },
  });
  expect(conflict).toMatchObject({ kind: 'fewer', wanted: 7, inCart: 4 });
  // As many as lie there already are no more.
  expect(resolveConflict(more, refused('cart/out-of-stock', 3), cart).instead).toBeNull();
  expect(resolveConflict(add(), refused('cart/out-of-stock', 3), cart).instead).toBeNull();
  const put = add(named);
  const taken = resolveConflict(put, refused('cart/out-of-stock', 1), emptyCart);
  expect(taken.instead?.operation).toEqual({ kind: 'add', line: { ...named, quantity: 1 } });
  const nextOf = (from: string) =>
    resolveConflict({ ...put, key: from }, refused('cart/out-of-stock', 1), emptyCart).instead?.key;
  expect([nextOf('f'), nextOf('e'), nextOf('8')]).toEqual(['0', 'f', '9']);
  // Less is left than lies there already: that much is put on top of it.
  const beside = resolveConflict(add(), refused('cart/out-of-stock', 5), cart);
  expect(beside.instead?.operation).toEqual({ kind: 'add', line: { ...mug, quantity: 2 } });
  expect(beside.conflict).toMatchObject({ kind: 'fewer', wanted: 5, inCart: 5 });
  for (const [stock, inCart, kind] of [
    [0, 3, 'unavailable'],
    [0, 1, 'unavailable'],
    [0, 0, 'none-left'],
    [1, 3, 'none-left'],
  ] as const) {
    const lies = inCart > 0 ? holding({ ...mug, quantity: inCart }) : emptyCart;
    expect(resolveConflict(set(3, 7), refused('cart/out-of-stock', stock), lies).conflict?.kind).toBe(kind);
  }
});

test('[UX-45] a changed price is told with how many pieces the cart holds', () => {
  const now = { ...mug, priceCents: 2400, quantity: 8 };
  const put = add();
  expect(resolveConflict(put, { ok: true, cart: holding(now) }, emptyCart)).toEqual({
    instead: null,
    conflict: {
      ...{ key: put.key, order: put.order, owner: 'rio', kind: 'price', listingId: 'mugs', title: 'Mug', wanted: 5 },
      ...{ inCart: 8, wasCents: 2000, nowCents: 2400, line: mug, text: '' },
    },
  });
  const nothing = { instead: null, conflict: null };
  expect(resolveConflict(set(5, 6), { ok: true, cart: holding(now) }, emptyCart)).toEqual(nothing);
  expect(resolveConflict(put, { ok: true, cart: null }, emptyCart)).toEqual(nothing);
  expect(resolveConflict(put, { ok: true, cart: holding(mug) }, emptyCart)).toEqual(nothing);
  expect(resolveConflict(put, { ok: true, cart: holding() }, emptyCart)).toEqual(nothing);
});

test('[UX-12] that another device did the same is no conflict', () => {
  const nothing = { instead: null, conflict: null };
  expect(resolveConflict(set(5, 3), refused('cart/changed-elsewhere', 3), holding(mug))).toEqual(nothing);
  expect(
    resolveConflict(set(5, 3), refused('cart/not-for-sale'), holding({ ...mug, quantity: 3 })).conflict?.kind,
  ).toBe('gone');
});

test('[UX-12] later changes of a line go on from what the server has', () => {
  const conflict = resolveConflict(set(5, 7), refused('cart/out-of-stock', 6), holding(mug)).conflict;
  if (!conflict) throw new Error('no conflict');
  const [own, sent, others, put, wish] = [set(7, 8), { ...set(7, 8), tried: true }, set(7, 8, named), add(), save()];
  expect(goOnFrom([own, sent, others, put, wish], conflict)).toEqual([
    { ...own, operation: { ...own.operation, was: 6 } },
    ...[sent, others, put, wish],
  ]);
  expect(goOnFrom([own], { ...conflict, line: null })).toEqual([own]);
});

test('[UX-12] changes of the cart and of the wishlist are this queue’s', () => {
  for (const queued of [add(), set(1, 2), save(), unsave()]) expect(isQueuedChange(queued)).toBe(true);
  expect(isQueuedChange({ ...add(), operation: { kind: 'write' } as unknown as AnyOperation })).toBe(false);
  const conflict = { key: 'key', order: '1', owner: null };
  expect(isConflict({ ...conflict, kind: 'fewer' })).toBe(true);
  expect(isConflict({ ...conflict, kind: 'key' })).toBe(false);
});
