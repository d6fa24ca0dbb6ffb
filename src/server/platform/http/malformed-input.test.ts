import { connect } from 'node:net';
import type { AnyContractProcedure } from '@orpc/contract';
import { z } from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { count } from '#test/builders/buying.ts';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { third } from '#test/support/properties.ts';

let sale: Sale;
let rio: Browser;

interface Route {
  operation: string;
  method: string;
  path: string;
  /** What a read may be asked by, beside the places in its path. */
  params: string[];
}
const routes: Route[] = Object.entries(contract).flatMap(([module, calls]) =>
  Object.entries(calls).map(([name, call]) => {
    const { route, inputSchema } = (call as AnyContractProcedure)['~orpc'];
    const { method = 'POST', path = '' } = route;
    const params = Object.keys(inputSchema instanceof z.ZodObject ? inputSchema.shape : {}).filter(
      (param) => !path.includes(`{${param}}`),
    );
    return { operation: `${module}.${name}`, method, path: `/api${path}`, params };
  }),
);
const writes = routes.filter(
  ({ method, operation }) =>
    ['POST', 'PUT', 'PATCH'].includes(method) &&
    !['payments.receiveWebhook', 'orders.receiveTracking', 'files.uploadPicture', 'accounts.signOut'].includes(
      operation,
    ),
);
const filled = (path: string): string => path.replace(/\{\w+\}/g, 'x');
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** Everything that a call could have changed, as one text. */
async function traces(): Promise<unknown> {
  const tables = [
    'users',
    'sign_in_names',
    'shops',
    'listings',
    'variants',
    'carts',
    'cart_lines',
    'checkouts',
    'payments',
    'orders',
    'alerts',
    'mails',
    'events',
    'idempotency_keys',
    'admin_users',
    'one_use_tokens',
  ];
  return Promise.all(tables.map(async (table) => [table, await count(sale, table)]));
}

const send = async (method: string, path: string, body?: string, headers: Record<string, string> = {}) => {
  const cookie = [...rio.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${sale.address}${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    code: (() => {
      try {
        return JSON.parse(text).error?.code as string;
      } catch {
        return undefined;
      }
    })(),
  };
};

beforeAll(async () => {
  sale = await openSale();
  rio = await signUp(browser(sale.address), 'Rio');
});
afterAll(() => sale.stop());

const bodies: [string, string][] = [
  ['no JSON', '{'],
  ['an empty text', ''],
  ['a list', '[]'],
  ['a number', '5'],
  ['null', 'null'],
  ['a string', '"x"'],
  ['deep nesting', nested(40)],
  ['nesting without end', nested(100_000)],
  ['a NUL in a value', '{"email":"a\\u0000b@example.com","password":"a\\u0000bcdef","displayName":"a\\u0000"}'],
  ['a NUL in a name', '{"a\\u0000":1}'],
  ['half a surrogate pair', '{"email":"\\ud800","code":"\\udc00"}'],
  ['a number past int32', '{"quantity":2147483648,"expectedTotalCents":2147483648}'],
  ['a number past int64', '{"quantity":9223372036854775808}'],
  ['a number without end', '{"quantity":1e999}'],
  ['a fraction', '{"quantity":1.5}'],
  ['a minus zero', '{"quantity":-0}'],
  ['another type', '{"email":{"$ne":""},"password":["a"],"code":true,"ids":"some","quantity":"1"}'],
  ['an unknown field', '{"surprise":1}'],
  ['a prototype', '{"__proto__":{"admin":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"admin":true}}}'],
  ['a text without end', `{"email":"${'a'.repeat(100_000)}","note":"${'b'.repeat(100_000)}"}`],
  ['a list without end', `{"ids":[${'"a",'.repeat(50_000)}"a"]}`],
  ['the same name twice', '{"quantity":1,"quantity":{}}'],
];
for (const [turn, [what, body]] of bodies.entries()) {
  test(`[RUN-10] ${what} gets a 4xx with a clear error from a call, and changes nothing`, async () => {
    const before = await traces();
    for (const { operation, method, path } of third(writes, turn)) {
      const answer = await send(method, filled(path), body, { 'idempotency-key': `k-${operation}` });
      expect(
        answer.status >= 400 && answer.status < 500 && answer.code !== undefined,
        `${operation} answered ${answer.status} ${answer.text.slice(0, 200)}`,
      ).toBe(true);
    }
    expect(await traces()).toEqual(before);
  });
}

test('[RUN-10] a malformed address never gets an error of ours', async () => {
  const reads = routes.filter(({ method }) => method === 'GET');
  const texts = [
    '%00',
    '%E0%A4%A',
    '%ED%A0%80',
    "'; DROP TABLE users; --",
    '%F0%9F%AB%96',
    'a'.repeat(250),
    'a'.repeat(5000),
    '..%2f..%2fetc%2fpasswd',
    '{}',
    '[object Object]',
    '-1',
    '9223372036854775808',
    'NaN',
  ];
  const queries = [
    'limit=1&limit=2',
    'q[]=1',
    'q[a]=1',
    '__proto__=1',
    'limit=0',
    'limit=1e9',
    `cursor=${Buffer.from('["2026-01-01T00:00:00Z","\u0000"]').toString('base64url')}`,
    `cursor=${Buffer.from('[1e400,{}]').toString('base64url')}`,
    'surprise=1',
  ];
  const wrong: string[] = [];
  for (const { operation, path, params } of third(reads))
    await Promise.all(
      [
        ...texts.map((word) => path.replace(/\{\w+\}/g, word)),
        ...params.flatMap((param) => texts.map((word) => `${filled(path)}?${param}=${word}`)),
        ...queries.map((query) => `${filled(path)}?${query}`),
      ].map(async (address) => {
        const { status, text } = await send('GET', address);
        if (status >= 500 || (status >= 400 && !text.startsWith('{"error":{')))
          wrong.push(`${operation} ${address.slice(0, 120)}: ${status} ${text.slice(0, 100)}`);
      }),
    );
  expect(wrong).toEqual([]);
});

test('[RUN-10, RUN-11] a body that is too large or no JSON is refused unread', async () => {
  const path = '/api/accounts/register';
  const large = await send('POST', path, `{"email":"${'a'.repeat(1_100_000)}"}`);
  expect([large.status, large.code]).toEqual([413, 'request/too-large']);
  const good = JSON.stringify({ email: 'eve@example.com', password: 'correct horse', displayName: 'Eve' });
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/html',
    'application/xml',
    'application/octet-stream',
    'application/csp-report',
  ]) {
    const answer = await send('POST', path, good, { 'content-type': type });
    expect([type, [400, 415].includes(answer.status), answer.code?.startsWith('request/')]).toEqual([type, true, true]);
  }
  expect(await count(sale, 'users')).toBe(1);
});

test('[RUN-06] an unknown address or method answers in the one shape of errors', async () => {
  for (const [method, path, status] of [
    ['GET', '/api/nothing', 404],
    ['POST', '/api/nothing', 404],
    ['PATCH', '/api/cart', 404],
    ['DELETE', '/api/accounts/register', 404],
  ] as const) {
    const answer = await send(method, path, method === 'GET' ? undefined : '{}');
    expect([answer.status, answer.code], path).toEqual([status, 'request/not-found']);
  }
});

/** Bytes as no browser sends them, on a bare socket. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(sale.address);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let received = '';
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
    setTimeout(() => socket.destroy(), 60_000).unref();
  });

test('[RUN-10] bytes that are no request are answered 4xx', async () => {
  expect(await raw('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400/);
  expect(await raw(`GET /api/health HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 431/,
  );
  expect(
    await raw(
      'POST /api/accounts/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ),
  ).toMatch(/^HTTP\/1.1 400/);
  expect((await fetch(`${sale.address}/api/health`)).status).toBe(200);
});

test('[RUN-11] TRACE tells nobody what a proxy added to their request', async () => {
  const answer = await raw('TRACE /api/health HTTP/1.1\r\nHost: x\r\nX-Secret: told\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 4\d\d/);
  expect(answer).not.toContain('told');
});
