import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, answerPages, fail, forgetAnswers, shown, signIn } from '#test/support/markup/markup.ts';
import { shownLine, shownOrder } from '#test/builders/shown-order.ts';
import { shownReturn } from '#test/builders/shown-return.ts';
import type { Order } from '#domain/orders/model.ts';
import { type Return, type ReturnState, returnReasonSchema, returnStateSchema } from '#domain/returns/model.ts';
import { AdminOrderReturns } from './admin/admin-order-returns.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OwnReturn } from './own-return.tsx';
import { ReturnForm } from './return-form.tsx';
import { OrderShopReturns } from './seller/order-shop-returns.tsx';
import { SellerReturnPage } from './seller/seller-return-page.tsx';
import { SellerReturnsPage } from './seller/seller-returns-page.tsx';
import { ShopReturn } from './seller/shop-return.tsx';

beforeEach(() => {
  forgetAnswers();
  signIn({});
});

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
const inEach = (show: (one: Return) => string[]) =>
  Object.fromEntries(returnStateSchema.options.map((state) => [state, show(inState(state))]));

const seller = {
  ...{ sellsAs: 'registered' as const, legalName: 'Rio Clay Ltd', line1: 'Rua 1', postcode: '4000', city: 'Porto' },
  ...{ country: 'PT', vatNumber: '', usesOss: false },
};
const own = (one: Return, order: Partial<Order> = {}) =>
  shown(OwnReturn, { order: shownOrder(order), one, accessKey: undefined });

test('[ORD-04, UX-65] a buyer reads where a return stands, what comes next, and what they can do', () => {
  expect(inEach((one) => own(one))).toEqual({
    approved: [
      'Return of Wed 2 Dec: Approved',
      '1 × Jug, Ink',
      'Send them to the workshop; it tells you its address by mail by Thu 17 Dec. The workshop bears the postage: keep the receipt, it pays you what sending them back cost.',
      'Carrier‹text›',
      'Number of the parcel‹text›',
      'With it your money comes in time, whatever happens.',
      '[I have sent them]',
      '[Keep the pieces after all]',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecApproved by itself',
    ],
    denied: [
      'Return of Wed 2 Dec: Not possible',
      '1 × Jug, Ink',
      'The days for sending pieces of this order back are over. If a piece has a fault, the guarantee holds: write to us.',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecNot possible by itself',
    ],
    processing: [
      'Return of Wed 2 Dec: On its way back',
      '1 × Jug, Ink',
      'On their way: DHL 0034.',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecOn its way back by itself',
    ],
    received: [
      'Return of Wed 2 Dec: Received',
      '1 × Jug, Ink',
      'They are with the workshop. Your refund comes within 3–5 business days.',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecReceived by itself',
    ],
    refund_issued: [
      'Return of Wed 2 Dec: Money on its way back',
      '1 × Jug, Ink',
      '€42.00 go back to the card that you paid with.',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecMoney on its way back by itself',
    ],
    refund_processed: [
      'Return of Wed 2 Dec: Paid back',
      '1 × Jug, Ink',
      '€42.00 went back.',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecPaid back by itself',
    ],
    rejected: [
      'Return of Wed 2 Dec: Rejected',
      '1 × Jug, Ink',
      '“Broken on the way back.” If you do not agree, ask about this order: the marketplace looks at it.',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecRejected by itself',
    ],
    requested: [
      'Return of Wed 2 Dec: Requested',
      '1 × Jug, Ink',
      'Rio Clay answers soon. Keep the pieces until then.',
      '[Keep the pieces after all]',
      'Wed 2 DecRequested by the buyer',
    ],
    shipped: [
      'Return of Wed 2 Dec: Sent',
      '1 × Jug, Ink',
      'On their way: Sent.',
      'Carrier‹text›',
      'Number of the parcel‹text›',
      'With it your money comes in time, whatever happens.',
      '[Add the number]',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecSent by itself',
    ],
    stopped: [
      'Return of Wed 2 Dec: Stopped',
      '1 × Jug, Ink',
      'The return is stopped.',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecStopped by itself',
    ],
    swapped: [
      'Return of Wed 2 Dec: Swapped',
      '1 × Jug, Ink',
      'The same pieces are on their way to you: CTT 1. Nothing is paid back.',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecSwapped by itself',
    ],
    under_review: [
      'Return of Wed 2 Dec: Being looked at',
      '1 × Jug, Ink',
      'They are with the workshop. Your refund comes within 3–5 business days.',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecBeing looked at by itself',
    ],
  });
});

test('[ORD-04] a buyer is told where to send to as far as that is known, and who bears the postage', () => {
  const next = (one: Return, order: Partial<Order> = {}): string => own(one, order)[2] ?? '';
  expect([
    next(inState('approved'), { seller }),
    next(inState('approved', { reason: 'not_right' })),
    next(inState('shipped', { carrier: 'DHL' })),
    next(inState('shipped', { tracking: '0034' })),
    next(inState('swapped', { swapParcel: '' })),
    ...(['too_late', 'personalised', 'perishable'] as const).map((refusal) => next(inState('denied', { refusal }))),
  ]).toEqual([
    'Send them to Rio Clay Ltd, Rua 1, 4000 Porto, Portugal by Thu 17 Dec. The workshop bears the postage: keep the receipt, it pays you what sending them back cost.',
    'Send them to the workshop; it tells you its address by mail by Thu 17 Dec. You bear the postage.',
    'On their way: DHL.',
    'On their way: 0034.',
    'The same pieces are on their way to you. Nothing is paid back.',
    'The days for sending pieces of this order back are over. If a piece has a fault, the guarantee holds: write to us.',
    'Pieces made with your words cannot be sent back. If one has a fault, the guarantee holds: write to us.',
    'Pieces that spoil quickly cannot be sent back. If one has a fault, the guarantee holds: write to us.',
  ]);
  expect(
    own(
      shownReturn({
        lines: [
          { lineId: 'l', quantity: 2, title: 'Jug', values: [] },
          { lineId: 'm', quantity: 1, title: 'Cup', values: ['Straw', 'Small'] },
        ],
      }),
    )[1],
  ).toEqual('2 × Jug; 1 × Cup, Straw, Small');
});

const shop = (one: Return, isInOrder?: boolean) => shown(ShopReturn, { one, ...(isInOrder ? { isInOrder } : {}) });

test('[ORD-04, UX-85] a maker reads what comes back and why, what to do by when, and can do it', () => {
  expect(inEach((one) => shop(one))).toEqual({
    approved: [
      '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/order-1] Approved',
      '1 × Jug, Ink',
      'It arrived damaged',
      'The buyer sends the pieces by Thu 17 Dec, or the return ends.',
      'You bear the postage: pay the buyer what sending them back costs.',
      '[The pieces are with me]',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecApproved by itself',
    ],
    denied: [
      '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/order-1] Not possible',
      '1 × Jug, Ink',
      'It arrived damaged',
      'Your rules do not allow it. There is nothing for you to do.',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecNot possible by itself',
    ],
    processing: [
      '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/order-1] On its way back',
      '1 × Jug, Ink',
      'It arrived damaged',
      'DHL 0034',
      'They are on their way. On Thu 17 Dec they count as received.',
      'You bear the postage: pay the buyer what sending them back costs.',
      '[The pieces are with me]',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecOn its way back by itself',
    ],
    received: [
      '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/order-1] Received',
      '1 × Jug, Ink',
      'It arrived damaged',
      'Look at them. The buyer was promised the money within 3–5 business days; begin by Sun 6 Dec.',
      'You bear the postage: pay the buyer what sending them back costs.',
      '[Look at them]',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecReceived by itself',
    ],
    refund_issued: [
      '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/order-1] Money on its way back',
      '1 × Jug, Ink',
      'It arrived damaged',
      '€42.00 go back to the buyer. The pieces stay out of your stock.',
      'You bear the postage: pay the buyer what sending them back costs.',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecMoney on its way back by itself',
    ],
    refund_processed: [
      '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/order-1] Paid back',
      '1 × Jug, Ink',
      'It arrived damaged',
      '€42.00 go back to the buyer. The pieces stay out of your stock.',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecPaid back by itself',
    ],
    rejected: [
      '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/order-1] Rejected',
      '1 × Jug, Ink',
      'It arrived damaged',
      'You wrote: “Broken on the way back.” The marketplace can decide otherwise.',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecRejected by itself',
    ],
    requested: [
      '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/order-1] Requested',
      '1 × Jug, Ink',
      'It arrived damaged',
      'Answer by Mon 7 Dec; then it is approved by itself.',
      'You bear the postage: pay the buyer what sending them back costs.',
      '[Approve]',
      '[Reject]',
      'Wed 2 DecRequested by the buyer',
    ],
    shipped: [
      '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/order-1] Sent',
      '1 × Jug, Ink',
      'It arrived damaged',
      'They are on their way, without a number. If they do not come by Thu 31 Dec, the return ends.',
      'You bear the postage: pay the buyer what sending them back costs.',
      '[The pieces are with me]',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecSent by itself',
    ],
    stopped: [
      '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/order-1] Stopped',
      '1 × Jug, Ink',
      'It arrived damaged',
      'It was stopped. Nothing comes back by it.',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecStopped by itself',
    ],
    swapped: [
      '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/order-1] Swapped',
      '1 × Jug, Ink',
      'It arrived damaged',
      'You sent the same again: CTT 1. It was taken from your stock.',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecSwapped by itself',
    ],
    under_review: [
      '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/order-1] Being looked at',
      '1 × Jug, Ink',
      'It arrived damaged',
      'Accept the pieces or say why not. On Mon 7 Dec the money goes back by itself.',
      'You bear the postage: pay the buyer what sending them back costs.',
      '‹checkbox›They can be sold again',
      '[Accept, give €42.00 back]',
      '[Reject]',
      'Wed 2 DecRequested by the buyer',
      'Thu 3 DecBeing looked at by itself',
    ],
  });
});

test('[ORD-04, UX-65] a maker reads the buyer’s words and parcel, who bears the postage, and what is wished for instead of the money', () => {
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
    'Accept the pieces or say why not. On Mon 7 Dec the money goes back by itself.',
    'You bear the postage: pay the buyer what sending them back costs.',
    '‹checkbox›They can be sold again',
    'Carrier and number of the new parcel The buyer reads it‹text›',
    '[I have sent the same again]',
    '[Accept, give €42.00 back]',
    '[Reject]',
    'Wed 2 DecRequested by the buyer',
    'Thu 3 DecBeing looked at by itself',
  ]);
  expect(
    returnReasonSchema.options.map((reason) =>
      shop(shownReturn({ reason })).includes('You bear the postage: pay the buyer what sending them back costs.'),
    ),
  ).toEqual([false, true, true, true, false, false]);
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

test('[ORD-04, UX-96] the office reads every return of an order, and decides over the maker where it may', () => {
  const record = (...returns: Return[]): string[] => {
    answer('returns.listReturnsForAdmin', { orderId: 'order-1' }, { returns });
    return shown(AdminOrderReturns, { order: shownOrder() });
  };
  asAdmin('orders.view', 'orders.refund');
  expect(record(inState('rejected', { words: 'The handle is off.' }))).toEqual([
    'Returns',
    'Rejected: 1 × Jug, Ink',
    'It arrived damaged: “The handle is off.”',
    '“Broken on the way back.”',
    'Wed 2 DecRequested by the buyer',
    'Thu 3 DecRejected by itself',
    'Decide over the maker',
    'The maker does not take these pieces back. Their money goes back to the buyer all the same, and the maker bears it.',
    'Reason, kept in the audit log',
    '[Give €42.00 back – off]',
    'Write something first.',
  ]);
  expect(record(inState('denied'), inState('received', { returnId: 'r2' }))).toEqual([
    'Returns',
    'Not possible: 1 × Jug, Ink',
    'It arrived damaged',
    'The days for sending pieces of this order back are over. If a piece has a fault, the guarantee holds: write to us.',
    'Wed 2 DecRequested by the buyer',
    'Thu 3 DecNot possible by itself',
    'Received: 1 × Jug, Ink',
    'It arrived damaged',
    'Wed 2 DecRequested by the buyer',
    'Thu 3 DecReceived by itself',
  ]);
  expect(record()).toEqual([]);
  asAdmin('orders.view');
  expect(record(inState('rejected')).at(-1)).toEqual(
    'Deciding over a return needs orders.refund, which these roles have: Master admin, Senior admin, Financial admin, Custom, where its record lists it.',
  );
});

/** An order that arrived two days ago. */
const arrived = (changes: Partial<Order> = {}): Order =>
  shownOrder({
    state: 'delivered',
    timeline: [{ state: 'delivered', at: '2026-12-01T10:05:00.000Z', by: 'buyer' }],
    ...changes,
  });
function section(returns: Return[], order: Partial<Order> = {}): string[] {
  answer('returns.listOrderReturns', { orderId: 'order-1' }, { returns });
  return shown(OrderReturns, { order: arrived(order), accessKey: undefined });
}

test('[ORD-04, UX-65] a return is offered while its days last and something is left, and until when is said', () => {
  expect(section([])).toEqual(['Sending pieces back', 'You can send pieces back until Tue 15 Dec.', '[Return pieces]']);
  expect(section([], { state: 'shipped', timeline: [] })).toEqual([]);
  expect(section([], { timeline: [{ state: 'delivered', at: '2026-11-01T10:05:00.000Z', by: 'buyer' }] })).toEqual([]);
  const stopped = inState('stopped');
  expect(section([stopped]).slice(0, 3)).toEqual([
    'Sending pieces back',
    'Return of Wed 2 Dec: Stopped',
    '1 × Jug, Ink',
  ]);
  expect(section([stopped]).slice(-2)).toEqual(section([]).slice(-2));
  expect(section([stopped], { state: 'refunded' }).at(-1)).not.toBe('[Return pieces]');
});

test('[ORD-04] returns of an order that are being read, or could not be', () => {
  const look = () => shown(OrderReturns, { order: arrived(), accessKey: undefined });
  expect(look()).toEqual([]);
  fail('returns.listOrderReturns', { orderId: 'order-1' }, 503, 'Being mended.');
  expect(look()).toEqual([
    'alert:',
    'The returns of this order could not be loaded',
    'Being mended. Nothing of yours is lost.',
    '[Try again]',
  ]);
});

test('[ORD-04, LAW-01] the form offers what is left of each piece, and says what is not taken back', () => {
  const form = (lines: Order['lines'], returns: Return[] = []) =>
    shown(ReturnForm, { order: arrived({ lines }), returns, accessKey: undefined, onClose: () => undefined });
  signIn(null);
  expect(form([shownLine()])).toEqual([
    'The workshop answers first. Your money follows within 3–5 business days after the pieces have arrived.',
    'Which pieces',
    'Jug, Ink',
    '*Keep / 1 of 2 / 2 of 2 /',
    'Reason',
    '*Choose a reason / It is not right for me / It arrived damaged / It is not as described / It is another piece than I ordered / It came too late / Something else /',
    'What you would like',
    '*The money back / The same piece again /',
    'The same again only as far as the workshop has any; otherwise the money comes back.',
    'What is it about?',
    'The workshop reads it. Optional.',
    '[Ask to send them back]',
    '[Not now]',
  ]);
  const which = (lines: string[]) => lines.slice(lines.indexOf('Which pieces') + 1, lines.indexOf('Reason'));
  expect(
    which(
      form([
        shownLine({ withdrawalException: 'sealed' }),
        shownLine({ id: 'l2', title: 'Soap', values: [], withdrawalException: 'perishable' }),
        shownLine({ id: 'l3', title: 'Sign', personalisation: 'For Ida' }),
        shownLine({ id: 'l4', title: 'Cup', refundedQuantity: 2 }),
        shownLine({ id: 'l5', title: 'Bowl', returnedQuantity: 1 }),
      ]),
    ),
  ).toEqual([
    'Jug, Ink',
    '*Keep / 1 of 2 / 2 of 2 /',
    'Only with its seal unbroken.',
    'Soap. It spoils quickly, so it cannot be sent back.',
    'Sign, Ink. Made with your words, so it cannot be sent back.',
    'Cup, Ink. Nothing of it is left to send back.',
    'Bowl, Ink',
    '*Keep / 1 of 2 /',
  ]);
  signIn({});
  expect(form([shownLine()]).filter((line) => /ictures/.test(line))).toEqual([
    'Pictures of what is wrongOptional, up to 5',
    '‹file Choose pictures›',
  ]);
});

function list(at: string, which: 'open' | 'all', returns: Return[], orderId?: string): string[] {
  const page = { returns, nextCursor: null, openCount: 3 };
  answerPages('returns.listShopReturns', { which, ...(orderId ? { orderId } : {}), limit: 20 }, page);
  return shown(SellerReturnsPage, orderId ? { orderId } : {}, `/seller-dashboard/returns${at}`).slice(2);
}

test('[ORD-04, UX-85] the returns of a shop: open ones, all of them, those of one order; none of them', () => {
  const one = inState('received');
  expect(list('', 'open', [one]).slice(0, 6)).toEqual([
    'What buyers ask to send back, newest first.',
    '[Open3 → /seller-dashboard/returns (here)]',
    '[All → /seller-dashboard/returns?show=all]',
    '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/order-1] Received',
    '1 × Jug, Ink',
    'It arrived damaged',
  ]);
  expect(list('?show=all', 'all', [one]).slice(0, 5)).toEqual([
    'What buyers ask to send back, newest first.',
    '[Open3 → /seller-dashboard/returns]',
    '[All → /seller-dashboard/returns?show=all (here)]',
    '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/order-1] Received',
    '1 × Jug, Ink',
  ]);
  expect(list('', 'all', [one], 'order-1').slice(0, 4)).toEqual([
    'What buyers ask to send back, newest first.',
    '[Open the order → /seller-dashboard/orders/order-1]',
    '[AM-2026-100001, Bo Ek → /seller-dashboard/orders/order-1] Received',
    '1 × Jug, Ink',
  ]);
  expect([list('', 'open', []), list('?show=all', 'all', [])]).toEqual([
    [
      'What buyers ask to send back, newest first.',
      '[Open3 → /seller-dashboard/returns (here)]',
      '[All → /seller-dashboard/returns?show=all]',
      'Nothing is on its way back',
      'Buyers ask on the page of their order, as long as the days that your shop names last.',
      '[See all returns → /seller-dashboard/returns?show=all]',
    ],
    [
      'What buyers ask to send back, newest first.',
      '[Open3 → /seller-dashboard/returns]',
      '[All → /seller-dashboard/returns?show=all (here)]',
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
