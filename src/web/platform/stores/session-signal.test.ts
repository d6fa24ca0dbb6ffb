import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const channels: FakeChannel[] = [];
class FakeChannel extends EventTarget {
  sent: unknown[] = [];
  constructor() {
    super();
    channels.push(this);
  }
  postMessage(phrase: unknown): void {
    this.sent.push(phrase);
  }
}
const KEY = 'session-mark';
const store = new Map<string, string>([[KEY, 'before']]);
let isForbidden = false;
let isFull = false;
const guard = (): void => {
  if (isForbidden) throw new Error('forbidden');
};
vi.useFakeTimers();
vi.stubGlobal('BroadcastChannel', FakeChannel);
vi.stubGlobal('localStorage', {
  getItem: (name: string) => {
    guard();
    return store.get(name) ?? null;
  },
  setItem: (name: string, text: string) => {
    guard();
    if (isFull) throw new Error('full');
    store.set(name, text);
  },
});
const window = new EventTarget();
vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
const { notifyOtherTabs, onSessionChange } = await import('../session-signal.ts');
const listener = vi.fn();
onSessionChange(listener);
const stored = (key: string | null): void => void window.dispatchEvent(Object.assign(new Event('storage'), { key }));

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  isForbidden = false;
  isFull = false;
  listener.mockReset();
});

test('[ACC-20] what another tab did is heard once, whether by channel', async () => {
  await vi.advanceTimersByTimeAsync(5000);
  expect(listener).not.toHaveBeenCalled();
  store.set(KEY, 'by channel');
  channels[0]?.dispatchEvent(new Event('message'));
  stored(KEY);
  await vi.advanceTimersByTimeAsync(2000);
  expect(listener).toHaveBeenCalledTimes(1);
  store.set(KEY, 'by the store');
  stored('cart');
  expect(listener).toHaveBeenCalledTimes(1);
  stored(KEY);
  expect(listener).toHaveBeenCalledTimes(2);
  store.set(KEY, 'by looking');
  await vi.advanceTimersByTimeAsync(999);
  expect(listener).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(listener).toHaveBeenCalledTimes(3);
});

test('[ACC-20] one’s own change is told to others and not to oneself', async () => {
  notifyOtherTabs();
  expect(store.get(KEY)).toMatch(/^[\da-f-]{36}$/);
  stored(KEY);
  await vi.advanceTimersByTimeAsync(2000);
  expect(listener).not.toHaveBeenCalled();
  isForbidden = true;
  notifyOtherTabs();
  expect(channels[0]?.sent).toEqual(['changed', 'changed']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(listener).not.toHaveBeenCalled();
});

test('[ACC-20] a store that is full leaves the channel', async () => {
  isFull = true;
  notifyOtherTabs();
  await vi.advanceTimersByTimeAsync(2000);
  stored(KEY);
  expect([listener.mock.calls.length, channels[0]?.sent.length]).toEqual([0, 3]);
});

test('[ACC-20] without a channel the store tells, both ways', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.resetModules();
  const fresh = await import('../session-signal.ts');
  const received = vi.fn();
  fresh.onSessionChange(received);
  const before = store.get(KEY);
  fresh.notifyOtherTabs();
  expect([store.get(KEY) === before, channels.length]).toEqual([false, 1]);
  store.set(KEY, 'by another tab');
  stored(KEY);
  expect(received).toHaveBeenCalledTimes(1);
});
