import { createElement as h } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '#test/support/markup/mount.ts';
import { press } from '#test/support/markup/interactions.ts';
import { button } from '#test/support/markup/read.ts';
import { settle, passTime } from '#test/support/markup/settle.ts';
import { knowSettings, signIn } from '#test/support/markup/markup.ts';
import { go } from '#web/platform/router/navigation.ts';
import { signInOverlay } from '#web/modules/accounts/sign-in-overlay.ts';
import { cartOverlay, openCart } from '#web/modules/cart/cart-overlay.ts';
import { settings as currentSettings } from '#web/platform/settings.ts';
import { App } from './app.tsx';
import { menuOverlay, setMenu } from './shell/menu-overlay.ts';

const now = vi.hoisted(() => ({
  preload: vi.fn(async () => undefined),
  prefetch: vi.fn(),
  sections: [] as string[],
  stopped: [] as string[],
}));
vi.mock('./modules.ts', async () => {
  const { pathMatcher } = await import('#web/platform/router/match-path.ts');
  const params = await import('#web/platform/router/params.ts');
  const Screen = (): string => `screen ${JSON.stringify(params.useParams())}`;
  const Broken = (): never => {
    throw new Error('broken');
  };
  const at = (path: string, more: object = {}) => ({
    ...{ path, screen: { Component: Screen, preload: now.preload } },
    ...more,
  });
  return {
    matchRoute: pathMatcher([
      at('/product/:listingId', { prefetch: now.prefetch }),
      at('/checkout', { frame: 'slim' }),
      at('/seller-dashboard', { frame: 'none', guarded: true }),
      at('/orders', { guarded: true }),
      at('/broken', { screen: { Component: Broken, preload: now.preload } }),
    ]),
  };
});
/** Parts that have tests of their own. */
vi.mock('./shell/header.tsx', () => ({ Header: () => h('p', null, 'header') }));
vi.mock('./shell/footer.tsx', () => ({ Footer: () => h('p', null, 'footer') }));
vi.mock('./shell/sign-in-first.tsx', () => ({ SignInFirst: () => h('p', null, 'sign in first') }));
vi.mock('#web/modules/search/not-found-page.tsx', () => ({ NotFoundPage: () => h('p', null, 'not found') }));
vi.mock('#web/modules/accounts/consent-bar.tsx', () => ({ ConsentBar: () => h('p', null, 'consent') }));
vi.mock('#web/ui/toasts/toast-stack.tsx', () => ({ ToastStack: () => h('p', null, 'messages') }));
vi.mock('#web/modules/wishlist/wishlist-context.tsx', () => ({
  WishlistProvider: ({ children }: object & { children: unknown }) => children,
}));
vi.mock('#web/ui/lazy/lazy-dialog.tsx', () => ({
  lazyDialog:
    (_load: unknown, name: string) =>
    ({ onClose }: { onClose: () => void }) =>
      h('button', { onClick: onClose }, `Close ${name}`),
}));
vi.mock('./go-to-section.ts', () => ({
  goToSection: (id: string) => {
    now.sections.push(id);
    return () => void now.stopped.push(id);
  },
}));

beforeEach(async () => {
  vi.useFakeTimers();
  knowSettings();
  signIn(null);
  signInOverlay.set(null);
  for (const list of [now.sections, now.stopped]) list.length = 0;
  await Promise.all([
    import('./shell/sign-in-first.tsx'),
    import('#web/modules/search/not-found-page.tsx'),
    import('#web/modules/accounts/consent-bar.tsx'),
    import('#web/ui/toasts/toast-stack.tsx'),
    import('./go-to-section.ts'),
  ]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
async function open(path: string) {
  go(path);
  const app = await mount(App, {});
  await passTime(1000);
  return app;
}

test('[SHELL-05, SHELL-11, SUP-02] each address has its screen in its frame, and what is asked and said beside it', async () => {
  const { lines } = await open('/product/jug');
  const skip = '[Skip to the page → #main]';
  const at = async (path: string): Promise<string[]> => {
    await settle(() => go(path));
    await passTime(1000);
    return lines();
  };
  expect([lines(), await at('/checkout'), await at('/nowhere')]).toEqual([
    [skip, 'header', 'screen {"listingId":"jug"}', 'footer', 'consent', 'messages'],
    [
      ...[skip, '[Artisan Market → /]', '[Help: → /supportcenter]', 'screen {}'],
      ...[
        '[Support centre → /supportcenter] or write to [help@example.com → mailto:help@example.com]',
        'consent',
        'messages',
      ],
    ],
    [skip, 'header', 'not found', 'footer', 'consent', 'messages'],
  ]);
  knowSettings({ testMode: true });
  expect((await at('/checkout'))[1]).toMatch(/^Test mode – no money moves/);
});

test('[AUTHUI-07] a guarded address asks to sign in, once', async () => {
  const { lines } = await open('/orders');
  expect([lines(), signInOverlay.get()]).toEqual([
    expect.arrayContaining(['header', 'sign in first', '[Close Sign in]']),
    { tab: 'signin' },
  ]);
  await press(button('Close Sign in'));
  expect([signInOverlay.get(), lines().includes('[Close Sign in]')]).toEqual([null, false]);
  await settle(() => signIn({ userId: 'ida' }));
  expect([signInOverlay.get(), lines().includes('screen {}')]).toEqual([null, true]);
  await settle(() => go('/seller-dashboard'));
  await passTime(1000);
  // Whoever works there is not asked what may be kept.
  expect(lines()).toEqual(['[Skip to the page → #main]screen {}', 'messages']);
  await settle(() => signIn(null));
  await passTime(1000);
  expect([signInOverlay.get(), lines().includes('sign in first')]).toEqual([{ tab: 'signin' }, true]);
});

test('[CART-04, SHELL-10] the cart and the menu are opened over the page and closed', async () => {
  const { lines } = await open('/product/jug');
  const opened = (): string[] => lines().filter((line) => line.startsWith('[Close'));
  await settle(() => openCart());
  await settle(() => setMenu(true));
  expect(opened()).toEqual(['[Close Your cart]', '[Close The menu]']);
  await press(button('Close The menu'));
  await settle(() => go('/product/jug?colour=blue', { stay: true }));
  expect([opened(), menuOverlay.get()]).toEqual([['[Close Your cart]'], false]);
  await press(button('Close Your cart'));
  await settle(() => openCart());
  await settle(() => go('/product/cup'));
  expect([opened(), cartOverlay.get()]).toEqual([[], false]);
});

test('[UX-12] without a connection a line says so, as long as it lasts', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { lines } = await open('/product/jug');
  const isSaid = (): boolean => lines().includes('status: You are offline. What you see may be out of date.');
  const before = isSaid();
  line.mockReturnValue(true);
  await settle(() => dispatchEvent(new Event('online')));
  expect([before, isSaid()]).toEqual([true, false]);
});

test('[UX-05] a visit begins where one was on it, or at the section of its address', async () => {
  const places: number[] = [];
  vi.stubGlobal('scrollTo', (_x: number, top: number) => void places.push(top));
  vi.stubGlobal('scrollY', 250);
  await open('/product/jug');
  await settle(() => go('/product/jug?colour=red', { stay: true }));
  expect([places.at(-1), now.sections]).toEqual([250, []]);
  await settle(() => go('/product/jug#reviews'));
  await passTime(0);
  expect([now.sections, now.stopped]).toEqual([['reviews'], []]);
  await settle(() => go('/product/jug#reviews'));
  await passTime(0);
  expect([now.sections, now.stopped]).toEqual([['reviews', 'reviews'], ['reviews']]);
  await settle(() => go('/checkout'));
  expect([now.stopped, places.at(-1)]).toEqual([['reviews', 'reviews'], 0]);
  // Left before it was begun.
  await settle(() => {
    flushSync(() => go('/product/jug#faq'));
    flushSync(() => go('/checkout'));
  });
  await passTime(0);
  expect(now.sections).toEqual(['reviews', 'reviews']);
});

test('[ERR-05, UX-89] a screen that failed is left by going elsewhere', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await import('./shell/recovery-screen.tsx');
  const { lines } = await open('/broken');
  expect(lines().slice(1, 3)).toEqual(['header', 'This page could not be shown']);
  await settle(() => go('/product/jug'));
  expect(lines()).toContain('screen {"listingId":"jug"}');
});

test('[UX-03] code and data of a screen are fetched when it is pointed at, by its path alone', async () => {
  const { prepare } = await import('./prepare.ts');
  const requestOf = (href: string): unknown[] => {
    now.preload.mockClear();
    now.prefetch.mockClear();
    prepare(href);
    return [now.preload.mock.calls.length, ...now.prefetch.mock.calls.flat()];
  };
  expect([requestOf('/product/jug?x=1#y'), requestOf('/checkout#z'), requestOf('/nowhere')]).toEqual([
    [1, { listingId: 'jug' }],
    [1],
    [0],
  ]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(requestOf('/product/jug')).toEqual([0]);
});

test('[SUP-02] whoever has chosen what may be kept is not asked again', async () => {
  localStorage.setItem('gdpr_consent', '{}');
  const knownSettings = currentSettings();
  vi.resetModules();
  const fresh = await import('./app.tsx');
  localStorage.removeItem('gdpr_consent');
  const settings = await import('#web/platform/settings.ts');
  settings.startSettings(knownSettings);
  const { lines } = await mount(fresh.App, {});
  await passTime(1000);
  expect(lines()).not.toContain('consent');
});
