import { beforeEach, expect, test, vi } from 'vitest';
import { answer, fail, forgetAnswers, shown } from '#test/support/markup/markup.ts';
import { shownCart, shownCartLine, shownParcel, shownQuote } from '#test/builders/shown-cart.ts';
import type { Cart, CartLine } from '#domain/cart/model.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import type { Promo } from '#domain/promotions/promo-schema.ts';
import { CartDrawer } from './cart-drawer.tsx';
import { CartPage } from './cart-page.tsx';
import { CartSummary } from './cart-summary.tsx';
import { LineNotice } from './line-notice.tsx';
import { MakerNotes } from './parcels/maker-notes.tsx';
import { PostageProgress } from './postage-progress.tsx';
import { PromoRow } from './promo-code.tsx';

/** What stands in the cart, and whether there is a connection. */
const now = vi.hoisted(() => ({
  state: {} as { cart: Cart; isFresh: boolean; failed: object | null; added: string | null },
  isOnline: true,
  changes: [] as object[],
}));
vi.mock('./cart-state.ts', () => ({ useCartState: () => now.state, cartNow: () => now.state.cart }));
vi.mock('#web/platform/use-online.ts', () => ({ useOnline: () => now.isOnline }));
vi.mock('#web/modules/offline/offline-queue.ts', () => ({
  useOfflineQueue: () => ({ changes: now.changes, conflicts: [] }),
  isMine: () => true,
}));
vi.mock('#web/modules/listings/recent-strip.tsx', () => ({ RecentStrip: () => null }));

const has = (cart: Partial<Cart> = {}, more: Partial<typeof now.state> = {}): void => {
  now.state = { cart: shownCart(cart), isFresh: true, failed: null, added: null, ...more };
};
const priced = (changes: Parameters<typeof shownQuote>[0] = {}): void =>
  answer('checkout.getQuote', { country: 'PT' }, { ...shownQuote({ country: 'PT', ...changes }), legalRegion: 'eu' });
vi.mock('#web/platform/country.ts', () => ({ useCountry: () => 'PT', storeCountry: () => undefined }));

beforeEach(() => {
  forgetAnswers();
  Object.assign(now, { isOnline: true, changes: [] });
  has();
});

const notice = (changes: Partial<CartLine>) => shown(LineNotice, { line: shownCartLine(changes) });

test('[UX-45, CART-06] what changed since a line was added, the worst alone', () => {
  expect({
    asItWas: notice({}),
    own: notice({ isOwn: true, choiceGone: true, available: false }),
    choiceGone: notice({ choiceGone: true, available: false, stock: 0 }),
    notForSale: notice({ available: false, stock: 0 }),
    fewer: notice({ quantity: 6 }),
    asManyAsThereAre: notice({ quantity: 5 }),
    fewerAndDearer: notice({ quantity: 6, priceCents: 4500 }),
    dearer: notice({ priceCents: 4500 }),
    cheaper: notice({ priceCents: 4100 }),
  }).toEqual({
    asItWas: [],
    asManyAsThereAre: [],
    cheaper: ['Price changed since you added it: €42.00 → €41.00'],
    choiceGone: ['This choice is no longer offered. [Choose another of Jug → /product/jug]'],
    dearer: ['Price changed since you added it: €42.00 → €45.00'],
    fewer: ['Only 5 left now. Choose 5 or fewer.'],
    fewerAndDearer: ['Only 5 left now. Choose 5 or fewer.'],
    notForSale: ['No longer for sale. Remove it to go on.'],
    own: ['This piece is your own, and nobody buys from their own shop. Remove it to go on.'],
  });
});

const promo: Promo = { type: 'percent', percent: 10, code: 'SPRING', discountAmount: 840, sellerId: 'rio' };
const row = (changes: object, discount = 840, more: object = {}): string =>
  shown(PromoRow, { promo: { ...promo, ...changes } as Promo, discount, lines: [shownCartLine()], ...more }).join(
    ' / ',
  );

test('[CART-05, UX-46, REC-10] the row of a code says what it takes off', () => {
  const offer = { items: [{ variantId: 'ink', quantity: 1 }] };
  expect([
    row({}),
    row({ type: 'fixed', amount: 500 }, 500),
    row({}, 840, { shopName: 'Rio Clay' }),
    row(offer),
    row({ ...offer, atMostCents: 500, until: '2026-12-05T12:00:00.000Z', timeZone: 'Europe/Berlin' }, 500),
    row(offer, 0),
    row({ minimumCents: 10_000 }, 0),
    row({}, 0),
    row({ type: 'postage' }, 0),
    row({ type: 'postage', minimumCents: 10_000 }, 0),
  ]).toEqual([
    'Code SPRING, 10 % [Remove the code] | −€8.40',
    'Code SPRING [Remove the code] | −€5.00',
    'Code SPRING, 10 % at Rio Clay [Remove the code] | −€8.40',
    'Code SPRING, 10 % on the pieces of your mail [Remove the code] | −€8.40',
    'Code SPRING, 10 % on the pieces of your mail, up to €5.00 until Sat 5 Dec, 13:00 in Berlin [Remove the code] | −€5.00',
    'Code SPRING, 10 % on the pieces of your mail [Remove the code] | none of its pieces here',
    'Code SPRING, 10 % [Remove the code] | from €100.00',
    'Code SPRING, 10 % [Remove the code] | €0.00',
    'Code SPRING [Remove the code] | free tracked post',
    'Code SPRING [Remove the code] | from €100.00',
  ]);
});

function summary(cart: Partial<Cart>, quote?: Parameters<typeof shownQuote>[0]): string[] {
  return shown(CartSummary, {
    cart: shownCart(cart),
    country: 'AT',
    quote: quote && { ...shownQuote(quote), legalRegion: 'eu' },
  }).filter((line) => !line.includes('Australia'));
}

test('[PAY-02, UX-43] a sum that cannot be paid by card says so in place of the way to pay', () => {
  expect(summary({}, { totalCents: 49 }).filter((line) => /€0.50|Check out/.test(line))).toEqual([
    'alert: Card payments start at €0.50, and your total is less. Nothing was charged. Add another piece, then pay.',
  ]);
});

test('[CART-07] two shops, one of which sends nothing, a note to the other, and a code', () => {
  const other = { sellerId: 'ana', shopName: 'Ana Loom', shopSlug: 'ana-loom', place: '' };
  const items = [
    shownCartLine({ quantity: 1, priceCents: 4500 }),
    shownCartLine({ id: 'l2', ...other, available: false, stock: 0 }),
    shownCartLine({ id: 'l3', ...other, available: false, stock: 0, choiceGone: true }),
  ];
  has({ items, notes: { rio: 'Please wrap it.' }, appliedPromo: promo, discount: 450 });
  const [option] = shownParcel().options;
  priced({
    promo,
    parcels: [shownParcel({ discountCents: 450, options: option ? [{ ...option, priceCents: 0 }] : [] })],
  });
  const lines = shown(CartPage, {});
  expect(lines.slice(0, lines.indexOf('Summary'))).toEqual(
    expect.arrayContaining([
      '1 piece from one maker.',
      'Parcel 1 of 2',
      'Price changed since you added it: €42.00 → €45.00',
      'Note to Rio ClayOptional‹text Please wrap it.›',
      'Leaves Porto by Fri 4 Dec, arrives Sat 5 Dec – Tue 8 DecTracked free',
      'Code SPRING−€4.50',
      'No longer for sale. Remove it to go on.',
      '2 pieces, not in the total',
      'This choice is no longer offered. [Choose another of Jug → /product/jug]',
      '2 pieces, not in the total',
    ]),
  );
});

test('[CART-07, UX-43] a cart says whether it is empty, loading, failed or old', () => {
  answer('listings.getHome', {}, { popular: [] } as unknown as CallOutput<'listings.getHome'>);
  const page = (cart: Partial<Cart>, more: Partial<typeof now.state> = {}) => {
    has(cart, more);
    return shown(CartPage, {});
  };
  const empty = { items: [], itemCount: 0, subtotal: 0, total: 0 };
  const failed = { status: 503, message: 'Being mended.' };
  expect(page(empty)).toEqual([
    'Your cart',
    'Nothing in it yet',
    'What you add stays here for 90 days, also without an account.',
    '[See the newest pieces → /search?sort=newest]',
    '[Your wishlist → /wishlist]',
  ]);
  expect(page(empty, { isFresh: false })).toEqual(['Your cart']);
  expect(page(empty, { failed })).toEqual([
    'Your cart',
    'alert:',
    'Your cart could not be loaded',
    'Being mended. Nothing of yours is lost.',
    '[Try again]',
  ]);
  expect(page({}, { failed }).slice(0, 3)).toEqual([
    'Your cart',
    '2 pieces from one maker.',
    'status: This is how the cart looked last. The shop did not answer just now.',
  ]);
  expect(page({ items: [shownCartLine({ available: false })] })[1]).toEqual('Nothing in it can be bought now.');
  expect(page({ items: [shownCartLine(), shownCartLine({ id: 'l2', sellerId: 'ana' })] })[1]).toEqual(
    '4 pieces from 2 makers. They arrive in 2 parcels.',
  );
  now.isOnline = false;
  expect(page(empty, { isFresh: false })).toEqual(page(empty));
  expect(page(empty, { failed })).toEqual(page(empty));
});

test('[UX-37] after adding: what was added first, the sum, and the postage where it is known', () => {
  const items = [
    shownCartLine(),
    shownCartLine({ id: 'l2', variantId: 'straw', values: ['Straw'], quantity: 1 }),
    shownCartLine({ id: 'l3', variantId: 'x', available: false }),
  ];
  has({ items, itemCount: 3 }, { added: 'straw' });
  priced();
  expect(shown(CartDrawer, {})).toEqual(
    expect.arrayContaining([
      'Your cart, 3 pieces',
      'status: Added to your cart',
      '2 × €42.00, €84.00',
      'No longer for sale. Remove it to go on.',
      'Subtotal | €84.00',
      'Postage, 1 parcel to Portugal | €5.50',
      '[Check out → /checkout]',
    ]),
  );
  const foot = (): string[] => {
    const lines = shown(CartDrawer, {});
    return lines.slice(
      lines.findIndex((line) => line.startsWith('Subtotal')),
      -3,
    );
  };
  priced({ shippingCents: 0 });
  expect(foot()).toEqual(['Subtotal | €84.00', 'Postage, 1 parcel to Portugal | free']);
  // What the server has not heard of is not in its price.
  now.changes = [{}];
  expect(foot()).toEqual(['Subtotal | €84.00', 'Postage is added by country at checkout']);
  now.changes = [];
  priced({ shippingCents: 0, parcels: [shownParcel({ options: [] })] });
  expect(foot()).toEqual(['Subtotal | €84.00', '1 parcel to Portugal | not sent there']);
  priced({ parcels: [] });
  expect(foot()).toEqual(['Subtotal | €84.00', 'Postage is added by country at checkout']);
  now.isOnline = false;
  expect(shown(CartDrawer, {}).slice(-5)).toEqual([
    'Postage is added by country at checkout',
    '[Check out → /checkout – off]',
    'Checking out needs a connection. Your cart is kept until you are back online.',
    '[View cart → /cart]',
    '[Keep shopping]',
  ]);
});

test('[UX-37] how much is missing until a shop sends for nothing', () => {
  const bar = (freeFromCents: number | null, items: CartLine[], added: string | null = null): string[] => {
    has({ items });
    priced({
      parcels: [
        shownParcel({ freeFromCents }),
        shownParcel({ sellerId: 'ana', shopName: 'Ana Loom', freeFromCents: 9000 }),
      ],
    });
    return shown(PostageProgress, { added });
  };
  const other = shownCartLine({ id: 'l2', sellerId: 'ana', variantId: 'straw' });
  const jugs = shownCartLine();
  expect({
    never: bar(null, [jugs]),
    always: bar(0, [jugs]),
    missing: bar(8401, [jugs]),
    reached: bar(8400, [jugs]),
    notForSale: bar(8400, [shownCartLine({ available: false })]),
    both: bar(10_000, [jugs, other]),
    addedFirst: bar(10_000, [jugs, other], 'straw'),
  }).toEqual({
    addedFirst: ['€6.00 more from Ana Loom and the post is free', '€16.00 more from Rio Clay and the post is free'],
    always: [],
    both: ['€16.00 more from Rio Clay and the post is free', '€6.00 more from Ana Loom and the post is free'],
    missing: ['€0.01 more from Rio Clay and the post is free'],
    never: [],
    notForSale: ['€84.00 more from Rio Clay and the post is free'],
    reached: ['Free post for the parcel from Rio Clay'],
  });
});

test('[CART-07] what was said to each maker goes along, and nothing where nothing was said', () => {
  const quote = {
    ...shownQuote({ parcels: [shownParcel(), shownParcel({ sellerId: 'ana', shopName: 'Ana Loom' })] }),
    legalRegion: 'eu' as const,
  };
  has({ notes: { ana: 'Please wrap it.', gone: 'x' } });
  expect(shown(MakerNotes, { quote })).toEqual(['To Ana Loom: “Please wrap it.”', '[Change it in the cart → /cart]']);
  has({ notes: { rio: '' } });
  expect(shown(MakerNotes, { quote })).toEqual([]);
});

test('[UX-12] a quote that could not be had leaves the sum of the pieces', () => {
  fail('checkout.getQuote', { country: 'PT' }, 503);
  expect(shown(CartPage, {}).filter((line) => /^(Total|Postage|Sum)/.test(line))).toEqual([
    'Summary',
    'Postage, 1 parcel to Portugal | at checkout',
    'Total without postage | €84.00',
  ]);
});

test('[CART-06, UX-43] a price that changed is counted as it is now', () => {
  const items = [
    shownCartLine({ priceCents: 4500, contents: { amount: 500, unit: 'g' } }),
    shownCartLine({ id: 'l2', available: false, stock: 0 }),
  ];
  has({ items });
  priced({ parcels: [shownParcel({ freeFromCents: 10_000 })] });
  const prices = (component: typeof CartPage | typeof CartDrawer): string[] =>
    shown(component, {}).filter((line) => /€(84|90|45)|Leaves|more from/.test(line));
  expect([prices(CartPage), prices(CartDrawer)]).toEqual([
    [
      'Price changed since you added it: €42.00 → €45.00',
      '€90.00€45.00 each500 g, €90.00/kg',
      // One piece of it that is gone keeps the others from nothing.
      'Leaves Porto by Fri 4 Dec, arrives Sat 5 Dec – Tue 8 DecTracked €5.50',
      '2 pieces | €84.00',
    ],
    [
      'Price changed since you added it: €42.00 → €45.00',
      '2 × €45.00, €90.00',
      '€10.00 more from Rio Clay and the post is free',
      'Subtotal | €84.00',
    ],
  ]);
});

test('[INV-20, UX-43] what the shop has not heard of yet is not in the price of the cart', () => {
  priced();
  now.changes = [{}];
  expect(shown(CartPage, {}).filter((line) => /^(Postage|Total|Leaves)/.test(line))).toEqual([
    'Postage, 1 parcel to Portugal | at checkout',
    'Total without postage | €84.00',
  ]);
});
