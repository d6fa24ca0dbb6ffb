import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { callTable } from 'virtual:call-table';
import { abortableRequest, ApiProblem, inputKey, onSignedOut, request } from './api.ts';

vi.mock('virtual:later-call-table', () => ({ callTable: { 'payments.getBalance': 'GET /balance' } }));
Object.assign(callTable, {
  'orders.getOrder': 'GET /orders/{orderId}/lines/{lineId}',
  'cart.removeItem': 'DELETE /cart/items/{itemId}',
  'cart.addItem': 'POST /cart/{location}/items',
  'files.takePicture': 'PUT /files',
});
const requestMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', requestMock);
afterAll(() => {
  vi.unstubAllGlobals();
  for (const name of Object.keys(callTable)) Reflect.deleteProperty(callTable, name);
});
const answers = (body: unknown, status = 200): void =>
  void requestMock.mockImplementation(async () =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
  );
beforeEach(() => {
  requestMock.mockReset();
  answers({ done: true });
});
const send = (name: string, input?: object, key?: string): Promise<unknown> =>
  request<'cart.getCart'>(name as 'cart.getCart', input as Record<string, never>, key);
const problemOf = (sent: Promise<unknown>): Promise<unknown> =>
  sent.then(
    () => 'none',
    (problem: unknown) =>
      problem instanceof ApiProblem
        ? { status: problem.status, code: problem.code, message: problem.message, requestId: problem.requestId }
        : problem,
  );

test('[RUN-07] what a call is given stands in its path', async () => {
  const input = { orderId: 'a/b ü', lineId: 7, page: 2, words: 'x & y', none: null, left: undefined, off: false };
  expect(await send('orders.getOrder', input)).toEqual({ done: true });
  await send('orders.getOrder', { orderId: 'o', lineId: 'l' });
  await send('orders.getOrder');
  await send('cart.removeItem', { itemId: 'i', all: true }, 'k');
  await send('cart.addItem', { location: 'bag', listingId: 'jug', note: null, left: undefined }, 'k1');
  await send('files.takePicture', { name: 'x' });
  expect(requestMock.mock.calls.map(([url, { method, body, headers }]) => [method, url, body, headers])).toEqual([
    ['GET', '/api/orders/a%2Fb%20%C3%BC/lines/7?page=2&words=x+%26+y&off=false', undefined, undefined],
    ['GET', '/api/orders/o/lines/l', undefined, undefined],
    ['GET', '/api/orders//lines/', undefined, undefined],
    ['DELETE', '/api/cart/items/i?all=true', undefined, undefined],
    [
      'POST',
      '/api/cart/bag/items',
      '{"listingId":"jug","note":null}',
      { 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' },
    ],
    [
      'PUT',
      '/api/files',
      '{"name":"x"}',
      { 'Content-Type': 'application/json', 'Idempotency-Key': expect.stringMatching(/^[\da-f-]{36}$/) },
    ],
  ]);
});

test('[SHELL-01, ERR-12] a call of a later screen is found in the table that comes later', async () => {
  expect(await send('payments.getBalance')).toEqual({ done: true });
  expect(requestMock.mock.calls.map(([url]) => url)).toEqual(['/api/balance']);
  expect(await send('cart.addItem', { location: 'bag' })).toEqual({ done: true });
  vi.resetModules();
  vi.doMock('virtual:later-call-table', () => Promise.reject(new Error('lost')));
  const fresh = await import('./api.ts');
  const lost = await fresh.request('payments.getBalance').catch((problem: unknown) => problem);
  expect(lost).toMatchObject({ status: 0, code: 'network' });
});

test('[ERR-02, ERR-12] no answer, half an answer, and one that its screen no longer waits for', async () => {
  requestMock.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  const network = (message: string) => ({ status: 0, code: 'network', message, requestId: undefined });
  const text = 'A network error occurred. Please check your connection and try again.';
  expect(await problemOf(send('cart.addItem'))).toEqual(network(text));
  expect(await problemOf(send('files.takePicture'))).toEqual(
    network('Network error. Please check your connection and try again.'),
  );
  answers('{"half": ');
  expect(await problemOf(send('cart.addItem'))).toEqual(network(text));
  const stop = new AbortController();
  stop.abort();
  requestMock.mockImplementation((_url, { signal }) => Promise.reject(signal?.reason as Error));
  expect(await problemOf(abortableRequest('orders.getOrder' as 'cart.getCart', {}, stop.signal))).toMatchObject({
    name: 'AbortError',
  });
});

test('[ERR-09, ERR-12] a refusal has the words of the server', async () => {
  answers({ error: { code: 'cart/sold-out', message: 'It is sold.', requestId: 'r-1', left: 2 } }, 409);
  const problem = await send('cart.addItem').catch((error: unknown) => error as ApiProblem);
  expect(problem).toMatchObject({ status: 409, code: 'cart/sold-out', message: 'It is sold.', requestId: 'r-1' });
  expect((problem as ApiProblem).facts).toEqual({
    ...{ code: 'cart/sold-out', message: 'It is sold.', requestId: 'r-1', left: 2 },
  });
  for (const [body, status, message] of [
    ['<h1>Bad gateway</h1>', 503, 'Service temporarily unavailable. Please try again later.'],
    ['', 429, 'Too many requests. Please wait a moment and try again.'],
    ['{}', 500, 'An unexpected error occurred. Please try again.'],
    ['null', 401, 'Authentication required. Please sign in and try again.'],
  ] as const) {
    answers(body, status);
    expect(await problemOf(send('cart.addItem'))).toEqual({
      ...{ status, code: 'request/unexpected', message, requestId: undefined },
    });
  }
});

test('[ACC-20, AUTHUI-07] who asked when it was asked is reported that one has to sign in', async () => {
  let who = 'ida';
  const reported = vi.fn();
  onSignedOut(() => who, reported);
  requestMock.mockImplementation(async () => {
    who = 'bo';
    return Response.json({ error: { code: 'request/sign-in-required', message: 'Sign in.' } }, { status: 401 });
  });
  expect(await problemOf(send('orders.getOrder'))).toMatchObject({ status: 401, message: 'Sign in.' });
  answers({ error: { code: 'request/forbidden', message: 'No.' } }, 401);
  await problemOf(send('orders.getOrder'));
  expect(reported.mock.calls).toEqual([['ida']]);
});

test('the key of an input is the same in whatever order it was given', () => {
  expect([
    inputKey({ b: 1, a: 'x', c: undefined, d: null }),
    inputKey({ d: null, a: 'x', b: 1 }),
    inputKey({}),
  ]).toEqual(['{"a":"x","b":1,"d":null}', '{"a":"x","b":1,"d":null}', '{}']);
});
