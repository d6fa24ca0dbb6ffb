import { expect, test, vi } from 'vitest';

const browser = vi.hoisted(() => ({ sent: [] as unknown[], moved: () => undefined as void }));
vi.mock('#web/platform/router/navigation.ts', () => ({
  watchLocation: (listener: () => void) => (browser.moved = listener),
}));
vi.mock('#web/platform/sending/send.ts', () => ({
  send: async (_name: string, input: unknown) => {
    browser.sent.push(input);
    throw new Error('there is no connection');
  },
}));

test('[DASH-03] pages of pieces, shops and searches that are opened by moving count once each', async () => {
  const { startRecordingViews } = await import('./record-views.ts');
  const moveTo = (address: string): void => {
    const [pathname = '', query = ''] = address.split('?');
    vi.stubGlobal('location', { pathname, search: query && `?${query}` });
    browser.moved();
  };
  vi.stubGlobal('location', { pathname: '/product/first', search: '' });
  startRecordingViews();
  const ways = [
    '/search?q=mug',
    '/search?q=mug&sort=price',
    '/product/l1',
    '/product/l1?size=big',
    '/cart',
    '/product/l1',
  ];
  for (const address of ways) moveTo(address);
  expect(browser.sent).toEqual([
    { address: '/search?q=mug', from: '/product/first' },
    { address: '/product/l1', from: '/search?q=mug&sort=price' },
    { address: '/product/l1', from: '/cart' },
  ]);
  vi.unstubAllGlobals();
});
