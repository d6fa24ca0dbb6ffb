import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts, toastsNow } from '#web/ui/toasts/toasts.ts';
import { startOfflineWorker } from './offline-worker.ts';

const MINUTES = 60_000;
const seen = { reloads: 0, asked: [] as unknown[], updates: 0 };

/** A worker of some build, which says so when it is asked. */
class FakeWorker extends EventTarget {
  state = 'installing';
  sent: unknown[] = [];
  readonly version: string;
  constructor(version: string) {
    super();
    this.version = version;
  }
  postMessage(text: unknown, ports?: { postMessage: (text: string) => void }[]): void {
    this.sent.push(text);
    ports?.[0]?.postMessage(this.version);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class FakeChannel {
  port1 = Object.assign(new EventTarget(), { start: () => undefined });
  port2 = {
    postMessage: (data: string) =>
      void Promise.resolve().then(() => this.port1.dispatchEvent(Object.assign(new Event('message'), { data }))),
  };
}
class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  update = async (): Promise<void> => {
    seen.updates += 1;
    throw new Error('no line');
  };
}
const newPage = () =>
  Object.assign(new EventTarget(), { hidden: false, documentElement: { dataset: { version: 'v1' } } });
let page = newPage();
let registration = new FakeRegistration();
let isRefused = false;
const container = Object.assign(new EventTarget(), {
  controller: {} as object | null,
  register: async (...given: unknown[]) => {
    seen.asked.push(given);
    if (isRefused) throw new Error('not allowed');
    return registration;
  },
});
vi.stubGlobal('location', { reload: () => void (seen.reloads += 1) });
vi.stubGlobal('MessageChannel', FakeChannel);
vi.stubEnv('DEV', false);
const start = async (browser: object = { serviceWorker: container }): Promise<void> => {
  vi.stubGlobal('navigator', browser);
  startOfflineWorker();
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(seen, { reloads: 0, asked: [], updates: 0 });
  page = newPage();
  vi.stubGlobal('document', page);
  registration = new FakeRegistration();
  isRefused = false;
  container.controller = {};
  toasts.set([]);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
const said = (): unknown[] => toastsNow().map(({ message, duration, action }) => [message, duration, action?.label]);

test('[SHELL-03] the worker is registered where there are workers, and not while one develops', async () => {
  await start({});
  expect(seen.asked).toEqual([]);
  vi.stubEnv('DEV', true);
  await start();
  vi.stubEnv('DEV', false);
  expect(seen.asked).toEqual([]);
  isRefused = true;
  await start();
  expect([seen.asked, said()]).toEqual([[['/sw.js', { updateViaCache: 'none' }]], []]);
});

test('[UX-13] a version that waits is announced and stays said', async () => {
  registration.waiting = new FakeWorker('v2');
  await start();
  expect(said()).toEqual([['Update ready', 0, 'Reload']]);
  expect(registration.waiting.sent).toEqual(['version']);
  toastsNow()[0]?.action?.onClick();
  expect([registration.waiting.sent, seen.reloads]).toEqual([['version', 'activate'], 0]);
  container.dispatchEvent(new Event('controllerchange'));
  container.dispatchEvent(new Event('controllerchange'));
  expect(seen.reloads).toBe(1);
});

test('[UX-13] a takeover that takes longer is not waited for', async () => {
  registration.waiting = new FakeWorker('v2');
  await start();
  toastsNow()[0]?.action?.onClick();
  await vi.advanceTimersByTimeAsync(1999);
  expect(seen.reloads).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.reloads).toBe(1);
});

test('[UX-13] one of the version that the page is of takes over without a word', async () => {
  registration.waiting = new FakeWorker('v1');
  await start();
  expect([said(), registration.waiting.sent]).toEqual([[], ['version', 'activate']]);
  container.controller = null;
  const first = new FakeWorker('v2');
  registration.waiting = first;
  await start();
  expect([said(), first.sent]).toEqual([[], []]);
  registration.installing = first;
  registration.dispatchEvent(new Event('updatefound'));
  first.become('installed');
  await vi.advanceTimersByTimeAsync(0);
  expect([said(), first.sent]).toEqual([[], []]);
});

test('[UX-13] a version that comes while the page is open is announced once it is there', async () => {
  await start();
  registration.dispatchEvent(new Event('updatefound'));
  const fresh = new FakeWorker('v2');
  registration.installing = fresh;
  registration.dispatchEvent(new Event('updatefound'));
  fresh.become('installing');
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toEqual([]);
  fresh.become('installed');
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toEqual([['Update ready', 0, 'Reload']]);
  fresh.become('activated');
  await vi.advanceTimersByTimeAsync(0);
  expect(fresh.sent).toEqual(['version']);
});

test('[UX-13] another version is looked for every half hour', async () => {
  await start();
  const again = (): void => void page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(10 * MINUTES);
  again();
  expect(seen.updates).toBe(0);
  await vi.advanceTimersByTimeAsync(20 * MINUTES);
  expect(seen.updates).toBe(1);
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(60 * MINUTES);
  again();
  expect(seen.updates).toBe(1);
  page.hidden = false;
  again();
  again();
  expect(seen.updates).toBe(2);
});
