import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from '../api-problem.ts';
import { createSender } from './sender.ts';
import { retryOnce } from './retry-once.ts';

const calls = vi.hoisted(() => ({ request: vi.fn<(name: string, input: unknown, key: string) => Promise<object>>() }));
vi.mock('../api.ts', () => calls);
const problem = (status: number): ApiProblem => new ApiProblem(status, { code: 'x/y', message: '' });
const press = () => retryOnce(createSender())('cart.applyPromo', { code: 'SUMMER' });

beforeEach(() => {
  calls.request.mockReset();
  calls.request.mockResolvedValue({});
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([0, 500, 503])(
  '[SHELL-14, ERR-04, RUN-07] a press that was answered %s is sent once more under its key',
  async (status) => {
    calls.request.mockRejectedValueOnce(problem(status));
    const pressed = press();
    await vi.advanceTimersByTimeAsync(999);
    expect(calls.request).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await pressed;
    const [first, again] = calls.request.mock.calls.map(([, , key]) => key);
    expect([calls.request.mock.calls.length, again]).toEqual([2, first]);
  },
);

test('[RUN-07] a change that brings its own key is sent again under that one', async () => {
  const send = vi.fn().mockRejectedValueOnce(problem(503)).mockResolvedValue({});
  const pressed = retryOnce(send)('cart.applyPromo', { code: 'SUMMER' }, 'stored');
  await vi.advanceTimersByTimeAsync(1000);
  await pressed;
  expect(send.mock.calls.map(([, , key]) => key)).toEqual(['stored', 'stored']);
});

test('[SHELL-14] a press that fails twice fails with what was answered last', async () => {
  const send = retryOnce(createSender());
  calls.request.mockRejectedValueOnce(problem(500)).mockRejectedValueOnce(problem(503));
  const failed = expect(send('cart.applyPromo', { code: 'SUMMER' })).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  await send('cart.applyPromo', { code: 'SUMMER' });
  expect(new Set(calls.request.mock.calls.map(([, , key]) => key)).size).toBe(1);
});

test.each([400, 401, 403, 404, 409, 422])(
  '[SHELL-14] a press that was refused with %s is not sent again',
  async (status) => {
    calls.request.mockRejectedValueOnce(problem(status));
    await expect(press()).rejects.toMatchObject({ status });
    expect(calls.request).toHaveBeenCalledTimes(1);
  },
);

test('[SHELL-14] without a connection it fails at once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  calls.request.mockRejectedValueOnce(problem(0));
  await expect(press()).rejects.toMatchObject({ status: 0 });
  expect(calls.request).toHaveBeenCalledTimes(1);
});
