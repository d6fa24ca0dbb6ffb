import { beforeEach, expect, test, vi } from 'vitest';
import { createSender } from './sender.ts';

const calls = vi.hoisted(() => ({ request: vi.fn<(name: string, input: unknown, key: string) => Promise<object>>() }));
vi.mock('../api.ts', () => calls);

const keys = (): unknown[] => calls.request.mock.calls.map(([, , key]) => key);
const lose = (): void => void calls.request.mockRejectedValueOnce(new Error('lost'));

beforeEach(() => {
  calls.request.mockReset();
  calls.request.mockResolvedValue({});
});

test('[RUN-07] a change whose answer was lost is sent again under its key', async () => {
  const send = createSender();
  lose();
  await expect(send('support.vote', { article: 'a', helpful: true })).rejects.toThrow('lost');
  await send('support.vote', { article: 'a', helpful: true });
  await send('support.vote', { article: 'a', helpful: true });
  const [first, again, another] = keys();
  expect(again).toBe(first);
  expect(another).not.toBe(first);
});

test('[RUN-07] two presses before the first answer are one change', async () => {
  const send = createSender();
  await Promise.all([1, 2].map(() => send('cart.applyPromo', { code: 'SUMMER' })));
  expect(new Set(keys()).size).toBe(1);
});

test('[RUN-07] an answer to the change before leaves the later one its key', async () => {
  const send = createSender();
  const { promise, resolve } = Promise.withResolvers<object>();
  calls.request.mockReturnValueOnce(promise);
  const before = send('shops.setFollow', { sellerId: 's', following: true });
  lose();
  await expect(send('shops.setFollow', { sellerId: 's', following: false })).rejects.toThrow('lost');
  resolve({});
  await before;
  await send('shops.setFollow', { sellerId: 's', following: false });
  const [, later, again] = keys();
  expect(again).toBe(later);
});

test('a call that needs no input has a key of its own too', async () => {
  const send = createSender();
  await send('accounts.requestExport');
  await send('accounts.requestExport');
  expect(new Set(keys()).size).toBe(2);
});
