import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { shownCart, shownCartLine } from '#test/builders/shown-cart.ts';
import { shownListing } from '#test/builders/shown-listing.ts';
import type { Cart, CartLine } from '#domain/cart/model.ts';
import { withTotals } from '#domain/cart/totals.ts';
import type { WishlistListing } from '#domain/wishlist/contract.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';

interface Toast {
  text: string;
  action?: { label: string; onClick: () => void };
}
/** What the shop is sent and answers, what waits in this browser, and what the person is told. */
const seen = vi.hoisted(() => ({
  sent: [] as [name: string, input: unknown][],
  answers: {} as Record<string, () => unknown>,
  queue: [] as [kind: string, key: string | undefined, isTried: boolean | undefined][],
  /** What each quantity that waits was before. */
  was: [] as (number | undefined)[],
  flushes: 0,
  noted: 0,
  stored: null as string | null,
  received: {} as Record<string, (event: object) => void>,
  personChanged: (_now: object | null, _before: object | null): void => undefined,
  hasRoom: true,
  queued: [] as object[],
  toasts: [] as Toast[],
  listed: [] as string[],
  unlisted: [] as [string, boolean | undefined][],
  refreshed: [] as string[],
  isMember: false,
}));
vi.mock('#web/platform/sending/send.ts', () => ({
  send: async (name: string, input: unknown) => {
    seen.sent.push([name, input]);
    return seen.answers[name]?.() ?? seen.answers.any?.();
  },
}));
vi.mock('#web/ui/toasts/toasts.ts', () => ({
  showToast: (text: string, options: { action?: Toast['action'] } = {}) =>
    void seen.toasts.push({ text, ...(options.action && { action: options.action }) }),
}));
vi.mock('#web/modules/offline/offline-queue.ts', () => ({
  answered: (_key: string, _operation: object, answer: Promise<unknown>) => answer,
  mine: () => seen.queued,
  queueChange: (operation: { kind: string; was?: number }, key?: string, isTried?: boolean) => {
    seen.queue.push([operation.kind, key && 'as sent', isTried]);
    seen.was.push(operation.was);
    return seen.hasRoom;
  },
}));
vi.mock('#web/modules/offline/flush-queue.ts', () => ({ flushQueue: async () => void (seen.flushes += 1) }));
vi.mock('#web/modules/offline/on-sent.ts', () => ({ onSent: () => undefined }));
vi.mock('#web/modules/wishlist/wishlist-state.ts', () => ({
  addToWishlist: async (id: string) => seen.listed.push(id) > 0 && !seen.answers.full,
  removeFromWishlist: async (id: string, _title: string, isSent?: boolean) => void seen.unlisted.push([id, isSent]),
  wishlistItemsNow: () => [{ id: 'jug' }],
}));
vi.mock('#web/platform/session.ts', () => ({
  onPersonChange: (callback: typeof seen.personChanged) => void (seen.personChanged = callback),
  currentSession: () => (seen.isMember ? { userId: 'ida' } : null),
}));
vi.mock('#web/platform/use-call.ts', () => ({ refresh: (...names: string[]) => void seen.refreshed.push(...names) }));
vi.mock('./record-activity.ts', () => ({ recordActivity: () => void (seen.noted += 1) }));
vi.stubGlobal('localStorage', { getItem: () => seen.stored, setItem: () => undefined });
vi.stubGlobal(
  'addEventListener',
  (name: string, listener: (event: object) => void) => void (seen.received[name] = listener),
);
const connection = { onLine: true };
vi.stubGlobal('navigator', connection);
afterAll(() => {
  // An empty cart tells nothing two seconds later, when other tests run.
  inCart();
  vi.unstubAllGlobals();
});

const { addToCart, cartNow, refreshCart, showCart } = await import('./cart-state.ts');
const { cartOverlay } = await import('./cart-overlay.ts');
const { removeFromCart, saveForLater, setAside, setQuantity } = await import('./change-lines.ts');
const { moveToCart } = await import('./move-to-cart.ts');
const { setNote } = await import('./parcels/set-note.ts');

const jug = shownCartLine();
const cup = shownCartLine({ id: 'line-2', listingId: 'cup', variantId: 'cup', title: 'Cup', quantity: 9 });
const inCart = (...items: CartLine[]): void => showCart(withTotals(shownCart({ items })));
/** What lies in the cart: how many of what. */
const lying = (cart: Cart = cartNow()): string =>
  cart.items.map(({ title, quantity }) => `${quantity} ${title}`).join(', ');
const refuse = (status: number) => (): never => {
  throw new ApiProblem(status, { code: 'cart/x', message: 'Not now.' });
};
const shown = (): string[] => seen.toasts.map(({ text, action }) => (action ? `${text} [${action.label}]` : text));

beforeEach(() => {
  Object.assign(seen, { sent: [], queue: [], hasRoom: true, queued: [], toasts: [], listed: [], unlisted: [] });
  Object.assign(seen, { refreshed: [], isMember: false, answers: { any: () => cartNow() }, was: [], flushes: 0 });
  connection.onLine = true;
  inCart(jug, cup);
});

test('[CART-02] a quantity stands at once, the shop is told of it, and the sums follow', async () => {
  const changing = setQuantity('line-1', 3);
  expect([lying(), cartNow().subtotal]).toEqual(['3 Jug, 9 Cup', 3 * 4200 + 9 * 4200]);
  await changing;
  expect(seen.sent).toEqual([['cart.changeQuantity', { lineId: 'line-1', quantity: 3 }]]);
  expect([lying(), shown(), seen.queue]).toEqual(['3 Jug, 9 Cup', [], []]);
});

test('[CART-02] what the rule refuses is said and not sent', async () => {
  await setQuantity('line-1', 6);
  await vi.waitFor(() => expect(shown()).toHaveLength(1));
  expect([lying(), seen.sent]).toEqual(['2 Jug, 9 Cup', []]);
  await setQuantity('line-9', 1);
  expect([lying(), seen.sent]).toEqual(['2 Jug, 9 Cup', []]);
});

test('[CART-02] what the shop refuses goes back to what it was, and says why', async () => {
  seen.answers = { 'cart.changeQuantity': refuse(409), 'cart.getCart': () => cartNow() };
  await setQuantity('line-1', 3);
  expect([lying(), shown(), seen.queue]).toEqual(['2 Jug, 9 Cup', ['Not now.'], []]);
  expect(seen.sent.map(([name]) => name)).toEqual(['cart.changeQuantity', 'cart.getCart']);
});

test('[INV-20] a change that got no answer waits under its key', async () => {
  seen.answers = { any: refuse(0) };
  await setQuantity('line-1', 3);
  expect([lying(), seen.queue, shown()]).toEqual(['3 Jug, 9 Cup', [['set', 'as sent', true]], []]);
  // As it was sent: without what it was before. It is tried again at once.
  expect([seen.was, seen.flushes]).toEqual([[0], 1]);
  seen.hasRoom = false;
  await setQuantity('line-1', 4);
  expect([lying(), shown()]).toEqual([
    '3 Jug, 9 Cup',
    ['This browser can keep no more changes. Try again when you are back online.'],
  ]);
});

test('[INV-20] a change waits while others wait or the connection is gone', async () => {
  connection.onLine = false;
  await setQuantity('line-1', 3);
  connection.onLine = true;
  seen.queued = [{ operation: { kind: 'save' } }];
  await setQuantity('line-1', 4);
  expect([lying(), seen.sent, seen.queue]).toEqual([
    '4 Jug, 9 Cup',
    [],
    [
      ['set', undefined, false],
      ['set', undefined, false],
    ],
  ]);
});

test('[INV-20] the cart that the shop answers is shown with what waits for it', async () => {
  const wanted = shownCart({ items: [jug, cup] });
  seen.queued = [
    { key: 'k', order: '1', owner: null, tried: false, operation: { kind: 'set', line: jug, was: 2, quantity: 4 } },
  ];
  seen.answers = { 'cart.getCart': () => withTotals(wanted) };
  await refreshCart();
  expect(lying()).toBe('4 Jug, 9 Cup');
});

test('[REC-02, UX-47] a choice about reminders is told at once', async () => {
  seen.noted = 0;
  seen.received['consent-changed']?.({});
  await vi.waitFor(() => expect(seen.noted).toBe(1));
  seen.stored = JSON.stringify(shownCart({ items: [{ ...jug, quantity: 1 }] }));
  seen.received.storage?.({ key: 'another' });
  const before = lying();
  seen.received.storage?.({ key: 'artisan-cart' });
  expect([before, lying()]).toEqual(['2 Jug, 9 Cup', '1 Jug']);
  seen.stored = null;
});

test('[CART-02] a new line is changed under the id that the shop gives it', async () => {
  const listing = shownListing();
  const { promise, resolve } = Promise.withResolvers<Cart>();
  seen.answers = { any: () => cartNow(), 'cart.addItem': () => promise };
  inCart(cup);
  const adding = addToCart({ listing, variant: listing.variants[0]!, personalisation: '', quantity: 1 });
  const line = cartNow().items.find(({ listingId }) => listingId === listing.listingId)!;
  const changing = [setQuantity(line.id, 2), removeFromCart({ ...line, quantity: 2 })];
  resolve(withTotals(shownCart({ items: [cup, { ...line, id: 'given' }] })));
  await Promise.all([adding, ...changing]);
  const changes = seen.sent.flatMap(([name, input]) =>
    name === 'cart.getCart' ? [] : [[name, (input as { lineId?: string }).lineId]],
  );
  expect(changes).toEqual([
    ['cart.addItem', undefined],
    ['cart.changeQuantity', 'given'],
    ['cart.removeItem', 'given'],
  ]);
});

test('[CART-07, ACC-20] a guest’s cart stays while they sign in; what a member chose goes with them', async () => {
  const { promise, resolve } = Promise.withResolvers<Cart>();
  seen.answers = { 'cart.getCart': () => promise };
  seen.personChanged({ userId: 'ida' }, null);
  expect(lying()).toBe('2 Jug, 9 Cup');
  seen.personChanged(null, { userId: 'ida' });
  expect(lying()).toBe('');
  resolve(shownCart({ items: [] }));
});

test('[CART-02, UX-37] the drawer opens for what came into the cart, and not for what was refused', async () => {
  const listing = shownListing();
  const addition = { listing, variant: listing.variants[0]!, personalisation: '' };
  cartOverlay.set(false);
  await addToCart({ ...addition, quantity: 99 });
  expect([cartOverlay.get(), lying(), seen.sent]).toEqual([false, '2 Jug, 9 Cup', []]);
  await addToCart({ ...addition, quantity: 1 });
  expect([cartOverlay.get(), seen.sent.map(([name]) => name)]).toEqual([true, ['cart.addItem']]);
  cartOverlay.set(false);
});

test('[UX-44] what is removed can be brought back, as many of it as there are', async () => {
  await removeFromCart(cup);
  expect([lying(), shown(), seen.sent]).toEqual([
    '2 Jug',
    ['Removed [Undo]'],
    [['cart.removeItem', { lineId: 'line-2' }]],
  ]);
  seen.toasts[0]?.action?.onClick();
  expect(lying()).toBe('2 Jug, 5 Cup');
  for (const gone of [{ available: false }, { stock: 0 }]) {
    seen.toasts = [];
    inCart(jug);
    await removeFromCart({ ...jug, ...gone });
    expect([lying(), shown()]).toEqual(['', ['Removed']]);
  }
});

test('[UX-44] a line is removed as the cart knows it now', async () => {
  await removeFromCart({ ...jug, id: 'shown before the answer' });
  expect([lying(), seen.sent]).toEqual(['9 Cup', [['cart.removeItem', { lineId: 'line-1' }]]]);
});

test('[UX-44] what could not be removed stays, and offers nothing to undo', async () => {
  seen.answers = { 'cart.removeItem': refuse(409), 'cart.getCart': () => cartNow() };
  await removeFromCart(jug);
  expect([lying(), shown()]).toEqual(['2 Jug, 9 Cup', ['Not now.']]);
});

test('[UX-49] a line that is saved for later leaves the cart only once it is on the wishlist', async () => {
  await saveForLater(jug);
  expect([lying(), seen.listed, shown()]).toEqual(['9 Cup', ['jug'], ['Saved on your wishlist. [Undo]']]);
  seen.answers = { ...seen.answers, full: () => true };
  seen.toasts = [];
  await saveForLater(cup);
  expect([lying(), shown()]).toEqual(['9 Cup', []]);
  seen.answers = { 'cart.removeItem': refuse(409), 'cart.getCart': () => cartNow() };
  await saveForLater(cup);
  expect([lying(), shown()]).toEqual(['9 Cup', ['Not now.']]);
});

test('[UX-45] of what there is too little the cart keeps as many as there are', async () => {
  const gone = shownCartLine({
    id: 'line-3',
    listingId: 'bowl',
    variantId: 'bowl',
    title: 'Bowl',
    available: false,
    stock: 0,
  });
  inCart(jug, cup, gone);
  expect(await setAside([cup, gone])).toBe(true);
  expect([lying(), seen.listed]).toEqual(['2 Jug, 5 Cup', ['bowl']]);
  inCart(jug, gone);
  seen.answers = { ...seen.answers, full: () => true };
  expect(await setAside([gone])).toBe(false);
  expect(lying()).toBe('2 Jug, 2 Bowl');
  seen.answers = { 'cart.removeItem': refuse(409), 'cart.getCart': () => cartNow() };
  expect(await setAside([gone])).toBe(false);
});

test('[CART-07] a note that could not be kept says why', async () => {
  expect(await setNote('rio', 'Please wrap it.')).toBeNull();
  expect(seen.sent).toEqual([['cart.setNote', { sellerId: 'rio', note: 'Please wrap it.' }]]);
  seen.answers = { any: refuse(409) };
  expect(await setNote('rio', 'x')).toBe('Not now.');
});

const itemOf = (changes: Partial<NonNullable<WishlistListing['now']>> | null = {}, id = 'jug'): WishlistListing => ({
  ...{ id, addedAt: '2026-12-01T10:05:00.000Z', title: 'Jug', addedPriceCents: 4000, picture: null },
  ...{ collectionId: null, wasSoldOut: false },
  now: changes && {
    ...{ priceCents: 4200, priceVaries: false, stock: 5, shopName: 'Rio Clay', shopSlug: 'rio-clay', place: 'Porto' },
    ...{ sellerId: 'rio', variantId: 'ink', needsWords: false, processingDays: 3, madeToOrder: false },
    ...changes,
  },
});
const lists = ['wishlist.getWishlist', 'wishlist.showWishlistItems'];

test('[WISH-10] a guest’s wish goes to the cart and off the list', async () => {
  inCart();
  await moveToCart(itemOf());
  expect([lying(), cartNow().items[0]?.addedPriceCents, seen.unlisted]).toEqual(['1 Jug', 4200, [['jug', undefined]]]);
  inCart();
  for (const stays of [itemOf({ variantId: null }), itemOf({ stock: 0 }), itemOf(null)]) {
    seen.refreshed = [];
    await moveToCart(stays);
    expect([lying(), seen.unlisted.length, seen.refreshed]).toEqual(['', 1, lists]);
  }
  // Another tab was faster.
  await moveToCart(itemOf({}, 'other'));
  expect([lying(), seen.unlisted.length]).toEqual(['', 1]);
});

test('[WISH-10] a wish that the cart refuses stays on the list, which is read anew', async () => {
  inCart(shownCartLine({ quantity: 5 }));
  await moveToCart(itemOf());
  expect([seen.unlisted, seen.refreshed]).toEqual([[], lists]);
});

test('[WISH-10] a member’s wish is moved by the shop in one', async () => {
  seen.isMember = true;
  inCart();
  seen.answers = { any: () => withTotals(shownCart({ items: [shownCartLine({ quantity: 1 })] })) };
  await moveToCart(itemOf());
  expect([seen.sent, lying(), seen.unlisted]).toEqual([
    [['cart.addFromWishlist', { listingId: 'jug', variantId: 'ink' }]],
    '1 Jug',
    [['jug', true]],
  ]);
  seen.answers = { 'cart.addFromWishlist': refuse(409), 'cart.getCart': () => cartNow() };
  await moveToCart(itemOf());
  expect([shown(), seen.unlisted.length, seen.refreshed]).toEqual([['Not now.'], 1, ['wishlist.getWishlist']]);
  connection.onLine = false;
  inCart();
  await moveToCart(itemOf());
  expect([lying(), seen.queue, seen.unlisted.length]).toEqual(['1 Jug', [['add', undefined, false]], 2]);
  // While others wait it waits behind them.
  connection.onLine = true;
  seen.queued = [{}];
  seen.sent = [];
  inCart();
  await moveToCart(itemOf());
  expect([lying(), seen.sent, seen.queue.length]).toEqual(['1 Jug', [], 2]);
});

test('[WISH-10] two tabs that move the same wish wait for each other', async () => {
  const requests: string[] = [];
  const locks = {
    request: async (name: string, callback: () => Promise<void>) => void (requests.push(name), await callback()),
  };
  Object.assign(connection, { locks });
  inCart();
  await moveToCart(itemOf());
  expect([requests, lying()]).toEqual([['wish:jug'], '1 Jug']);
  Reflect.deleteProperty(connection, 'locks');
});
