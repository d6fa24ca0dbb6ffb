import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const seen = vi.hoisted(() => ({
  queued: 1,
  sent: 0,
  reads: 0,
  isLost: false,
  underWay: null as Promise<void> | null,
}));
vi.mock('./offline-queue.ts', () => ({
  mine: () => Array.from({ length: seen.queued }),
  queueParts: {
    sendQueued: async () => {
      seen.sent += 1;
      await seen.underWay;
    },
  },
}));
vi.mock('#web/platform/session.ts', () => ({
  reloadSession: async () => {
    seen.reads += 1;
    if (seen.isLost) throw new Error('lost');
  },
}));
const listeners = new Map<string, () => void>();
const browser = { onLine: true };
const page = { hidden: false, addEventListener: (name: string, listener: () => void) => listeners.set(name, listener) };
vi.stubGlobal('addEventListener', page.addEventListener);
vi.stubGlobal('document', page);
vi.stubGlobal('navigator', browser);
vi.useFakeTimers();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const { flushQueue } = await import('./flush-queue.ts');

beforeEach(async () => {
  vi.clearAllTimers();
  Object.assign(seen, { queued: 0, sent: 0, reads: 0, isLost: false, underWay: null });
  Object.assign(browser, { onLine: true });
  // The pause begins anew with the connection.
  listeners.get('online')?.();
  await vi.advanceTimersByTimeAsync(0);
  Object.assign(seen, { queued: 1, sent: 0, reads: 0 });
});

test('[INV-20] what waits is sent once it is known who is signed in, and then nothing more', async () => {
  const flushing = flushQueue();
  await vi.advanceTimersByTimeAsync(0);
  seen.queued = 0;
  await flushing;
  expect([seen.reads, seen.sent]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(seen.sent).toBe(1);
});

test('[INV-20] nothing is sent without a connection or where nothing waits', async () => {
  browser.onLine = false;
  await flushQueue();
  browser.onLine = true;
  seen.queued = 0;
  await flushQueue();
  expect([seen.reads, seen.sent]).toEqual([0, 0]);
  seen.queued = 1;
  const { promise, resolve } = Promise.withResolvers<void>();
  seen.underWay = promise;
  const first = flushQueue();
  await vi.advanceTimersByTimeAsync(0);
  await flushQueue();
  expect(seen.sent).toBe(1);
  seen.queued = 0;
  resolve();
  await first;
});

test('[INV-20, ERR-04] while the line is lost it is tried again after 5 s', async () => {
  seen.isLost = true;
  await flushQueue();
  const tries: number[] = [];
  for (let second = 1; second <= 200; second += 1) {
    const before = seen.reads;
    await vi.advanceTimersByTimeAsync(1000);
    if (seen.reads > before) tries.push(second);
  }
  expect(tries).toEqual([5, 15, 35, 75, 135, 195]);
  expect(seen.sent).toBe(0);
});

test('[INV-20] the connection’s return and the page’s being looked at again send at once', async () => {
  seen.isLost = true;
  await flushQueue();
  Object.assign(seen, { isLost: false, reads: 0 });
  page.hidden = true;
  listeners.get('visibilitychange')?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.sent).toBe(0);
  page.hidden = false;
  listeners.get('visibilitychange')?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.sent).toBe(1);
  listeners.get('online')?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.sent).toBe(2);
  // The pause begins anew.
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen.sent).toBe(3);
});

test('[INV-20] of several tabs one sends at a time', async () => {
  const requests: string[] = [];
  const locks = {
    request: async (name: string, operation: () => Promise<void>) => void (requests.push(name), await operation()),
  };
  Object.assign(browser, { locks });
  await flushQueue();
  expect([requests, seen.sent]).toEqual([['waiting-changes'], 1]);
  Reflect.deleteProperty(browser, 'locks');
});

test('[INV-20] what was not sent for whoever is signed in now stays, and is tried again', async () => {
  await flushQueue();
  expect(seen.sent).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen.sent).toBe(2);
  await vi.advanceTimersByTimeAsync(9999);
  expect(seen.sent).toBe(2);
});
