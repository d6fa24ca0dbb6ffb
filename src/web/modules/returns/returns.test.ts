import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, fail, forgetAnswers, shown, signIn } from '#test/support/markup/markup.ts';
import { shownLine, shownOrder } from '#test/builders/shown-order.ts';
import { shownReturn } from '#test/builders/shown-return.ts';
import type { Order } from '#domain/orders/model.ts';
import { type Return, type ReturnState, returnStateSchema } from '#domain/returns/model.ts';
import { AdminOrderReturns } from './admin/admin-order-returns.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OwnReturn } from './own-return.tsx';
import { ReturnForm } from './return-form.tsx';

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
const own = (one: Return, order: Partial<Order> = {}) =>
  shown(OwnReturn, { order: shownOrder(order), returned: one, accessKey: undefined, hasLabels: true });
/** An order that arrived two days ago. */
const arrived = (changes: Partial<Order> = {}): Order =>
  shownOrder({
    state: 'delivered',
    returnEndsAt: '2026-12-16T00:00:00.000Z',
    ...changes,
  });
function section(returns: Return[], order: Partial<Order> = {}): string[] {
  answer('returns.listOrderReturns', { orderId: 'order-1' }, { returns, hasLabels: true });
  return shown(OrderReturns, { order: arrived(order), accessKey: undefined });
}
beforeEach(() => {
  forgetAnswers();
  signIn({});
});

/** What a buyer reads of a return in each state, below its pieces. */
const states: Record<ReturnState, [name: string, ...lines: string[]]> = {
  approved: [
    'Approved',
    'Send them to the workshop; it tells you its address by mail by Thu 17 Dec. The workshop bears the postage: keep the receipt, it pays you what sending them back cost.',
    'Carrier‹text›',
    'Number of the parcel‹text›',
    'With it your money comes in time, whatever happens.',
    '[I have sent them]',
    '[Keep the pieces after all]',
  ],
  denied: [
    'Not possible',
    'The days for sending pieces of this order back are over. If a piece has a fault, the guarantee holds: write to us.',
    '[Ask the marketplace to decide]',
  ],
  processing: ['On its way back', 'On their way: DHL 0034.'],
  received: ['Received', 'They are with the workshop. Your refund comes within 3–5 business days.'],
  refund_issued: ['Money on its way back', '€42.00 go back to the card that you paid with.'],
  refund_processed: ['Paid back', '€42.00 went back.'],
  rejected: [
    'Rejected',
    '“Broken on the way back.” If you do not agree, ask the marketplace to decide.',
    '[Ask the marketplace to decide]',
  ],
  requested: ['Requested', 'Rio Clay answers soon. Keep the pieces until then.', '[Keep the pieces after all]'],
  shipped: [
    'Sent',
    'On their way: Sent.',
    'Carrier‹text›',
    'Number of the parcel‹text›',
    'With it your money comes in time, whatever happens.',
    '[Add the number]',
  ],
  stopped: ['Stopped', 'The return is stopped.'],
  swapped: ['Swapped', 'The same pieces are on their way to you: CTT 1. Nothing is paid back.'],
  under_review: ['Being looked at', 'They are with the workshop. Your refund comes within 3–5 business days.'],
};

test.each(returnStateSchema.options)('[ORD-04, UX-65] what a buyer reads of a return that is %s', (state) => {
  const [name, ...lines] = states[state];
  expect(own(inState(state))).toEqual([
    `Return of Wed 2 Dec: ${name}`,
    ...['1 × Jug, Ink', ...lines, 'Wed 2 DecRequested by the buyer'],
    ...(state === 'requested' ? [] : [`Thu 3 Dec${name} automatically`]),
  ]);
});

test('[ORD-04, UX-96] the office reads every return of an order', () => {
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
    'Thu 3 DecRejected automatically',
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
    'Thu 3 DecNot possible automatically',
    'Received: 1 × Jug, Ink',
    'It arrived damaged',
    'Wed 2 DecRequested by the buyer',
    'Thu 3 DecReceived automatically',
  ]);
  expect(record()).toEqual([]);
  asAdmin('orders.view');
  expect(record(inState('rejected')).at(-1)).toEqual(
    'Deciding over a return needs orders.refund, which these roles have: Master admin, Senior admin, Financial admin, Custom, where its record lists it.',
  );
});

test('[ORD-04, UX-65] a return is offered while its days last and something is left', () => {
  expect(section([])).toEqual(['Sending pieces back', 'You can send pieces back until Tue 15 Dec.', '[Return pieces]']);
  expect(section([], { state: 'shipped', returnEndsAt: null })).toEqual([]);
  expect(section([], { returnEndsAt: '2026-11-17T00:00:00.000Z' })).toEqual([]);
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
    'Reason',
    '*Choose a reason / It is not right for me / It arrived damaged / It is not as described / It is another piece than I ordered / It came too late / Something else /',
    'Which pieces',
    'Jug, Ink',
    '*Keep / 1 of 2 / 2 of 2 /',
    'What you would like',
    '*The money back / The same piece again /',
    'The same again only as far as the workshop has any; otherwise the money comes back.',
    'What is it about?',
    'The workshop reads it. Optional.',
    'Pictures of what is wrongOptional, up to 5',
    '[Add]',
    '‹file Choose pictures›',
    '[Ask to send them back]',
    '[Not now]',
  ]);
  const which = (lines: string[]) =>
    lines.slice(lines.indexOf('Which pieces') + 1, lines.indexOf('What you would like'));
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
    'Soap',
    '*Keep / 1 of 2 / 2 of 2 /',
    'Only if something is wrong with it.',
    'Sign, Ink',
    '*Keep / 1 of 2 / 2 of 2 /',
    'Only if something is wrong with it.',
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
