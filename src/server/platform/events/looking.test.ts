import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appAnswering } from '#test/builders/app-answering.ts';
import { startDispatcher } from './dispatcher.ts';
import { react } from './reaction.ts';

const reaction = react({ name: 'test.looking', to: ['accounts.signed-in'], handle: async () => undefined });
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

test('[RUN-13] more new events than one look holds are looked through at once; events do not keep what is parked waiting', async () => {
  let looks = 0;
  const { app, valuesOf } = appAnswering({
    'events-new-first': [{ xid: '7', seq: 1, name: 'x' }],
    // One full look, and a short one.
    'events-new': () => Array.from({ length: (looks += 1) === 1 ? 500 : 2 }, () => ({ xid: '8', seq: 1, name: 'x' })),
    'events-due': [{ reaction: reaction.name, hasEvents: true, hasParked: true }],
  });
  const dispatcher = startDispatcher(app, [reaction]);
  await turns();
  expect([valuesOf('events-next-skip').length, valuesOf('events-next-parked-skip').length]).toEqual([1, 1]);
  expect(looks).toBe(0);
  dispatcher.wake();
  await turns();
  expect(looks).toBe(2);
  // The next comes by itself, after a second.
  await vi.advanceTimersByTimeAsync(999);
  expect(looks).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  await turns();
  expect([looks, valuesOf('events-due').length]).toEqual([3, 2]);
  await dispatcher.stop();
});
