import { beforeEach, expect, test } from 'vitest';
import { answer, answerPages, fail, forgetAnswers, shown, signIn } from '#test/support/markup/markup.ts';
import { shownOrder } from '#test/builders/shown-order.ts';
import { shownReturn } from '#test/builders/shown-return.ts';
import { type Return, type ReturnState, returnReasonSchema, returnStateSchema } from '#domain/returns/model.ts';
import { OrderShopReturns } from './order-shop-returns.tsx';
import { SellerReturnPage } from './seller-return-page.tsx';
import { SellerReturnsPage } from './seller-returns-page.tsx';
import { ShopReturn } from './shop-return.tsx';

/** A return as it stands in a state, with what that state knows. */
const inState = (state: ReturnState, changes: Partial<Return> = {}): Return =>
  shownReturn({
    state,
    ...(state === 'denied' ? { refusal: 'too_late' } : {}),
    ...(state === 'rejected' ? { rejection: 'Broken on the way back.' } : {}),
    ...(state === 'processing' ? { carrier: 'DHL', tracking: '0034' } : {}),
    ...(state === 'swapped' ? { swapParcel: 'CTT 1' } : {}),
    timeline: [
      { state: 'requested', at: '2026-12-02T09:00:00.000Z', by: 'buyer' },
      ...(state === 'requested' ? [] : [{ state, at: '2026-12-03T09:00:00.000Z', by: 'system' as const }]),
    ],
    ...changes,
  });
const shop = (one: Return, isInOrder?: boolean) =>
  shown(ShopReturn, { returned: one, ...(isInOrder ? { isInOrder } : {}) });
function list(at: string, which: 'open' | 'all', returns: Return[], orderId?: string): string[] {
  const page = { returns, nextCursor: null, openCount: 3 };
  answerPages('returns.listShopReturns', { which, ...(orderId ? { orderId } : {}), limit: 20 }, page);
  return shown(SellerReturnsPage, orderId ? { orderId } : {}, `/seller-dashboard/returns${at}`).slice(2);
}
beforeEach(() => {
  forgetAnswers();
  signIn({});
});

const POSTAGE = 'You bear the postage: pay the buyer what sending them back costs.';
/** What a maker reads of a return in each state, below the pieces and why they come back. */
const states: Record<ReturnState, [name: string, ...lines: string[]]> = {
  approved: [
    'Approved',
    '13 days left€42.00 to give back',
    'The buyer sends the pieces by Thu 17 Dec, or the return ends.',
    POSTAGE,
    '[The pieces are with me]',
  ],
  denied: ['Not possible', 'Your rules do not allow it. There is nothing for you to do.'],
  processing: [
    'On its way back',
    'DHL 0034',
    '13 days left€42.00 to give back',
    'They are on their way. On Thu 17 Dec they count as received.',
    POSTAGE,
    '[The pieces are with me]',
  ],
  received: [
    'Received',
    '2 days left€42.00 to give back',
    'Look at them. The buyer was promised the money within 3–5 business days; begin by Sun 6 Dec.',
    POSTAGE,
    '[Look at them]',
  ],
  refund_issued: ['Money on its way back', '€42.00 go back to the buyer. The pieces stay out of your stock.', POSTAGE],
  refund_processed: ['Paid back', '€42.00 go back to the buyer. The pieces stay out of your stock.'],
  rejected: ['Rejected', 'You wrote: “Broken on the way back.” The marketplace can decide otherwise.'],
  requested: [
    'Requested',
    '3 days left€42.00 to give back',
    'Answer by Mon 7 Dec; then it is approved automatically.',
    POSTAGE,
    '[Approve]',
    '[Reject]',
  ],
  shipped: [
    'Sent',
    '27 days left€42.00 to give back',
    'They are on their way, without a number. If they do not come by Thu 31 Dec, the return ends.',
    POSTAGE,
    '[The pieces are with me]',
  ],
  stopped: ['Stopped', 'It was stopped. Nothing comes back by it.'],
  swapped: ['Swapped', 'You sent the same again: CTT 1. It was taken from your stock.'],
  under_review: [
    'Being looked at',
    '3 days left€42.00 to give back',
    'Accept the pieces or say why not. On Mon 7 Dec the money goes back automatically.',
    POSTAGE,
    '‹checkbox›They can be sold again',
    '[Accept, give €42.00 back]',
    '[Reject]',
  ],
};

test.each(returnStateSchema.options)('[ORD-04, UX-85] what a maker reads of a return that is %s', (state) => {
  const [name, ...lines] = states[state];
  expect(shop(inState(state))).toEqual([
    `[AM-2026-100001, Bo Ek → /seller-dashboard/orders/order-1] ${name}`,
    ...['1 × Jug, Ink', 'It arrived damaged', ...lines, 'Wed 2 DecRequested by the buyer'],
    ...(state === 'requested' ? [] : [`Thu 3 Dec${name} automatically`]),
  ]);
});

test('[ORD-04, UX-65] a maker reads the buyer’s words and parcel, who bears the postage', () => {
  expect(
    shop(
      inState('under_review', { remedy: 'swap', words: 'The handle is off.', carrier: 'DHL', tracking: '0034' }),
      true,
    ),
  ).toEqual([
    'Being looked at',
    '1 × Jug, Ink',
    'It arrived damaged: “The handle is off.”',
    'The buyer would like the same again instead of the money.',
    'DHL 0034',
    '3 days left€42.00 to give back',
    'Accept the pieces or say why not. On Mon 7 Dec the money goes back automatically.',
    POSTAGE,
    '‹checkbox›They can be sold again',
    'Carrier and number of the new parcel The buyer reads it‹text›',
    '[I have sent the same again]',
    '[Accept, give €42.00 back]',
    '[Reject]',
    'Wed 2 DecRequested by the buyer',
    'Thu 3 DecBeing looked at automatically',
  ]);
  expect(returnReasonSchema.options.map((reason) => shop(shownReturn({ reason })).includes(POSTAGE))).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect([
    shop(inState('refund_processed', { isRestocked: true }))[3],
    shop(inState('swapped', { isRestocked: true }))[3],
    shop(inState('swapped', { swapParcel: '' }))[3],
  ]).toEqual([
    '€42.00 go back to the buyer. The pieces are for sale again.',
    'You sent the same again: CTT 1. What came back took its place in your stock.',
    'You sent the same again. It was taken from your stock.',
  ]);
});

test('[ORD-04, UX-85] the returns of a shop: open ones, all of them, those of one order; none of them', () => {
  const one = inState('received');
  const bar = ['‹search Search returns›Sort by', 'Asked for, rising / *Asked for, falling /'];
  expect(list('', 'open', [one]).slice(0, 9)).toEqual([
    'What buyers ask to send back.',
    '[Export CSV → /exports/returns?which=open]',
    '[Open3 → /seller-dashboard/returns?show=open (here)]',
    '[All → /seller-dashboard/returns?show=all]',
    ...bar,
    '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/order-1] Received',
    '1 × Jug, Ink',
    'It arrived damaged',
  ]);
  expect(list('?show=all', 'all', [one]).slice(0, 8)).toEqual([
    'What buyers ask to send back.',
    '[Export CSV → /exports/returns?which=all]',
    '[Open3 → /seller-dashboard/returns?show=open]',
    '[All → /seller-dashboard/returns?show=all (here)]',
    ...bar,
    '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/order-1] Received',
    '1 × Jug, Ink',
  ]);
  expect(list('', 'all', [one], 'order-1').slice(0, 4)).toEqual([
    'What buyers ask to send back.',
    '[Open the order → /seller-dashboard/orders/order-1]',
    '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/order-1] Received',
    '1 × Jug, Ink',
  ]);
  expect([list('', 'open', []), list('?show=all', 'all', [])]).toEqual([
    [
      'What buyers ask to send back.',
      '[Open3 → /seller-dashboard/returns?show=open (here)]',
      '[All → /seller-dashboard/returns?show=all]',
      ...bar,
      'Nothing is on its way back',
      'Buyers ask on the page of their order, as long as the days that your shop names last.',
      '[See all returns → /seller-dashboard/returns?show=all]',
    ],
    [
      'What buyers ask to send back.',
      '[Open3 → /seller-dashboard/returns?show=open]',
      '[All → /seller-dashboard/returns?show=all (here)]',
      ...bar,
      'No return has been asked for',
      'Buyers ask on the page of their order, as long as the days that your shop names last.',
      '[Change the days to send back → /seller-dashboard/shop]',
    ],
  ]);
  const ids = (lines: string[]) => lines.filter((line) => line.includes('/orders/'));
  const later = shownReturn({ returnId: 'r2', orderId: 'o2', requestedAt: '2026-12-03T09:00:00.000Z' });
  const same = shownReturn({ returnId: 'r3', orderId: 'o3', requestedAt: '2026-12-03T09:00:00.000Z' });
  expect(ids(list('', 'open', [same, later, one]))).toEqual([
    '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/o3] Requested',
    '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/o2] Requested',
    '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/order-1] Received',
  ]);
});

test('[ORD-04] a return of the shop by its link: there, gone, or not to be read', () => {
  const page = () => shown(SellerReturnPage, { returnId: 'return-1' });
  expect(page()).toEqual(['[Returns → /seller-dashboard/returns]', 'A return', 'status: Loading the returns']);
  for (const status of [404, 400]) {
    fail('returns.getShopReturn', { returnId: 'return-1' }, status);
    expect(page()).toEqual([
      '[Returns → /seller-dashboard/returns]',
      'No such return in your shop',
      'The link may belong to another shop',
      'All returns of your shop stand in the list.',
      '[See all returns → /seller-dashboard/returns?show=all]',
    ]);
  }
  fail('returns.getShopReturn', { returnId: 'return-1' }, 503, 'Being mended.');
  expect(page()).toEqual([
    '[Returns → /seller-dashboard/returns]',
    'A return',
    'alert:',
    'The returns could not be readNothing is lost, only this list is missing',
    'Being mended.',
    '[Try again]',
  ]);
  forgetAnswers();
  answer('returns.getShopReturn', { returnId: 'return-1' }, inState('received'));
  expect(page().slice(0, 3)).toEqual([
    '[Returns → /seller-dashboard/returns]',
    'A return',
    '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/order-1] Received',
  ]);
  answer(
    'returns.listShopReturns',
    { which: 'all', orderId: 'order-1', limit: 50 },
    { returns: [], nextCursor: null, openCount: 0 },
  );
  expect(shown(OrderShopReturns, { order: shownOrder() })).toEqual([]);
});
