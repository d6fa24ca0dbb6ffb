import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ErrorReport } from '#domain/errors/model.ts';
import { errorsContract } from '#domain/errors/contract.ts';
import { ask } from '#test/builders/ask.ts';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { insertAdmin } from '../admin/admin-store.ts';
import { purgeExpiredErrors } from './purge-errors.ts';
import { storeError } from './store-error.ts';

let sale: Sale;
let jo: Browser;
let key = 0;
const sql = (text: string, values: unknown[] = []) => sale.app.db.query({ text, values });
const numbered = (): string => (key += 1).toString(16).padStart(8, '0');

const report = (change: Partial<ErrorReport> = {}): ErrorReport => ({
  number: numbered(),
  kind: 'render',
  name: 'TypeError',
  message: 'x is undefined',
  path: '/product/:id',
  requestId: null,
  frames: ['Card (/assets/ab12cd34.js:1:20)'],
  breadcrumbs: [{ at: 1_760_000_000_000, kind: 'navigation', message: '/product/:id' }],
  trace: [{ name: 'listings.getProduct', at: 1_760_000_000_000, durationMs: 12, requestId: '019a-b' }],
  version: 'abc123',
  isOnline: true,
  ...change,
});
let index = 0;
/** Somebody from an address of their own. */
function somebody(): Browser {
  const ip = `198.51.100.${(index += 1)}`;
  const who = browser(sale.address);
  const { call } = who;
  return {
    ...who,
    call: (method, path, body, headers = {}) => call(method, path, body, { ...headers, 'x-forwarded-for': ip }),
  };
}
const send = async (who: Browser, body: object) => (await who.call('POST', '/api/errors/reports', body)).status;
const groups = (q = '', view: 'open' | 'resolved' | 'all' = 'open') =>
  ask(jo, errorsContract.listErrorGroups, { q, view });
const mark = (action: string, fingerprint: string) =>
  jo.call('POST', `/api/admin/errors/${fingerprint}/${action}`, {}, { 'idempotency-key': `e-${(key += 1)}` });

beforeAll(async () => {
  sale = await openSale({ TRUSTED_PROXIES: '127.0.0.1' });
  jo = await signUp(browser(sale.address), 'Jo Ward');
  await insertAdmin(sale.app.db, {
    userId: jo.userId,
    role: 'trust_and_safety',
    customPermissions: [],
    createdBy: null,
    now: new Date(),
  });
});
beforeEach(() => sql('DELETE FROM error_groups'));
afterEach(() => vi.restoreAllMocks());
afterAll(() => sale.stop());

test('[ERR-05] an error that a visitor met is found by the number that they were shown', async () => {
  const sent = report({ number: 'a1b2c3d4' });
  expect(await send(somebody(), sent)).toBe(200);
  for (const q of ['a1b2c3d4', 'Error a1b2c3d4', 'undefined', 'TypeError'])
    expect([q, (await groups(q)).items.length]).toEqual([q, 1]);
  expect((await groups('ffffffff')).items).toEqual([]);
  const [group] = (await groups('a1b2c3d4')).items;
  expect(group).toMatchObject({
    origin: 'browser',
    kind: 'render',
    type: 'SYSTEM_ERROR',
    category: 'system',
    reports: 1,
    resolvedAt: null,
  });
  const { samples } = await ask(jo, errorsContract.getErrorGroup, { fingerprint: group?.fingerprint ?? '' });
  const { kind: _kind, name: _name, ...shown } = sent;
  expect(samples).toEqual([{ ...shown, at: expect.any(String) }]);
});

test('[ERR-05] what is one error is one group that is counted', async () => {
  const again = report({ message: 'cannot read "price" of 12' });
  expect(await send(somebody(), again)).toBe(200);
  expect(await send(somebody(), again)).toBe(200);
  expect(await send(somebody(), report({ message: 'cannot read "title" of 7734' }))).toBe(200);
  expect(await send(somebody(), report({ kind: 'uncaught' }))).toBe(200);
  const { items } = await groups();
  expect(items.map(({ kind, reports }) => [kind, reports])).toEqual([
    ['uncaught', 1],
    ['render', 2],
  ]);
});

test('[ERR-05] a resolved group opens again when its error comes again', async () => {
  await send(somebody(), report());
  const fingerprint = (await groups()).items[0]?.fingerprint ?? '';
  expect((await mark('resolve', fingerprint)).body.resolvedAt).toEqual(expect.any(String));
  expect([(await groups()).items.length, (await groups('', 'resolved')).items.length]).toEqual([0, 1]);
  await send(somebody(), report());
  expect((await groups()).items).toMatchObject([{ fingerprint, reports: 2, recurrences: 1, resolvedAt: null }]);
  await mark('resolve', fingerprint);
  expect((await mark('reopen', fingerprint)).body).toEqual({ resolvedAt: null });
  expect((await groups()).items).toMatchObject([{ recurrences: 1 }]);
  const { rows } = await sql(
    `SELECT act FROM audit_log WHERE subject_kind = 'error' AND subject_id = $1 ORDER BY seq`,
    [fingerprint],
  );
  expect(rows.map(({ act }) => act)).toEqual([
    'errors.resolveErrorGroup',
    'errors.resolveErrorGroup',
    'errors.reopenErrorGroup',
  ]);
});

test('[ERR-05] errors of one moment each stand on one page of the list', async () => {
  const now = sale.app.clock.now();
  vi.spyOn(sale.app.clock, 'now').mockReturnValue(now);
  const names = ['EvalError', 'RangeError', 'SyntaxError', 'TypeError', 'URIError'];
  for (const name of names) expect(await send(somebody(), report({ name }))).toBe(200);
  const seen: string[] = [];
  for (let cursor: string | undefined; ;) {
    const { items, nextCursor } = await ask(jo, errorsContract.listErrorGroups, { limit: 2, cursor });
    seen.push(...items.map(({ name }) => name));
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  expect(seen.toSorted()).toEqual(names);
});

test('[ERR-02, INV-22] a group that is not there is said so in the words of the first source', async () => {
  const gone = await mark('resolve', 'f'.repeat(32));
  expect([gone.status, gone.body.error.message]).toEqual([404, 'The requested error was not found.']);
});

test('[ERR-11] a browser’s report stores no address, number, key or link', async () => {
  const secret =
    'ana@example.com paid https://x.example/reset?t=1 card 4242 4242 4242 4242 key sk_live_abcdefghij0123456789';
  await send(
    somebody(),
    report({
      message: secret,
      name: 'ana@example.com',
      frames: [secret, 'at pay (https://shop.example/checkout?name=Ida-Sommer#step:3:7)'],
      path: '/reset-password/tok_123?email=ana@example.com',
      breadcrumbs: [{ at: 1, kind: 'console', message: secret }],
      trace: [{ name: secret.slice(0, 76), at: 1, durationMs: 1, requestId: null }],
    }),
  );
  const { rows } = await sql(
    `SELECT to_jsonb(g)::text || (SELECT string_agg(to_jsonb(r)::text, '') FROM error_reports r) AS text FROM error_groups g`,
  );
  const stored = String(rows[0]?.text);
  expect(stored).toContain('[email]');
  for (const clue of ['ana@', '4242', 'sk_live', 'x.example', 'tok_123', 'Ida-Sommer'])
    expect(stored).not.toContain(clue);
});

test('[ERR-07, INV-21] a source that reports too much is silenced with an alert', async () => {
  await sql('DELETE FROM security_alerts');
  let now = new Date('2026-03-02T10:00:00Z');
  vi.spyOn(sale.app.clock, 'now').mockImplementation(() => now);
  const who = somebody();
  const statuses = await Promise.all(Array.from({ length: 45 }, () => send(who, report())));
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  const refused = await who.call('POST', '/api/errors/reports', report());
  expect([refused.status, refused.body.error.code, refused.headers.get('retry-after')]).toEqual([
    429,
    'request/too-many',
    '900',
  ]);
  expect(await send(somebody(), report())).toBe(200);
  now = new Date('2026-03-02T10:14:59Z');
  expect(await send(who, report())).toBe(429);
  now = new Date('2026-03-02T10:15:00Z');
  expect(await send(who, report())).toBe(200);
  const { items, count } = await ask(jo, errorsContract.listSecurityAlerts);
  expect([count, items[0]?.kind, items[0]?.words]).toEqual([1, 'flood', expect.stringContaining('until 10:15 UTC')]);
  // Whoever has a whole network of addresses is one source with it.
  const from = async (ip: string): Promise<number> =>
    (await browser(sale.address).call('POST', '/api/errors/reports', report(), { 'x-forwarded-for': ip })).status;
  await Promise.all(Array.from({ length: 30 }, (_, n) => from(`2001:db8:5:6::${n + 1}`)));
  expect([await from('2001:db8:5:6::ffff'), await from('2001:db8:5:7::1')]).toEqual([429, 200]);
});

test('[ERR-07] errors are kept 30 days, above ten thousand the newest five thousand', async () => {
  const day = 86_400_000;
  const now = sale.app.clock.now().getTime();
  await send(somebody(), report({ kind: 'console' }));
  await sql(`UPDATE error_reports SET at = $1`, [new Date(now - 31 * day)]);
  await sql(`UPDATE error_groups SET last_seen = $1, first_seen = $1`, [new Date(now - 31 * day)]);
  await send(somebody(), report());
  await sql(`INSERT INTO security_alerts SELECT 'a' || n, 'flood', 'x', $1 FROM generate_series(1, 1200) n`, [
    new Date(now - 3_600_000),
  ]);
  await sql(`INSERT INTO security_alerts VALUES ('old', 'flood', 'x', $1)`, [new Date(now - 25 * 3_600_000)]);
  await purgeExpiredErrors.run(sale.app);
  expect((await groups('', 'all')).items.map(({ kind }) => kind)).toEqual(['render']);
  expect((await sql(`SELECT 1 FROM security_alerts WHERE id = 'old'`)).rows).toEqual([]);
  await send(somebody(), report({ message: 'Unauthorized' }));
  expect(Number((await sql(`SELECT count(*)::int AS n FROM security_alerts`)).rows[0]?.n)).toBe(1000);
  await sql(
    `INSERT INTO error_reports SELECT fingerprint, lpad(to_hex(n + 1000000), 8, '0'), NULL, $1, 'x', '/', '{}' FROM (SELECT fingerprint FROM error_groups LIMIT 1) g, generate_series(1, 9998) n`,
    [new Date(now - day)],
  );
  const count = async () => Number((await sql('SELECT count(*)::int AS n FROM error_reports')).rows[0]?.n);
  expect(await count()).toBe(10_000);
  const last = report();
  await send(somebody(), last);
  expect(await count()).toBe(5000);
  expect((await groups(last.number)).items).toHaveLength(1);
}, 30_000);

test('[ERR-05] what fails in a call of the server is found by the number that its answer named', async () => {
  vi.spyOn(sale.app.log, 'error').mockImplementation(() => undefined);
  const query = sale.app.db.query;
  sale.app.db.query = () => Promise.reject(new TypeError('rows of lena@example.com are undefined'));
  const failed = await browser(sale.address).call('GET', '/api/search?q=broken');
  sale.app.db.query = query;
  expect([failed.status, failed.body.error.message]).toEqual([500, 'An unexpected error occurred. Please try again.']);
  const { requestId } = failed.body.error;
  await expect.poll(async () => (await groups(requestId.slice(-8))).items.length).toBe(1);
  const [group] = (await groups(requestId)).items;
  expect(group).toMatchObject({
    origin: 'server',
    kind: 'request',
    path: '/api/search',
    message: 'rows of [email] are undefined',
  });
  const { samples } = await ask(jo, errorsContract.getErrorGroup, { fingerprint: group?.fingerprint ?? '' });
  expect(samples[0]).toMatchObject({ requestId, number: requestId.slice(-8) });
  expect(samples[0]?.frames.length).toBeGreaterThan(0);
});

test('[ERR-12, ERR-04] a database that is away is told in the words of each module', async () => {
  vi.spyOn(sale.app.log, 'error').mockImplementation(() => undefined);
  const { query } = sale.app.db;
  const away = () => Promise.reject(Object.assign(new Error('no database'), { code: 'ECONNREFUSED' }));
  const sentence = async (path: string) => (await jo.call('GET', path)).body.error?.message;
  sale.app.db.query = away;
  const said = await Promise.all([sentence('/api/wishlist'), sentence('/api/search?q=away')]);
  sale.app.db.query = query;
  expect(said).toEqual([
    'A database error occurred. Please try again.',
    'Service temporarily unavailable. Please try again later.',
  ]);
  let times = 0;
  sale.app.db.query = (statement) => ((times += 1) === 1 ? away() : query(statement));
  expect((await browser(sale.address).call('GET', '/api/search?q=again')).status).toBe(200);
  sale.app.db.query = query;
  expect(times).toBeGreaterThan(1);
});

test('[ERR-05] nobody without health.view reads errors', async () => {
  const ana = await signUp(browser(sale.address), 'Ana');
  for (const path of ['errors', `errors/${'a'.repeat(32)}`, 'security-alerts'])
    expect([
      (await browser(sale.address).call('GET', `/api/admin/${path}`)).status,
      (await ana.call('GET', `/api/admin/${path}`)).status,
    ]).toEqual([401, 403]);
});

test('[ERR-07] a report with what is no report changes nothing', async () => {
  for (const wrong of [
    { number: 'A1' },
    { kind: 'request' },
    { message: 'x'.repeat(201) },
    { message: 'a\u0000b' },
    { more: 1 },
    { breadcrumbs: Array.from({ length: 51 }, () => ({ at: 1, kind: 'press', message: '' })) },
  ])
    expect([wrong, await send(somebody(), { ...report(), ...wrong })]).toEqual([wrong, 400]);
  expect((await groups('', 'all')).items).toEqual([]);
  expect(
    (
      await storeError(sale.app, 'test', {
        origin: 'server',
        number: '00000001',
        kind: 'job',
        name: '',
        message: '',
        path: '',
        requestId: null,
        circumstances: { frames: [], breadcrumbs: [], trace: [], version: '', isOnline: true },
      })
    ).blockedSeconds,
  ).toBe(0);
});
