import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { MAX_TRACE } from '#domain/errors/limits.ts';

const crumbs = vi.hoisted(() => [] as string[]);
vi.mock('./breadcrumbs.ts', () => ({ leave: (kind: string, text: string) => void crumbs.push(`${kind}: ${text}`) }));
const answer = vi.fn<(...requests: unknown[]) => Promise<Response>>();
vi.stubGlobal('location', { origin: 'http://shop.test', href: 'http://shop.test/cart' });
vi.stubGlobal('fetch', answer);
let clock = 0;
vi.spyOn(performance, 'now').mockImplementation(() => (clock += 12));
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
  ['http://shop.test/api/search', 'http://shop.test/assets/x.js', 'http://shop.test/api/errors/reports'].map(
    (name) => ({ name, initiatorType: 'fetch', startTime: 5, duration: 31.4, responseStatus: 200 }),
  ) as unknown as PerformanceEntry[],
);
const { addTraceEvents, forgetTrace, startTrace, traceEvents } = await import('./call-trace.ts');
const answered: [string, number, string | null][] = [];
startTrace(({ name, status, requestId }) => void answered.push([name, status, requestId]));
const [atStart, crumbsAtStart] = [traceEvents(), [...crumbs]];

beforeEach(() => {
  forgetTrace();
  crumbs.length = 0;
  answered.length = 0;
  answer.mockReset();
  answer.mockImplementation(async () => new Response('{}', { status: 201, headers: { 'x-request-id': 'r-1' } }));
});

test('[ERR-07] calls that were answered before the error layer came are among what went before', () => {
  expect(atStart).toEqual([{ name: '/api/search', at: expect.any(Number), durationMs: 31, requestId: null }]);
  expect(crumbsAtStart).toEqual(['call: /api/search 200, 31 ms']);
});

test('[VAULT-07, ERR-07] a call is timed with its name, how it was answered and the id of its request', async () => {
  const response = await fetch('/api/cart/items', { method: 'POST' });
  expect(response.status).toBe(201);
  expect(answered).toEqual([['POST /api/cart/items', 201, 'r-1']]);
  expect(traceEvents()).toEqual([
    { name: 'POST /api/cart/items', at: expect.any(Number), durationMs: 12, requestId: 'r-1' },
  ]);
  expect(crumbs).toEqual(['call: POST /api/cart/items 201, 12 ms']);
  await fetch(new Request('http://shop.test/api/cart'));
  await fetch(new URL('http://shop.test/api/cart'));
  expect(answered.slice(1)).toEqual([
    ['GET /api/cart', 201, 'r-1'],
    ['GET /api/cart', 201, 'r-1'],
  ]);
});

test('[VAULT-07] a call of the error layer leaves no trace', async () => {
  for (const address of ['http://elsewhere.test/api/cart', '/cart', '/api/errors/report', '/api/vault/keys'])
    await fetch(address);
  expect([traceEvents(), answered, crumbs, answer.mock.calls.length]).toEqual([[], [], [], 4]);
});

test('[VAULT-07] a call without an answer is told so, one that the page itself dropped is not', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetch('/api/cart')).rejects.toThrow('Failed to fetch');
  expect([answered, crumbs]).toEqual([[['GET /api/cart', 0, null]], ['call: GET /api/cart no answer, 12 ms']]);
  const stop = new AbortController();
  stop.abort();
  await expect(fetch('/api/orders', { signal: stop.signal })).rejects.toThrow('Failed to fetch');
  expect(answered).toHaveLength(1);
});

test('[VAULT-07] the newest steps are kept, those of earlier pages before them', async () => {
  const earlier = Array.from({ length: MAX_TRACE + 5 }, (_, at) => ({
    name: `old ${at}`,
    at,
    durationMs: 1,
    requestId: null,
  }));
  await fetch('/api/cart');
  addTraceEvents(earlier);
  expect([traceEvents().length, traceEvents()[0]?.name, traceEvents().at(-1)?.name]).toEqual([
    MAX_TRACE,
    'old 6',
    'GET /api/cart',
  ]);
  await fetch('/api/orders');
  expect([traceEvents().length, traceEvents()[0]?.name, traceEvents().at(-1)?.name]).toEqual([
    MAX_TRACE,
    'old 7',
    'GET /api/orders',
  ]);
});
