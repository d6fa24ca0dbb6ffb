import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '#test/support/markup/mount.ts';
import { settle, passTime } from '#test/support/markup/settle.ts';

/** What was done, in its order. */
const did = vi.hoisted(() => ({
  all: [] as unknown[][],
  state: {} as object,
  preload: Promise.resolve() as Promise<unknown>,
}));
const noted = vi.hoisted(() => (name: string, answer?: () => unknown) => (...given: unknown[]): unknown => {
  did.all.push([name, ...given]);
  return answer?.();
});
const received = vi.hoisted(() => ({
  person: undefined as unknown,
  signedOut: [] as unknown[],
  navigation: {} as object,
}));
const cached = { userId: 'cached' };

vi.mock('./app.tsx', () => ({ App: () => 'the app' }));
vi.mock('./fill-slots.ts', () => ({ fillAllSlots: noted('fill slots') }));
vi.mock('./prepare.ts', () => ({ prepare: 'prepare' }));
vi.mock('./modules.ts', () => ({
  matchRoute: (path: string) => path !== '/none' && { route: { screen: { preload: () => did.preload } } },
}));
vi.mock('./simulated-date.ts', () => ({ moveDate: noted('move date') }));
vi.mock('./offline-worker.ts', () => ({ startOfflineWorker: noted('worker') }));
vi.mock('./load-error-layer.ts', () => ({
  loadErrorLayer: (operation?: (layer: object) => void) => {
    did.all.push(['error layer']);
    operation?.({ handleErrorEvent: noted('handle error event') });
    return Promise.resolve();
  },
}));
vi.mock('#web/platform/api.ts', async (load) => ({
  ...(await load<object>()),
  laterCalls: noted('later calls', () => Promise.reject(new Error('lost'))),
  onSignedOut: (...given: unknown[]) => void (received.signedOut = given),
}));
vi.mock('#web/platform/page-state.ts', () => ({ readPageState: async () => did.state }));
vi.mock('#web/platform/session.ts', async (load) => ({
  ...(await load<object>()),
  currentSession: 'current session',
  onPersonChange: (listener: unknown) => void (received.person = listener),
  reloadSession: noted('reload session'),
  startSession: noted('start session'),
}));
vi.mock('#web/platform/router/navigation.ts', async (load) => ({
  ...(await load<object>()),
  go: noted('go'),
  startNavigation: noted('start navigation'),
}));
vi.mock('#web/platform/settings.ts', async (load) => ({
  ...(await load<object>()),
  startSettings: noted('start settings'),
}));
vi.mock('#web/modules/accounts/sign-in-overlay.ts', () => ({ signInAgain: 'sign in again' }));
vi.mock('#web/modules/offline/cached-answers.ts', () => ({
  cacheFor: noted('cache for'),
  cachedSession: async () => ({ userId: 'cached' }),
  showCachedAnswers: noted('show cached'),
  startCachingAnswers: noted('start caching'),
}));
vi.mock('#web/modules/listings/gallery/open-transition.ts', () => ({ startGrowing: noted('growing') }));
vi.mock('#web/platform/secure-store/secure-store.ts', () => {
  did.all.push(['sweep']);
  return {};
});
vi.mock('#web/ui/lazy/lazy-dialog.tsx', () => ({ loadNotice: noted('notice', () => Promise.resolve()) }));
vi.mock('#web/ui/link.tsx', () => ({ setNavigation: (navigation: object) => void (received.navigation = navigation) }));
vi.mock('#web/ui/page-title.tsx', async (load) => ({ ...(await load<object>()), setSiteName: noted('site name') }));
vi.mock('#web/ui/styles/theme.ts', () => ({ startTheme: noted('theme') }));
vi.mock('#web/ui/styles/text-size.ts', () => ({ startTextSize: noted('text size') }));

const session = { userId: 'ida' };
const settings = { marketplaceName: 'Linden Court', aheadMs: 0 };
let isLoaded = true;
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  did.all.length = 0;
  did.preload = Promise.resolve();
  did.state = { session, settings, firstData: {}, status: 200 };
  isLoaded = true;
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => (isLoaded ? 'complete' : 'interactive'));
  document.body.innerHTML = '<div id="app"></div>';
});
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.offline;
});
const page = (): string => document.getElementById('app')?.textContent ?? '';
const names = (): unknown[] => did.all.map(([name]) => name);
/** Loads the page’s code; everything that it starts is there in the end. */
async function start(): Promise<void> {
  await settle(() => import('./main.tsx'));
  await passTime(0);
}

test('[SHELL-04, RUN-09] the page starts with who is signed in, its settings and its first data', async () => {
  did.state = {
    ...{ session, settings, status: 200 },
    firstData: { 'listings.getHome {}': { of: 'home' }, 'search.find {"q":"a b"}': { of: 'search' } },
  };
  await start();
  const { queryClient } = await import('#web/platform/query-client.ts');
  expect([
    queryClient.getQueryData(['listings.getHome', '{}']),
    queryClient.getQueryData(['search.find', '{"q":"a b"}']),
    page(),
  ]).toEqual([{ of: 'home' }, { of: 'search' }, 'the app']);
  expect(did.all.slice(0, 9)).toEqual([
    ['theme'],
    ['text size'],
    ['start caching'],
    ['start settings', settings],
    ['start session', session],
    ['cache for', session, false],
    ['site name', 'Linden Court'],
    ['fill slots'],
    ['start navigation'],
  ]);
  expect(names().slice(9).toSorted()).toEqual(['notice', 'worker']);
  did.all.length = 0;
  (received.person as (now: object | null) => void)(null);
  (received.navigation as { go: (href: string, link: object) => void }).go('/cart', {});
  expect([did.all, received.signedOut, received.navigation]).toEqual([
    [
      ['cache for', null, true],
      ['go', '/cart'],
    ],
    ['current session', 'sign in again'],
    { go: expect.any(Function), prepare: 'prepare' },
  ]);
});

test('[RUN-09] the clock of a demo that runs ahead is moved before anything is shown', async () => {
  did.state = { session, settings: { ...settings, aheadMs: 5 }, firstData: {}, status: 200 };
  await start();
  expect(did.all.slice(1, 4)).toEqual([['text size'], ['move date', 5], ['start caching']]);
});

test('[UX-12] the page for times without a connection is that of whoever saw it last', async () => {
  document.documentElement.dataset.offline = '';
  await start();
  expect([names().includes('cache for'), did.all.find(([name]) => name === 'start session')]).toEqual([
    false,
    ['start session', cached],
  ]);
  expect(names().indexOf('show cached')).toBeLessThan(names().indexOf('fill slots'));
  expect([names().includes('show cached'), names().includes('reload session')]).toEqual([true, false]);
  for (let at = 0; at < 2; at += 1) await settle(() => dispatchEvent(new Event('online')));
  expect(names().filter((name) => name === 'reload session').length).toBe(1);
});

test('[SHELL-01, SHELL-02] a page that shows already waits longer for its code', async () => {
  did.preload = new Promise(() => undefined);
  await start();
  await passTime(149);
  const before = page();
  await passTime(1);
  expect([before, page()]).toEqual(['', 'the app']);
  vi.resetModules();
  document.body.innerHTML = '<div class="first-paint"></div><div id="app"></div>';
  await start();
  await passTime(9999);
  const still = page();
  await passTime(1);
  expect([still, page()]).toEqual(['', 'the app']);
});

test('[UX-26] what lets a card’s picture grow comes with the first pointer, before its press', async () => {
  await start();
  expect(names()).not.toContain('growing');
  await settle(() => dispatchEvent(new Event('pointerover')));
  expect(names()).toContain('growing');
});

test('[SHELL-01] what comes after the page waits until it has loaded', async () => {
  isLoaded = false;
  await start();
  expect([page(), names().includes('notice')]).toEqual(['the app', false]);
  await settle(() => dispatchEvent(new Event('load')));
  expect(names()).toContain('notice');
});

test.each(['pointerdown', 'keydown', 'nothing for a while'])(
  '[SHELL-01] what the first page does without comes after: %s',
  async (first) => {
    await start();
    const late = ['error layer', 'later calls'];
    expect(names().filter((name) => late.includes(name as string))).toEqual([]);
    if (first === 'nothing for a while') await passTime(15_000);
    else await settle(() => dispatchEvent(new Event(first)));
    for (let at = 0; at < 3; at += 1) await passTime(500);
    expect([...new Set(names().filter((name) => late.includes(name as string)))].toSorted()).toEqual(late);
  },
);

test('[ERR-05] what nobody caught is kept from the console and handed on', async () => {
  await start();
  did.all.length = 0;
  for (const name of ['error', 'unhandledrejection']) {
    const event = new Event(name, { cancelable: true });
    await settle(() => dispatchEvent(event));
    expect([event.defaultPrevented, did.all.at(-1)]).toEqual([true, ['handle error event', event]]);
  }
});
