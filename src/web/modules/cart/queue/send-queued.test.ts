import { beforeEach, expect, test, vi } from 'vitest';
import { emptyCart } from '#domain/cart/empty-cart.ts';
import type { CartLine } from '#domain/cart/model.ts';
import type { QueuedChange } from '#domain/cart/offline-queue/model.ts';
import { DAY, HOUR } from '#domain/core/time.ts';

/** What lies in this browser, what the shop was sent, and what the person is shown. */
const seen = vi.hoisted(() => ({
  queue: [] as unknown[],
  sent: [] as [name: string, key: string | undefined][],
  reported: [] as { text: string }[],
  status: 200,
}));
class ApiProblem extends Error {
  readonly status: number;
  readonly code = 'x';
  readonly facts = {};
  constructor(status: number) {
    super('Closed.');
    this.status = status;
  }
}
vi.mock('#web/platform/api.ts', () => ({ ApiProblem }));
vi.mock('#web/platform/sending/send.ts', () => ({
  send: async (name: string, _input: unknown, key?: string) => {
    if (name === 'cart.getCart') return emptyCart;
    seen.sent.push([name, key]);
    if (seen.status !== 200) throw new ApiProblem(seen.status);
    return emptyCart;
  },
}));
vi.mock('#web/platform/router/navigation.ts', () => ({ go: () => undefined }));
vi.mock('#web/platform/use-call.ts', () => ({ refresh: () => undefined }));
vi.mock('#web/ui/toasts/toasts.ts', () => ({ showToast: () => undefined }));
vi.mock('../../offline/on-sent.ts', () => ({ publishSent: async () => undefined }));
vi.mock('../../offline/offline-queue.ts', () => ({
  mine: () => [...queue()],
  enqueueChange: (change: QueuedChange) =>
    void (seen.queue = [...queue().filter(({ key }) => key !== change.key), change]),
  dropChange: (dropped: string) => void (seen.queue = queue().filter(({ key }) => key !== dropped)),
  reportConflict: (conflict: { text: string }) => void seen.reported.push(conflict),
}));
vi.stubGlobal('location', { pathname: '/cart' });
const queue = (): QueuedChange[] => seen.queue as QueuedChange[];
const { sendQueued } = await import('./send-queued.ts');

const line: CartLine = {
  ...({ sellerId: 's', shopName: 'S', shopSlug: 's', place: '', values: [], picture: null, available: true } as const),
  ...{ personalisation: '', priceCents: 100, addedPriceCents: 100, processingDays: 1, madeToOrder: false },
  ...{ id: 'line-1', listingId: 'mug', variantId: 'mug', title: 'Mug', quantity: 1, stock: 5 },
};
const addition = (ago: number, tried: boolean): QueuedChange => ({
  ...{ key: 'k1', order: `${Date.now() - ago}-000001`, owner: null, tried, operation: { kind: 'add', line } },
});
beforeEach(() => void Object.assign(seen, { queue: [], sent: [], reported: [], status: 200 }));

test.each([
  ['just now', HOUR, false, 1],
  ['days ago, and never sent', 3 * DAY, false, 1],
  ['an hour ago, its answer lost', HOUR, true, 1],
  ['more than a day ago, its answer lost: it may have arrived', 3 * DAY, true, 0],
])('[UX-12, RUN-07] put into the cart without a connection %s', async (_when, ago, tried, times) => {
  seen.queue = [addition(ago, tried)];
  await sendQueued();
  expect(seen.sent).toEqual(Array.from({ length: times }, () => ['cart.addItem', 'k1']));
  expect([seen.queue, seen.reported.length]).toEqual([[], 1 - times]);
});

test.each([
  ['a quantity', { kind: 'set', line, was: 1, quantity: 2 }, 'cart.changeQuantity'],
  ['a heart', { kind: 'save', listingId: 'mug', title: 'Mug' }, 'wishlist.changeFavorite'],
] as const)(
  '[UX-12, RUN-07] %s is the same twice: however old it is, it is sent again',
  async (_what, operation, call) => {
    seen.queue = [{ ...addition(3 * DAY, true), operation }];
    await sendQueued();
    expect([seen.sent, seen.queue, seen.reported]).toEqual([[[call, 'k1']], [], []]);
  },
);

test.each([0, 401, 408, 429, 502, 503, 504])(
  '[UX-12, RUN-07] an answer %i is no word about the change',
  async (status) => {
    seen.status = status;
    seen.queue = [addition(HOUR, false)];
    await sendQueued();
    expect([seen.sent.length, seen.reported, queue().map(({ key, tried }) => [key, tried])]).toEqual([
      1,
      [],
      [['k1', true]],
    ]);
  },
);

test.each([400, 403, 404, 409, 500])('[UX-12] an answer %i is shown, and the change waits no more', async (status) => {
  seen.status = status;
  seen.queue = [addition(HOUR, false)];
  await sendQueued();
  expect([seen.sent.length, seen.reported.map(({ text }) => text), seen.queue]).toEqual([1, ['Closed.'], []]);
});
