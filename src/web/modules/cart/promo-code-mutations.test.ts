import { beforeEach, expect, test, vi } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { signIn } from '#test/support/markup/markup.ts';
import { shownCart, shownCartLine, shownQuote } from '#test/builders/shown-cart.ts';
import type { Conflict } from '#domain/cart/offline-queue/model.ts';
import type { Promo } from '#domain/promotions/promo-schema.ts';
import { openQueue, queuedChanges, reportConflict, enqueueChange } from '#web/modules/offline/offline-queue.ts';
import { signInOverlay } from '#web/modules/accounts/sign-in-overlay.ts';
import { CartDrawer } from './cart-drawer.tsx';
import { cartOverlay } from './cart-overlay.ts';
import { cartNow, showCart } from './cart-state.ts';
import { CartSummary } from './cart-summary.tsx';
import { PromoField } from './promo-code.tsx';
import { QueuedChanges } from './queue/queued-changes.tsx';

vi.mock('#web/ui/fields/country-options.ts', () => ({
  countryOptions: [
    ['AT', 'Austria'],
    ['PT', 'Portugal'],
  ],
}));
vi.mock('./record-activity.ts', () => ({ recordActivity: () => undefined }));
const isOnline = (online: boolean): void => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
const connect = (part: Part, online: boolean): Promise<void> => {
  isOnline(online);
  return part.do(() => window.dispatchEvent(new window.Event(online ? 'online' : 'offline')));
};
const soon = (part: Part): Promise<void> => part.do(() => new Promise((resolve) => setTimeout(resolve, 5)));
const summary = (): Promise<Part> =>
  openPart(() => CartSummary({ cart: cartNow(), country: 'AT', quote: undefined }), {});
const conflict = (changes: Partial<Conflict>): Conflict => ({
  ...{ key: 'k1', order: '1', owner: null, kind: 'elsewhere', listingId: 'jug', title: 'Jug', wanted: 4, inCart: 2 },
  ...{ wasCents: 4200, nowCents: 4500, line: shownCartLine(), text: '' },
  ...changes,
});
const queued = (key: string, owner: string) => ({
  ...{ key, order: key, owner, tried: false },
  operation: { kind: 'add', line: shownCartLine() },
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

test('[UX-46] a code is asked for, refused at its field, sent once, and priced anew', async () => {
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
    [['cart.applyPromo', { code: 'SPRING' }]],
    [],
    [],
  ]);
  const { pending, letGo } = lateAnswer();
  answerCalls({ 'cart.applyPromo': () => pending });
  await part.press('Apply');
  await part.press('Apply');
  expect([part.changes(), sentNow().length]).toEqual([['− [Apply]', '+ [Apply – off]'], 1]);
  const promo: Promo = { type: 'percent', percent: 10, code: 'SPRING', discountAmount: 840, sellerId: 'rio' };
  await letGo(shownCart({ appliedPromo: promo, discount: 840, total: 7560 }));
  expect([applied, staleNow(), cartNow().appliedPromo?.code]).toEqual([[true], ['checkout.getQuote'], 'SPRING']);
});

test('[UX-12, ACC-20] what somebody else did here waits for them, can be thrown away, and is not told', async () => {
  enqueueChange(queued('a', 'ben'));
  enqueueChange(queued('b', 'ida'));
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

test('[UX-37] the drawer closes by each of its ways on', async () => {
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

test('[UX-43, UX-33] the country that one sends to is kept', async () => {
  const part = await summary();
  await part.fill('Send to', 'PT');
  expect(localStorage.getItem('country')).toBe('PT');
});
