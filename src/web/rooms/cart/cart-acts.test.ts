import { beforeEach, expect, test, vi } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { signIn } from '#test/support/markup/markup.ts';
import { shownCart, shownCartLine, shownQuote } from '#test/builders/shown-cart.ts';
import type { Cart } from '#domain/cart/model.ts';
import type { Conflict } from '#domain/cart/offline-queue/model.ts';
import { withTotals } from '#domain/cart/totals.ts';
import type { Promo } from '#domain/promotions/promo-schema.ts';
import { openQueue, queuedChanges, reportConflict, putChange } from '#web/rooms/offline/offline-queue.ts';
import { signInOverlay } from '#web/rooms/accounts/sign-in-overlay.ts';
import { CartDrawer } from './cart-drawer.tsx';
import { cartOverlay } from './cart-overlay.ts';
import { CartPage } from './cart-page.tsx';
import { cartNow, showCart } from './cart-state.ts';
import { CartSummary } from './cart-summary.tsx';
import { MakerNote } from './parcels/maker-note.tsx';
import { CartRow } from './parcels/cart-row.tsx';
import { PromoField } from './promo-code.tsx';
import { QueuedChanges } from './queue/queued-changes.tsx';

vi.mock('#web/rooms/listings/recent-strip.tsx', () => ({ RecentStrip: () => null }));
vi.mock('#web/ui/fields/country-options.ts', () => ({
  countryOptions: [
    ['AT', 'Austria'],
    ['PT', 'Portugal'],
  ],
}));
vi.mock('./note-activity.ts', () => ({ noteActivity: () => undefined }));

openQueue({
  readChange: (text) => JSON.parse(text),
  readConflict: (text) => JSON.parse(text),
  sendQueued: async () => undefined,
});
const isOnline = (online: boolean): void => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
const connect = (part: Part, online: boolean): Promise<void> => {
  isOnline(online);
  return part.do(() => window.dispatchEvent(new window.Event(online ? 'online' : 'offline')));
};

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
const changed = (cart: Partial<Cart>) => withTotals(shownCart(cart));

test('[CART-07] a note to a maker is asked for, let be, kept when one leaves it or presses Enter, and says why it could not be', async () => {
  const part = await openPart(MakerNote, { sellerId: 'rio', shopName: 'Rio Clay' });
  await part.press('Add a note to Rio Clay');
  expect([part.lines(), document.activeElement?.localName]).toEqual([
    ['Note to Rio ClayOptional‹text›', 'The workshop reads it with your order.'],
    'input',
  ]);
  await part.leave();
  expect([part.lines(), sentNow()]).toEqual([['[Add a note to Rio Clay]'], []]);
  await part.press('Add a note to Rio Clay');
  answerCalls({ 'cart.setNote': () => new Problem(409, 'It is too long.') });
  await part.fill('Note to Rio Clay', ' Wrap it. ');
  part.lines();
  await part.leave();
  expect([part.changes(), sentNow()]).toEqual([
    ['− The workshop reads it with your order.', '+ It is too long.'],
    [
      [
        'cart.setNote',
        {
          note: 'Wrap it.',
          sellerId: 'rio',
        },
      ],
    ],
  ]);
  // Nothing is left to be said, and so nothing went wrong.
  await part.fill('Note to Rio Clay', ' ');
  await part.leave();
  await part.press('Add a note to Rio Clay');
  expect(part.lines()).toEqual(['Note to Rio ClayOptional‹text›', 'The workshop reads it with your order.']);
  await part.fill('Note to Rio Clay', 'Wrap it.');
  answerCalls({ 'cart.setNote': ({ note }) => shownCart({ notes: note ? { rio: note } : {} }) });
  await part.key('Enter');
  expect([part.lines(), sentNow()]).toEqual([
    ['Note to Rio ClayOptional‹text Wrap it.›', 'Kept with your cart.'],
    [
      [
        'cart.setNote',
        {
          note: 'Wrap it.',
          sellerId: 'rio',
        },
      ],
    ],
  ]);
  await part.leave();
  await part.fill('Note to Rio Clay', 'Wrap it well.');
  expect(part.changes()).toEqual([
    '− Note to Rio ClayOptional‹text Wrap it.›',
    '− Kept with your cart.',
    '+ Note to Rio ClayOptional‹text Wrap it well.›',
    '+ The workshop reads it with your order.',
  ]);
  await part.leave();
  expect([part.changes(), sentNow()]).toEqual([
    ['− The workshop reads it with your order.', '+ Kept with your cart.'],
    [
      [
        'cart.setNote',
        {
          note: 'Wrap it well.',
          sellerId: 'rio',
        },
      ],
    ],
  ]);
  await part.fill('Note to Rio Clay', 'Wrap it well. ');
  await part.leave();
  expect(sentNow()).toEqual([]);
  await part.fill('Note to Rio Clay', '');
  await part.leave();
  expect([part.lines(), sentNow()]).toEqual([
    ['[Add a note to Rio Clay]'],
    [
      [
        'cart.setNote',
        {
          note: '',
          sellerId: 'rio',
        },
      ],
    ],
  ]);
});

const soon = (part: Part): Promise<void> => part.do(() => new Promise((resolve) => setTimeout(resolve, 5)));
test('[UX-46] a code is asked for, refused at its field, sent once, and priced anew; the keyboard goes on where the change is shown', async () => {
  const applied: true[] = [];
  const part = await openPart(PromoField, { onApplied: () => void applied.push(true) });
  await part.fill('Code', '  ');
  await part.key('Enter');
  await soon(part);
  expect([part.lines(), part.focused(), sentNow()]).toEqual([
    ['Have a code?', 'Code‹text ›', 'Enter the code as it stands in your mail or on the card.', '[Apply]'],
    'Code',
    [],
  ]);
  await part.fill('Code', 'SPRING');
  expect(part.changes()).toEqual([
    '− Code‹text ›',
    '− Enter the code as it stands in your mail or on the card.',
    '+ Code‹text SPRING›',
  ]);
  answerCalls({ 'cart.applyPromo': () => new Problem(404, 'There is no such code.') });
  await part.press('Apply');
  await soon(part);
  expect([part.changes(), part.focused(), sentNow(), applied, staleNow()]).toEqual([
    ['+ There is no such code.'],
    'Code',
    [
      [
        'cart.applyPromo',
        {
          code: 'SPRING',
        },
      ],
    ],
    [],
    [],
  ]);
  const { held, letGo } = lateAnswer();
  answerCalls({ 'cart.applyPromo': () => held });
  await part.press('Apply');
  await part.press('Apply');
  expect([part.changes(), sentNow().length]).toEqual([['− [Apply]', '+ [Apply – off]'], 1]);
  const promo: Promo = { type: 'percent', percent: 10, code: 'SPRING', discountAmount: 840, sellerId: 'rio' };
  await letGo(shownCart({ appliedPromo: promo, discount: 840, total: 7560 }));
  expect([applied, staleNow(), cartNow().appliedPromo?.code]).toEqual([[true], ['checkout.getQuote'], 'SPRING']);
});

const summary = (): Promise<Part> =>
  openPart(() => CartSummary({ cart: cartNow(), country: 'AT', quote: undefined }), {});
test('[UX-46] a code is taken off at once, and comes back where the shop keeps it', async () => {
  const promo: Promo = { type: 'percent', percent: 10, code: 'SPRING', discountAmount: 840, sellerId: 'rio' };
  const withCode = shownCart({ appliedPromo: promo, discount: 840, total: 7560 });
  showCart(withCode);
  answerCalls({
    'checkout.getQuote': () => ({ ...shownQuote(), legalRegion: 'eu' }),
    'cart.getCart': () => cartNow(),
  });
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

test('[UX-43, UX-33] the country that one sends to is kept', async () => {
  const part = await summary();
  await part.fill('Send to', 'PT');
  expect(localStorage.getItem('country')).toBe('PT');
});

test('[UX-45] what cannot be bought is set aside by one press, which leads on to pay where something is left and there is a connection', async () => {
  const press = async (cart: Partial<Cart>, online = true, isRefused = false): Promise<unknown> => {
    history.replaceState(null, '', '/cart');
    showCart(changed(cart));
    isOnline(online);
    answerCalls({
      'wishlist.changeFavorite': () => (isRefused ? new Problem(409, 'Full.') : {}),
      'cart.removeItem': () => changed({ items: cartNow().items }),
      'cart.changeQuantity': () => changed({ items: cartNow().items }),
      'wishlist.getWishlist': () => ({
        userId: 'ida',
        items: [],
        collections: [],
        isShared: false,
        createdAt: null,
        updatedAt: null,
      }),
    });
    const part = await summary();
    const label = part.lines().find((line) => /^\[S(et|ave)/.test(line)) ?? '';
    sentNow();
    await part.press(label.slice(1, -1));
    const all = [
      label,
      sentNow()
        .filter(([name]) => !name.includes('.get'))
        .map(([name, input]) => [name, (input as { quantity?: number }).quantity]),
      cartNow().items.map(({ id, quantity }) => `${id} ${quantity}`),
      location.pathname,
    ];
    await part.close();
    return all;
  };
  const gone = shownCartLine({ id: 'line-2', listingId: 'cup', title: 'Cup', available: false });
  const fewer = shownCartLine({
    id: 'line-3',
    listingId: 'bowl',
    variantId: 'b',
    title: 'Bowl',
    quantity: 9,
    stock: 1,
  });
  expect({
    rest: await press({ items: [shownCartLine(), gone] }),
    tooMany: await press({ items: [fewer] }),
    nothingLeft: await press({ items: [gone] }),
    refused: await press({ items: [shownCartLine(), gone] }, true, true),
    offline: await press({ items: [shownCartLine(), fewer] }, false),
  }).toEqual({
    nothingLeft: [
      '[Save it for later]',
      [
        ['wishlist.changeFavorite', undefined],
        ['cart.removeItem', undefined],
      ],
      [],
      '/',
    ],
    offline: ['[Set it aside]', [], ['line-1 2', 'line-3 1'], '/'],
    refused: [
      '[Set it aside and check out the rest]',
      [['wishlist.changeFavorite', undefined]],
      ['line-1 2', 'line-2 2'],
      '/',
    ],
    rest: [
      '[Set it aside and check out the rest]',
      [
        ['wishlist.changeFavorite', undefined],
        ['cart.removeItem', undefined],
      ],
      ['line-1 2'],
      '/checkout',
    ],
    tooMany: ['[Set it aside and check out the rest]', [['cart.changeQuantity', 1]], ['line-3 1'], '/checkout'],
  });
});

test('[UX-43, UX-44] a line takes another quantity, is removed at nought, removed or saved by its buttons, and says that this is all there are', async () => {
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
      [
        'cart.changeQuantity',
        {
          lineId: 'line-1',
          quantity: 3,
        },
      ],
      [
        'cart.changeQuantity',
        {
          lineId: 'line-1',
          quantity: 1,
        },
      ],
      [
        'cart.changeQuantity',
        {
          lineId: 'line-1',
          quantity: 3,
        },
      ],
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
  expect([sentNow(), saidNow()]).toEqual([
    [
      [
        'cart.removeItem',
        {
          lineId: 'line-1',
        },
      ],
    ],
    ['info: Removed [Undo]'],
  ]);
  showCart(changed({ items: [line] }));
  await part.press('Remove Jug');
  expect([sentNow(), saidNow()]).toEqual([
    [
      [
        'cart.removeItem',
        {
          lineId: 'line-1',
        },
      ],
    ],
    ['info: Removed [Undo]'],
  ]);
  showCart(changed({ items: [line] }));
  await part.press('Save for later: Jug');
  expect([sentNow().map(([name]) => name), saidNow()]).toEqual([
    ['wishlist.changeFavorite', 'cart.removeItem'],
    ['info: Saved on your wishlist. [Undo]'],
  ]);
});

test('[UX-37] the drawer closes by each of its ways on, and asks for the cart while it is not fresh', async () => {
  answerCalls({
    'cart.getCart': () => shownCart(),
    'checkout.getQuote': () => ({ ...shownQuote(), legalRegion: 'eu' }),
  });
  showCart(shownCart(), true);
  const fresh = await openPart(CartDrawer, {});
  expect(sentNow().map(([name]) => name)).not.toContain('cart.getCart');
  await fresh.close();
  showCart(shownCart(), false);
  const part = await openPart(CartDrawer, {});
  expect(sentNow().map(([name]) => name)).toContain('cart.getCart');
  for (const name of ['Close the cart', 'Keep shopping', 'View cart', 'Check out']) {
    cartOverlay.set(true);
    await part.press(name);
    expect([name, cartOverlay.get()]).toEqual([name, false]);
  }
  cartOverlay.set(true);
  await connect(part, false);
  await part.press('Check out');
  expect([cartOverlay.get(), part.lines().filter((line) => /Check/.test(line))]).toEqual([
    true,
    ['[Check out → /checkout – off]', 'Checking out needs a connection. Your cart is kept until you are back online.'],
  ]);
});

test('[CART-07] a cart that could not be read is asked for again', async () => {
  showCart(shownCart({ items: [] }), false);
  answerCalls({ 'cart.getCart': () => new Problem(409, 'Being mended.') });
  const part = await openPart(CartPage, {}, '/cart');
  expect(part.lines()).toEqual([
    'Your cart',
    'alert:',
    'Your cart could not be loaded',
    'Being mended. Nothing of yours is lost.',
    '[Try again]',
  ]);
  answerCalls({
    'cart.getCart': () => shownCart(),
    'checkout.getQuote': () => ({ ...shownQuote(), legalRegion: 'eu' }),
  });
  await part.press('Try again');
  expect(part.lines().slice(0, 4)).toEqual([
    'Your cart',
    '2 pieces from one maker.',
    '[Rio Clay → /shop/rio-clay]',
    'Porto',
  ]);
});

const conflict = (changes: Partial<Conflict>): Conflict => ({
  ...{ key: 'k1', order: '1', owner: null, kind: 'elsewhere', listingId: 'jug', title: 'Jug', wanted: 4, inCart: 2 },
  ...{ wasCents: 4200, nowCents: 4500, line: shownCartLine(), text: '' },
  ...changes,
});

test('[INV-20, UX-45] what turned out differently is told with its remedy, which is done by one press, and is gone once it was read', async () => {
  const act = async (changes: Partial<Conflict>, items = [shownCartLine()], button?: string): Promise<unknown> => {
    showCart(changed({ items }));
    answerCalls({
      'cart.changeQuantity': () => changed({ items: cartNow().items }),
      'cart.removeItem': () => changed({ items: [] }),
      'cart.addItem': () => changed({ items: [shownCartLine()] }),
    });
    reportConflict(conflict(changes));
    const part = await openPart(QueuedChanges, {});
    const before = part.lines();
    sentNow();
    await part.press(
      button ??
        before
          .find((line) => line.includes(': Jug: '))
          ?.slice(1)
          .split(': Jug: ')[0] + ': Jug',
    );
    const all = [before, sentNow(), part.lines()];
    await part.close();
    return all;
  };
  expect({
    elsewhere: await act({}),
    removedHere: await act({ wanted: 0 }),
    removedElsewhere: await act({ kind: 'removed-elsewhere', inCart: 0 }, []),
    dearer: await act({ kind: 'price', wanted: 1 }),
    goneSince: await act({ kind: 'price', wanted: 0 }, []),
    wishlistItem: await act({ kind: 'wish-gone', line: null, title: '' }, [], 'All right'),
  }).toEqual({
    dearer: [
      [
        'One change turned out differently',
        '[Jug → /product/jug]',
        'The price changed meanwhile: €42.00 → €45.00. It is in your cart at the new price.',
        '[Remove it: Jug: Remove it]',
        '[All right: Jug: All right]',
      ],
      [
        [
          'cart.removeItem',
          {
            lineId: 'line-1',
          },
        ],
      ],
      [],
    ],
    elsewhere: [
      [
        'One change turned out differently',
        '[Jug → /product/jug]',
        'You chose 4 here, and on another device it was set to 2. 2 was kept.',
        '[Make it 4: Jug: Make it 4]',
        '[All right: Jug: All right]',
      ],
      [
        [
          'cart.changeQuantity',
          {
            lineId: 'line-1',
            quantity: 4,
          },
        ],
      ],
      [],
    ],
    goneSince: [
      [
        'One change turned out differently',
        '[Jug → /product/jug]',
        'The price changed meanwhile: €42.00 → €45.00. It is in your cart at the new price.',
        '[Remove it: Jug: Remove it]',
        '[All right: Jug: All right]',
      ],
      [],
      [],
    ],
    removedElsewhere: [
      [
        'One change turned out differently',
        '[Jug → /product/jug]',
        'You chose 4 here, and on another device it was removed. It is not in your cart.',
        '[Put it back: Jug: Put it back]',
        '[All right: Jug: All right]',
      ],
      [
        [
          'cart.addItem',
          {
            listingId: 'jug',
            personalisation: '',
            quantity: 4,
            variantId: 'ink',
          },
        ],
      ],
      [],
    ],
    removedHere: [
      [
        'One change turned out differently',
        '[Jug → /product/jug]',
        'You removed it here, and on another device it was set to 2. It was kept.',
        '[Remove it: Jug: Remove it]',
        '[All right: Jug: All right]',
      ],
      [
        [
          'cart.removeItem',
          {
            lineId: 'line-1',
          },
        ],
      ],
      [],
    ],
    wishlistItem: [
      [
        'One change turned out differently',
        'It is no longer there, so it was not put on your wishlist.',
        '[All right: : All right]',
      ],
      [],
      [],
    ],
  });
});

const queued = (key: string, owner: string) => ({
  ...{ key, order: key, owner, tried: false },
  act: { kind: 'add', line: shownCartLine() },
});
test('[UX-12, ACC-20] what somebody else did here waits for them, can be thrown away, and is not told', async () => {
  putChange(queued('a', 'ben'));
  putChange(queued('b', 'ida'));
  reportConflict(conflict({ owner: 'ben' }));
  const part = await openPart(QueuedChanges, {});
  expect(part.lines()).toEqual([
    'status: Kept on this device, sent when you are back online.',
    'status:',
    'One change waits for the account that was signed in here when the connection was lost.',
    '[Sign in to send it]',
    '[Discard]',
  ]);
  await part.press(
    part
      .lines()
      .find((line) => /Sign in/.test(line))
      ?.slice(1, -1) ?? '',
  );
  expect(signInOverlay.get()).toEqual({ tab: 'signin' });
  await part.press('Discard');
  expect([part.changes(), queuedChanges().map(({ key }) => key)]).toEqual([
    [
      '− status:',
      '− One change waits for the account that was signed in here when the connection was lost.',
      '− [Sign in to send it]',
      '− [Discard]',
    ],
    ['b'],
  ]);
});

test('[CART-07] a note that stands there takes no focus, and is sent neither while one writes nor when it is left as it was', async () => {
  showCart(shownCart({ notes: { rio: 'Wrap it.' } }));
  const part = await openPart(MakerNote, { sellerId: 'rio', shopName: 'Rio Clay' });
  expect([part.lines(), document.activeElement?.localName]).toEqual([
    ['Note to Rio ClayOptional‹text Wrap it.›', 'The workshop reads it with your order.'],
    'body',
  ]);
  const field = part.find('Note to Rio Clay');
  await part.do(() => field.focus());
  await part.leave();
  await part.fill('Note to Rio Clay', 'Wrap it w');
  await part.key('e');
  expect([part.changes().length, sentNow()]).toEqual([2, []]);
});
