import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, type Browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
const policyOf = (headers: Headers): Map<string, string> =>
  new Map(
    (headers.get('content-security-policy') ?? '')
      .split('; ')
      .map((line): [string, string] => [line.split(' ')[0] ?? '', line.split(' ').slice(1).join(' ')]),
  );
const get = (path: string, headers: Record<string, string> = {}, address = sale.address) =>
  fetch(`${address}${path}`, { headers });
const register = (headers: Record<string, string>) =>
  browser(sale.address).call(
    'POST',
    '/api/accounts/register',
    { email: `eve${Math.random()}@example.com`, password: 'correct horse', displayName: 'Eve' },
    headers,
  );

beforeAll(async () => {
  sale = await openSale();
});
afterAll(() => sale.stop());

test('[RUN-11] every answer carries the security headers', async () => {
  await get('/api/home');
  for (const [path, status] of [
    ['/api/home', 200],
    ['/api/cart', 200],
    ['/api/orders', 401],
    ['/api/orders/x?accessKey=%00', 400],
    ['/api/nothing', 404],
    ['/api/shops/%E0%A4%A', 400],
    ['/api/docs', 200],
    ['/api/openapi.json', 200],
    ['/api/health', 200],
    ['/pictures/nothing/320.webp', 404],
  ] as const) {
    const { headers, status: answered } = await get(path);
    expect([path, answered]).toEqual([path, status]);
    const policy = policyOf(headers);
    expect(policy.get('default-src'), path).toBe(`'none'`);
    expect(policy.get('frame-ancestors'), path).toBe(`'none'`);
    expect(headers.get('content-security-policy'), path).not.toMatch(/unsafe-|\*|\bhttps?:(?!\/\/)/);
    expect(
      [
        headers.get('cross-origin-opener-policy'),
        headers.get('cross-origin-resource-policy'),
        headers.get('x-content-type-options'),
      ],
      path,
    ).toEqual(['same-origin-allow-popups', 'same-origin', 'nosniff']);
    expect(headers.get('content-type'), path).toMatch(/^(application\/json|text\/(html|plain)); charset=utf-8$/);
    expect(headers.get('strict-transport-security'), path).toBeNull();
    expect(headers.get('server') ?? headers.get('x-powered-by'), path).toBeNull();
  }
});

test('[RUN-11] the policy names the payment provider’s own addresses and nobody else’s', async () => {
  const policy = policyOf((await get('/api/health')).headers);
  const foreign = [...policy.values()].flatMap((value) => value.split(' ')).filter((source) => source.includes('://'));
  const port = sale.app.config.SANDBOX_PORT;
  expect(foreign.length).toBeGreaterThan(0);
  for (const source of foreign) expect(new URL(source).port).toBe(String(port));
  expect([policy.get('base-uri'), policy.get('form-action'), policy.get('object-src')]).toEqual([
    `'none'`,
    `'self'`,
    `'none'`,
  ]);
});

test('[RUN-11] behind TLS browsers are told to stay there', async () => {
  const secure = await openSale({ PUBLIC_URL: 'https://market.example' });
  for (const path of ['/api/health', '/api/nothing', '/api/shops/%E0%A4%A'])
    expect((await get(path, {}, secure.address)).headers.get('strict-transport-security'), path).toMatch(
      /^max-age=31536000/,
    );
  await secure.stop();
});

test('[RUN-11] a change that another site sends is refused', async () => {
  const own = new URL(sale.address);
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'nonsense' },
    { origin: `${sale.address}.evil.example` },
    { origin: `http://${own.hostname}:1` },
    { 'sec-fetch-site': 'cross-site' },
    { origin: sale.address, 'sec-fetch-site': 'cross-site' },
  ] as Record<string, string>[]) {
    expect(codeOf(await register(headers)), JSON.stringify(headers)).toEqual([403, 'request/foreign-origin']);
  }
  for (const headers of [
    {},
    { origin: sale.address },
    { origin: sale.address, 'sec-fetch-site': 'same-origin' },
  ] as Record<string, string>[])
    expect((await register(headers)).status, JSON.stringify(headers)).toBe(200);
  const foreign = { origin: 'https://evil.example' };
  for (const [method, path] of [
    ['DELETE', '/api/cart'],
    ['PUT', '/api/seller/shop'],
    ['POST', '/api/files/pictures'],
    ['POST', '/api/payments/webhook'],
  ] as const)
    expect(
      codeOf(await browser(sale.address).call(method, path, method === 'DELETE' ? undefined : {}, foreign)),
      path,
    ).toEqual([403, 'request/foreign-origin']);
});

test('[RUN-11] behind TLS a page in the clear is another site', async () => {
  const secure = await openSale({ PUBLIC_URL: 'https://market.example' });
  const ask = async (origin: string) =>
    (await browser(secure.address).call('POST', '/api/accounts/sign-out', {}, { origin })).status;
  expect([await ask('https://market.example'), await ask('http://market.example'), await ask(secure.address)]).toEqual([
    200, 403, 403,
  ]);
  expect(await ask(secure.address.replace('http:', 'https:'))).toBe(200);
  await secure.stop();
});

test('[RUN-11] no other site may read an answer: nothing allows another origin', async () => {
  for (const method of ['GET', 'OPTIONS']) {
    const { headers } = await fetch(`${sale.address}/api/cart`, {
      method,
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'DELETE' },
    });
    expect([headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]).toEqual([
      null,
      null,
    ]);
  }
});

test('[RUN-10] reports of the content policy are collected, whatever they hold', async () => {
  const report = (type: string, body: string) =>
    fetch(`${sale.address}/api/csp-reports`, { method: 'POST', headers: { 'content-type': type }, body });
  const before = Number(/csp_reports_total (\d+)/.exec(await (await get('/api/metrics')).text())?.[1] ?? 0);
  expect(
    (await report('application/csp-report', JSON.stringify({ 'csp-report': { 'violated-directive': 'script-src' } })))
      .status,
  ).toBe(204);
  expect(
    (
      await report(
        'application/reports+json',
        JSON.stringify([{ type: 'csp-violation', body: { effectiveDirective: 'img-src' } }]),
      )
    ).status,
  ).toBe(204);
  expect((await report('application/csp-report', '\u0000 nonsense {')).status).toBe(204);
  expect((await report('application/csp-report', 'a'.repeat(30_000))).status).toBe(413);
  expect(await (await get('/api/metrics')).text()).toContain(`csp_reports_total ${before + 3}`);
});

test('[RUN-03] liveness, readiness and metrics are answered', async () => {
  expect(await (await get('/api/health')).json()).toEqual({ alive: true });
  const { rows } = await sale.app.db.query<{ n: number }>({ text: 'SELECT count(*)::int AS n FROM schema_migrations' });
  expect(await (await get('/api/ready')).json()).toEqual({ ready: true, migrations: rows[0]?.n });
  const answer = await get('/api/metrics');
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toMatch(/^application\/openmetrics-text/);
  expect(text.endsWith('# EOF\n')).toBe(true);
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(
      /^(# (TYPE [a-z_]+ (counter|histogram|gauge)|EOF)|[a-z_]+(\{([a-z]+="[^"\n]*",?)+\})? -?[\d.e+-]+)$/,
    );
  const buckets = Map.groupBy(
    text.matchAll(/^(\w+)_bucket\{(.*?),?le="[^"]+"\} (\d+)$/gm),
    ([, name, labels]) => `${name} ${labels}`,
  );
  expect([...buckets.values()].some((results) => Number(results[0]?.[3]) > 0)).toBe(true);
  for (const results of buckets.values()) {
    const counts = results.map(([, , , count]) => Number(count));
    expect(counts, 'each bucket holds those below it').toEqual(counts.toSorted((one, other) => one - other));
  }
  for (const name of [
    'http_request_duration_seconds_bucket',
    'process_resident_memory_bytes',
    'database_connections',
    'cache_hits',
  ])
    expect(text).toContain(name);
  expect(text).not.toMatch(/accessKey|@|guest-/);
  // Who comes through a proxy on this machine is not on this machine.
  expect((await get('/api/metrics', { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(404);
  expect((await get('/api/metrics', { Forwarded: 'for=203.0.113.7' })).status).toBe(404);
});

test('[RUN-03] without its database the server is alive but not ready', async () => {
  const error = sale.app.log.error;
  sale.app.log.error = () => undefined;
  const { query } = sale.app.db;
  sale.app.db.query = () => Promise.reject(Object.assign(new Error('no database'), { code: 'ECONNREFUSED' }));
  expect([(await get('/api/health')).status, (await get('/api/ready')).status]).toEqual([200, 503]);
  expect(codeOf(await browser(sale.address).call('GET', '/api/search?q=x'))).toEqual([503, 'request/unavailable']);
  sale.app.db.query = query;
  sale.app.log.error = error;
  expect([(await get('/api/ready')).status, (await get('/api/search?q=x')).status]).toEqual([200, 200]);
});

test('[INV-22] a call without a session is 401 before anything else is looked at', async () => {
  await signUp(browser(sale.address), 'Rio');
  for (const path of [
    '/api/orders',
    '/api/seller/orders',
    '/api/seller/alerts',
    '/api/accounts/profile',
    '/api/seller/listings',
    '/api/seller/shop',
    '/api/admin/me',
    '/api/live',
  ])
    expect(codeOf(await browser(sale.address).call('GET', path)), path).toEqual([401, 'request/sign-in-required']);
});

test('[RUN-10] no body is larger than its call takes', async () => {
  const guest = browser(sale.address);
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, key) => [`unknown${key}`, 1]));
  expect(codeOf(await guest.call('POST', '/api/cart/items', keys(80_000)))).toEqual([413, 'request/too-large']);
  const { status, body } = await guest.call('POST', '/api/cart/items', keys(300));
  expect([status, body.error.fields.length]).toEqual([400, 4]);
  expect(JSON.stringify(body)).toContain('\\"unknown19\\" and 280 more');
  expect(JSON.stringify(body).length).toBeLessThan(1500);
});

test('[INV-21] bodies of visitors count by network', async () => {
  const guest = browser(sale.address);
  const send = (who: Browser) => who.call('POST', '/api/wishlist/merge', { items: 'x'.repeat(170_000) });
  const ana = await signUp(browser(sale.address), 'Ana Reader');
  const answers = [];
  for (let body = 0; body < 26; body += 1) answers.push((await send(guest)).status);
  expect([...new Set(answers)]).toEqual([400, 429]);
  expect((await send(ana)).status).toBe(400);
  expect((await guest.call('GET', '/api/cart')).status).toBe(200);
});

test('[RUN-07] two visitors without a cookie who use one key are answered each for themselves', async () => {
  const letter = (agent: string, message: string) =>
    browser(sale.address).call(
      'POST',
      '/api/support/letters',
      { email: 'lea@example.com', message },
      { 'idempotency-key': 'one', 'user-agent': agent },
    );
  const [first, second] = [await letter('One', 'Where is my parcel?'), await letter('Two', 'Where is my mug?')];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.number).not.toBe(first.body.number);
});
