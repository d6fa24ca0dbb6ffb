import { beforeEach, expect, test, vi } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { signIn } from '#test/support/markup/markup.ts';
import { shownReturn } from '#test/builders/shown-return.ts';
import type { Return, ReturnState } from '#domain/returns/model.ts';
import type { Listener } from '#web/platform/live.ts';
import { returnSellerSections } from './sections.tsx';
import { SellerReturnsPage } from './seller-returns-page.tsx';
import { ShopReturn } from './shop-return.tsx';

const live = vi.hoisted(() => ({ received: [] as Listener[] }));
vi.mock('#web/platform/live.ts', () => ({ useLive: (all: Listener[]) => void (live.received = all) }));
const shopStale = [
  'returns.listShopReturns',
  'returns.getShopReturn',
  'orders.getShopOrder',
  'payments.listOrderLedger',
];
const shop = (state: ReturnState, changes: Partial<Return> = {}): Promise<Part> =>
  openPart(ShopReturn, { returned: shownReturn({ state, ...changes }) });
beforeEach(() => signIn({}));

test('[ORD-04, UX-85] what was begun for a return is over once the return stands elsewhere', async () => {
  const part = await openPart(ShopReturn, { returned: shownReturn({ state: 'under_review' }) });
  await part.press('Reject');
  const isConfirming = (): boolean => part.element.querySelector('dialog') !== null;
  const before = isConfirming();
  await part.show({ returned: shownReturn({ state: 'refund_issued' }) });
  expect([before, isConfirming()]).toEqual([true, false]);
});

const answered = () => shownReturn({ state: 'approved' });
test.each([
  ['requested', 'Approve', ['returns.moveShopReturn', { returnId: 'return-1', state: 'approved' }]],
  ['approved', 'The pieces are with me', ['returns.moveShopReturn', { returnId: 'return-1', state: 'received' }]],
  ['received', 'Look at them', ['returns.moveShopReturn', { returnId: 'return-1', state: 'under_review' }]],
  ['under_review', 'Accept, give €42.00 back', ['returns.refundReturn', { isRestocked: false, returnId: 'return-1' }]],
] as const)('[ORD-04, UX-85] a return that is %s: “%s” is sent, said and read anew', async (state, label, call) => {
  answerCalls({ 'returns.moveShopReturn': answered, 'returns.refundReturn': answered });
  await (await shop(state)).press(label);
  expect([sentNow()[0], saidNow(), staleNow()]).toEqual([call, ['success: Done. The buyer can see it.'], shopStale]);
});

test('[ORD-04, UX-85] the same is sent again once; a refund that is refused then is said', async () => {
  const part = await shop('under_review', { remedy: 'swap' });
  await part.press('They can be sold again');
  await part.fill('Carrier and number of the new parcel', 'CTT 1');
  const { pending, letGo } = lateAnswer();
  answerCalls({ 'returns.swapReturn': () => pending });
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
  await part.show({ returned: shownReturn({ state: 'received', remedy: 'swap' }) });
  expect(part.lines().filter((line) => /‹/.test(line))).toEqual([]);
});

test('[ORD-04, UX-85] a return is rejected with a reason of three letters at least', async () => {
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
    [['returns.rejectReturn', { reason: 'Wet', returnId: 'return-1' }]],
    ['returns.listShopReturns', 'returns.getShopReturn', 'orders.getShopOrder', 'payments.listOrderLedger'],
  ]);
  await part.press('Back');
  expect(part.lines().join()).not.toContain('Why');
  await part.press('Reject');
  part.lines();
  answerCalls({ 'returns.rejectReturn': () => shownReturn({ state: 'rejected' }) });
  await part.fill('Why', 'Wet');
  const { pending, letGo } = lateAnswer();
  answerCalls({ 'returns.rejectReturn': () => pending });
  await part.press('Reject', -1);
  expect(part.lines().slice(-3)).toEqual(['[Back]', '[Reject – off]', 'Wed 2 DecRequested by the buyer']);
  await letGo(shownReturn({ state: 'rejected' }));
  expect(part.lines().join()).not.toContain('Why');
  await part.press('Reject');
  await part.key('Escape');
  expect(part.lines().join()).not.toContain('Why');
});

test('[ORD-04, UX-85] what has left the list of open returns stays where it stood, as it is now', async () => {
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
      ['returns.listShopReturns', { limit: 20, which: 'open' }],
      ['returns.getShopReturn', { returnId: 'r2' }],
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
    ['returns.listShopReturns', { limit: 20, which: 'all' }],
  ]);
  await part.do(() => go('/seller-dashboard/returns'));
  expect(heads().map((line) => /AM-\d/.exec(line)?.[0])).toEqual(['AM-3', 'AM-1']);
});

test('[ORD-04] the menu counts open returns', async () => {
  const received = returnSellerSections.live?.['returns.moved'] as ((fact: object) => void) | undefined;
  const fact = { sellerId: 'rio', returnId: 'r1', orderId: 'o1', number: 'AM-1' };
  received?.({ ...fact, state: 'approved' });
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect([saidNow(), staleNow()]).toEqual([[], shopStale]);
  received?.({ ...fact, state: 'requested' });
  const { toasts } = await import('#web/ui/toasts/toasts.ts');
  toasts.get()[0]?.action?.onClick();
  expect([saidNow(), location.pathname]).toEqual([
    ['info: Pieces of AM-1 are asked back [Open it]'],
    '/seller-dashboard/returns/r1',
  ]);
});
