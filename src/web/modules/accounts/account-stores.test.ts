import { createElement, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { Address } from '#domain/core/address.ts';
import { go } from '#web/platform/router/navigation.ts';
import { ConsentBar } from './consent-bar.tsx';
import { consent, setConsent } from './consent.ts';
import { openGoogleWindow } from './google-window.ts';
import { rememberInterrupted, returnAddress, storeOperation, useInterrupted } from './interrupted-operation.ts';
import { ErasureReceiptPage } from './receipt/erasure-receipt-page.tsx';
import { closeSignIn, openSignIn, signInFor } from './sign-in-overlay.ts';
import { useUnsaved } from './unsaved/unsaved.ts';
import { useUsualAddress } from './usual-address.ts';

beforeEach(async () => {
  await page.close();
  forgetAnswers();
  localStorage.clear();
  signIn(null);
});
afterEach(() => time.releaseTimers());

const ran: [string, string][] = [];
/** What waits on a page for whoever signs in: of one shop alone. */
function Follow({ shop }: { shop: string }) {
  useInterrupted('shops.follow', {
    isMine: ({ sellerId }) => sellerId === shop,
    run: ({ sellerId }, key) => void ran.push([sellerId, key]),
  });
  return null;
}

test('[UX-74] what was interrupted goes on once somebody is signed in', async () => {
  ran.length = 0;
  const begin = async (shop: string, at = '/shop/rio'): Promise<void> => {
    signIn(null);
    await page.open(Follow, { shop: 'rio' }, '/shop/rio');
    rememberInterrupted('shops.follow', { sellerId: shop });
    if (at !== '/shop/rio') go(at, { replace: true });
    await time.settle();
  };
  await begin('rio');
  const before = ran.length;
  signIn({});
  await time.settle();
  signIn({ userId: 'bo' });
  await time.settle();
  expect([before, ran.map(([shop, key]) => `${shop} ${key.length}`)]).toEqual([0, ['rio 36']]);
  await begin('ana');
  signIn({});
  await time.settle();
  await begin('rio', '/cart');
  signIn({});
  await time.settle();
  expect(ran.length).toBe(1);
  const late = async (minutes: number): Promise<number> => {
    await begin('rio');
    vi.setSystemTime(Date.now() + minutes * 60_000);
    signIn({});
    await time.settle();
    time.releaseTimers();
    return ran.length;
  };
  expect([await late(20), await late(19.9)]).toEqual([1, 2]);
});

test('[UX-74] one tab alone goes on with a link by mail', async () => {
  ran.length = 0;
  const begin = async (): Promise<void> => {
    signIn(null);
    await page.open(Follow, { shop: 'rio' }, '/shop/rio');
    rememberInterrupted('shops.follow', { sellerId: 'rio' });
    storeOperation();
  };
  await begin();
  signIn({});
  await time.settle();
  expect([ran.length, localStorage.getItem('interrupted-act')]).toEqual([1, null]);
  await begin();
  localStorage.removeItem('interrupted-act');
  signIn({});
  await time.settle();
  expect(ran.length).toBe(1);
});

test('[UX-74] who opens the sign-in for itself does not go on with what was begun before', () => {
  signInFor('shops.follow', { sellerId: 'rio' }, '#follow');
  const begun = returnAddress();
  openSignIn('signup');
  expect([begun.endsWith('#follow'), returnAddress().endsWith('#follow')]).toEqual([true, false]);
  closeSignIn();
});

test('[ACC-17] the usual address fills an empty form of whoever is signed in', async () => {
  const address = {
    name: 'Ida',
    line1: 'Gasse 1',
    line2: '',
    postcode: '1010',
    city: 'Wien',
    country: 'AT',
    phone: '',
  };
  const filled: Address[] = [];
  const Form = ({ isEmpty }: { isEmpty: boolean }) => {
    useUsualAddress(isEmpty, (usual) => void filled.push(usual as Address));
    return null;
  };
  await page.open(Form, { isEmpty: true });
  expect(server.requestsSent()).toEqual([]);
  signIn({});
  const know = (items: object[]): void =>
    server.answering('accounts.listAddresses', () => partly({ addresses: items }));
  const open = async (isEmpty: boolean, items: object[]): Promise<void> => {
    await page.close();
    server.forget();
    know(items);
    await page.show(Form, { isEmpty });
  };
  await open(true, [{ ...address, id: 'a1', isDefault: false }]);
  await open(false, [{ ...address, id: 'a1', isDefault: true }]);
  expect(filled).toEqual([]);
  await open(true, [
    { ...address, id: 'a2', city: 'Graz', isDefault: false },
    { ...address, id: 'a1', isDefault: true },
  ]);
  expect(filled).toEqual([address]);
  await page.close();
  server.forget();
  const hold = server.holding('accounts.listAddresses');
  await page.show(Form, { isEmpty: true });
  await page.again(Form, { isEmpty: false });
  await hold(partly({ addresses: [{ ...address, id: 'a1', isDefault: true }] }));
  expect(filled.length).toBe(1);
});

test('[ACC-05] the window of Google: its own answer alone counts', async () => {
  const windows: { closed: boolean }[] = [];
  const opened: string[] = [];
  const channels: ((event: { data: object }) => void)[] = [];
  const attempts = (): string[] => opened.map((url) => /attempt=([^&]+)/.exec(url)?.[1] ?? '');
  window.open = partly((url: string) => {
    opened.push(url);
    windows.push({ closed: false });
    return windows.at(-1);
  });
  Reflect.set(globalThis, 'screen', { width: 1000 });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener = (_name: string, listener: (typeof channels)[number]): void => void channels.push(listener);
      close = (): void => undefined;
    },
  );
  time.holdTimers();
  const outcome = async (promise: Promise<object>): Promise<object | string> =>
    Promise.race([promise, Promise.resolve('open')]);
  const first = openGoogleWindow();
  const second = openGoogleWindow({ connect: true });
  expect([
    { ...((await outcome(first)) as object), attempt: '' },
    opened.map((url) => url.replace(/attempt=[^&]+/, '')),
  ]).toEqual([
    { attempt: '', code: 'accounts/cancelled-popup-request', kind: 'problem' },
    ['/sign-in/google?', '/sign-in/google?&connect=1'],
  ]);
  channels[1]?.({ data: { attempt: 'another', kind: 'signed-in' } });
  const windowTwo = windows[1]!;
  windowTwo.closed = true;
  await time.passTime(4000);
  windowTwo.closed = false;
  await time.passTime(400);
  windowTwo.closed = true;
  await time.passTime(400 + 7999);
  expect(await outcome(second)).toBe('open');
  await time.passTime(800);
  expect(((await second) as { code: string }).code).toBe('accounts/popup-closed-by-user');
  const third = openGoogleWindow();
  channels[2]?.({ data: partly({ attempt: attempts()[2], kind: 'signed-in' }) });
  expect(((await third) as { kind: string }).kind).toBe('signed-in');
  window.open = partly(() => null);
  expect(((await openGoogleWindow()) as { code: string }).code).toBe('accounts/popup-blocked');
});

/** A page with something unsaved, links and a way to save. */
function Editor({ isChanged }: { isChanged: boolean }) {
  const { clear } = useUnsaved(isChanged);
  const [left, setLeft] = useState('');
  const link = (href: string, more = {}) =>
    createElement(
      'a',
      { key: href, href, onClick: (event: Event) => (event.preventDefault(), setLeft(href)), ...more },
      `To ${href}`,
    );
  return createElement(
    'div',
    null,
    link('/cart'),
    link('#part'),
    link('/edit?tab=2#part'),
    link('/new', { target: '_blank' }),
    createElement('button', { onClick: clear }, 'Save'),
    `Left to: ${left}`,
  );
}
const dialog = (): string[] => page.lines(document.querySelector('dialog') ?? document.createElement('i'));
const left = (): string =>
  page
    .lines()
    .find((line) => line.includes('Left to:'))
    ?.replace(/.*Left to:/, '')
    .trim() ?? '';
const warns = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('[UX-69] leaving with something unsaved asks first: staying keeps it, leaving goes on', async () => {
  await page.open(Editor, { isChanged: false }, '/edit');
  await page.press('To /cart');
  expect([left(), dialog(), warns()]).toEqual(['/cart', [], false]);
  await page.open(Editor, { isChanged: true }, '/edit');
  await page.press('To #part');
  await page.press('To /new');
  expect([left(), dialog(), warns()]).toEqual(['/new', [], true]);
  await page.press('To /cart');
  await page.until(() => dialog().length > 0);
  const asks = dialog();
  await page.press('To /cart');
  await page.press(asks.at(-2)?.slice(1, -1) ?? '');
  expect([asks, document.querySelectorAll('dialog').length, left()]).toEqual([
    [
      'Leave without saving?',
      'What you changed here is not saved. If you leave, it is gone.',
      '[Stay here]',
      '[Leave without saving]',
    ],
    0,
    '/new',
  ]);
  // Other words of the same path are another page, whatever place of it is meant.
  await page.press('To /edit?tab=2#part');
  await page.until(() => dialog().length > 0);
  await page.press(asks.at(-1)?.slice(1, -1) ?? '');
  expect([dialog(), left(), warns()]).toEqual([[], '/edit?tab=2#part', false]);
  await page.open(Editor, { isChanged: true }, '/edit');
  await page.press('Save');
  await page.press('To /cart');
  expect([left(), dialog(), warns()]).toEqual(['/cart', [], false]);
  await page.again(Editor, { isChanged: false });
  expect(warns()).toBe(false);
});

test('[SUP-02, UX-16] the question about what may be kept stands until it is answered', async () => {
  consent.set(null);
  let changes = 0;
  const onChange = (): void => void (changes += 1);
  addEventListener('consent-changed', onChange);
  await page.open(ConsentBar, {});
  const asks = page.lines();
  await page.press('Only what is needed');
  const no = [page.lines(), localStorage.getItem('gdpr_consent'), changes];
  setConsent(true);
  removeEventListener('consent-changed', onChange);
  expect([asks, no, localStorage.getItem('gdpr_consent'), changes]).toEqual([
    [
      'The shop keeps what it needs to work: your cart and your sign-in. May it also remind you by mail of a cart you left? [More about it → /settings/privacy]',
      '[Only what is needed]',
      '[Remind me too]',
    ],
    [[], 'false', 1],
    'true',
    2,
  ]);
  consent.set(null);
});

test('[SUP-03] the receipt of an erasure: what became of each part', async () => {
  const parts = [
    { called: 'Reviews', rows: 1, became: 'deleted', because: null, until: null },
    { called: 'Orders', rows: 1234, became: 'retained', because: 'tax', until: '2033-12-31' },
  ];
  answer('accounts.getErasureReceipt', { key: '' }, partly({ madeAt: '2026-12-01T10:00:00.000Z', parts }));
  const whole = await page.lookAt(ErasureReceiptPage, {});
  const away: string[][] = [];
  for (const status of [404, 400, 503]) {
    forgetAnswers();
    await page.close();
    server.forget();
    server.refusing('accounts.getErasureReceipt', status);
    await page.show(ErasureReceiptPage, {});
    await time.settle();
    away.push(page.lines());
  }
  expect([whole, away]).toEqual([
    [
      'What became of your data',
      'Your account was deleted on 1 Dec 2026. Nothing here tells whose it was.',
      'Deleted',
      'Reviews: 1 entry.',
      'Kept without you',
      'Nothing',
      'Kept as it is',
      'Orders: 1,234 entries. Because tax, until 31 Dec 2033.',
    ],
    [
      ['There is no receipt at this link', '[To the marketplace → /]'],
      ['There is no receipt at this link', '[To the marketplace → /]'],
      [
        'What became of your data',
        'alert:',
        'The receipt could not be loaded',
        'Not now. Nothing of yours is lost.',
        '[Try again]',
      ],
    ],
  ]);
});
