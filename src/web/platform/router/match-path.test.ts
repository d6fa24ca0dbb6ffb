import { expect, test } from 'vitest';
import { pathMatcher } from './match-path.ts';
import { routesAt, type ScreenEntry } from './routes-at.ts';

const match = pathMatcher([
  { path: '/' },
  { path: '/product/:listingId' },
  { path: '/order/:orderId/line/:lineId' },
  { path: '/admin/*' },
]);
const resultsOf = (path: string): unknown => {
  const matched = match(path);
  return matched && [matched.route.path, matched.params];
};

test('[SHELL-05] a path finds its route with what stands in it; what is none finds nothing', () => {
  expect([
    resultsOf('/'),
    resultsOf('/product/jug%20%C3%BC'),
    resultsOf('/product/jug/'),
    resultsOf('/product/100%'),
    resultsOf('/order/o1/line/l2'),
    resultsOf('/admin'),
    resultsOf('/admin/'),
    resultsOf('/admin/orders/o%201'),
    resultsOf('/product'),
    resultsOf('/product/'),
    resultsOf('/product/a/b'),
    resultsOf('/administrators'),
    resultsOf('/shop/product/jug'),
  ]).toEqual([
    ['/', {}],
    ['/product/:listingId', { listingId: 'jug ü' }],
    ['/product/:listingId', { listingId: 'jug' }],
    ['/product/:listingId', { listingId: '100%' }],
    ['/order/:orderId/line/:lineId', { orderId: 'o1', lineId: 'l2' }],
    ['/admin/*', { rest: '' }],
    ['/admin/*', { rest: '' }],
    // As it stands there: whoever reads it parts it first.
    ['/admin/*', { rest: 'orders/o%201' }],
    ...[null, null, null, null, null],
  ]);
});

test('[SHELL-05] each address of a module has its screen, or all have the one', () => {
  const entry = (): ScreenEntry => ({ screen: { Component: () => null, preload: async () => undefined } });
  const [one, other] = [entry(), { ...entry(), guarded: true }];
  expect(routesAt({ list: '/list', item: '/item/:id' }, { list: one, item: other })).toEqual([
    { ...one, path: '/list' },
    { ...other, path: '/item/:id' },
  ]);
  expect(routesAt({ list: '/list', item: '/item/:id' }, other)).toEqual([
    { ...other, path: '/list' },
    { ...other, path: '/item/:id' },
  ]);
});

test('[RUN-10] a path of many slashes is matched in proportion to its length', () => {
  const began = performance.now();
  expect(resultsOf(`/admin/a${'/'.repeat(100_000)}b`)).not.toBeNull();
  expect(resultsOf(`/admin/a${'/'.repeat(100_000)}`)).toEqual(['/admin/*', { rest: 'a' }]);
  expect(performance.now() - began).toBeLessThan(200);
});
