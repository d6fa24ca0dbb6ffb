import { beforeEach, expect, test, vi } from 'vitest';
import { answerPages, forgetAnswers, shown } from '#test/support/markup/markup.ts';
import { shownCart, shownCartLine } from '#test/builders/shown-cart.ts';
import type { AbandonedCart } from '#domain/recovery/abandoned-carts.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { AbandonedCartsPage } from './admin/abandoned-carts-page.tsx';
import { RecoverPage } from './recover-page.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';

/** How the press stands that the page waits for. */
const now = vi.hoisted(() => ({ sent: {} as object }));
vi.mock('#web/platform/use-send.ts', () => ({ useSend: () => now.sent }));
vi.mock('#web/modules/cart/cart-state.ts', () => ({ showCart: () => undefined }));

const idle = { send: () => undefined, isSending: false, problem: null, answer: undefined };
const refused = (status: number): object => ({
  ...idle,
  problem: new ApiProblem(status, { code: 'x', message: 'This link was used.' }),
});
beforeEach(() => {
  forgetAnswers();
  now.sent = idle;
});

const token = 'a'.repeat(43);
const recover = (sent: object = {}, at = `/recover-cart?token=${token}`) => {
  now.sent = { ...idle, ...sent };
  return shown(RecoverPage, {}, at);
};

test('[REC-10, UX-48] a link brings nothing back before it is pressed', () => {
  expect(recover()).toEqual([
    'Your saved cart',
    'One press puts the pieces you left back into your cart. This link works once.',
    '[Bring my cart back]',
  ]);
  expect(recover({ isSending: true }).at(-1)).toEqual('[Bringing it back… – off]');
  expect(recover({}, '/recover-cart')).toEqual([
    'Your saved cart',
    'alert:',
    'Invalid or expired recovery link',
    'Each link brings a cart back once, within 48 hours. What you added in this browser is still in your cart.',
    '[Open your cart → /cart]',
    '[See all pieces → /search]',
  ]);
  expect(recover(refused(410))).toEqual([
    'Your saved cart',
    'alert:',
    'This link was used.',
    'Each link brings a cart back once, within 48 hours. What you added in this browser is still in your cart.',
    '[Open your cart → /cart]',
    '[See all pieces → /search]',
  ]);
  expect(recover(refused(0))).toEqual([
    'Your saved cart',
    'One press puts the pieces you left back into your cart. This link works once.',
    'alert: Failed to recover cart. You are offline or the shop did not answer; the link still works.',
    '[Bring my cart back]',
  ]);
});

test('[REC-10, REC-11] a cart that is back: with its offer or at today’s prices', () => {
  const items = [shownCartLine(), shownCartLine({ id: 'l2', title: 'Cup', available: false })];
  const cart = shownCart({ items });
  const offer = { code: 'BACK10', amountCents: 500, until: '2026-12-05T12:00:00.000Z' };
  expect(recover({ answer: { cart, offer: null, missing: [] } })).toEqual([
    'Your cart is back',
    'status:',
    'At today’s prices, as far as the pieces are still there.',
    '[JugRio Clay → /product/jug]',
    '[View cart, €84.00 → /cart]',
    '[Keep looking → /search]',
  ]);
  const missing = [
    { title: 'Bowl', values: ['Straw', 'Small'] },
    { title: 'Sign', values: [] },
  ];
  expect(recover({ answer: { cart, offer, missing } }).slice(2, 4)).toEqual([
    'The code BACK10 is applied: €5.00 off until Sat 5 Dec. It is for these pieces, in this cart, and for one order.',
    'No longer to be had: Bowl, Straw, Small; Sign.',
  ]);
});

test('[REC-14] no more mails with one press', () => {
  const page = (sent: object = {}, at = '?cart=c1&token=t1') => {
    now.sent = { ...idle, ...sent };
    return shown(UnsubscribePage, {}, `/unsubscribe${at}`);
  };
  expect(page()).toEqual([
    'Mails about your cart',
    'status:',
    'We remind people of carts they left. You need not hear of yours.',
    '[No more mails about my cart]',
  ]);
  expect(page({ answer: { done: true } })).toEqual([
    'Mails about your cart',
    'status:',
    'You get no more of them',
    'Mails about your orders still come. Nothing else changed.',
    '[See all pieces → /search]',
  ]);
  const ended = page({}, '?cart=c1');
  expect(ended).toEqual([
    'Mails about your cart',
    'status:',
    'This link is not whole',
    'Open the link at the end of the newest mail about your cart, or write to us.',
    '[Help → /supportcenter]',
  ]);
  expect([page({}, '?token=t1'), page({}, ''), page(refused(410))]).toEqual([ended, ended, ended]);
  expect(page(refused(0))).toEqual([
    'Mails about your cart',
    'status:',
    'We remind people of carts they left. You need not hear of yours.',
    'alert: This link was used.',
    '[No more mails about my cart]',
  ]);
});

const cart = (changes: Partial<AbandonedCart> = {}): AbandonedCart => ({
  ...{ id: 'c1', begunAt: '2026-12-01T10:05:00.000Z', leftAt: '2026-12-01T11:05:00.000Z', totalCents: 8400, mails: 1 },
  lines: [
    { listingId: 'jug', title: 'Jug', quantity: 2 },
    { listingId: 'cup', title: 'Cup', quantity: 1 },
  ],
  outcome: 'open',
  ...changes,
});
function list(at: string, input: object, items: AbandonedCart[]): string[] {
  answerPages('recovery.listAbandonedCarts', { day: undefined, ...input }, { items, nextCursor: null });
  return shown(AbandonedCartsPage, {}, `/admin/carts${at}`);
}

test('[REC-12] the carts that a figure counts, of some days or of one, with what became of each', () => {
  const outcomes = ['open', 'back', 'bought', 'emptied', 'let go', 'wants no mail'] as const;
  const all = outcomes.map((outcome) => cart({ id: outcome, outcome }));
  expect(list('?show=left&days=7', { show: 'left', days: 7 }, [...all, cart({ id: 'n', lines: [] })])).toEqual([
    'Carts left',
    'Begun in the last 7 days. Whose they are is not shown here.',
    '[All figures of left carts → /admin/carts]',
    '[Columns]',
    '[Export as CSV]',
    'Carts',
    'Begun | Pieces | Worth | Mails | What became of it',
    'Tue 1 Dec 10:05 | 2 × Jug, 1 × Cup | €84.00 | 1 | Open',
    'Tue 1 Dec 10:05 | 2 × Jug, 1 × Cup | €84.00 | 1 | Came back',
    'Tue 1 Dec 10:05 | 2 × Jug, 1 × Cup | €84.00 | 1 | Bought later',
    'Tue 1 Dec 10:05 | 2 × Jug, 1 × Cup | €84.00 | 1 | Emptied',
    'Tue 1 Dec 10:05 | 2 × Jug, 1 × Cup | €84.00 | 1 | Let go',
    'Tue 1 Dec 10:05 | 2 × Jug, 1 × Cup | €84.00 | 1 | Wants no mail',
    'Tue 1 Dec 10:05 | None is known | €84.00 | 1 | Open',
  ]);
  expect(
    list('?show=mailed&days=365&day=2026-12-01', { show: 'mailed', days: 365, day: '2026-12-01' }, []).slice(0, 6),
  ).toEqual([
    'Carts with mails',
    'Begun on Tue 1 Dec. Whose they are is not shown here.',
    '[All figures of left carts → /admin/carts]',
    '[Columns]',
    '[Export as CSV]',
    'No such cart in this time',
  ]);
  const month = list('?show=back', { show: 'back', days: 30 }, []);
  expect(month.slice(0, 2)).toEqual([
    'Carts that came back',
    'Begun in the last 30 days. Whose they are is not shown here.',
  ]);
  for (const days of ['0', '366', '1.5', 'x'])
    expect(list(`?show=back&days=${days}`, { show: 'back', days: 30 }, []), days).toEqual(month);
  expect(list('?show=back&day=2026-13-41', { show: 'back', days: 30 }, [])).toEqual(month);
  expect([1, 365].map((days) => list(`?show=back&days=${days}`, { show: 'back', days }, [])[1])).toEqual([
    'Begun in the last 1 day. Whose they are is not shown here.',
    'Begun in the last 365 days. Whose they are is not shown here.',
  ]);
});
