import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';
import { REQUEST_TIMEOUT_MS } from './end-slow-requests.ts';

const TIMEOUT_MS = 400;
let sale: Sale;
const open = new Set<Socket>();

beforeAll(async () => {
  sale = await openSale({}, { patience: TIMEOUT_MS });
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await sale.stop();
});

/** Sends `head`, then `drip` again and again at short intervals, until the server closes: what it said, and after how long. */
function trickle(head: string, drip: string, times = Infinity): Promise<{ received: string; ms: number }> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(sale.address);
    const begun = performance.now();
    const socket = connect(Number(port), hostname, () => socket.write(head));
    open.add(socket);
    let received = '';
    let sent = 0;
    const timer = setInterval(() => socket.writable && (sent += 1) <= times && socket.write(drip), 50);
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ received, ms: performance.now() - begun });
    });
  });
}
const post = (path: string, more: string): string => `POST ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n\r\n`;
const json = 'Content-Type: application/json\r\nContent-Length: 5000';

test('[RUN-10] by default headers and bodies get fifteen seconds', () => {
  expect(REQUEST_TIMEOUT_MS).toBe(15_000);
});

test.each([
  ['headers', 'GET /api/health HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n'],
  ['no byte at all', '', ''],
  ['a body of JSON', post('/api/accounts/sign-in', json), ' '],
  [
    'a body in chunks',
    post('/api/cart/items', 'Content-Type: application/json\r\nTransfer-Encoding: chunked'),
    '1\r\n \r\n',
  ],
  ['the bytes of a picture', post('/api/files/pictures', 'Content-Type: image/jpeg\r\nContent-Length: 20000000'), 'x'],
  ['a signed body', post('/api/payments/webhook', json), ' '],
])(
  '[RUN-10] %s that trickle are answered 408 in the one shape, and the connection closes',
  async (_what, head, drip) => {
    const { received, ms } = await trickle(head, drip);
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(received.toLowerCase()).toContain('connection: close');
    expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toEqual({
      error: { code: 'request/too-slow', message: expect.stringMatching(/too slowly/), requestId: expect.any(String) },
    });
    expect(ms).toBeGreaterThanOrEqual(TIMEOUT_MS - 50);
  },
);

test('[RUN-10] a body that trickles behind a read', async () => {
  const { received, ms } = await trickle('GET /api/health HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n', 'x');
  expect(received).toMatch(/^HTTP\/1\.1 200 /);
  expect(ms).toBeGreaterThanOrEqual(TIMEOUT_MS - 50);
});

test('[FILE-05] a picture on a slow line arrives, however long it takes, while it comes on', async () => {
  const begun = performance.now();
  const size = 60_000;
  const head = post('/api/files/pictures', `Content-Type: image/jpeg\r\nConnection: close\r\nContent-Length: ${size}`);
  const { received } = await trickle(head, 'x'.repeat(2000), size / 2000);
  expect(received).toMatch(/^HTTP\/1\.1 401 /);
  expect(performance.now() - begun).toBeGreaterThan(2 * TIMEOUT_MS);
});

test('[RUN-10] who reads and writes at an ordinary pace notices nothing', async () => {
  const rio = browser(sale.address);
  const body = { email: 'rio@example.com', password: 'correct horse', displayName: 'Rio' };
  expect((await rio.call('POST', '/api/accounts/register', body)).status).toBe(200);
  expect((await rio.call('GET', '/api/cart')).status).toBe(200);
});
