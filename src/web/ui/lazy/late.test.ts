import { createElement as h, Suspense } from 'react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '#test/support/markup/mount.ts';
import { press } from '#test/support/markup/interactions.ts';
import { button, find, focused } from '#test/support/markup/read.ts';
import { settle, passTime } from '#test/support/markup/settle.ts';
import { toasts, toastsNow } from '../toasts/toasts.ts';
import { lazyDialog, loadNotice } from './lazy-dialog.tsx';
import { innerScreen, screen } from './lazy-screen.ts';
import { LateFailedState } from './late-failed-state.tsx';
import { LoadingOverlay, overlaySeen } from './loading-overlay.tsx';

const fetched = vi.fn<(file: string) => Promise<Response>>();
const navigator = { onLine: true };
const reload = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset();
  fetched.mockImplementation(async () => new Response('code'));
  toasts.set([]);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => void vi.unstubAllGlobals());

interface Props {
  onClose: () => void;
}
const Menu = ({ onClose }: Props) => h('button', { onClick: onClose }, 'In the menu');
/** Its code is in a file that is fetched first, as the build does it. */
async function load(): Promise<typeof Menu> {
  const answer = await fetched('menu.js');
  if (!answer.ok) throw new Error('gone');
  return Menu;
}

test('[UX-12] a dialog whose code comes late: it is asked for once', async () => {
  const Late = lazyDialog(load, 'The menu', h('i', null, 'Waiting'));
  const onClose = vi.fn();
  let arrive = (): void => undefined;
  fetched.mockImplementationOnce(() => new Promise((resolve) => (arrive = () => resolve(new Response('code')))));
  const { lines, leave } = await mount(Late, { onClose });
  expect(lines()).toEqual(['Waiting']);
  await settle(arrive);
  await passTime(500);
  expect(lines()).toEqual(['[In the menu]']);
  await press(button('In the menu'));
  expect([onClose.mock.calls.length, fetched.mock.calls.map(([file]) => file.endsWith('menu.js'))]).toEqual([
    1,
    [true],
  ]);
  await leave();
  const again = await mount(Late, { onClose });
  expect([again.lines(), fetched.mock.calls.length]).toEqual([['[In the menu]'], 1]);
});

test('[UX-04, UX-12] one that is pointed at is fetched before', async () => {
  const Late = lazyDialog(load, 'The menu');
  Late.preload();
  await passTime(0);
  const { lines, leave } = await mount(Late, { onClose: () => undefined });
  expect([lines(), fetched.mock.calls.length]).toEqual([['[In the menu]'], 1]);
  await leave();
  await loadNotice();
  const Slow = lazyDialog(load, 'The menu');
  fetched.mockImplementation(() => new Promise(() => undefined));
  const slow = await mount(Slow, { onClose: () => undefined });
  await passTime(149);
  expect(slow.lines()).toEqual([]);
  await passTime(1);
  expect(slow.lines()).toEqual(['status: Loading: The menu']);
  await slow.leave();
  const left = await mount(Slow, { onClose: () => undefined });
  await left.leave();
  expect(vi.getTimerCount()).toBe(0);
  fetched.mockImplementation(async () => new Response('gone', { status: 404 }));
  const Lost = lazyDialog(load, 'The menu');
  Lost.preload();
  await passTime(0);
  expect(toastsNow()).toEqual([]);
});

test('[UX-12] a dialog whose code cannot be fetched says so in its place', async () => {
  const Late = lazyDialog(load, 'The menu');
  const onClose = vi.fn();
  fetched.mockImplementation(async () => new Response('gone', { status: 404 }));
  const { lines } = await mount(Late, { onClose });
  const stays =
    'alert: The page is as it was, with all that you typed. Try again when the connection is back; if that does not help, load the page again.';
  const failed = ['The menu could not be loaded', stays, '[Close]', '[Try again]'];
  expect([lines(), find('dialog').getAttribute('aria-label'), focused()]).toEqual([
    failed,
    'The menu could not be loaded',
    'Close',
  ]);
  let arrive = (): void => undefined;
  fetched.mockImplementationOnce(
    () => new Promise((resolve) => (arrive = () => resolve(new Response('gone', { status: 404 })))),
  );
  await press(button('Try again'));
  expect(lines()).toEqual(['The menu could not be loaded', 'alert:', '[Close]', '[Try again – off]']);
  await settle(arrive);
  expect(lines()).toEqual(failed);
  await press(button('Close'));
  expect(onClose).toHaveBeenCalledTimes(1);
  fetched.mockImplementation(async () => new Response('code'));
  await press(button('Try again'));
  expect(lines()).toEqual(['[In the menu]']);
});

test('[UX-12] without its notice either it is closed, and a message says it', async () => {
  vi.resetModules();
  vi.doMock('./not-loaded.tsx', () => Promise.reject(new Error('lost')));
  const fresh = await import('./lazy-dialog.tsx');
  const freshToasts = await import('../toasts/toasts.ts');
  const Late = fresh.lazyDialog(load, 'The menu');
  const onClose = vi.fn();
  fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await mount(Late, { onClose });
  await settle(() => vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1)));
  expect(freshToasts.toastsNow().map(({ message, type }) => [message, type])).toEqual([
    ['The menu could not be loaded', 'error'],
  ]);
});

test('[SHELL-01, UX-03] a screen whose code is there is shown without the overlay', async () => {
  const Page = (): string => 'The page';
  const code = vi.fn(async () => ({ Page }));
  const { Component, preload } = screen(code, 'Page');
  const shownBy = (Shown: typeof Component) => mount(() => h(Suspense, { fallback: 'Waiting' }, h(Shown)), {});
  const late = await shownBy(Component);
  await passTime(0);
  expect([late.place.textContent, code.mock.calls.length]).toEqual(['The page', 1]);
  await preload();
  expect(code).toHaveBeenCalledTimes(1);
  // Nothing stands in its place for a moment.
  const Waiting = vi.fn(() => null);
  const pointedAt = screen(code, 'Page');
  await pointedAt.preload();
  const { place } = await mount(() => h(Suspense, { fallback: h(Waiting) }, h(pointedAt.Component)), {});
  expect([place.textContent, Waiting.mock.calls.length]).toEqual(['The page', 0]);
  const Inner = innerScreen(code, 'Page');
  const inner = await shownBy(Inner);
  await passTime(0);
  expect(inner.place.textContent).toBe('The page');
});

test('[ERR-06] code that is gone reloads the page once to the new version', async () => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('location', { reload });
  const tryIt = async (): Promise<string> => {
    reload.mockClear();
    const { preload, Component } = screen(() => Promise.reject(new TypeError('gone')), 'Page');
    void Component;
    let end = 'waits';
    void preload().then(() => (end = 'failed'));
    await passTime(0);
    return `${end}, reloads ${reload.mock.calls.length}, noted ${sessionStorage.getItem('reloaded-for-chunk')}`;
  };
  sessionStorage.clear();
  const results = [await tryIt(), await tryIt()];
  const good = screen(async () => ({ Page: () => null }), 'Page');
  await good.preload();
  results.push(String(sessionStorage.getItem('reloaded-for-chunk')));
  navigator.onLine = false;
  results.push(await tryIt());
  navigator.onLine = true;
  const full = vi.spyOn(window.Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  results.push(await tryIt());
  full.mockRestore();
  expect(results).toEqual([
    'waits, reloads 1, noted 1',
    'failed, reloads 0, noted 1',
    'null',
    'failed, reloads 0, noted null',
    'failed, reloads 0, noted null',
  ]);
  // Code that does not come is code that could not be fetched.
  reload.mockClear();
  void screen<'Page'>(() => new Promise(() => undefined), 'Page').preload();
  await passTime(119_999);
  expect(reload).not.toHaveBeenCalled();
  await passTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
  sessionStorage.clear();
});

test('[UX-12] what failed on a first screen says so with another try', async () => {
  const retry = vi.fn();
  await import('../states.tsx');
  const { lines } = await mount(LateFailedState, { what: 'Your cart', retry });
  expect(lines()).toEqual([
    'alert:',
    'Your cart could not be loaded',
    'The shop did not answer. Nothing of yours is lost.',
    '[Try again]',
  ]);
  await press(button('Try again'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('[SHELL-02, UX-04] the overlay comes after a moment, and once it is seen, stays long enough to be', async () => {
  let isOver = false;
  const over = async (): Promise<boolean> => {
    isOver = false;
    void overlaySeen().then(() => (isOver = true));
    await passTime(0);
    return isOver;
  };
  expect(await over()).toBe(true);
  const { place, leave } = await mount(LoadingOverlay, {});
  const shown = (): string => place.querySelector('main')?.innerHTML ?? '';
  await passTime(149);
  expect(shown()).toBe('');
  await passTime(1);
  expect([shown(), place.querySelector('main')?.getAttribute('aria-busy')]).toEqual([
    '<div class="overlay" role="status"><div><b>Loading...</b><p class="soft-text">Please wait</p></div></div>',
    'true',
  ]);
  await leave();
  await passTime(100);
  expect(await over()).toBe(false);
  await passTime(199);
  expect(isOver).toBe(false);
  await passTime(1);
  expect(isOver).toBe(true);
  expect(await over()).toBe(true);
  // A screen whose code comes while it is seen waits for that.
  const overlay = await mount(LoadingOverlay, {});
  await passTime(150);
  const { Component } = screen(async () => ({ Page: () => 'The page' }), 'Page');
  const late = await mount(() => h(Suspense, { fallback: 'Waiting' }, h(Component)), {});
  await passTime(299);
  const before = late.place.textContent;
  await passTime(1);
  expect([before, late.place.textContent]).toEqual(['Waiting', 'The page']);
  await overlay.leave();
});
