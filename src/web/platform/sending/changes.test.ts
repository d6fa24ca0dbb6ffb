import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountHook } from '#test/support/markup/mount.ts';
import { settle } from '#test/support/markup/settle.ts';
import { ApiProblem } from '../api-problem.ts';
import { fetchAhead } from '../fetch-ahead.ts';
import { queryClient } from '../query-client.ts';
import { callKey, refresh, useCall } from '../use-call.ts';
import { usePages } from '../lists/use-pages.ts';
import { type Sender, useSend } from '../use-send.ts';
import { usePress } from './use-press.ts';

const calls = vi.hoisted(() => ({
  request: vi.fn<(name: string, input: object, key: string | undefined, signal?: AbortSignal) => Promise<unknown>>(),
}));
vi.mock('../api.ts', async (load) => ({
  ...(await load<object>()),
  request: calls.request,
  abortableRequest: (name: string, input: object, signal: AbortSignal) => calls.request(name, input, undefined, signal),
}));

const problem = (status: number, message = 'No.'): ApiProblem => new ApiProblem(status, { code: 'x/y', message });
/** A call that is answered when the test says so. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  calls.request.mockReturnValueOnce(promise);
  return { answer: (it: unknown) => settle(() => resolve(it)), fail: (it: Error) => settle(() => reject(it)) };
}
const sent = (): [name: string, input: object][] => calls.request.mock.calls.map(([name, input]) => [name, input]);

beforeEach(() => {
  vi.useFakeTimers();
  calls.request.mockReset();
  calls.request.mockImplementation(async (name) => ({ of: name, nextCursor: null }));
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

const promo = () => mountHook(() => useSend('cart.applyPromo', 'cart.getCart'), {});
/** What a sender says of itself. */
const saidBy = ({ isSending, problem: failed, answer }: Sender<'cart.applyPromo'>): object => ({
  ...{ isSending, problem: failed?.message ?? null, answer: answer ?? null },
});

test('[RUN-07, SHELL-14] a change is sent once however often it is pressed', async () => {
  const { now } = await promo();
  const said = (): object => saidBy(now());
  queryClient.setQueryData(callKey('cart.getCart'), { lines: [] });
  queryClient.setQueryData(['pages', ...callKey('cart.getCart')], { pages: [] });
  queryClient.setQueryData(callKey('orders.listOrders'), { orders: [] });
  const stale = () =>
    [callKey('cart.getCart'), ['pages', ...callKey('cart.getCart')], callKey('orders.listOrders')].map(
      (key) => queryClient.getQueryState(key)?.isInvalidated,
    );
  expect(said()).toEqual({ isSending: false, problem: null, answer: null });
  const on = { onSuccess: vi.fn(), onError: vi.fn(), onSettled: vi.fn() };
  const first = pending();
  await settle(() => {
    now().send({ code: 'SUMMER' }, on);
    now().send({ code: 'WINTER' }, on);
  });
  expect([sent(), said(), stale()]).toEqual([
    [['cart.applyPromo', { code: 'SUMMER' }]],
    { isSending: true, problem: null, answer: null },
    [false, false, false],
  ]);
  await first.answer({ ok: 1 });
  expect([said(), stale()]).toEqual([{ isSending: false, problem: null, answer: { ok: 1 } }, [true, true, false]]);
  const second = pending();
  await settle(() => now().send({ code: 'WINTER' }, on));
  await second.fail(problem(409, 'It is over.'));
  expect(said()).toEqual({ isSending: false, problem: 'It is over.', answer: null });
  expect([on.onSuccess, on.onError, on.onSettled].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 2]);
  expect(on.onSuccess.mock.calls[0]?.[0]).toEqual({ ok: 1 });
  await settle(() => now().forget());
  expect(said()).toEqual({ isSending: false, problem: null, answer: null });
  await settle(() => now().send({ code: 'AUTUMN' }));
  expect(sent().length).toBe(3);
});

test('[RUN-07] what a screen was left before is not told to it', async () => {
  const { now, leave } = await promo();
  const onSuccess = vi.fn();
  const late = pending();
  await settle(() => now().send({ code: 'SUMMER' }, { onSuccess }));
  queryClient.setQueryData(callKey('cart.getCart'), { lines: [] });
  await leave();
  await late.answer({});
  expect([onSuccess.mock.calls, queryClient.getQueryState(callKey('cart.getCart'))?.isInvalidated]).toEqual([[], true]);
  const later = await promo();
  expect(await later.now().sendAndWait({ code: 'A' }, 'k1')).toMatchObject({ of: 'cart.applyPromo' });
  expect(calls.request.mock.lastCall?.slice(0, 3)).toEqual(['cart.applyPromo', { code: 'A' }, 'k1']);
  calls.request.mockRejectedValueOnce(problem(400));
  await expect(later.now().sendAndWait({ code: 'A' })).rejects.toMatchObject({ status: 400 });
});

test('[RUN-07] a press of several calls is done once at a time, says whether it went well', async () => {
  const { now } = await mountHook(() => usePress('accounts.getSecurity'), {});
  const isBusy = (): boolean => now().isSending;
  queryClient.setQueryData(callKey('accounts.getSecurity'), {});
  const { promise, resolve } = Promise.withResolvers<void>();
  const onError = vi.fn();
  let first: Promise<boolean> | undefined;
  await settle(() => void (first = now().run(() => promise, onError)));
  expect([isBusy(), await now().run(async () => expect.fail('twice'), onError)]).toEqual([true, false]);
  await settle(() => resolve());
  expect([await first, isBusy(), onError.mock.calls]).toEqual([true, false, []]);
  expect(queryClient.getQueryState(callKey('accounts.getSecurity'))?.isInvalidated).toBe(true);
  let second: boolean | undefined;
  await settle(async () => (second = await now().run(() => Promise.reject(problem(403)), onError)));
  expect([second, isBusy(), onError.mock.calls]).toEqual([false, false, [[problem(403)]]]);
  let third: boolean | undefined;
  await settle(async () => (third = await now().run((send) => send('cart.applyPromo', { code: 'A' }), onError)));
  expect([third, sent()]).toEqual([true, [['cart.applyPromo', { code: 'A' }]]]);
});

test('[SHELL-14] a read that is under way while something changes is asked anew', async () => {
  const before = pending();
  const { now } = await mountHook(() => useCall('cart.getCart').data, {});
  const [[, , , signal] = []] = calls.request.mock.calls;
  const after = pending();
  await settle(() => refresh('cart.getCart'));
  expect([signal?.aborted, sent().length]).toEqual([true, 2]);
  await after.answer({ of: 'after' });
  await before.answer({ of: 'before' });
  expect(now()).toEqual({ of: 'after' });
});

test('[SHELL-14] a read for another input shows the former data only on request', async () => {
  interface CallOptions extends NonNullable<Parameters<typeof useCall>[2]> {
    orderId: string;
  }
  const order = (wanted: CallOptions) =>
    mountHook(({ orderId, ...options }: CallOptions) => useCall('orders.getOrder', { orderId }, options).data, wanted);
  calls.request.mockImplementation((_name, input) =>
    (input as { orderId: string }).orderId === 'slow' ? new Promise(() => undefined) : Promise.resolve(input),
  );
  const shownAfter = async (options: object): Promise<unknown> => {
    const { now, show, leave } = await order({ orderId: 'o1', ...options });
    await show({ orderId: 'slow', ...options });
    await leave();
    return now();
  };
  expect([await shownAfter({}), await shownAfter({ keepPrevious: true })]).toEqual([undefined, { orderId: 'o1' }]);
  calls.request.mockClear();
  await order({ orderId: 'o2', enabled: false });
  expect(calls.request).not.toHaveBeenCalled();
});

test('[UX-25] a list is read page by page, beginning with the page that came with the document', async () => {
  queryClient.setQueryData(callKey('orders.listOrders', { state: 'shipped' }), { at: 1, nextCursor: 'c1' });
  const { now, show } = await mountHook(
    ({ state }: { state: 'shipped' | 'delivered' }) => usePages('orders.listOrders', { state }),
    { state: 'shipped' },
  );
  const shownNow = () => [now().data?.pages.map((page) => Reflect.get(page, 'at')), now().hasNextPage];
  expect([sent(), shownNow()]).toEqual([[], [[1], true]]);
  calls.request.mockResolvedValueOnce({ at: 2, nextCursor: null });
  await settle(() => now().fetchNextPage());
  expect([sent(), shownNow()]).toEqual([[['orders.listOrders', { state: 'shipped', cursor: 'c1' }]], [[1, 2], false]]);
  const other = pending();
  await show({ state: 'delivered' });
  // What was there stands until the other list comes.
  expect([sent().at(-1), shownNow()]).toEqual([
    ['orders.listOrders', { state: 'delivered', cursor: undefined }],
    [[1, 2], false],
  ]);
  await other.answer({ at: 7, nextCursor: null });
  expect(shownNow()).toEqual([[7], false]);
});

test('[UX-03] what is pointed at is read ahead once, and for five minutes not again', async () => {
  await fetchAhead('orders.getOrder', { orderId: 'o1' });
  await fetchAhead('orders.getOrder', { orderId: 'o1' });
  expect(sent()).toEqual([['orders.getOrder', { orderId: 'o1' }]]);
  expect(queryClient.getQueryData(callKey('orders.getOrder', { orderId: 'o1' }))).toMatchObject({
    of: 'orders.getOrder',
  });
  vi.setSystemTime(Date.now() + 299_999);
  await fetchAhead('orders.getOrder', { orderId: 'o1' });
  expect(sent().length).toBe(1);
  vi.setSystemTime(Date.now() + 1);
  calls.request.mockRejectedValueOnce(problem(404));
  expect(await fetchAhead('orders.getOrder', { orderId: 'o1' })).toBeUndefined();
  expect(sent().length).toBe(2);
});
