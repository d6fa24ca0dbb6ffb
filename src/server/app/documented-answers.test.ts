import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Statement } from '../platform/database/statement-batch.ts';
import { buy, variantOf, withCart, type SoldVariant } from '#test/builders/buying.ts';
import type { ApiDocument } from '#test/builders/api-document.ts';
import { type DocumentCheck, documentCheck } from '#test/builders/document-check.ts';
import { maker } from '#test/builders/market.ts';
import { browser, type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { ensureActivationCode } from '../modules/admin/activation-code.ts';
import { allCalls } from './operations.ts';

interface Route {
  operation: string;
  method: string;
  path: string;
}

let sale: Sale;
let check: DocumentCheck;
let document: ApiDocument;
let mug: SoldVariant;
/** Ana has a shop, Rio has bought, Cy is an administrator; the last is a visitor. */
let people: { ana: Browser; rio: Browser; cy: Browser; nobody: Browser };
let ids: Record<string, string>;
const calls = allCalls();
const wrong = new Set<string>();
const realFetch = globalThis.fetch;

/** Everything that is sent in this file, by whichever builder, is held against the document. */
const watchedFetch: typeof fetch = async (input, init) => {
  const response = await realFetch(input, init);
  const { pathname } = new URL(String(input));
  if (!check || !pathname.startsWith('/api/') || response.headers.get('content-type')?.startsWith('text/event-stream'))
    return response;
  const text = await response.clone().text();
  const answer = { method: init?.method ?? 'GET', path: pathname, status: response.status, text };
  for (const problem of check.problems(answer)) wrong.add(problem);
  return response;
};

const routes = (): Route[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      operation: described.operationId,
      method: method.toUpperCase(),
      path: `/api${path}`,
    })),
  );
const ours = (): Route[] => routes().filter(({ operation }) => !operation.startsWith('platform.'));
const filled = ({ path }: Route, values: Record<string, string> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'x');
const isRead = ({ method }: Route): boolean => ['GET', 'DELETE'].includes(method);
const problemsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  wrong.clear();
  await work();
  return [...wrong].sort();
};
const send = (
  who: Browser,
  route: Route,
  { body = '{}', type = 'application/json', headers = {} as Record<string, string> } = {},
) =>
  who.call(
    route.method,
    filled(route),
    isRead(route) ? undefined : body,
    isRead(route) ? headers : { 'content-type': type, ...headers },
  );

beforeAll(async () => {
  sale = await openSale();
  document = (await browser(sale.address).call('GET', '/api/openapi.json')).body;
  check = documentCheck(document);
  globalThis.fetch = watchedFetch;
});
afterAll(async () => {
  globalThis.fetch = realFetch;
  await sale.stop();
});

test('[RUN-06] what a market day answers with success has the documented form', async () => {
  const results = await problemsOf(async () => {
    const ana = (await maker(sale.address, 'Ana Potter')) as Browser & { pictureId: string };
    mug = await variantOf(sale, ana, { quantity: 20 });
    const rio = await signUp(await withCart(sale, mug), 'Rio');
    const order = (await buy(rio)).body;
    const cy = await signUp(browser(sale.address), 'Cy');
    await cy.call('POST', '/api/admin/activate', { code: await ensureActivationCode(sale.app) });
    await sale.settle();
    people = { ana, rio, cy, nobody: browser(sale.address) };
    const orders = (await rio.call('GET', '/api/orders')).body;
    ids = {
      ...mug,
      slug: 'ana-potter',
      sellerId: ana.userId,
      userId: rio.userId,
      orderId: orders?.items?.[0]?.orderId ?? order?.orders?.[0]?.orderId ?? 'x',
    };
    await withCart(sale, mug);
    for (const who of Object.values(people))
      for (const route of ours().filter(({ method }) => method === 'GET')) await who.call('GET', filled(route, ids));
    for (const path of ['/api/search?q=mug', '/api/search/facets?q=mug']) await people.rio.call('GET', path);
    const days = '?from=2026-11-01&to=2026-11-28';
    for (const path of ['days', 'listings', 'countries', 'sources'])
      await ana.call('GET', `/api/seller/analytics/${path}${days}${path === 'sources' ? '&kind=source' : ''}`);
    for (const path of ['days', 'search-terms', 'sources'])
      await cy.call('GET', `/api/admin/analytics/${path}${days}${path === 'sources' ? '&kind=source' : ''}`);
    await cy.call('GET', `/api/admin/analytics/report${days}&dimension=month`);
    await ana.call('GET', '/api/saved-views?list=seller.orders');
  });
  expect(results).toEqual([]);
  const reads = ours().filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  const silent = reads.map(({ operation }) => operation).filter((operation) => !check.succeeded.has(operation));
  // These ask for words, for orders to print, or for what a conversation is about, which they do not get here.
  expect(silent.toSorted()).toEqual([
    'messages.findConversation',
    'office.find',
    'orders.listPackages',
    'orders.printLabels',
    'search.suggest',
  ]);
});

test('[RUN-06] every refusal to each kind of person is documented', async () => {
  const results = await problemsOf(async () => {
    for (const route of ours())
      for (const who of [people.nobody, people.rio, people.cy])
        if (route.operation !== 'accounts.signOut') await send(who, route);
  });
  expect(results).toEqual([]);
});

test('[RUN-06] bodies that are broken, too large, of another type or from another site', async () => {
  const results = await problemsOf(async () => {
    for (const route of ours().filter(({ operation }) => operation !== 'accounts.signOut')) {
      if (!isRead(route)) {
        await send(people.rio, route, { body: '{' });
        await send(people.rio, route, { body: '{"surprise":1}' });
        await send(people.rio, route, { body: 'a=b', type: 'text/plain' });
        if (calls[route.operation]?.kind !== 'raw')
          await send(people.rio, route, { body: `{"a":"${'a'.repeat(1_100_000)}"}` });
      }
      if (route.method !== 'GET') await send(people.rio, route, { headers: { origin: 'https://evil.example' } });
      await send(people.rio, route, { headers: { 'idempotency-key': 'a b' } });
      await people.rio.call(route.method, `${filled(route)}?surprise=1`, isRead(route) ? undefined : '{}');
    }
  });
  expect(results).toEqual([]);
});

test('[RUN-06] a call with a limit answers 429 beyond it, as documented', async () => {
  const { query } = sale.app.db;
  const results = await problemsOf(async () => {
    sale.app.db.query = ((statement: Statement) =>
      statement.name === 'rate-limit-take'
        ? Promise.resolve({ rows: [{ count: 1_000_000 }] })
        : query(statement)) as typeof query;
    for (const route of ours().filter(({ operation }) => calls[operation]?.limit)) {
      await send(people.nobody, route);
      await send(people.cy, route);
    }
    sale.app.db.query = query;
  });
  expect(results).toEqual([]);
});

test('[RUN-06] DELETE takes its input from the query, as documented', async () => {
  for (const route of ours().filter(({ method }) => method === 'DELETE')) {
    const described = document.paths[route.path.slice(4)]?.delete;
    expect([described?.operationId, described?.requestBody]).toEqual([route.operation, undefined]);
    const answer = await people.rio.call('DELETE', filled(route), { was: 1 });
    expect([route.operation, answer.status, answer.body.error.code]).toEqual([route.operation, 400, 'request/invalid']);
  }
});
