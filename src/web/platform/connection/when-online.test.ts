import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isCutOff, whenOnline } from './when-online.ts';

const browser = new EventTarget();
let answers: (() => Promise<{ ok: boolean }>)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  vi.stubGlobal('fetch', () => (answers.shift() ?? away)());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  answers = [];
});

const away = async (): Promise<never> => {
  throw new TypeError('Failed to fetch');
};
const notYet = async () => ({ ok: false });
const there = async () => ({ ok: true });

test('[UX-12] the word of the browser that comes before the line is back is not the last try', async () => {
  const callback = vi.fn();
  answers = [away, away, notYet, there, there];
  whenOnline(callback);
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(4000);
  expect(callback).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(callback).toHaveBeenCalledOnce();
});

test('[UX-12] the browser’s word is followed at once, and who has left is not called back', async () => {
  const callback = vi.fn();
  answers = [there];
  whenOnline(callback);
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(callback).toHaveBeenCalledOnce();
  const left = vi.fn();
  answers = [there];
  const stop = whenOnline(left);
  browser.dispatchEvent(new Event('online'));
  stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(left).not.toHaveBeenCalled();
});

test('[UX-12] once it was answered, and once one has left, nothing is asked any more', async () => {
  const requestMock = vi.fn(there);
  vi.stubGlobal('fetch', requestMock);
  whenOnline(() => undefined);
  await vi.advanceTimersByTimeAsync(1999);
  expect(requestMock).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  whenOnline(() => undefined)();
  await vi.advanceTimersByTimeAsync(20_000);
  browser.dispatchEvent(new Event('online'));
  expect(requestMock.mock.calls).toEqual([['/api/ready', { cache: 'no-store' }]]);
});

test('[UX-12] a cached page counts as being without a connection', () => {
  const cutOff = (onLine: boolean, dataset: object): boolean => {
    vi.stubGlobal('navigator', { onLine });
    vi.stubGlobal('document', { documentElement: { dataset } });
    return isCutOff();
  };
  expect([cutOff(true, {}), cutOff(false, {}), cutOff(true, { offline: '' })]).toEqual([false, true, true]);
});
