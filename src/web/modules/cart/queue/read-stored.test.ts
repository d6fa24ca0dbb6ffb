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
  operation: { kind: 'set', line, was: 2, quantity: 3 },
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

test('[CART-03] a malformed stored cart is an empty cart', () => {
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
    expect(
      readChange(text({ ...change, operation: { ...change.operation, line: item } })),
      text(wrong).slice(0, 80),
    ).toBeNull();
    expect(readConflict(text({ ...conflict, line: item })), text(wrong).slice(0, 80)).toBeNull();
  }
  expect(parseCart(text({ ...cart, items: Array.from({ length: 100_000 }, () => line) }))).toEqual(emptyCart);
  expect(parseCart(text({ ...cart, items: Array.from({ length: 101 }, () => line) }))).toEqual(emptyCart);
  parseCart('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"items":[]}');
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  for (const wrong of [{ kind: 'buy' }, { kind: 'set' }, { kind: 'save', listingId: 'a b' }, null, []])
    expect(readChange(text({ ...change, operation: wrong }))).toBeNull();
  for (const wrong of [{ order: '1' }, { owner: 7 }, { tried: 'yes' }, { key: '' }])
    expect(readChange(text({ ...change, ...wrong }))).toBeNull();
  expect(readConflict(text({ ...conflict, kind: 'constructor' }))).toBeNull();
});

/** Each way to spoil a value, of which none may be taken. */
const spoilt = (good: object, wrong: Record<string, unknown[]>): [name: string, text: string][] =>
  Object.entries(wrong).flatMap(([name, values]) =>
    values.map((value): [string, string] => [`${name} ${text(value)}`.slice(0, 60), text({ ...good, [name]: value })]),
  );

test('[CART-03] each field of a stored cart is checked at its bounds', () => {
  const long = 'x'.repeat(501);
  const lines = spoilt(line, {
    ...{
      id: ['', 'a b', 7],
      sellerId: [null],
      variantId: ['x'.repeat(129)],
      shopName: [long],
      shopSlug: [1],
      place: [null],
    },
    ...{
      personalisation: [long],
      values: [
        ['ok', long],
        ['ok', 7],
      ],
      quantity: [1000, 1.5],
      addedPriceCents: [-1],
      stock: [-1],
    },
    ...{ processingDays: ['1'], choiceGone: ['yes', null], isOwn: [1], madeToOrder: [null], picture: [[], 7] },
  });
  for (const [name, wrong] of lines) expect(parseCart(`{"items":[${wrong}]}`), name).toEqual(emptyCart);
  const pictures = spoilt(line.picture, {
    ...{
      id: ['a b'],
      width: [-1, '10'],
      height: [-1, 1.5],
      alt: [null, long],
      colour: ['#aabbc', '#AABBCC', ' #aabbcc'],
    },
    ...{ focusX: [-0.1, 1.1, '0'], focusY: [-0.1, 1.1, null] },
  });
  for (const [name, wrong] of pictures)
    expect(parseCart(text({ items: [{ ...line, picture: JSON.parse(wrong) }] })), name).toEqual(emptyCart);
  const operation = change.operation;
  for (const [name, wrong] of spoilt(operation, { was: [-1, '2', 1000], quantity: [-1, null, 1000], line: [null] }))
    expect(readChange(text({ ...change, operation: JSON.parse(wrong) })), name).toBeNull();
  const save = { kind: 'save', listingId: 'mug', title: 'Mug' };
  for (const [name, wrong] of spoilt(save, { title: [long, null], listingId: ['a b'], kind: ['saved'] }))
    expect(readChange(text({ ...change, operation: JSON.parse(wrong) })), name).toBeNull();
  for (const [name, wrong] of spoilt(change, { order: ['1795255200000-00001', 7], owner: ['a b'], key: ['a b'] }))
    expect(readChange(wrong), name).toBeNull();
  const conflicts = spoilt(conflict, {
    ...{
      listingId: ['a b'],
      title: [long],
      text: [null],
      wanted: [-1],
      inCart: [1000],
      wasCents: [-1],
      nowCents: [1.5],
    },
    ...{ line: [undefined, {}], key: [''] },
  });
  for (const [name, wrong] of conflicts) expect(readConflict(wrong), name).toBeNull();
});

test('[CART-03] what is at its bounds is taken', () => {
  const most = 'x'.repeat(500);
  const bound = {
    ...{ id: 'x'.repeat(128), title: most, personalisation: most, values: Array.from({ length: 10 }, () => most) },
    ...{
      quantity: 999,
      priceCents: 0,
      choiceGone: true,
      isOwn: false,
      picture: { ...line.picture, focusX: 0, focusY: 1 },
    },
  };
  for (const good of [bound, { picture: null }, { quantity: 1 }, { stock: 0 }])
    expect(parseCart(text({ ...cart, items: [{ ...line, ...good }] })).items, text(good).slice(0, 60)).toHaveLength(1);
  expect(parseCart(text({ ...cart, items: Array.from({ length: 100 }, () => line) })).items).toHaveLength(100);
  for (const operation of [
    { kind: 'add', line },
    { kind: 'save', listingId: 'mug', title: '' },
    { kind: 'unsave', listingId: 'mug', title: most },
    { kind: 'set', line, was: 0, quantity: 0 },
  ])
    expect(readChange(text({ ...change, operation, owner: 'ida', tried: true }))).toEqual({
      ...change,
      operation,
      owner: 'ida',
      tried: true,
    });
  expect(readConflict(text({ ...conflict, line: null }))).toEqual({ ...conflict, line: null });
  const long = text({ ...change, more: 'x'.repeat(20_000 - text({ ...change, more: '' }).length) });
  expect([long.length, readChange(long)?.key, readChange(`${long} `)]).toEqual([20_000, 'k', null]);
});

test('[CART-05] a code is believed only as far as each part of it makes sense', () => {
  const promo = { code: 'SPRING', type: 'percent', percent: 10, discountAmount: 0 };
  const read = (changes: object): string | null =>
    parseCart(text({ ...cart, appliedPromo: { ...promo, ...changes } })).appliedPromo?.code ?? null;
  const good = [
    ...[{}, { percent: 0 }, { percent: 100 }, { type: 'fixed', amount: 0 }, { type: 'postage' }, { sellerId: 's' }],
    ...[{ until: '2026-12-05T12:00:00.000Z' }, { minimumCents: 0 }, { atMostCents: 500 }, { items: [] }],
    ...[{ items: [{ variantId: 'ink', quantity: 1 }] }],
  ];
  for (const each of good) expect(read(each), text(each)).toBe('SPRING');
  const wrong = [
    ...[
      { code: null },
      { percent: -1 },
      { percent: 101 },
      { percent: 'x' },
      { type: 'fixed' },
      { type: 'fixed', amount: -1 },
    ],
    ...[
      { type: 'gift' },
      { sellerId: 'a b' },
      { until: 'soon' },
      { until: 7 },
      { minimumCents: -1 },
      { atMostCents: '5' },
    ],
    ...[{ items: {} }, { items: [{ variantId: 'a b', quantity: 1 }] }, { items: [{ variantId: 'ink', quantity: 0 }] }],
    ...[{ items: [null] }, { items: Array.from({ length: 101 }, () => ({ variantId: 'ink', quantity: 1 })) }],
  ];
  for (const each of wrong) expect(read(each), text(each).slice(0, 60)).toBeNull();
});

test('[CART-03, CART-07] what else a cart holds is taken where it is of the right form', () => {
  const read = (changes: object) => {
    const { cartId, notes, createdAt, lastActivityAt, abandonedCartRecovered } = parseCart(
      text({ ...cart, ...changes }),
    );
    return { cartId, notes, createdAt, lastActivityAt, abandonedCartRecovered };
  };
  const notes = { rio: 'Please wrap it.' };
  const times = { createdAt: '2026', lastActivityAt: '2027' };
  expect(read({ cartId: 'c 1', notes, ...times, abandonedCartRecovered: true })).toEqual({
    ...{ cartId: null, notes, ...times, abandonedCartRecovered: true },
  });
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`s${at}`, 'x']));
  expect(Object.keys(read({ notes: many(100) }).notes)).toHaveLength(100);
  for (const wrong of [many(101), { rio: 7 }, { rio: 'x'.repeat(501) }, [], null, 'x'])
    expect(read({ notes: wrong, abandonedCartRecovered: 'yes', createdAt: 7, lastActivityAt: 8 })).toEqual({
      ...{ cartId: 'c', notes: {}, createdAt: null, lastActivityAt: null, abandonedCartRecovered: false },
    });
});

test('[CART-03] nothing that a store can hold makes the reading fail', () => {
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
      readChange(text({ ...change, operation: { ...change.operation, line: { ...line, ...wrong } } }));
    }),
    { numRuns: runs(500) },
  );
});
