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

test('[RUN-13] more new events than one look holds are looked through at once', async () => {
  let looks = 0;
  const { app, valuesOf } = appAnswering({
    'events-new-first': [{ xid: '7', seq: 1, name: 'x', isFinal: true }],
    // One full look, and a short one.
    'events-new': () =>
      Array.from({ length: (looks += 1) === 1 ? 500 : 2 }, () => ({ xid: '8', seq: 1, name: 'x', isFinal: true })),
    'events-due': [{ reaction: reaction.name, hasEvents: true, hasParked: false }],
  });
  const dispatcher = startDispatcher(app, [reaction]);
  await turns();
  expect([valuesOf('events-next-skip').length, looks]).toEqual([1, 0]);
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

test('[INV-24] however many events there are, what is parked does not wait for their end', async () => {
  const row = (seq: number) => ({
    id: `e-${seq}`,
    subject: 's',
    name: 'x',
    payload: {},
    at: new Date(),
    xid: '8',
    seq,
  });
  const { app, valuesOf } = appAnswering({
    'events-due': [{ reaction: reaction.name, hasEvents: true, hasParked: true }],
    'events-next-skip': Array.from({ length: 100 }, (_, n) => ({ ...row(n), isParked: false, endXid: '9', endSeq: 1 })),
  });
  const dispatcher = startDispatcher(app, [reaction]);
  await turns();
  expect(valuesOf('events-next-parked-skip')).toEqual([[reaction.name]]);
  // A full batch: its own last event is the place, and not the last of all.
  expect(valuesOf('events-move-cursor')[0]).toEqual([reaction.name, '8', 99]);
  await dispatcher.stop();
});

test('[INV-24] an event is handled as soon as the last stranger ends', async () => {
  let [isFinal, isHandled] = [false, false];
  const { app, valuesOf } = appAnswering({
    // Between both questions a transaction of nobody here ends.
    'events-due': () => (isFinal && !isHandled ? [{ reaction: reaction.name, hasEvents: true, hasParked: false }] : []),
    'events-wait-for-nobody': () => [{ isSo: !(isFinal = true) }],
    'events-next-wait': () => {
      isHandled = true;
      return [];
    },
  });
  const dispatcher = startDispatcher(app, [reaction]);
  await turns();
  const settled = dispatcher.settle();
  await turns();
  await settled;
  expect([isHandled, valuesOf('events-next-skip')]).toEqual([true, []]);
  await dispatcher.stop();
});

test('[INV-24] what was told and not heard is found within half a minute of quiet', async () => {
  let [isTold, isHandled] = [false, false];
  const { app, valuesOf } = appAnswering({
    'events-due': () => (isTold && !isHandled ? [{ reaction: reaction.name, hasEvents: true, hasParked: false }] : []),
    'events-next-skip': () => {
      isHandled = true;
      return [];
    },
  });
  const dispatcher = startDispatcher(app, [reaction]);
  await turns();
  // With nothing to wait for it looks no more for a while.
  await vi.advanceTimersByTimeAsync(10_000);
  await turns();
  const looks = valuesOf('events-due').length;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(valuesOf('events-due')).toHaveLength(looks);
  isTold = true;
  await vi.advanceTimersByTimeAsync(15_000);
  await turns();
  expect(isHandled).toBe(true);
  await dispatcher.stop();
});

test('[INV-24] an event that is not final yet is looked for every second', async () => {
  const { app, valuesOf } = appAnswering({ 'events-new': [{ xid: '8', seq: 1, name: 'x', isFinal: false }] });
  const dispatcher = startDispatcher(app, [reaction]);
  for (let second = 0; second < 10; second += 1) {
    await turns();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(valuesOf('events-new').length).toBeGreaterThan(8);
  await dispatcher.stop();
});
