import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { prefetchStale, queryClient, retryDelay, shouldRetry } from './query-client.ts';
import { sendingClient } from './sending/sending-client.ts';

const problem = (status: number): ApiProblem => new ApiProblem(status, { code: 'x/y', message: '' });

test('[SHELL-14] answers are fresh for 5 minutes, kept for 10', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 600_000,
    refetchOnWindowFocus: false,
  });
});

test('[SHELL-14] a failed read is tried three more times, but never on 404 or 401', () => {
  for (const error of [...[0, 408, 429, 500, 503].map(problem), new Error('anything')]) {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, error))).toEqual([true, true, true, false]);
  }
  for (const status of [401, 404]) expect(shouldRetry(0, problem(status))).toBe(false);
});

test('[SHELL-14] a read that was refused for what it asks is not asked again', () => {
  for (const status of [400, 403, 409, 410, 422]) expect(shouldRetry(0, problem(status))).toBe(false);
});

test('[SHELL-14] the wait begins at 1 s, doubles and ends at 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(queryClient.getDefaultOptions().queries?.retryDelay).toBe(retryDelay);
});

test('[SHELL-14] a change is sent once more unless it was refused', () => {
  const retry = sendingClient.getDefaultOptions().mutations?.retry as (failures: number, error: Error) => boolean;
  expect([retry(0, problem(0)), retry(1, problem(0))]).toEqual([true, false]);
  expect([retry(0, problem(500)), retry(1, problem(500)), retry(0, problem(409))]).toEqual([true, false, false]);
});

test('[SHELL-14, ERR-02] a change without a connection fails at once and is not sent by itself later', async () => {
  onlineManager.setOnline(false);
  vi.stubGlobal('navigator', { onLine: false });
  const sent = vi.fn(() => Promise.reject(problem(0)));
  await expect(new MutationObserver(sendingClient, { mutationFn: sent }).mutate()).rejects.toThrow();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('[SHELL-14] what is fetched ahead stays fresh for 5, 3, 5 and 10 minutes', () => {
  expect(prefetchStale).toEqual({ messages: 300_000, orders: 180_000, listings: 300_000, analytics: 600_000 });
});
