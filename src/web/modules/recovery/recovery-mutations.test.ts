import { beforeEach, expect, test, vi } from 'vitest';
import { openPart } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, sentNow } from '#test/support/markup/shop.ts';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { shownCart, shownCartLine } from '#test/builders/shown-cart.ts';
import { cartNow } from '#web/modules/cart/cart-state.ts';
import { AbandonedCartsPage } from './admin/abandoned-carts-page.tsx';
import { RecoverPage } from './recover-page.tsx';
import { RECOVERY_KEY } from './recovery-link.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const token = 'a'.repeat(43);
beforeEach(() => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));

test('[REC-10, REC-11, UX-48] one press sends the link once and shows the cart everywhere', async () => {
  const part = await openPart(RecoverPage, {}, `/recover-cart?token=${token}&cart=c1`);
  expect(sentNow()).toEqual([]);
  const first = lateAnswer();
  answerCalls({ 'recovery.recoverCart': () => first.pending });
  await part.press('Bring my cart back');
  await part.press('Bringing it back…');
  expect(sentNow()).toEqual([['recovery.recoverCart', { token, cart: 'c1' }]]);
  await first.letGo(new Problem(0, 'No answer.'));
  expect(part.lines()).toEqual([
    'Your saved cart',
    'One press puts the pieces you left back into your cart. This link works once.',
    'alert: Failed to recover cart. You are offline or the shop did not answer; the link still works.',
    '[Bring my cart back]',
  ]);
  const cart = shownCart({
    items: [shownCartLine(), shownCartLine({ id: 'line-2', title: 'Cup', available: false })],
    total: 4200,
  });
  answerCalls({
    'recovery.recoverCart': () => ({
      cart,
      offer: null,
      missing: [
        { title: 'Bowl', values: ['Sand'] },
        { title: 'Vase', values: [] },
      ],
    }),
  });
  await part.press('Bring my cart back');
  expect([part.lines(), cartNow().cartId]).toEqual([
    [
      'Your cart is back',
      'status:',
      'At today’s prices, as far as the pieces are still there.',
      'No longer to be had: Bowl, Sand; Vase.',
      '[JugRio Clay → /product/jug]',
      '[View cart, €42.00 → /cart]',
      '[Keep looking → /search]',
    ],
    'cart-1',
  ]);
  await part.close();
  answerCalls({ 'recovery.recoverCart': () => new Problem(410, 'This link was used.') });
  const used = await openPart(RecoverPage, {}, `/recover-cart?token=${token}`);
  sentNow();
  await used.press('Bring my cart back');
  expect([used.lines().slice(0, 3), sentNow()]).toEqual([
    ['Your saved cart', 'alert:', 'This link was used.'],
    [['recovery.recoverCart', { token: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }]],
  ]);
});

test('[SHELL-11, REC-10] a link that was kept for this page is taken once', async () => {
  sessionStorage.setItem(RECOVERY_KEY, JSON.stringify({ token, cartId: 'c1', timestamp: Date.now() }));
  answerCalls({ 'recovery.recoverCart': () => lateAnswer().pending });
  const part = await openPart(RecoverPage, {}, '/recover-cart');
  expect(sessionStorage.getItem(RECOVERY_KEY)).toBeNull();
  await part.press('Bring my cart back');
  expect(sentNow()).toEqual([['recovery.recoverCart', { token, cart: 'c1' }]]);
});

test('[REC-14] the mails of reminders end by one press', async () => {
  const at = '/unsubscribe?cart=c1&token=t1';
  const part = await openPart(UnsubscribePage, {}, at);
  const first = lateAnswer();
  answerCalls({ 'recovery.unsubscribe': () => first.pending });
  await part.press('No more mails about my cart');
  await part.press('No more mails about my cart');
  expect([sentNow(), part.lines()]).toEqual([
    [['recovery.unsubscribe', { cart: 'c1', token: 't1' }]],
    [
      'Mails about your cart',
      'status:',
      'We remind people of carts they left. You need not hear of yours.',
      '[No more mails about my cart – off]',
    ],
  ]);
  await first.letGo(new Problem(0, 'No answer.'));
  expect(part.lines()).toEqual([
    'Mails about your cart',
    'status:',
    'We remind people of carts they left. You need not hear of yours.',
    'alert: A network error occurred. Please check your connection and try again.',
    '[No more mails about my cart]',
  ]);
  answerCalls({ 'recovery.unsubscribe': () => ({}) });
  await part.press('No more mails about my cart');
  expect(part.lines()).toEqual([
    'Mails about your cart',
    'status:',
    'You get no more of them',
    'Mails about your orders still come. Nothing else changed.',
    '[See all pieces → /search]',
  ]);
  await part.close();
  answerCalls({ 'recovery.unsubscribe': () => new Problem(404, 'There is none.') });
  const other = await openPart(UnsubscribePage, {}, at);
  await other.press('No more mails about my cart');
  expect(other.lines()).toEqual([
    'Mails about your cart',
    'status:',
    'This link is not whole',
    'Open the link at the end of the newest mail about your cart, or write to us.',
    '[Help → /supportcenter]',
  ]);
});

test('[REC-12] the figures of another time are asked for', async () => {
  asAdmin('analytics.view');
  const figures = (carts: number) => ({
    carts,
    emails: 2,
    recovered: 1,
    rate: 20,
    recoveredCents: 4200,
    days: [{ day: '2026-12-01', carts, emails: 2, recovered: 1, recoveredCents: 4200 }],
  });
  answerCalls({ 'recovery.getAnalytics': ({ days }) => figures(Number(days)) });
  const part = await openPart(AbandonedCartsPage, {}, '/admin/carts');
  const carts = (): string[] => part.lines().filter((line) => /show=left&days/.test(line));
  expect([carts(), sentNow()]).toEqual([
    [
      'Carts left | [30 → /admin/carts?show=left&days=30]',
      'Rate | [20 % → /admin/carts?show=left&days=30]',
      'Tue 1 Dec | [30 → /admin/carts?show=left&days=365&day=2026-12-01] | [2 → /admin/carts?show=mailed&days=365&day=2026-12-01] | [1 → /admin/carts?show=back&days=365&day=2026-12-01] | €42.00',
    ],
    [
      ['cart.getCart', {}],
      ['recovery.getAnalytics', { days: 30 }],
    ],
  ]);
  const { pending, letGo } = lateAnswer();
  answerCalls({ 'recovery.getAnalytics': () => pending });
  await part.fill('Time', '7');
  expect(sentNow()).toEqual([['recovery.getAnalytics', { days: 7 }]]);
  await letGo(figures(7));
  expect(carts()).toEqual([
    'Carts left | [7 → /admin/carts?show=left&days=7]',
    'Rate | [20 % → /admin/carts?show=left&days=7]',
    'Tue 1 Dec | [7 → /admin/carts?show=left&days=365&day=2026-12-01] | [2 → /admin/carts?show=mailed&days=365&day=2026-12-01] | [1 → /admin/carts?show=back&days=365&day=2026-12-01] | €42.00',
  ]);
});
