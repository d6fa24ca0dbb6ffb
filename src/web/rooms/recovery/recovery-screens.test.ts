import { beforeEach, expect, test, vi } from 'vitest';
import { answer, answerPages, fail, forgetAnswers, markupOf, shown } from '#test/support/markup/markup.ts';
import { shownCart, shownCartLine } from '#test/builders/shown-cart.ts';
import type { AbandonedCart } from '#domain/recovery/abandoned-carts.ts';
import type { RecoveryAnalytics } from '#domain/recovery/contract.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { AbandonedCartsPage } from './admin/abandoned-carts-page.tsx';
import { RecoverPage } from './recover-page.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';

/** How the press stands that the page waits for. */
const now = vi.hoisted(() => ({ sent: {} as object }));
vi.mock('#web/platform/use-send.ts', () => ({ useSend: () => now.sent }));
vi.mock('#web/rooms/cart/cart-state.ts', () => ({ showCart: () => undefined }));

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

test('[REC-10, UX-48] a link brings nothing back before it is pressed; one that is none, was used or failed says so', () => {
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

test('[REC-10, REC-11] a cart that is back: with its offer or at today’s prices, and what is missing of it', () => {
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

test('[REC-14] no more mails with one press; a link that is not whole says so, and so does one that has ended', () => {
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

const analytics = (changes: Partial<RecoveryAnalytics> = {}): RecoveryAnalytics =>
  ({
    ...{ carts: 1200, emails: 30, recovered: 3, rate: 2.5, recoveredCents: 9900 },
    days: [
      { day: '2026-12-01', carts: 4, emails: 0, recovered: 1, recoveredCents: 4200 },
      { day: '2026-12-02', carts: 0, emails: 2, recovered: 0, recoveredCents: 0 },
    ],
    ...changes,
  }) as RecoveryAnalytics;
const figures = () => shown(AbandonedCartsPage, {}, '/admin/carts');

test('[REC-12] carts that were left: each number leads to its carts, and none of them leads nowhere', () => {
  expect(figures()).toEqual([
    'Left carts',
    'By the day on which the cart was begun.',
    'Time',
    'Last 7 days / *Last 30 days / Last 90 days /',
    'status: Loading the figures',
  ]);
  fail('recovery.getAnalytics', { days: 30 }, 503, 'Being mended.');
  expect(figures().slice(-3)).toEqual([
    'The figures could not be readNothing was changed',
    'Being mended.',
    '[Try again]',
  ]);
  answer('recovery.getAnalytics', { days: 30 }, analytics({ carts: 0 }));
  expect(figures().slice(-2)).toEqual([
    'No cart was left in this time',
    'A cart counts once nothing was done with it for half an hour.',
  ]);
  answer('recovery.getAnalytics', { days: 30 }, analytics());
  expect(figures()).toEqual([
    'Left carts',
    'By the day on which the cart was begun.',
    'Time',
    'Last 7 days / *Last 30 days / Last 90 days /',
    'Carts left | [1,200 → /admin/carts?show=left&days=30]',
    'Mails sent | [30 → /admin/carts?show=mailed&days=30]',
    'Came back | [3 → /admin/carts?show=back&days=30]',
    'Rate | [2.5 % → /admin/carts?show=left&days=30]',
    'Worth of what came back | [€99.00 → /admin/carts?show=back&days=30]',
    'Day by day',
    'Days are those of UTC',
    'Tue 1 DecToday',
    'Carts of each day; the stronger part at the foot came back.',
    'Left carts by day',
    'Day | Carts left | Mails | Came back | Worth',
    'Wed 2 Dec | 0 | [2 → /admin/carts?show=mailed&days=365&day=2026-12-02] | 0 | €0.00',
    'Tue 1 Dec | [4 → /admin/carts?show=left&days=365&day=2026-12-01] | 0 | [1 → /admin/carts?show=back&days=365&day=2026-12-01] | €42.00',
  ]);
  const html = markupOf(AbandonedCartsPage, {}, '/admin/carts');
  expect(/aria-label="([^"]*came back[^"]*)"/.exec(html)?.[1]).toEqual(
    '4 carts left in 2 days, 1 came back. The table below has every day.',
  );
  expect(
    [...html.matchAll(/<title>([^<]*)<|height="([\d.]+)"/g)].map(
      ([, title, height]) => title ?? Math.round(Number(height)),
    ),
  ).toEqual(['Tue 1 Dec: 4 left, 1 came back', 128, 32, 'Wed 2 Dec: 0 left, 0 came back', 0, 0]);
});

const cart = (changes: Partial<AbandonedCart> = {}): AbandonedCart => ({
  ...{ id: 'c1', begunAt: '2026-12-01T10:05:00.000Z', leftAt: '2026-12-01T11:05:00.000Z', totalCents: 8400, mails: 1 },
  pieces: [
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
  expect(list('?show=left&days=7', { show: 'left', days: 7 }, [...all, cart({ id: 'n', pieces: [] })])).toEqual([
    'Carts left',
    'Begun in the last 7 days. Whose they are is not shown here.',
    '[All figures of left carts → /admin/carts]',
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
    list('?show=mailed&days=365&day=2026-12-01', { show: 'mailed', days: 365, day: '2026-12-01' }, []).slice(0, 4),
  ).toEqual([
    'Carts with mails',
    'Begun on Tue 1 Dec. Whose they are is not shown here.',
    '[All figures of left carts → /admin/carts]',
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
