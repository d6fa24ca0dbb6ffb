import type { AnyContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { emptyCart } from '#domain/cart/empty-cart.ts';
import { ok } from '#domain/core/result.ts';
import type { ApiDocument, ApiOperation, JsonSchema } from '#test/builders/api-document.ts';
import { maker } from '#test/builders/market.ts';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';
import { read } from '../calls/call.ts';
import { anyone } from '../calls/policy.ts';
import { openApiDocument } from './openapi-document.ts';
import { refuseUndocumented } from './other-routes.ts';

let sale: Sale;
let document: ApiDocument;

beforeAll(async () => {
  sale = await openSale();
  document = (await browser(sale.address).call('GET', '/api/openapi.json')).body;
});
afterAll(() => sale.stop());

const operations = (): [string, ApiOperation][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]): [string, ApiOperation] => [`${method.toUpperCase()} ${path}`, call]),
  );

/** Every schema of a document with the way to it. */
function* schemasIn(value: unknown, way: string): Generator<[string, JsonSchema]> {
  if (value === null || typeof value !== 'object') return;
  const json = value as JsonSchema;
  if (typeof json.type === 'string' || json.enum || json.anyOf) yield [way, json];
  for (const [name, child] of Object.entries(json)) yield* schemasIn(child, `${way}.${name}`);
}

test('[RUN-06] the OpenAPI document names every call of the contract once', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  const documented = operations()
    .map(([address, call]) => `${call.operationId} ${address}`)
    .filter((line) => !line.startsWith('platform.'))
    .sort();
  const promised = Object.entries(contract)
    .flatMap(([module, calls]) =>
      Object.entries(calls).map(([name, call]) => {
        const { method = 'POST', path } = (call as AnyContractProcedure)['~orpc'].route;
        return `${module}.${name} ${method} ${path}`;
      }),
    )
    .sort();
  expect(documented).toEqual(promised);
});

test('[RUN-06] the start fails where calls and documents differ', async () => {
  const one = read(contract.cart.getCart, { policy: anyone }, async () => ok(emptyCart));
  const options = { title: 'x', url: 'http://localhost' };
  await expect(openApiDocument({}, { calls: { 'cart.getCart': one }, ...options })).rejects.toThrow(
    'The call cart.getCart is registered but not documented.',
  );
  const paths = { '/cart': { get: {} } };
  expect(() => refuseUndocumented(new Set(['GET /api/cart']), { paths })).not.toThrow();
  expect(() => refuseUndocumented(new Set(['GET /api/cart', 'POST /api/back-door']), { paths })).toThrow(
    'The address POST /back-door is registered but not documented.',
  );
  expect(() => refuseUndocumented(new Set(), { paths })).toThrow(
    'The address GET /cart is documented but not registered.',
  );
  await expect(
    openApiDocument(
      { cart: { getCart: contract.cart.getCart, clear: contract.cart.clear } },
      { calls: { 'cart.getCart': one }, ...options },
    ),
  ).rejects.toThrow('is documented but not registered');
});

test('[RUN-06] each operation names its security, and each refusal has the one shape', () => {
  for (const [address, call] of operations()) {
    expect(Array.isArray(call.security), address).toBe(true);
    expect(call.summary?.length, address).toBeGreaterThan(5);
    const statuses = Object.keys(call.responses);
    expect(
      statuses.filter((status) => Number(status) < 300),
      address,
    ).toHaveLength(1);
    const isOurs = call.operationId.startsWith('platform.');
    for (const status of [
      '500',
      ...(isOurs ? [] : ['400', '503']),
      ...(call.security[0]?.session ? ['401'] : []),
      ...(call['x-permission'] ? ['403'] : []),
    ])
      expect(statuses, address).toContain(status);
    for (const status of statuses.filter((each) => Number(each) >= 400))
      expect(call.responses[status]?.content?.['application/json']?.schema, address).toEqual({
        $ref: '#/components/schemas/Error',
      });
  }
});

test('[RUN-06] every input is closed and bounded', () => {
  const open: string[] = [];
  for (const [address, call] of operations()) {
    const inputs = [
      ...(call.parameters ?? []).map(({ name, schema }) => [`${address} ${name}`, schema] as const),
      [`${address} body`, call.requestBody?.content?.['application/json']?.schema] as const,
    ];
    for (const [name, schema] of inputs) {
      for (const [way, each] of schemasIn(schema, name)) {
        const types = [each.type].flat();
        if (
          types.includes('object') &&
          each.additionalProperties !== false &&
          typeof each.additionalProperties !== 'object'
        )
          open.push(`${way}: further fields`);
        if (
          types.includes('string') &&
          each.maxLength === undefined &&
          !each.enum &&
          each.const === undefined &&
          !each.format &&
          !/^\^.*\$$/.test(each.pattern ?? '')
        )
          open.push(`${way}: text without end`);
        // A tuple has as many as it names.
        if (types.includes('array') && each.maxItems === undefined && !each.prefixItems)
          open.push(`${way}: list without end`);
        if (
          (types.includes('integer') || types.includes('number')) &&
          (each.maximum === undefined || each.minimum === undefined)
        )
          open.push(`${way}: number without end`);
      }
    }
  }
  expect(open).toEqual([]);
});

test('[RUN-06] what calls answer is a status that they document', async () => {
  const ana = await maker(sale.address, 'Ana Potter');
  const rio = await withCart(sale, await variantOf(sale, ana));
  const seen: [string, string, number][] = [
    ['/cart', 'get', (await rio.call('GET', '/api/cart')).status],
    ['/checkout', 'post', (await buy(browser(sale.address))).status],
    ['/checkout', 'post', (await buy(rio)).status],
    ['/seller/orders', 'get', (await rio.call('GET', '/api/seller/orders')).status],
    [
      '/accounts/sign-in',
      'post',
      (await rio.call('POST', '/api/accounts/sign-in', { email: 'x@example.com', password: 'x' })).status,
    ],
    ['/orders/{orderId}', 'get', (await rio.call('GET', '/api/orders/nothing')).status],
    ['/cart/items', 'post', (await rio.call('POST', '/api/cart/items', '[]')).status],
  ];
  for (const [path, method, status] of seen)
    expect(Object.keys(document.paths[path]?.[method]?.responses ?? {}), `${method} ${path}`).toContain(String(status));
});
