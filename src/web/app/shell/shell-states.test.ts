import { createElement as h } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '#test/support/markup/mount.ts';
import { key, press, fill } from '#test/support/markup/interactions.ts';
import { button, find } from '#test/support/markup/read.ts';
import { settle, passTime } from '#test/support/markup/settle.ts';
import { forgetAnswers, knowSettings, shown, signIn } from '#test/support/markup/markup.ts';
import { storeCountry } from '#web/platform/country.ts';
import { go } from '#web/platform/router/navigation.ts';
import { signInOverlay } from '#web/modules/accounts/sign-in-overlay.ts';
import { DeliveryCountry, DeliveryNote } from './delivery-country.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PlainPage } from './plain-page.tsx';
import { FooterLists } from './footer-lists.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { HelpFoot } from './help-mark.tsx';
import { menuOverlay, setMenu } from './menu-overlay.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { OfflinePage } from './offline-page.tsx';
import { RecoveryScreen } from './recovery-screen.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { useReloadWhenOnline } from './use-reload-when-online.ts';

const now = vi.hoisted(() => ({ count: 0, signOut: vi.fn(), chooseLanguage: vi.fn(), errors: [] as unknown[] }));
vi.mock('#web/modules/cart/cart-state.ts', () => ({ useCartCount: () => now.count }));
vi.mock('#web/modules/accounts/sign-out.ts', () => ({ signOut: now.signOut }));
vi.mock('#web/modules/accounts/choose-language.ts', async (load) => ({
  ...(await load<object>()),
  chooseLanguage: now.chooseLanguage,
}));
vi.mock('#web/modules/search/search-field.tsx', () => ({
  SearchField: ({
    className,
    wantsFocus,
    onClose,
  }: {
    className: string;
    wantsFocus?: boolean;
    onClose?: () => void;
  }) => [
    h('p', { key: 'p' }, `search ${className}${wantsFocus ? ' wants the focus' : ''}`),
    wantsFocus && h('button', { key: 'b', onClick: onClose }, 'Close the search'),
  ],
}));
vi.mock('#web/ui/lazy/lazy-dialog.tsx', () => ({
  lazyDialog:
    () =>
    ({ session, onClose }: { session: { displayName: string }; onClose: () => void }) =>
      h('button', { onClick: onClose }, `The menu of ${session.displayName}`),
}));
vi.mock('#web/modules/listings/recent-strip.tsx', () => ({ RecentStrip: () => h('p', null, 'seen before') }));
vi.mock('../load-error-layer.ts', () => ({
  loadErrorLayer: async (operation: (layer: object) => void) =>
    operation({ handleError: (...given: unknown[]) => now.errors.push(given) }),
}));

const reload = vi.fn();
const jugs = { slug: 'jugs', name: 'Jugs', parts: ['milk-jugs'] };
const bowls = { slug: 'bowls', name: 'Bowls', parts: [] };
beforeEach(() => {
  vi.useFakeTimers();
  forgetAnswers();
  knowSettings({ menuCategories: [jugs, bowls], categoryNames: { bowls: 'Schalen' } });
  signIn(null);
  signInOverlay.set(null);
  now.count = 0;
  storeCountry('AT');
  for (const each of [reload, now.signOut, now.chooseLanguage]) each.mockReset();
  now.errors = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[SHELL-10, UX-93] the header: where one is, what lies in the cart, and who is signed in', () => {
  const head = (at: string): string[] => shown(Header, {}, at);
  const categories = (jugMark = '', bowlMark = ''): string[] => [
    `[Jugs → /category/jugs${jugMark}]`,
    `[Schalen → /category/bowls${bowlMark}]`,
    '[Deliver to Austria, €]',
  ];
  const [menu, mark] = ['[Open the menu: ]', '[Artisan Market → /]'];
  const [help, wishes] = ['[Help: → /supportcenter]', '[Wishlist: → /wishlist]'];
  expect(head('/')).toEqual([
    ...[menu, mark, 'search search-box--wide', help, wishes],
    ...['[Sign in]', '[Sign in: ]', '[Cart, 0 pieces: → /cart]', 'search search-box--phone', ...categories()],
  ]);
  now.count = 2;
  signIn({ displayName: 'Ida' });
  expect(head('/cart')).toEqual([
    ...[menu, mark, 'search search-box--wide', '[Search: → /search]', help, wishes],
    ...['[Your account, Ida: ]', '[Cart, 2 pieces: 2 → /cart]', ...categories(), '2 in the cart'],
  ]);
  expect([
    head('/category/milk-jugs').slice(-5),
    head('/search?category=bowls').slice(-5),
    head('/searching').slice(-4, -1),
  ]).toEqual([
    ['search search-box--phone', ...categories(' (here)'), '2 in the cart'],
    ['search search-box--phone', ...categories('', ' (here)'), '2 in the cart'],
    categories(),
  ]);
});

test('[AUTHUI-07, UX-20] in the header: sign in, the menu, the search that is opened', async () => {
  const { lines } = await mount(Header, {});
  await settle(() => go('/cart'));
  await press(button('Sign in'));
  expect(signInOverlay.get()).toEqual({ tab: 'signin' });
  signInOverlay.set(null);
  await press(find('.site-header__person'));
  expect(signInOverlay.get()).toEqual({ tab: 'signin' });
  await press(button('Open the menu'));
  expect(menuOverlay.get()).toBe(true);
  setMenu(false);
  // The number is read with the name of its link.
  now.count = 2;
  await settle(() => go('/cart?again'));
  expect([find('.count').textContent, find('.count').getAttribute('aria-hidden')]).toEqual(['2', 'true']);
  const searches = (): string[] => lines().filter((line) => line.startsWith('search'));
  const before = searches();
  await press(find('a', 'Search'));
  expect([before, searches(), location.pathname]).toEqual([
    ['search search-box--wide'],
    ['search search-box--wide', 'search search-box--phone wants the focus'],
    '/cart',
  ]);
  await press(button('Close the search'));
  expect(searches()).toEqual(before);
  await settle(() => signIn({ displayName: 'Ida' }));
  const account = button('Your account, Ida');
  expect(account.getAttribute('aria-haspopup')).toBe('true');
  const states = [];
  for (const target of ['Your account, Ida', 'Your account, Ida', 'Your account, Ida', 'The menu of Ida']) {
    await press(button(target));
    states.push([account.getAttribute('aria-expanded'), lines().includes('[The menu of Ida]')]);
  }
  expect(states).toEqual([
    ['true', true],
    ['false', false],
    ['true', true],
    ['false', false],
  ]);
});

test('[UX-33] the country of delivery changes at head and foot at once', async () => {
  await import('#web/modules/listings/country/country-choice.tsx');
  const { place } = await mount(() => [h(DeliveryCountry, { key: 'head' }), h(DeliveryNote, { key: 'foot' })], {});
  const said = (): string[] => ['.site-nav__country', '.foot__country'].map((name) => find(name).textContent ?? '');
  const opener = (): HTMLElement => find('.site-nav__country button');
  const foot = (name: string): string => `Delivering to ${name}, prices in euro. Change`;
  const before = [said(), find('.foot__country button').getAttribute('aria-label')];
  await press(opener());
  await passTime(16);
  const list = find<HTMLSelectElement>('select', 'Deliver to');
  expect([document.activeElement === list, list.value, place.querySelectorAll('select').length]).toEqual([
    true,
    'AT',
    1,
  ]);
  await key('x');
  expect(document.activeElement === list).toBe(true);
  await key('Escape');
  await passTime(16);
  expect([said(), document.activeElement === opener()]).toEqual([before[0], true]);
  await press(opener());
  await passTime(16);
  const again = find<HTMLSelectElement>('select');
  await settle(() => {
    again.selectedIndex = [...again.options].findIndex(({ value }) => value === 'FR');
    again.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await passTime(16);
  expect([said(), document.activeElement === opener(), localStorage.getItem('country')]).toEqual([
    ['Deliver to France, €', foot('France')],
    true,
    'FR',
  ]);
  // Left by the focus it is closed, and the focus is where it went.
  await press(find('.foot__country button'));
  await passTime(16);
  await press(opener());
  await passTime(16);
  expect([find<HTMLSelectElement>('select').closest('.foot__country'), before]).toEqual([
    null,
    [['Deliver to Austria, €', foot('Austria')], 'Change where parcels go, now Austria'],
  ]);
});

test('[UX-70, LAW-01] the foot follows sign-in, law and test mode', async () => {
  const plain = shown(FooterLists, {});
  expect(plain.filter((line) => !line.includes('/support/'))).toEqual(
    expect.arrayContaining([
      '[Open a shop]',
      '[Programming interface → /api/docs]',
      '[Withdraw from contract here → /withdraw]',
      '[English (on)]',
      '[Deutsch]',
    ]),
  );
  expect(plain.filter((line) => line.includes('/support/')).length).toBe(10);
  await mount(FooterLists, {});
  await press(button('Open a shop'));
  expect(signInOverlay.get()).toEqual({ tab: 'signup' });
  await settle(() => signIn({ displayName: 'Ida' }));
  knowSettings({ legalRegion: 'none' });
  const other = shown(FooterLists, {});
  expect(other.filter((line) => /withdraw|Open a shop|dashboard/i.test(line))).toEqual([
    '[Your shop → /seller-dashboard]',
  ]);
  expect(shown(Footer, {}).slice(-1)).toEqual([expect.not.stringContaining('Test')]);
  knowSettings({ testMode: true });
  expect([shown(Footer, {})[0], shown(Footer, {}).at(-1), shown(HelpFoot, { className: 'x' })]).toEqual([
    '[Artisan Market → /]',
    expect.stringMatching(/Test mode/),
    ['[Support centre → /supportcenter] or write to [help@example.com → mailto:help@example.com]'],
  ]);
});

test('[SHELL-10] the menu of phones: categories, and the account of whoever is signed in', async () => {
  const menu = async (): Promise<string[]> => (await mount(MobileMenu, {})).lines();
  const categories = ['Menu', '[Close the menu: ]', '[Jugs → /category/jugs]', '[Schalen → /category/bowls]'];
  const foot = ['[Track a parcel → /track]', '[Help → /supportcenter]'];
  const guest = await menu();
  expect(guest).toEqual([...categories, '[Wishlist → /wishlist]', '[Sign in]', ...foot]);
  for (const name of ['Sign in', 'Close the menu']) {
    setMenu(true);
    await press(button(name));
    expect(menuOverlay.get(), name).toBe(false);
  }
  expect(signInOverlay.get()).toEqual({ tab: 'signin' });
  for (const link of ['Jugs', 'Wishlist', 'Track a parcel', 'Help']) {
    setMenu(true);
    await press(find('a', link));
    expect(menuOverlay.get(), link).toBe(false);
  }
  setMenu(true);
  await key('Escape');
  find('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(menuOverlay.get()).toBe(false);
  document.body.replaceChildren();
  await settle(() => signIn({ displayName: 'Ida' }));
  expect(await menu()).toEqual([
    ...[
      ...categories,
      '[Wishlist → /wishlist]',
      '[Your orders → /orders]',
      '[Updates → /profile/updates]',
      '[Messages → /messages]',
    ],
    ...['[Your shop → /seller-dashboard]', '[Profile → /profile]', ...foot],
  ]);
  setMenu(true);
  await press(find('a', 'Messages'));
  expect(menuOverlay.get()).toBe(false);
});

test('[UX-12] a place that needs the shop: what one saw last is here', async () => {
  const also = (): string | undefined => shown(OfflinePage, {}).find((line) => line.includes('→'));
  const guest = [shown(OfflinePage, {}), also()];
  signIn({ displayName: 'Ida' });
  const member = also();
  now.count = 3;
  expect([guest, member, also()]).toEqual([
    [
      [
        'You are offline',
        'This page needs the shop',
        'Pieces that you looked at, your cart and your orders can still be seen. Everything else is back with the connection.',
        '[Try again]',
        '[Go to the home page → /]',
        'seen before',
      ],
      '[Go to the home page → /]',
    ],
    '[See your orders → /orders]',
    '[See your cart (3) → /cart]',
  ]);
});

test('[ERR-05] a screen that failed has its number, whom to write to, and a way on', async () => {
  expect(shown(RecoveryScreen, { number: 'abcd1234' })).toEqual([
    'This page could not be shown',
    'Your cart and your orders are safe. Load the page again; if it happens once more, write to us and name report abcd1234. [help@example.com → mailto:help@example.com?subject=Report%20abcd1234]',
    '[Load again]',
    `[Go to the home page → ${location.origin}/]`,
  ]);
  const { lines } = await mount(SignInFirst, {});
  expect(lines()).toEqual([
    'Sign in to see this page',
    'It belongs to an account. Signing in brings you straight back here.',
    '[Sign in]',
    '[Go to the home page → /]',
  ]);
  await press(button('Sign in'));
  expect(signInOverlay.get()).toEqual({ tab: 'signin' });
});

test('[ERR-05, UX-12] what fails is caught, reported under its number, and said: with a connection', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await Promise.all([import('./recovery-screen.tsx'), import('./offline-page.tsx')]);
  const Fails = (): never => {
    throw new Error('broken');
  };
  const Screen = ({ isBroken }: { isBroken: boolean }) =>
    h(ErrorBoundary, null, isBroken ? h(Fails) : h('p', null, 'The screen'));
  const { lines, show } = await mount(Screen, { isBroken: false });
  expect([lines(), now.errors]).toEqual([['The screen'], []]);
  await show({ isBroken: true });
  await passTime(0);
  const [[error, { kind, number, componentStack } = {}] = []] = now.errors as [Error, Record<string, string>?][];
  expect([lines()[0], lines()[1]?.includes(`name report ${number}`), error?.message, kind, number?.length]).toEqual([
    'This page could not be shown',
    true,
    'broken',
    'render',
    8,
  ]);
  expect(componentStack).toContain('Fails');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const away = await mount(Screen, { isBroken: true });
  await passTime(0);
  expect(away.lines()[0]).toBe('You are offline');
});

test('[UX-12, ERR-05] where the code of neither screen comes', async () => {
  const read = async (isOnline: boolean): Promise<string[]> => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const { lines, leave } = await mount(PlainPage, { number: '12ab34cd' });
    const said = lines();
    await leave();
    return said;
  };
  expect([await read(true), await read(false)]).toEqual([
    ['This page could not be shown', '12ab34cd', '[Load again]'],
    ['You are offline', 'This page is back with the connection.', '[Load again]'],
  ]);
});

/** A page of the worker, on which something may be typed. */
function Missing() {
  const isBack = useReloadWhenOnline();
  return [h('p', { key: 'p' }, isBack ? 'Back' : 'Away'), h('input', { key: 'i', 'aria-label': 'Search' })];
}

test('[UX-12] a page that is missing comes by itself when the shop answers', async () => {
  vi.stubGlobal('location', { reload, href: location.href, pathname: '/' });
  let isThere = true;
  const fetched = vi.fn(async () => ({ ok: isThere }));
  vi.stubGlobal('fetch', fetched);
  const page = await mount(Missing, {});
  await passTime(10_000);
  expect([fetched.mock.calls.length, page.lines()[0]]).toEqual([0, 'Away']);
  await page.leave();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  isThere = false;
  const missing = await mount(Missing, {});
  await passTime(4000);
  expect([reload.mock.calls.length, fetched.mock.calls.length]).toEqual([0, 2]);
  isThere = true;
  await passTime(2000);
  expect([reload.mock.calls.length, missing.lines()[0]]).toEqual([1, 'Away']);
  await missing.leave();
  const typed = await mount(Missing, {});
  await fill(find('input'), 'wool');
  await passTime(2000);
  expect([reload.mock.calls.length, typed.lines()[0]]).toEqual([1, 'Back']);
  await typed.leave();
  // What was typed and taken away again, or is no longer there, is nothing to wait for.
  await mount(Missing, {});
  await fill(find('input'), 'wool');
  await fill(find('input'), '');
  await passTime(2000);
  expect(reload).toHaveBeenCalledTimes(2);
  document.body.replaceChildren();
  const gone = await mount(() => {
    useReloadWhenOnline();
    return null;
  }, {});
  const field = document.body.appendChild(document.createElement('input'));
  await fill(field, 'wool');
  field.remove();
  await passTime(2000);
  expect(reload).toHaveBeenCalledTimes(3);
  await gone.leave();
  const left = await mount(Missing, {});
  await left.leave();
  const { length } = fetched.mock.calls;
  await passTime(10_000);
  expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([length, 3]);
  line.mockRestore();
});
