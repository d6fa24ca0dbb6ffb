import { beforeEach, expect, test, vi } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { signIn } from '#test/support/markup/markup.ts';
import { shownCart, shownCartLine, shownQuote } from '#test/builders/shown-cart.ts';
import type { Cart } from '#domain/cart/model.ts';
import type { Conflict } from '#domain/cart/offline-queue/model.ts';
import { withTotals } from '#domain/cart/totals.ts';
import type { Promo } from '#domain/promotions/promo-schema.ts';
import { openQueue, reportConflict } from '#web/modules/offline/offline-queue.ts';
import { signInOverlay } from '#web/modules/accounts/sign-in-overlay.ts';
import { cartOverlay } from './cart-overlay.ts';
import { CartPage } from './cart-page.tsx';
import { cartNow, showCart } from './cart-state.ts';
import { CartSummary } from './cart-summary.tsx';
import { CartRow } from './parcels/cart-row.tsx';
import { QueuedChanges } from './queue/queued-changes.tsx';

vi.mock('#web/modules/listings/recent-strip.tsx', () => ({ RecentStrip: () => null }));
vi.mock('#web/ui/fields/country-options.ts', () => ({
  countryOptions: [
    ['AT', 'Austria'],
    ['PT', 'Portugal'],
  ],
}));
vi.mock('./record-activity.ts', () => ({ recordActivity: () => undefined }));
const isOnline = (online: boolean): void => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
const changed = (cart: Partial<Cart>) => withTotals(shownCart(cart));
const soon = (part: Part): Promise<void> => part.do(() => new Promise((resolve) => setTimeout(resolve, 5)));
const summary = (): Promise<Part> =>
  openPart(() => CartSummary({ cart: cartNow(), country: 'AT', quote: undefined }), {});
const conflict = (changes: Partial<Conflict>): Conflict => ({
  ...{ key: 'k1', order: '1', owner: null, kind: 'elsewhere', listingId: 'jug', title: 'Jug', wanted: 4, inCart: 2 },
  ...{ wasCents: 4200, nowCents: 4500, line: shownCartLine(), text: '' },
  ...changes,
});
openQueue({
  readChange: (text) => JSON.parse(text),
  readConflict: (text) => JSON.parse(text),
  sendQueued: async () => undefined,
});
beforeEach(() => {
  isOnline(true);
  signIn({});
  signInOverlay.set(null);
  cartOverlay.set(true);
  localStorage.clear();
  window.dispatchEvent(new window.StorageEvent('storage', { key: null }));
  showCart(shownCart());
  sentNow();
});

test('[UX-46] a code is taken off at once, and comes back where the shop keeps it', async () => {
  const promo: Promo = { type: 'percent', percent: 10, code: 'SPRING', discountAmount: 840, sellerId: 'rio' };
  const withCode = shownCart({ appliedPromo: promo, discount: 840, total: 7560 });
  showCart(withCode);
  answerCalls({ 'checkout.getQuote': () => ({ ...shownQuote(), legalRegion: 'eu' }), 'cart.getCart': () => cartNow() });
  const part = await openPart(CartPage, {}, '/cart');
  sentNow();
  staleNow();
  answerCalls({ 'cart.removePromo': () => new Problem(409, 'Not now.') });
  await part.press('Remove the code');
  await soon(part);
  expect([cartNow().appliedPromo?.code, saidNow(), sentNow()[0]]).toEqual([
    'SPRING',
    ['error: Not now.'],
    ['cart.removePromo', {}],
  ]);
  answerCalls({ 'cart.removePromo': () => shownCart() });
  await part.press('Remove the code');
  await soon(part);
  expect([cartNow().appliedPromo, saidNow(), staleNow(), part.focused()]).toEqual([
    null,
    [],
    ['checkout.getQuote'],
    'Have a code?',
  ]);
  // A code for the postage takes nothing off the pieces: priced anew it is all the same.
  answerCalls({ 'cart.applyPromo': () => shownCart({ appliedPromo: { ...promo, type: 'postage' } }) });
  await part.fill('Code', 'POST');
  await part.press('Apply');
  await soon(part);
  expect([part.focused(), staleNow()]).toEqual(['Remove the code', ['checkout.getQuote']]);
  sentNow();
  await part.do(() => showCart(shownCart(), true));
  expect(sentNow().map(([name]) => name)).toEqual(['checkout.getQuote']);
});

const jug = shownCartLine();
const gone = shownCartLine({ id: 'line-2', listingId: 'cup', title: 'Cup', available: false });
const fewer = shownCartLine({
  ...{ id: 'line-3', listingId: 'bowl', variantId: 'b', title: 'Bowl', quantity: 9, stock: 1 },
});
const [favorite, removed] = [
  ['wishlist.changeFavorite', undefined],
  ['cart.removeItem', undefined],
];
const rest = '[Set it aside and check out the rest]';
const plainly = { isOnline: true, isRefused: false };
const [refused, offline] = [
  { ...plainly, isRefused: true },
  { ...plainly, isOnline: false },
];
type Way = typeof plainly;
test.each<[how: string, Way, items: Cart['items'], label: string, sent: unknown[], left: string[], path: string]>([
  ['and the rest is checked out', plainly, [jug, gone], rest, [favorite, removed], ['line-1 2'], '/checkout'],
  ['as far as there are too many', plainly, [fewer], rest, [['cart.changeQuantity', 1]], ['line-3 1'], '/checkout'],
  ['where nothing is left', plainly, [gone], '[Save it for later]', [favorite, removed], [], '/'],
  ['unless it is refused', refused, [jug, gone], rest, [favorite], ['line-1 2', 'line-2 2'], '/'],
  ['also without a connection', offline, [jug, fewer], '[Set it aside]', [], ['line-1 2', 'line-3 1'], '/'],
])(
  '[UX-45] what cannot be bought is set aside by one press, %s',
  async (_how, way, items, label, expected, left, path) => {
    history.replaceState(null, '', '/cart');
    showCart(changed({ items }));
    isOnline(way.isOnline);
    const list = { userId: 'ida', items: [], collections: [], isShared: false, createdAt: null, updatedAt: null };
    answerCalls({
      'wishlist.changeFavorite': () => (way.isRefused ? new Problem(409, 'Full.') : {}),
      'cart.removeItem': () => changed({ items: cartNow().items }),
      'cart.changeQuantity': () => changed({ items: cartNow().items }),
      'wishlist.getWishlist': () => list,
    });
    const part = await summary();
    expect(part.lines()).toContain(label);
    sentNow();
    await part.press(label.slice(1, -1));
    const sent = sentNow().filter(([name]) => !name.includes('.get'));
    expect([
      sent.map(([name, input]) => [name, (input as { quantity?: number }).quantity]),
      cartNow().items.map(({ id, quantity }) => `${id} ${quantity}`),
      location.pathname,
    ]).toEqual([expected, left, path]);
  },
);

test('[UX-43, UX-44] a line of the cart is changed, removed or saved by its buttons', async () => {
  const line = shownCartLine({ quantity: 2, stock: 3 });
  showCart(changed({ items: [line] }));
  answerCalls({
    'cart.changeQuantity': () => changed({ items: cartNow().items }),
    'cart.removeItem': () => changed({ items: [] }),
    'cart.addItem': () => changed({ items: [line] }),
    'wishlist.changeFavorite': () => ({}),
  });
  const part = await openPart(CartRow, { line });
  await part.press('One more');
  await part.press('One less');
  await part.fill('Quantity of Jug', '7');
  await part.key('Enter');
  expect([sentNow(), part.lines().slice(3)]).toEqual([
    [
      ['cart.changeQuantity', { lineId: 'line-1', quantity: 3 }],
      ['cart.changeQuantity', { lineId: 'line-1', quantity: 1 }],
      ['cart.changeQuantity', { lineId: 'line-1', quantity: 3 }],
    ],
    [
      '[Remove Jug: Remove]',
      '[Save for later: Jug: Save for later]',
      '[One less: ]‹text Quantity of Jug 3›[One more: ]',
      'status: Only 3 left',
      '€84.00€42.00 each',
    ],
  ]);
  await part.leave();
  expect(part.lines().filter((each) => /there are/i.test(each))).toEqual([]);
  sentNow();
  await part.show({ line: { ...line, quantity: 3 } });
  await part.fill('Quantity of Jug', 'x');
  await part.leave();
  expect(sentNow()).toEqual([]);
  await part.fill('Quantity of Jug', '0');
  await part.leave();
  expect([sentNow(), saidNow()]).toEqual([[['cart.removeItem', { lineId: 'line-1' }]], ['info: Removed [Undo]']]);
  showCart(changed({ items: [line] }));
  await part.press('Remove Jug');
  expect([sentNow(), saidNow()]).toEqual([[['cart.removeItem', { lineId: 'line-1' }]], ['info: Removed [Undo]']]);
  showCart(changed({ items: [line] }));
  await part.press('Save for later: Jug');
  expect([sentNow().map(([name]) => name), saidNow()]).toEqual([
    ['wishlist.changeFavorite', 'cart.removeItem'],
    ['info: Saved on your wishlist. [Undo]'],
  ]);
});

const REMOVE: unknown[] = [['cart.removeItem', { lineId: 'line-1' }]];
const MAKE_4: unknown[] = [['cart.changeQuantity', { lineId: 'line-1', quantity: 4 }]];
const PUT_BACK: unknown[] = [
  ['cart.addItem', { listingId: 'jug', personalisation: '', quantity: 4, variantId: 'ink' }],
];
const dearer = 'The price changed meanwhile: €42.00 → €45.00. It is in your cart at the new price.';
const wishlistItem = { kind: 'wish-gone', line: null, title: '' } as const;
test.each<[said: string, remedy: string, Partial<Conflict>, inCart: boolean, sent: unknown[]]>([
  ['You chose 4 here, and on another device it was set to 2. 2 was kept.', 'Make it 4: Jug', {}, true, MAKE_4],
  [
    ...(['You removed it here, and on another device it was set to 2. It was kept.', 'Remove it: Jug'] as const),
    ...([{ wanted: 0 }, true, REMOVE] as const),
  ],
  [
    ...([
      'You chose 4 here, and on another device it was removed. It is not in your cart.',
      'Put it back: Jug',
    ] as const),
    ...([{ kind: 'removed-elsewhere', inCart: 0 }, false, PUT_BACK] as const),
  ],
  [dearer, 'Remove it: Jug', { kind: 'price', wanted: 1 }, true, REMOVE],
  [dearer, 'Remove it: Jug', { kind: 'price', wanted: 0 }, false, []],
  ['It is no longer there, so it was not put on your wishlist.', 'All right', wishlistItem, false, []],
])('[INV-20, UX-45] “%s” is gone once “%s” was pressed', async (said, remedy, changes, inCart, sent) => {
  showCart(changed({ items: inCart ? [shownCartLine()] : [] }));
  answerCalls({
    'cart.changeQuantity': () => changed({ items: cartNow().items }),
    'cart.removeItem': () => changed({ items: [] }),
    'cart.addItem': () => changed({ items: [shownCartLine()] }),
  });
  reportConflict(conflict(changes));
  const part = await openPart(QueuedChanges, {});
  expect(part.lines()).toEqual(expect.arrayContaining(['One change turned out differently', said]));
  sentNow();
  await part.press(remedy);
  expect([sentNow(), part.lines()]).toEqual([sent, []]);
  await part.close();
});
