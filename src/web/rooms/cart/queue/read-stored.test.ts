import { expect, test } from 'vitest';
import { emptyCart } from '#domain/cart/empty-cart.ts';
import { readChange, readConflict, parseCart } from './read-stored.ts';
import { fc, runs } from '#test/support/properties.ts';

const line = {
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
  ...{ values: ['Blue'], personalisation: '', quantity: 2, priceCents: 2000, addedPriceCents: 2000, stock: 9 },
  ...{ available: true, processingDays: 1, madeToOrder: false },
  picture: { id: 'p', width: 10, height: 10, colour: '#aabbcc', alt: '', focusX: 0.5, focusY: 0.5 },
};
const change = {
  ...{ key: 'k', order: '1795255200000-000001', owner: null, tried: false },
  act: { kind: 'set', line, was: 2, quantity: 3 },
};
const conflict = {
  ...{ key: 'k', order: change.order, owner: null, kind: 'elsewhere', listingId: 'mug', title: 'Mug', text: '' },
  ...{ wanted: 2, inCart: 3, wasCents: 0, nowCents: 0, line },
};
const cart = { ...emptyCart, cartId: 'c', items: [line] };
const text = JSON.stringify;

test('[CART-03] a kept cart is read back with sums made new from its lines', () => {
  expect(parseCart(text({ ...cart, total: 1, subtotal: -5, itemCount: 'x' }))).toMatchObject({
    ...{ cartId: 'c', total: 4000, subtotal: 4000, itemCount: 2 },
    items: [line],
  });
  expect(readChange(text(change))).toEqual(change);
  expect(readConflict(text(conflict))).toEqual(conflict);
});

test('[CART-03] garbage, wrong types, huge arrays and keys of prototypes are an empty cart and no change', () => {
  const wrongLines: object[] = [
    { quantity: 0 },
    { quantity: -1 },
    { quantity: 1e9 },
    { quantity: '2' },
    { priceCents: -1 },
    { priceCents: 1.5 },
    { priceCents: null },
    { listingId: '../../admin' },
    { listingId: { toString: 'x' } },
    { title: ['Mug'] },
    { title: 'x'.repeat(501) },
    { values: 'Blue' },
    { values: Array.from({ length: 11 }, () => 'a') },
    { picture: { id: '"><script>' } },
    { picture: 'x' },
    { picture: { ...line.picture, colour: 'url(x)' } },
    { available: 1 },
  ];
  for (const wrong of wrongLines) {
    const item = { ...line, ...wrong };
    expect(parseCart(text({ ...cart, items: [item] })), text(wrong).slice(0, 80)).toEqual(emptyCart);
    expect(readChange(text({ ...change, act: { ...change.act, line: item } })), text(wrong).slice(0, 80)).toBeNull();
    expect(readConflict(text({ ...conflict, line: item })), text(wrong).slice(0, 80)).toBeNull();
  }
  expect(parseCart(text({ ...cart, items: Array.from({ length: 100_000 }, () => line) }))).toEqual(emptyCart);
  expect(parseCart(text({ ...cart, items: Array.from({ length: 101 }, () => line) }))).toEqual(emptyCart);
  parseCart('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"items":[]}');
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  for (const wrong of [{ kind: 'buy' }, { kind: 'set' }, { kind: 'save', listingId: 'a b' }, null, []])
    expect(readChange(text({ ...change, act: wrong }))).toBeNull();
  for (const wrong of [{ order: '1' }, { owner: 7 }, { tried: 'yes' }, { key: '' }])
    expect(readChange(text({ ...change, ...wrong }))).toBeNull();
  expect(readConflict(text({ ...conflict, kind: 'constructor' }))).toBeNull();
});

test('[CART-03] nothing that a store can hold makes the reading fail, and what is read can be shown', () => {
  const hostile = fc.oneof(fc.string(), fc.json(), fc.jsonValue().map(text));
  const nearly = fc
    .tuple(fc.constantFrom(...Object.keys(line), 'items', 'act', 'appliedPromo', 'cartId'), fc.jsonValue())
    .map(([name, value]) => ({ [name]: value }));
  fc.assert(
    fc.property(hostile, nearly, (garbage, wrong) => {
      for (const candidate of [
        garbage,
        text({ ...cart, ...wrong }),
        text({ ...cart, items: [{ ...line, ...wrong }] }),
      ]) {
        const cart = parseCart(candidate);
        expect(Number.isSafeInteger(cart.total) && cart.total >= 0).toBe(true);
        readChange(candidate);
        readConflict(candidate);
      }
      readChange(text({ ...change, act: { ...change.act, line: { ...line, ...wrong } } }));
    }),
    { numRuns: runs(500) },
  );
});
