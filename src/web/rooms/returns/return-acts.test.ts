import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { signIn } from '#test/support/markup/markup.ts';
import { shownLine, shownOrder } from '#test/builders/shown-order.ts';
import { shownReturn } from '#test/builders/shown-return.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { Return, ReturnState } from '#domain/returns/model.ts';
import type { Listener } from '#web/platform/live.ts';
import { AdminOrderReturns } from './admin/admin-order-returns.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OwnReturn } from './own-return.tsx';
import { ReturnForm } from './return-form.tsx';
import { ReturnPictures } from './return-pictures.tsx';
import { returnSellerSections } from './seller/sections.tsx';
import { SellerReturnsPage } from './seller/seller-returns-page.tsx';
import { ShopReturn } from './seller/shop-return.tsx';

const live = vi.hoisted(() => ({ received: [] as Listener[] }));
vi.mock('#web/platform/live.ts', () => ({ useLive: (all: Listener[]) => void (live.received = all) }));
const picture = { id: 'p1', width: 10, height: 10, color: '#fff', alt: '' } as unknown as Picture;
vi.mock('#web/rooms/files/upload/picture-uploads.tsx', () => ({
  PictureUploads: ({
    most,
    pictures,
    onChange,
    isPrivate,
  }: {
    most: number;
    pictures: Picture[];
    isPrivate: boolean;
    onChange: (change: (list: Picture[]) => Picture[]) => void;
  }) =>
    createElement(
      'button',
      { type: 'button', onClick: () => onChange((list) => [...list, picture]) },
      `Pictures ${pictures.length} of ${most}, ${isPrivate}`,
    ),
}));

beforeEach(() => signIn({}));

const order = shownOrder({
  state: 'delivered',
  timeline: [{ state: 'delivered', at: '2026-12-02T10:05:00.000Z', by: 'maker' }],
  lines: [shownLine(), shownLine({ id: 'line-2', title: 'Cup', values: [], quantity: 1 })],
});
const stale = ['returns.listOrderReturns', 'orders.getOrder'];

const closed: true[] = [];
const openForm = (accessKey?: string): Promise<Part> =>
  openPart(ReturnForm, { order, returns: [], accessKey, onClose: () => void closed.push(true) });

test('[ORD-04, UX-65] pieces and a reason are needed; what is refused is said, and what is asked for is read anew', async () => {
  const part = await openForm();
  await part.press('Ask to send them back');
  expect(part.changes()).toEqual(['+ alert: Choose at least one piece and a reason.']);
  await part.fill('Jug, Ink', '1');
  await part.press('Ask to send them back');
  await part.fill('Jug, Ink', '0');
  await part.fill('Reason', 'damaged');
  expect(part.changes()).toEqual([
    '− *Choose a reason / It is not right for me / It arrived damaged / It is not as described / It is another piece than I ordered / It came too late / Something else /',
    '+ Choose a reason / It is not right for me / *It arrived damaged / It is not as described / It is another piece than I ordered / It came too late / Something else /',
    '+ status: The workshop bears the postage: keep the receipt, it pays you what sending them back cost.',
  ]);
  await part.press('Ask to send them back');
  expect(sentNow()).toEqual([]);
  await part.fill('Reason', 'not_right');
  await part.fill('What you would like', 'swap');
  await part.fill('Jug, Ink', '2');
  await part.fill('Cup', '1');
  await part.fill('What is it about?', 'Too blue.');
  await part.press('Pictures 0 of 5, true');
  expect(part.changes()).toEqual([
    '− *Keep / 1 of 2 / 2 of 2 /',
    '− *Keep / 1 of 1 /',
    '− Choose a reason / It is not right for me / *It arrived damaged / It is not as described / It is another piece than I ordered / It came too late / Something else /',
    '− status: The workshop bears the postage: keep the receipt, it pays you what sending them back cost.',
    '− *The money back / The same piece again /',
    '− [Pictures 0 of 5, true]',
    '+ Keep / 1 of 2 / *2 of 2 /',
    '+ Keep / *1 of 1 /',
    '+ Choose a reason / *It is not right for me / It arrived damaged / It is not as described / It is another piece than I ordered / It came too late / Something else /',
    '+ status: You bear the postage.',
    '+ The money back / *The same piece again /',
    '+ Too blue.',
    '+ [Pictures 1 of 5, true]',
  ]);
  answerCalls({ 'returns.requestReturn': () => new Problem(409, 'The days are over.') });
  await part.press('Ask to send them back');
  expect(part.changes()).toEqual(['− alert: Choose at least one piece and a reason.', '+ alert: The days are over.']);
  expect([sentNow(), saidNow(), closed, staleNow()]).toEqual([
    [
      [
        'returns.requestReturn',
        {
          lines: [
            {
              lineId: 'line-1',
              quantity: 2,
            },
            {
              lineId: 'line-2',
              quantity: 1,
            },
          ],
          orderId: 'order-1',
          pictures: ['p1'],
          reason: 'not_right',
          remedy: 'swap',
          words: 'Too blue.',
        },
      ],
    ],
    [],
    [],
    ['returns.listOrderReturns', 'orders.getOrder'],
  ]);
  await part.fill('Jug, Ink', '0');
  await part.fill('Cup', '0');
  await part.press('Ask to send them back');
  expect(part.changes().filter((line) => /alert/.test(line))).toEqual([
    '− alert: The days are over.',
    '+ alert: Choose at least one piece and a reason.',
  ]);
  await part.fill('Cup', '1');
  const { held, letGo } = lateAnswer();
  answerCalls({ 'returns.requestReturn': () => held });
  await part.press('Ask to send them back');
  expect(part.lines().slice(-2)).toEqual(['[Ask to send them back – off]', '[Not now]']);
  await letGo(shownReturn());
  expect([saidNow(), closed.splice(0), staleNow()]).toEqual([
    ['success: Your request is with the workshop.'],
    [true],
    ['returns.listOrderReturns', 'orders.getOrder'],
  ]);
  await part.press('Not now');
  expect([closed.splice(0), sentNow().slice(1)]).toEqual([[true], []]);
});

test('[ORD-04] a return that the rules deny at once is not said to be asked for; a guest brings the key of the order', async () => {
  signIn(null);
  const part = await openForm('k1');
  expect(part.lines().join()).not.toContain('Pictures');
  answerCalls({ 'returns.requestReturn': () => shownReturn({ state: 'denied', refusal: 'too_late' }) });
  await part.fill('Cup', '1');
  await part.fill('Reason', 'It came too late');
  await part.press('Ask to send them back');
  expect([saidNow(), closed.splice(0), sentNow()]).toEqual([
    [],
    [true],
    [
      [
        'returns.requestReturn',
        {
          accessKey: 'k1',
          lines: [
            {
              lineId: 'line-2',
              quantity: 1,
            },
          ],
          orderId: 'order-1',
          pictures: [],
          reason: 'came_late',
          remedy: 'refund',
          words: '',
        },
      ],
    ],
  ]);
});

const own = (state: ReturnState, accessKey?: string, changes: Partial<Return> = {}): Promise<Part> =>
  openPart(OwnReturn, { order, one: shownReturn({ state, ...changes }), accessKey });

test('[ORD-04, UX-65] a parcel that was sent, its number later, and a return that is stopped: sent with the key of a guest, and read anew', async () => {
  const part = await own('approved');
  await part.fill('Carrier', 'DHL');
  answerCalls({ 'returns.sendReturn': () => new Problem(409, 'It is stopped.') });
  await part.press('I have sent them');
  expect([sentNow(), part.changes(), staleNow()]).toEqual([
    [
      [
        'returns.sendReturn',
        {
          carrier: 'DHL',
          orderId: 'order-1',
          returnId: 'return-1',
          tracking: '',
        },
      ],
    ],
    ['− Carrier‹text›', '+ Carrier‹text DHL›', '+ alert: It is stopped.'],
    ['returns.listOrderReturns', 'orders.getOrder'],
  ]);
  answerCalls({ 'returns.sendReturn': () => shownReturn({ state: 'shipped' }) });
  await part.fill('Number of the parcel', '0034');
  await part.press('I have sent them');
  expect([sentNow(), part.changes(), staleNow()]).toEqual([
    [
      [
        'returns.sendReturn',
        {
          carrier: 'DHL',
          orderId: 'order-1',
          returnId: 'return-1',
          tracking: '0034',
        },
      ],
    ],
    ['− Number of the parcel‹text›', '− alert: It is stopped.', '+ Number of the parcel‹text 0034›'],
    ['returns.listOrderReturns', 'orders.getOrder'],
  ]);
  await part.close();

  const guest = await own('shipped', 'k1', { carrier: 'DHL' });
  expect(guest.lines().filter((line) => /‹|\[/.test(line))).toEqual([
    'Carrier‹text DHL›',
    'Number of the parcel‹text›',
    '[Add the number]',
  ]);
  await guest.press('Add the number');
  // The browser asks for the number before anything is sent.
  expect([(guest.find('Number of the parcel') as HTMLInputElement).required, sentNow()]).toEqual([true, []]);
  await guest.fill('Number of the parcel', '0034');
  await guest.press('Add the number');
  expect(sentNow()[0]).toEqual([
    'returns.sendReturn',
    { orderId: 'order-1', returnId: 'return-1', carrier: 'DHL', tracking: '0034', accessKey: 'k1' },
  ]);
  await guest.close();

  const asked = await own('requested', 'k1');
  answerCalls({ 'returns.stopReturn': () => new Problem(409, 'It is approved already.') });
  await asked.press('Keep the pieces after all');
  expect([sentNow(), saidNow(), staleNow()]).toEqual([
    [
      [
        'returns.stopReturn',
        {
          accessKey: 'k1',
          orderId: 'order-1',
          returnId: 'return-1',
        },
      ],
    ],
    ['error: It is approved already.'],
    ['returns.listOrderReturns', 'orders.getOrder'],
  ]);
  const { held, letGo } = lateAnswer();
  answerCalls({ 'returns.stopReturn': () => held });
  await asked.press('Keep the pieces after all');
  expect(asked.changes()).toEqual(['− [Keep the pieces after all]', '+ [Keep the pieces after all – off]']);
  await letGo({});
  expect([saidNow(), staleNow()]).toEqual([[], stale]);
});

test('[ORD-04, UX-65] the way to ask opens and closes, is asked with the key of the link, and a step that was taken elsewhere is read', async () => {
  answerCalls({ 'returns.listOrderReturns': () => ({ returns: [] }) });
  const part = await openPart(OrderReturns, { order, accessKey: 'k1' });
  expect(sentNow()).toEqual([['returns.listOrderReturns', { orderId: 'order-1', accessKey: 'k1' }]]);
  const before = part.lines();
  await part.press('Return pieces');
  expect(part.lines().slice(0, 3)).toEqual([
    'Sending pieces back',
    'The workshop answers first. Your money follows within 3–5 business days after the pieces have arrived.',
    'Which pieces',
  ]);
  await part.press('Not now');
  expect(part.lines()).toEqual(before);
  await part.do(() => (live.received[0]?.['returns.moved'] as ((fact: object) => void) | undefined)?.({}));
  expect([staleNow(), sentNow().map(([name]) => name)]).toEqual([stale, ['returns.listOrderReturns']]);
});

test('[ORD-04] each picture opens by itself', async () => {
  const part = await openPart(ReturnPictures, { pictures: [picture, { ...picture, id: 'p2' }] });
  expect(
    [...part.place.querySelectorAll('a')].map((each) => [
      each.getAttribute('href'),
      each.target,
      each.querySelector('img')?.alt,
    ]),
  ).toEqual([
    ['/pictures/p1/2000.webp', '_blank', 'Picture 1 of what is wrong'],
    ['/pictures/p2/2000.webp', '_blank', 'Picture 2 of what is wrong'],
  ]);
});

const shopStale = [
  'returns.listShopReturns',
  'returns.getShopReturn',
  'orders.getShopOrder',
  'payments.listOrderLedger',
];
const shop = (state: ReturnState, changes: Partial<Return> = {}): Promise<Part> =>
  openPart(ShopReturn, { one: shownReturn({ state, ...changes }) });

test('[ORD-04, UX-85] what was begun for a return is over once the return stands elsewhere', async () => {
  const part = await openPart(ShopReturn, { one: shownReturn({ state: 'under_review' }) });
  await part.press('Reject');
  const isAsked = (): boolean => part.place.querySelector('dialog') !== null;
  const before = isAsked();
  await part.show({ one: shownReturn({ state: 'refund_issued' }) });
  expect([before, isAsked()]).toEqual([true, false]);
});

test('[ORD-04, UX-85] each step of a maker is sent, said and read anew; what is refused is said', async () => {
  const done = async (part: Part, label: string): Promise<unknown[]> => {
    await part.press(label);
    const all = [...sentNow().slice(0, 1), ...saidNow(), staleNow().length];
    await part.close();
    return all;
  };
  const answered = () => shownReturn({ state: 'approved' });
  answerCalls({ 'returns.moveShopReturn': answered, 'returns.refundReturn': answered, 'returns.swapReturn': answered });
  expect([
    await done(await shop('requested'), 'Approve'),
    await done(await shop('approved'), 'The pieces are with me'),
    await done(await shop('received'), 'Look at them'),
    await done(await shop('under_review'), 'Accept, give €42.00 back'),
  ]).toEqual([
    [
      [
        'returns.moveShopReturn',
        {
          returnId: 'return-1',
          state: 'approved',
        },
      ],
      'success: Done. The buyer can see it.',
      4,
    ],
    [
      [
        'returns.moveShopReturn',
        {
          returnId: 'return-1',
          state: 'received',
        },
      ],
      'success: Done. The buyer can see it.',
      4,
    ],
    [
      [
        'returns.moveShopReturn',
        {
          returnId: 'return-1',
          state: 'under_review',
        },
      ],
      'success: Done. The buyer can see it.',
      4,
    ],
    [
      [
        'returns.refundReturn',
        {
          isRestocked: false,
          returnId: 'return-1',
        },
      ],
      'success: Done. The buyer can see it.',
      4,
    ],
  ]);
  const part = await shop('under_review', { remedy: 'swap' });
  await part.press('They can be sold again');
  await part.fill('Carrier and number of the new parcel', 'CTT 1');
  const { held, letGo } = lateAnswer();
  answerCalls({ 'returns.swapReturn': () => held });
  part.lines();
  await part.press('I have sent the same again');
  expect(part.changes()).toEqual([
    '− [I have sent the same again]',
    '− [Accept, give €42.00 back]',
    '− [Reject]',
    '+ [I have sent the same again – off]',
    '+ [Accept, give €42.00 back – off]',
    '+ [Reject – off]',
  ]);
  await letGo(answered());
  expect([sentNow(), saidNow(), staleNow()]).toEqual([
    [['returns.swapReturn', { returnId: 'return-1', isRestocked: true, parcel: 'CTT 1' }]],
    ['success: Done. The buyer can see it.'],
    shopStale,
  ]);
  answerCalls({ 'returns.refundReturn': () => new Problem(409, 'It is paid back.') });
  await part.press('Accept, give €42.00 back');
  expect([sentNow(), saidNow(), staleNow()]).toEqual([
    [['returns.refundReturn', { returnId: 'return-1', isRestocked: true }]],
    ['error: It is paid back.'],
    shopStale,
  ]);
  // In another state what was typed for this one is gone.
  await part.show({ one: shownReturn({ state: 'received', remedy: 'swap' }) });
  expect(part.lines().filter((line) => /‹/.test(line))).toEqual([]);
});

test('[ORD-04, UX-85] a return is rejected with a reason of three letters at least; the dialog closes when it is', async () => {
  const part = await shop('under_review');
  await part.press('Reject');
  part.lines();
  await part.fill('Why', ' no ');
  await part.press('Reject', -1);
  expect([part.changes(), sentNow()]).toEqual([['+ no', '+ alert: Write why you do not take the pieces back.'], []]);
  await part.fill('Why', ' Wet ');
  expect(part.changes()).toEqual(['− no', '− alert: Write why you do not take the pieces back.', '+ Wet']);
  answerCalls({ 'returns.rejectReturn': () => new Problem(409, 'It is paid back.') });
  await part.press('Reject', -1);
  expect([part.changes(), sentNow(), staleNow()]).toEqual([
    ['+ alert: It is paid back.'],
    [
      [
        'returns.rejectReturn',
        {
          reason: 'Wet',
          returnId: 'return-1',
        },
      ],
    ],
    ['returns.listShopReturns', 'returns.getShopReturn', 'orders.getShopOrder', 'payments.listOrderLedger'],
  ]);
  await part.press('Back');
  expect(part.lines().join()).not.toContain('Why');
  await part.press('Reject');
  part.lines();
  answerCalls({ 'returns.rejectReturn': () => shownReturn({ state: 'rejected' }) });
  await part.fill('Why', 'Wet');
  const { held, letGo } = lateAnswer();
  answerCalls({ 'returns.rejectReturn': () => held });
  await part.press('Reject', -1);
  expect(part.lines().slice(-3)).toEqual(['[Back]', '[Reject – off]', 'Wed 2 DecRequested by the buyer']);
  await letGo(shownReturn({ state: 'rejected' }));
  expect(part.lines().join()).not.toContain('Why');
  await part.press('Reject');
  await part.key('Escape');
  expect(part.lines().join()).not.toContain('Why');
});

test('[ORD-04, UX-85] what has left the list of open returns stays where it stood, as it is now, until its reader goes elsewhere', async () => {
  const first = shownReturn({ returnId: 'r1', number: 'AM-1', requestedAt: '2026-12-01T09:00:00.000Z' });
  const second = shownReturn({ returnId: 'r2', number: 'AM-2', requestedAt: '2026-12-02T09:00:00.000Z' });
  const same = shownReturn({ returnId: 'r3', number: 'AM-3', requestedAt: '2026-12-02T09:00:00.000Z' });
  const page = (...returns: Return[]) => ({ returns, nextCursor: null, openCount: returns.length });
  answerCalls({
    'returns.listShopReturns': () => page(second, first),
    'returns.getShopReturn': () => ({ ...second, state: 'rejected', rejection: 'Wet' }),
  });
  const part = await openPart(SellerReturnsPage, {}, '/seller-dashboard/returns');
  const heads = (): string[] => part.lines().filter((line) => /AM-/.test(line));
  expect(heads().length).toBe(2);
  answerCalls({
    'returns.listShopReturns': ({ which }) =>
      which === 'open' ? page(same, first) : page(same, { ...second, state: 'rejected' }, first),
  });
  sentNow();
  const { refresh } = await import('#web/platform/use-call.ts');
  await part.do(() => refresh('returns.listShopReturns'));
  expect([heads(), sentNow()]).toEqual([
    [
      '[AM-3, Bo Ek → /seller-dashboard/orders/order-1] Requested',
      '[AM-2, Bo Ek → /seller-dashboard/orders/order-1] Rejected',
      '[AM-1, Bo Ek → /seller-dashboard/orders/order-1] Requested',
    ],
    [
      [
        'returns.listShopReturns',
        {
          limit: 20,
          which: 'open',
        },
      ],
      [
        'returns.getShopReturn',
        {
          returnId: 'r2',
        },
      ],
    ],
  ]);
  const { go } = await import('#web/platform/router/navigation.ts');
  await part.do(() => go('/seller-dashboard/returns?show=all'));
  expect([heads(), sentNow().at(-1)]).toEqual([
    [
      '[AM-3, Bo Ek → /seller-dashboard/orders/order-1] Requested',
      '[AM-2, Bo Ek → /seller-dashboard/orders/order-1] Rejected',
      '[AM-1, Bo Ek → /seller-dashboard/orders/order-1] Requested',
    ],
    [
      'returns.listShopReturns',
      {
        limit: 20,
        which: 'all',
      },
    ],
  ]);
  await part.do(() => go('/seller-dashboard/returns'));
  expect(heads().map((line) => /AM-\d/.exec(line)?.[0])).toEqual(['AM-3', 'AM-1']);
});

test('[ORD-04] the menu counts open returns, and a new one is told with a way to it, a step is only read', async () => {
  const received = returnSellerSections.live?.['returns.moved'] as ((fact: object) => void) | undefined;
  const fact = { sellerId: 'rio', returnId: 'r1', orderId: 'o1', number: 'AM-1' };
  received?.({ ...fact, state: 'approved' });
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect([saidNow(), staleNow()]).toEqual([[], shopStale]);
  received?.({ ...fact, state: 'requested' });
  const { toasts } = await import('#web/ui/toasts/toasts.ts');
  toasts.get()[0]?.act?.onClick();
  expect([saidNow(), location.pathname]).toEqual([
    ['info: Pieces of AM-1 are asked back [Open it]'],
    '/seller-dashboard/returns/r1',
  ]);
});

test('[ORD-04, UX-96] the office decides over a maker with a reason; its record and the audit are read anew', async () => {
  asAdmin('orders.refund');
  answerCalls({
    'returns.listReturnsForAdmin': () => ({ returns: [shownReturn({ state: 'rejected', rejection: 'Wet' })] }),
  });
  const part = await openPart(AdminOrderReturns, { order });
  sentNow();
  answerCalls({ 'returns.overruleReturn': () => new Problem(409, 'Not now.') });
  await part.fill('Reason, kept in the audit log', 'It came so.');
  await part.press('Give €42.00 back');
  expect([sentNow(), saidNow(), staleNow(), part.lines().filter((line) => /alert/.test(line))]).toEqual([
    [['returns.overruleReturn', { returnId: 'return-1', reason: 'It came so.' }]],
    [],
    [],
    ['alert: Not now.'],
  ]);
  answerCalls({ 'returns.overruleReturn': () => shownReturn() });
  await part.press('Give €42.00 back');
  expect([saidNow(), staleNow()]).toEqual([
    ['success: The money goes back to the buyer.'],
    ['returns.listReturnsForAdmin', 'office.getOrder', 'admin.listActs'],
  ]);
});
