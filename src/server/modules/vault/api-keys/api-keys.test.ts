import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { API_KEY_CALLS, MAX_API_KEY_USES, MAX_API_KEYS } from '#domain/vault/limits.ts';
import { apiScopeNames, apiScopes, type ApiScope } from '#domain/vault/api-keys.ts';
import { DAY, MINUTE } from '#domain/core/time.ts';
import { vaultContract } from '#domain/vault/contract.ts';
import { ask } from '#test/builders/ask.ts';
import { meanwhile } from '#test/builders/meanwhile.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { allCalls } from '../../../app/operations.ts';
import { purgeExpiredKeys } from '../purge-keys.ts';

let sale: Sale;
let ana: Browser;
let serial = 0;
const PASSWORD = 'correct horse';
const sql = sqlOf(() => sale);
const seller = (): Promise<Browser> => signUp(browser(sale.address), `Ana Potter${(serial += 1)}`);
const make = (who: Browser, scopes: ApiScope[] = ['listings:read'], more: object = {}) =>
  who.call('POST', '/api/seller/api-keys', { name: 'Stock sheet', scopes, days: 90, password: PASSWORD, ...more });
const newKey = async (who: Browser, ...scopes: ApiScope[]): Promise<{ id: string; key: string }> =>
  (await make(who, scopes.length > 0 ? scopes : ['listings:read'])).body;
/** A program that has nothing but the key. */
const withKey = (key: string, method: string, path: string, body?: object) =>
  browser(sale.address).call(method, path, body, { authorization: `Bearer ${key}` });
const reads = async (key: string): Promise<number> => (await withKey(key, 'GET', '/api/seller/listings')).status;
const keysOf = (who: Browser) => ask(who, vaultContract.listApiKeys);

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await seller();
});
beforeEach(async () => void (await sql('DELETE FROM rate_limits')));
afterAll(() => sale.stop());

test('[VAULT-05, API-01] a key is shown once, opens what it was made for, shows its last use', async () => {
  const bo = await seller();
  expect((await keysOf(bo)).keys).toEqual([]);
  const { id, key } = await newKey(bo, 'listings:read', 'orders:read');
  expect(key).toMatch(/^ask_[A-Za-z0-9_-]{43}$/);
  const [shown] = (await keysOf(bo)).keys;
  expect(shown).toMatchObject({ id, name: 'Stock sheet', state: 'active', lastUsedAt: null, lastUsedFor: '' });
  expect(shown?.scopes).toEqual(['orders:read', 'listings:read']);
  expect(key.startsWith(shown?.hint ?? '?')).toBe(true);
  expect(await reads(key)).toBe(200);
  expect((await keysOf(bo)).keys[0]).toMatchObject({
    lastUsedFor: 'listings.listMine',
    lastUsedAt: expect.any(String),
  });
  // What only reads is its last use, and not one of those that are remembered one by one.
  expect((await ask(bo, vaultContract.listApiKeyUses, { id })).uses).toEqual([]);
  expect(await ask(bo, vaultContract.revokeApiKey, { id })).toEqual({ id, revoked: true });
  expect(await reads(key)).toBe(401);
  expect((await keysOf(bo)).keys[0]?.state).toBe('revoked');
  expect(codeOf(await bo.call('POST', `/api/seller/api-keys/${id}/revocation`, {}))).toEqual([
    404,
    'vault/no-such-key',
  ]);
});

test('[INV-13, VAULT-05] a session that ends while its password is checked makes no key', async () => {
  const bo = await seller();
  const answer = await meanwhile(
    sale.app,
    { after: 'accounts-find-password', happens: () => sql('DELETE FROM sessions WHERE user_id = $1', [bo.userId]) },
    () => make(bo),
  );
  expect(codeOf(answer)).toEqual([401, 'request/sign-in-required']);
  expect((await sql('SELECT 1 FROM api_keys WHERE seller_id = $1', [bo.userId])).rows).toEqual([]);
});

test('[VAULT-05, INV-12] only a hash of it is stored: no table, log or copy of one’s data has the key', async () => {
  const { key } = await newKey(ana);
  await reads(key);
  const { rows: tables } = await sql<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of tables) {
    const { rows } = await sql(`SELECT 1 FROM ${name} t WHERE t::text LIKE '%' || $1 || '%'`, [key.slice(8)]);
    expect([name, rows.length]).toEqual([name, 0]);
  }
});

test('[VAULT-05, INV-22] every call that no scope of the key opens is refused', async () => {
  const { id, key } = await newKey(ana, 'listings:read');
  const opened: readonly string[] = apiScopes['listings:read'];
  const refused: string[] = [];
  for (const [name, { contract, kind, cache }] of Object.entries(allCalls())) {
    if (opened.includes(name) || cache) continue;
    await sql('DELETE FROM rate_limits');
    const { method = 'POST', path = '' } = contract['~orpc'].route;
    const body = ['GET', 'DELETE'].includes(method) ? undefined : {};
    const answer = await fetch(`${sale.address}/api${path.replace(/\{\w+\}/g, 'x')}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body && kind !== 'raw' ? { 'content-type': 'application/json' } : {}),
      },
      ...(body && kind !== 'raw' ? { body: '{}' } : {}),
    });
    if (answer.status !== 403) refused.push(`${name} ${answer.status}`);
  }
  expect(refused).toEqual([]);
  const { uses } = await ask(ana, vaultContract.listApiKeyUses, { id });
  expect(uses).toHaveLength(50);
  expect(uses.every(({ status }) => status === 403)).toBe(true);
});

test('[VAULT-05] each scope names calls that are there, for whoever is signed in', () => {
  const calls = allCalls();
  for (const scope of apiScopeNames)
    for (const name of apiScopes[scope]) {
      expect([name, calls[name]?.policy.kind]).toEqual([name, 'signed-in']);
      if (scope.endsWith(':read')) expect([name, calls[name]?.kind]).toEqual([name, 'read']);
    }
});

test('[VAULT-05] an API key is nobody at addresses that are no calls', async () => {
  const { key } = await newKey(ana, ...apiScopeNames);
  const authorization = `Bearer ${key}`;
  for (const path of ['/api/live', '/my-data/x'])
    expect((await fetch(`${sale.address}${path}`, { headers: { authorization } })).status).toBeGreaterThanOrEqual(401);
  // The key decides, not the cookie beside it: a program cannot be made to act as whoever looks.
  const bo = await seller();
  const answer = await bo.call('GET', '/api/seller/api-keys', undefined, { authorization });
  expect(codeOf(answer)).toEqual([403, 'request/permission-denied']);
});

test('[VAULT-05] a listing is changed by a key that may, once for one Idempotency-Key', async () => {
  const { id, key } = await newKey(ana, 'listings:write');
  const before = await withKey(key, 'GET', '/api/seller/listings');
  expect(codeOf(before)).toEqual([403, 'request/permission-denied']);
  const refused = await withKey(key, 'POST', '/api/seller/listings', {});
  expect(refused.status).toBe(400);
  // What became of a use is noted once it is answered.
  const usesOf = async () => (await ask(ana, vaultContract.listApiKeyUses, { id })).uses;
  await expect
    .poll(async () => (await usesOf()).map(({ operation, status }) => [operation, status]))
    .toEqual([
      ['listings.createListing', 400],
      ['listings.listMine', 403],
    ]);
  expect((await usesOf())[0]?.network).toBe('127.0.0.1');
  const bo = await seller();
  expect(codeOf(await bo.call('GET', `/api/seller/api-keys/${id}/uses`))).toEqual([404, 'vault/no-such-key']);
  expect(codeOf(await bo.call('POST', `/api/seller/api-keys/${id}/revocation`, {}))).toEqual([
    404,
    'vault/no-such-key',
  ]);
});

test('[VAULT-05, ACC-16] making one asks for a fresh proof, and its owner gets a mail; a key makes none', async () => {
  expect(codeOf(await make(ana, ['listings:read'], { password: 'wrong' }))).toEqual([401, 'accounts/wrong-password']);
  expect(codeOf(await make(ana, ['listings:read'], { password: undefined }))).toEqual([401, 'accounts/wrong-password']);
  expect(codeOf(await make(ana, [] as ApiScope[]))).toEqual([400, 'request/invalid']);
  expect((await make(ana, ['listings:read'], { days: 9999 })).status).toBe(400);
  expect((await make(ana, ['admin:all' as ApiScope])).status).toBe(400);
  await sql('UPDATE users SET email_verified = true WHERE id = $1', [ana.userId]);
  await newKey(ana);
  const { rows } = await sql<{ subject: string }>(`SELECT subject FROM mails WHERE key LIKE 'safety-api-key-made:%'`);
  expect(rows).toHaveLength(1);
  const { key } = await newKey(ana, ...apiScopeNames);
  expect(
    codeOf(await withKey(key, 'POST', '/api/seller/api-keys', { name: 'x', scopes: ['listings:read'], days: 30 })),
  ).toEqual([403, 'request/permission-denied']);
});

test('[VAULT-05, INV-21] ten keys are good at the same time, also when they are made at once', async () => {
  const bo = await seller();
  // So few at once that no limit of guessing answers instead.
  for (let index = 0; index < MAX_API_KEYS - 3; index += 1) expect((await make(bo)).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 6 }, () => make(bo)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter((answer) => codeOf(answer)[1] === 'vault/too-many-api-keys')).toHaveLength(3);
});

test('[VAULT-05, INV-21] keys are asked for twenty times an hour and no more', async () => {
  const bo = await seller();
  const statuses: number[] = [];
  for (let times = 0; times < 21; times += 1) statuses.push((await make(bo)).status);
  expect([statuses.indexOf(429), statuses.length]).toEqual([20, 21]);
});

test('[VAULT-05, INV-21] a key makes so many calls a minute and no more, however many keys its seller has', async () => {
  const now = sale.app.clock.now().getTime();
  const left = MINUTE - (now % MINUTE);
  if (left < 30_000) await passTime(sale, left);
  const { key } = await newKey(ana);
  const answers = await Promise.all(
    Array.from({ length: API_KEY_CALLS + 5 }, () => withKey(key, 'GET', '/api/seller/listings')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(API_KEY_CALLS);
  const over = answers.find(({ status }) => status === 429);
  expect(Number(over?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await reads((await newKey(ana)).key)).toBe(200);
});

test('[VAULT-05, INV-13] a new password, a suspension and the end of its time end a key at its next call', async () => {
  const bo = await seller();
  const [ended, stored] = [await newKey(bo), await seller()];
  expect(await reads(ended.key)).toBe(200);
  await bo.call('POST', '/api/accounts/security/password', { current: PASSWORD, next: 'another horse' });
  expect(await reads(ended.key)).toBe(401);
  expect((await keysOf(bo)).keys[0]?.state).toBe('ended');
  const { key } = await newKey(stored);
  await sql(`UPDATE users SET account_status = 'suspended' WHERE id = $1`, [stored.userId]);
  expect(await reads(key)).toBe(401);
  await sql(`UPDATE users SET account_status = 'active', deleted_at = now() WHERE id = $1`, [stored.userId]);
  expect(await reads(key), 'of a deleted account').toBe(401);
  await sql('UPDATE users SET deleted_at = NULL WHERE id = $1', [stored.userId]);
  expect(await reads(key)).toBe(200);
  await passTime(sale, 90 * DAY);
  expect(await reads(key)).toBe(401);
  await passTime(sale, 31 * DAY);
  await purgeExpiredKeys.run(sale.app);
  const { rows } = await sql('SELECT 1 FROM api_keys WHERE seller_id = $1', [stored.userId]);
  expect(rows).toEqual([]);
});

test('[VAULT-05] of what a key did the newest thousand are remembered', async () => {
  const who = await seller();
  const { id } = await newKey(who);
  await sql(
    `INSERT INTO api_key_uses (seller_id, key_id, id, at, operation, status, network)
     SELECT $1, $4, n::text, $2::timestamptz - n * interval '1 second', 'x', 200, '' FROM generate_series(1, $3) n`,
    [who.userId, sale.app.clock.now(), MAX_API_KEY_USES + 2, id],
  );
  await purgeExpiredKeys.run(sale.app);
  const { rows } = await sql('SELECT count(*)::int AS n FROM api_key_uses WHERE seller_id = $1', [who.userId]);
  expect(rows).toEqual([{ n: MAX_API_KEY_USES }]);
});

test('[VAULT-05] no key but a whole one is anybody’s: torn, longer, of other letters', async () => {
  const { key } = await newKey(await seller());
  const wrong = [
    key.slice(0, -1),
    `${key}x`,
    key.toUpperCase(),
    key.replace('ask_', ''),
    'ask_',
    `ask_${'x'.repeat(43)}`,
    `${key.slice(0, 20)}%00`,
  ];
  for (const each of wrong) expect([each.length, await reads(each)]).toEqual([each.length, 401]);
});
