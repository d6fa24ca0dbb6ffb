import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { shownCart, shownCartLine } from '#test/builders/shown-cart.ts';
import type { QueuedOperation, QueuedChange } from '#domain/cart/offline-queue/model.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';

/** What waits, what the shop is sent and answers, and what the person is shown of it. */
const seen = vi.hoisted(() => ({
  queue: [] as QueuedChange[],
  sent: [] as [name: string, input: unknown, key: string | undefined][],
  refuse: {} as Record<string, Error>,
  conflicts: [] as { text: string; inCart?: number }[],
  toasts: [] as { text: string; press?: () => void }[],
  refreshed: [] as string[],
  published: 0,
  visits: [] as string[],
}));
vi.mock('#web/platform/sending/send.ts', () => ({
  send: async (name: string, input?: unknown, key?: string) => {
    if (name !== 'cart.getCart') seen.sent.push([name, input, key]);
    const refusal = seen.refuse[name];
    if (refusal) throw refusal;
    return shownCart();
  },
}));
vi.mock('#web/platform/router/navigation.ts', () => ({ go: (href: string) => void seen.visits.push(href) }));
vi.mock('#web/platform/use-call.ts', () => ({ refresh: (...names: string[]) => void seen.refreshed.push(...names) }));
vi.mock('#web/ui/toasts/toasts.ts', () => ({
  showToast: (text: string, { action }: { action?: { onClick: () => void } } = {}) =>
    void seen.toasts.push({ text, ...(action && { press: action.onClick }) }),
}));
vi.mock('../../offline/on-sent.ts', () => ({ publishSent: async () => void (seen.published += 1) }));
vi.mock('../../offline/offline-queue.ts', () => ({
  mine: () => [...seen.queue],
  enqueueChange: (change: QueuedChange) =>
    void (seen.queue = [...seen.queue.filter(({ key }) => key !== change.key), change]),
  dropChange: (dropped: string) => void (seen.queue = seen.queue.filter(({ key }) => key !== dropped)),
  reportConflict: (conflict: (typeof seen.conflicts)[number]) => void seen.conflicts.push(conflict),
}));
const position = { pathname: '/' };
vi.stubGlobal('location', position);
afterAll(() => void vi.unstubAllGlobals());
const { sendQueued } = await import('./send-queued.ts');

const line = shownCartLine();
const send = async (...operations: QueuedOperation[]): Promise<void> => {
  seen.queue = operations.map((operation, at) => ({
    key: `k${at}`,
    order: `${Date.now()}-00000${at}`,
    owner: null,
    tried: false,
    operation,
  }));
  await sendQueued();
};
const refusal = (status: number, facts: object = {}) =>
  new ApiProblem(status, { code: 'cart/x', message: 'Not now.', ...facts });

beforeEach(() => {
  Object.assign(seen, {
    queue: [],
    sent: [],
    refuse: {},
    conflicts: [],
    toasts: [],
    refreshed: [],
    published: 0,
    visits: [],
  });
  position.pathname = '/';
});

test('[UX-12, INV-20] each change is sent as what it was, under its key, and then all is read anew', async () => {
  await send({ kind: 'save', listingId: 'mug', title: 'Mug' });
  await send({ kind: 'unsave', listingId: 'mug', title: 'Mug' });
  await send({ kind: 'add', line });
  await send({ kind: 'set', line, was: 2, quantity: 3 });
  await send({ kind: 'set', line, was: 0, quantity: 1 });
  await send({ kind: 'set', line, was: 2, quantity: 0 });
  expect(seen.sent).toEqual([
    ['wishlist.changeFavorite', { productId: 'mug', action: 'add' }, 'k0'],
    ['wishlist.changeFavorite', { productId: 'mug', action: 'remove' }, 'k0'],
    ['cart.addItem', { listingId: 'jug', variantId: 'ink', quantity: 2, personalisation: '' }, 'k0'],
    ['cart.changeQuantity', { lineId: 'line-1', quantity: 3, was: 2 }, 'k0'],
    ['cart.changeQuantity', { lineId: 'line-1', quantity: 1, was: undefined }, 'k0'],
    ['cart.removeItem', { lineId: 'line-1', was: 2 }, undefined],
  ]);
  expect([seen.queue, seen.published, seen.conflicts]).toEqual([[], 6, []]);
  expect(seen.refreshed.slice(0, 2)).toEqual(['checkout.getQuote', 'wishlist.getWishlist']);
  expect(new Set(seen.toasts.map(({ text }) => text))).toEqual(new Set(['What you changed offline is saved.']));
});

test('[UX-12] what was refused is told with the way to the cart, unless one is there', async () => {
  seen.refuse = { 'cart.addItem': refusal(409, { stock: 1 }) };
  await send({ kind: 'add', line });
  expect([seen.conflicts.length, seen.toasts.length]).toEqual([1, 1]);
  seen.toasts[0]?.press?.();
  expect(seen.visits).toEqual(['/cart']);
  for (const path of ['/cart', '/wishlist', '/favorites']) {
    position.pathname = path;
    await send({ kind: 'add', line });
  }
  expect([seen.conflicts.length, seen.toasts.length]).toEqual([4, 1]);
});

test('[UX-12] a fault of the code itself is no answer: nothing is dropped, and it is thrown', async () => {
  seen.refuse = { 'cart.addItem': new Error('of our own') };
  await expect(send({ kind: 'add', line })).rejects.toThrow('of our own');
  expect([seen.queue.length, seen.published, seen.toasts]).toEqual([1, 0, []]);
});

test('[UX-12] nothing is said while nothing was sent, or while others still wait', async () => {
  seen.refuse = { 'cart.addItem': refusal(0) };
  await send({ kind: 'add', line });
  expect([seen.published, seen.toasts]).toEqual([0, []]);
  await send({ kind: 'save', listingId: 'mug', title: 'Mug' }, { kind: 'add', line });
  expect([seen.queue.length, seen.published, seen.toasts]).toEqual([1, 1, []]);
});
