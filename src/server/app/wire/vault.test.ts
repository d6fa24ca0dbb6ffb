import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { KEY_TTL_MS } from '#domain/core/vault/limits.ts';
import { MINUTE } from '#domain/core/time.ts';
import { MAX_KEY_REQUESTS, MAX_LIVE_KEYS, MAX_OPERATIONS } from '#domain/vault/limits.ts';
import { vaultContract } from '#domain/vault/contract.ts';
import { ask } from '#test/builders/ask.ts';
import { errorsOnly } from '#test/builders/errors-only.ts';
import { meanwhile } from '#test/builders/meanwhile.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { signedIn, wirePost } from '#test/builders/wire-post.ts';
import { newVaultUser, vaultAsk, type VaultUser, vaultUser } from '#test/builders/vault.ts';
import { cheapPasswords } from '#test/support/cheap-passwords.ts';
import { freePort } from '../../../../scripts/free-port.mjs';
import { insertAdmin } from '../../modules/admin/admin-store.ts';
import { purgeExpiredKeys } from '../../modules/vault/purge-keys.ts';
import { startRuntime } from '../../platform/start-runtime.ts';
import { startProduct } from '../start-product.ts';

let sale: Sale;
let ana: VaultUser;
let bo: VaultUser;
let serial = 0;
const sql = sqlOf(() => sale);
const keyId = (): string => `key_${(serial += 1)}`;
const refused = (error: string, status = 403) => ({ status, error });

/** The same person in a browser that was just signed in. */
async function anew({ who }: VaultUser, email: string): Promise<VaultUser> {
  const back = browser(sale.address);
  await back.call('POST', '/api/accounts/sign-in', { email, password: 'correct horse' });
  back.userId = who.userId;
  return vaultUser(sale.address, back, (await ask(back, vaultContract.getToken)).token);
}

/** The same people with tokens of this moment: a token lasts five minutes. */
const renewed = async ({ who }: VaultUser): Promise<VaultUser> =>
  vaultUser(sale.address, who, (await ask(who, vaultContract.getToken)).token);

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await newVaultUser(sale.address, 'Ana Potter');
  bo = await newVaultUser(sale.address, 'Bo Buyer');
});
beforeEach(async () => {
  await sql('DELETE FROM rate_limits');
  await sql('DELETE FROM vault_counts');
  [ana, bo] = [await renewed(ana), await renewed(bo)];
});
afterAll(() => sale.stop());

test('[VAULT-01] a key is asked for, encrypts, decrypts, is asked for again, and is revoked', async () => {
  const id = keyId();
  const key = await ana.key(id);
  expect(key).toEqual({ status: 200, keyId: id, expiresAt: expect.any(String) });
  const left = Date.parse(key.expiresAt ?? '') - sale.app.clock.now().getTime();
  expect(left).toBeGreaterThan(KEY_TTL_MS.storage - MINUTE);
  expect(await ana.key(id)).toEqual(key);
  for (const data of ['', 'Größe 2 – ünïcödé 🏺', '\u0000\u0001', 'x'.repeat(10_000), '🏺'.repeat(10_000)]) {
    const encryptedData = await ana.encrypted(id, data);
    expect(await ana.ask('decryptData', { keyId: id, encryptedData })).toEqual({ status: 200, data });
  }
  expect(await ana.encrypted(id, 'same')).not.toBe(await ana.encrypted(id, 'same'));
  expect((await ana.ask('revokeKey', { keyId: id })).status).toBe(200);
  expect(await ana.ask('revokeKey', { keyId: id })).toEqual(refused('Key revocation failed'));
  const health = await fetch(`${sale.address}/requestEncryptionKey`, { method: 'OPTIONS' });
  expect([health.status, health.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
});

test('[VAULT-01] a program’s token does as well as a browser’s', async () => {
  const tokens = signedIn(
    await wirePost(sale.address, 'v1/accounts:signInWithPassword', {
      email: 'ana.potter@example.com',
      password: 'correct horse',
    }),
  );
  const program = vaultUser(sale.address, ana.who, tokens.idToken);
  const id = keyId();
  expect((await program.key(id)).status).toBe(200);
  expect((await ana.ask('decryptData', { keyId: id, encryptedData: await program.encrypted(id, 'mine') })).data).toBe(
    'mine',
  );
});

test('[VAULT-02] each failure is surfaced in its own words, and what is too long in these', async () => {
  const id = keyId();
  await ana.key(id);
  const none = { body: {} };
  for (const operation of ['requestEncryptionKey', 'encryptData', 'decryptData', 'revokeKey'] as const)
    expect(await vaultAsk(sale.address, operation, none)).toEqual(refused('User not authenticated', 401));
  expect(await ana.ask('requestEncryptionKey', {})).toEqual(refused('Key request failed', 400));
  expect(await ana.ask('encryptData', { keyId: id })).toEqual(refused('Encryption failed', 400));
  expect(await ana.ask('decryptData', { keyId: id, encryptedData: 'v1.x' })).toEqual(refused('Decryption failed'));
  expect(await ana.ask('revokeKey', { keyId: 'nobody' })).toEqual(refused('Key revocation failed'));
  const tooLarge = refused('Data too large for encryption (max 10KB)', 413);
  expect(await ana.ask('encryptData', { keyId: id, data: 'x'.repeat(10_001) })).toEqual(tooLarge);
  expect(await ana.ask('encryptData', { keyId: id, data: 'x'.repeat(200_000) })).toEqual(tooLarge);
});

test('[VAULT-01, INV-21] above the limits of a minute no key is made and nothing is decrypted', async () => {
  const id = keyId();
  await bo.key(id);
  const encryptedData = await bo.encrypted(id, 'x');
  const began = new Date(Math.floor(sale.app.clock.now().getTime() / 5000) * 5000 - 5000);
  for (const [kind, times] of [
    // One was asked for above.
    ['key-requested', MAX_KEY_REQUESTS - 1],
    ['decrypted', MAX_OPERATIONS],
  ] as const)
    await sql('INSERT INTO vault_counts (user_id, kind, began_at, count) VALUES ($1, $2, $3, $4)', [
      bo.who.userId,
      kind,
      began,
      times - 1,
    ]);
  const last = keyId();
  expect((await bo.key(last)).status).toBe(200);
  const refusedKey = keyId();
  expect(await bo.key(refusedKey)).toEqual(refused('Key request failed', 429));
  expect((await sql('SELECT 1 FROM vault_keys WHERE id = $1', [refusedKey])).rows).toEqual([]);
  expect((await bo.ask('decryptData', { keyId: id, encryptedData })).status).toBe(200);
  expect(await bo.ask('decryptData', { keyId: id, encryptedData })).toEqual(refused('Decryption failed', 429));
  expect((await ana.key(keyId())).status).toBe(200);
});

test('[VAULT-01, INV-21] a person has five hundred good keys at most', async () => {
  const full = await newVaultUser(sale.address, 'Flo Full');
  const first = keyId();
  await full.key(first);
  await sql(
    `INSERT INTO vault_keys (user_id, id, purpose, session_hash, named_session, wrapped, created_at, expires_at)
     SELECT user_id, id || '-' || n, purpose, session_hash, named_session, wrapped, created_at, expires_at
     FROM vault_keys, generate_series(2, $2::int) n WHERE user_id = $1`,
    [full.who.userId, MAX_LIVE_KEYS],
  );
  const more = keyId();
  expect(await full.key(more)).toEqual(refused('Key request failed', 429));
  expect((await sql('SELECT 1 FROM vault_keys WHERE id = $1', [more])).rows).toEqual([]);
  expect((await full.key(first)).status).toBe(200);
  expect((await full.ask('revokeKey', { keyId: first })).status).toBe(200);
  expect((await full.key(more)).status).toBe(200);
});

test('[VAULT-01] a key of one session of a program is none of another of its sessions', async () => {
  const id = keyId();
  const ask = (sessionId: string) =>
    bo.ask('requestEncryptionKey', { keyId: id, purpose: 'session', userId: bo.who.userId, sessionId });
  expect((await ask('one')).status).toBe(200);
  expect((await ask('one')).status).toBe(200);
  for (const answer of [await ask('two'), await bo.key(id, 'session')])
    expect(answer).toEqual(refused('Key request failed'));
});

test('[VAULT-02] half of a surrogate pair is refused: it would come back as another letter', async () => {
  const id = keyId();
  await ana.key(id);
  for (const data of ['\\ud83c', 'a\\udffab', '\\udffa\\ud83c'])
    expect(await ana.ask('encryptData', `{"keyId":"${id}","data":"${data}"}`), data).toEqual(
      refused('Encryption failed', 400),
    );
});

test('[INV-13, VAULT-01] a session that ends while a key is asked for gets none', async () => {
  const dee = await newVaultUser(sale.address, 'Dee Parting');
  const id = keyId();
  const answer = await meanwhile(
    sale.app,
    { after: 'vault-count', happens: () => sql('DELETE FROM sessions WHERE user_id = $1', [dee.who.userId]) },
    () => dee.key(id),
  );
  expect(answer.status).toBe(401);
  expect((await sql('SELECT 1 FROM vault_keys WHERE id = $1', [id])).rows).toEqual([]);
});

test('[INV-14] what is encrypted for one person, purpose or key opens for no other', async () => {
  const [id, other] = [keyId(), keyId()];
  await ana.key(id);
  await ana.key(other);
  await bo.key(id);
  const encryptedData = await ana.encrypted(id, 'for Ana alone');
  const failed = refused('Decryption failed');
  expect(await bo.ask('decryptData', { keyId: id, encryptedData })).toEqual(failed);
  expect(await ana.ask('decryptData', { keyId: other, encryptedData })).toEqual(failed);
  expect(await bo.ask('encryptData', { keyId: other, data: 'x' })).toEqual(refused('Encryption failed'));
  // Not hers and not there answer alike.
  expect(await bo.ask('revokeKey', { keyId: other })).toEqual(await bo.ask('revokeKey', { keyId: 'nowhere' }));
  expect(await bo.ask('requestEncryptionKey', { keyId: keyId(), purpose: 'storage', userId: ana.who.userId })).toEqual(
    refused('Key request failed'),
  );
  // The wrapped bytes of her key do not open in his row, nor in another of hers.
  await sql(
    `UPDATE vault_keys SET wrapped = (SELECT wrapped FROM vault_keys WHERE user_id = $1 AND id = $2)
             WHERE id IN ($2, $3) AND (user_id, id) <> ($1, $2)`,
    [ana.who.userId, id, other],
  );
  const logged: unknown[] = [];
  const { log } = sale.app;
  sale.app.log = { ...log, error: (...text) => void logged.push(text) };
  expect(await bo.ask('decryptData', { keyId: id, encryptedData })).toEqual(refused('Decryption failed', 500));
  expect(await ana.ask('encryptData', { keyId: other, data: 'geheim' })).toEqual(refused('Encryption failed', 500));
  sale.app.log = log;
  expect(logged).toHaveLength(2);
  expect(JSON.stringify(logged)).not.toMatch(/geheim|sealed:/);
  await sql('DELETE FROM vault_keys WHERE (user_id, id) <> ($1, $2)', [ana.who.userId, id]);
  // A purpose is bound as well.
  await sql(`UPDATE vault_keys SET purpose = 'session' WHERE id = $1`, [id]);
  expect((await ana.ask('decryptData', { keyId: id, encryptedData })).status).toBeGreaterThanOrEqual(400);
});

test('[INV-14, VAULT-01] a revoked key opens nothing from that moment, in another process too', async () => {
  const runtime = await startRuntime({
    config: { ...sale.app.config, PORT: 0, SANDBOX_PORT: await freePort() },
    passwordCost: cheapPasswords,
    log: errorsOnly,
  });
  const second = await startProduct(runtime, { web: null, background: false });
  try {
    const there = vaultUser(second.address, ana.who, ana.token);
    const id = keyId();
    await ana.key(id);
    const encryptedData = await there.encrypted(id, 'soon gone');
    expect((await ana.ask('decryptData', { keyId: id, encryptedData })).data).toBe('soon gone');
    expect((await there.ask('revokeKey', { keyId: id })).status).toBe(200);
    for (const process of [ana, there]) {
      expect(await process.ask('decryptData', { keyId: id, encryptedData })).toEqual(refused('Decryption failed'));
      expect(await process.ask('encryptData', { keyId: id, data: 'x' })).toEqual(refused('Encryption failed'));
      expect(await process.key(id)).toEqual(refused('Key request failed'));
    }
    const { rows } = await sql('SELECT wrapped FROM vault_keys WHERE id = $1', [id]);
    expect(rows).toEqual([{ wrapped: null }]);
  } finally {
    await second.stop();
    await runtime.stop();
  }
});

test('[VAULT-01, INV-13] the token ends with its session, at the next request', async () => {
  const cy = await newVaultUser(sale.address, 'Cy Visitor');
  const [stored, ofSession] = [keyId(), keyId()];
  await cy.key(stored);
  await cy.key(ofSession, 'session');
  const saved = await cy.encrypted(stored, 'kept');
  const encryptedData = await cy.encrypted(ofSession, 'of this session');
  await cy.who.call('POST', '/api/accounts/sign-out');
  expect(await cy.ask('decryptData', { keyId: stored, encryptedData: saved })).toEqual(
    refused('User not authenticated', 401),
  );
  const again = await anew(cy, 'cy.visitor@example.com');
  expect((await again.ask('decryptData', { keyId: stored, encryptedData: saved })).data).toBe('kept');
  expect(await again.ask('decryptData', { keyId: ofSession, encryptedData })).toEqual(refused('Decryption failed'));
  expect(await again.key(ofSession, 'session')).toEqual(refused('Key request failed'));
});

test('[VAULT-06] ten failed decryptions within 60 s are an alert in the system health', async () => {
  const failing = async (who: VaultUser, times: number): Promise<void> => {
    for (let index = 0; index < times; index += 1)
      await who.ask('decryptData', { keyId: 'none', encryptedData: 'v1.none' });
  };
  const jo = await signUp(browser(sale.address), 'Jo Ward');
  await insertAdmin(sale.app.db, { userId: jo.userId, role: 'trust_and_safety', createdBy: null, now: new Date() });
  const alerts = async () => (await ask(jo, vaultContract.listAlerts)).alerts;
  await failing(ana, 9);
  await failing(bo, 1);
  expect(await alerts()).toEqual([]);
  await passTime(sale, 61_000);
  await failing(ana, 9);
  expect(await alerts()).toEqual([]);
  await failing(ana, 1);
  expect(await alerts()).toEqual([
    expect.objectContaining({
      userId: ana.who.userId,
      displayName: 'Ana Potter',
      kind: 'decryption-failures',
      count: 10,
    }),
  ]);
  expect((await bo.who.call('GET', '/api/admin/vault/alerts')).status).toBe(403);
});

test('[VAULT-01, INV-14] an expired key opens nothing, and its bytes go', async () => {
  const id = keyId();
  await ana.key(id);
  const encryptedData = await ana.encrypted(id, 'a month long');
  await passTime(sale, KEY_TTL_MS.storage - 2 * MINUTE);
  ana = await anew(ana, 'ana.potter@example.com');
  expect((await ana.ask('decryptData', { keyId: id, encryptedData })).data).toBe('a month long');
  await passTime(sale, 2 * MINUTE);
  expect(await ana.ask('decryptData', { keyId: id, encryptedData })).toEqual(refused('Decryption failed'));
  expect(await ana.key(id)).toEqual(refused('Key request failed'));
  await purgeExpiredKeys.run(sale.app);
  const { rows } = await sql('SELECT wrapped FROM vault_keys WHERE id = $1', [id]);
  expect(rows).toEqual([{ wrapped: null }]);
});
