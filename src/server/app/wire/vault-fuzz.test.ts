import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type VaultOperation, vaultOperations, wireSentences } from '#domain/core/vault/wire-sentences.ts';
import { fc, runs } from '#test/support/properties.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { newVaultUser, vaultAsk, type VaultUser } from '#test/builders/vault.ts';

let sale: Sale;
let ana: VaultUser;
let bo: VaultUser;
const CANARY = 'CANARY-7f3a';
const lines: string[] = [];
const sql = sqlOf(() => sale);
const sentences: readonly string[] = Object.values(wireSentences);

beforeAll(async () => {
  sale = await openSale();
  const note = (...texts: unknown[]): void => void lines.push(JSON.stringify(texts));
  sale.app.log = { info: note, warn: note, error: note };
  ana = await newVaultUser(sale.address, 'Ana Potter');
  bo = await newVaultUser(sale.address, 'Bo Buyer');
  await ana.key('hers');
  await bo.key('his');
});
beforeEach(async () => void (await sql('DELETE FROM vault_counts')));
afterAll(() => sale.stop());

const id = fc.oneof(fc.constantFrom('hers', 'his', '', '../x', 'a/b', "'; --", 'x'.repeat(129), '\u0000'), fc.string());
const anything = fc.oneof(fc.anything({ maxDepth: 2 }), fc.string(), id);
const body = fc.oneof(
  fc.record(
    {
      keyId: fc.oneof(id, anything),
      userId: fc.oneof(fc.constantFrom('me'), anything),
      purpose: fc.oneof(fc.constantFrom('storage', 'session', 'both'), anything),
      sessionId: anything,
      data: fc.oneof(
        fc.string({ maxLength: 50 }).map((text) => CANARY + text),
        anything,
      ),
      encryptedData: fc.oneof(
        fc.string().map((text) => `v1.${text}`),
        fc.base64String({ minLength: 40 }).map((text) => `v1.${text}`),
        anything,
      ),
      __proto__: anything,
    },
    { requiredKeys: [] },
  ),
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '"x"',
    '{"keyId":1e999}',
    '{"__proto__":{"keyId":"hers"}}',
    '['.repeat(20_000),
  ),
);
const headers = fc.constantFrom<Record<string, string>>(
  {},
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/octet-stream' },
  { 'content-type': '' },
  { 'content-encoding': 'gzip' },
);
const operation = fc.constantFrom<VaultOperation>(...vaultOperations);
const textOf = (drawn: unknown): string => (typeof drawn === 'string' ? drawn : (JSON.stringify(drawn) ?? ''));

test('[VAULT-01, VAULT-02, INV-14] whatever is sent: an answer of the wire, no failure of the server', async () => {
  const secret = await ana.encrypted('hers', `${CANARY} of Ana`);
  await fc.assert(
    fc.asyncProperty(operation, body, headers, async (which, drawn, extra) => {
      const answer = await bo.ask(which, textOf(drawn).replaceAll('"me"', `"${bo.who.userId}"`), extra);
      expect([200, 400, 403, 413, 415, 429]).toContain(answer.status);
      if (answer.status !== 200) expect(sentences).toContain(answer.error);
      expect(JSON.stringify(answer)).not.toContain('of Ana');
    }),
    { numRuns: runs(75) },
  );
  expect((await bo.ask('decryptData', { keyId: 'hers', encryptedData: secret })).status).toBe(403);
  expect((await ana.ask('decryptData', { keyId: 'hers', encryptedData: secret })).data).toBe(`${CANARY} of Ana`);
});

test('[VAULT-01, INV-13] no token but a good one opens anything', async () => {
  const [head = '', claims = '', signature = ''] = ana.token.split('.');
  const [, othersClaims = '', othersSignature = ''] = bo.token.split('.');
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  const cookie = [...ana.who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const bad: Record<string, string>[] = [
    {},
    { cookie },
    { authorization: ana.token },
    { authorization: `Basic ${ana.token}` },
    { authorization: 'Bearer ' },
    { authorization: `Bearer ${ana.token}x` },
    { authorization: `Bearer ${ana.token.slice(0, -4)}` },
    { authorization: `Bearer ${head}.${othersClaims}.${signature}` },
    { authorization: `Bearer ${head}.${claims}.${othersSignature}` },
    { authorization: `Bearer ${unsigned}.${claims}.` },
    { authorization: `Bearer ${'x'.repeat(3000)}` },
    { authorization: 'Bearer ask_0123456789abcdef0123456789abcdef0123456789a' },
  ];
  for (const headersOf of bad)
    for (const which of vaultOperations)
      expect(await vaultAsk(sale.address, which, { body: { keyId: 'hers', data: 'x' }, headers: headersOf })).toEqual({
        status: 401,
        error: 'User not authenticated',
      });
  // The token of a browser is for this service alone.
  const elsewhere = await fetch(`${sale.address}/api/accounts/profile`, {
    headers: { authorization: `Bearer ${ana.token}` },
  });
  expect(elsewhere.status).toBe(401);
});

test('[INV-14] every letter of an encrypted text counts', async () => {
  const text = await ana.encrypted('hers', 'x'.repeat(40));
  const position = fc.nat(text.length - 1);
  const letter = fc.constantFrom(...'abcXYZ019-_.=');
  await fc.assert(
    fc.asyncProperty(position, letter, fc.constantFrom('change', 'drop', 'add'), async (at, other, how) => {
      const changed = text.slice(0, at) + (how === 'drop' ? '' : other) + text.slice(how === 'add' ? at : at + 1);
      if (changed === text) return;
      expect((await ana.ask('decryptData', { keyId: 'hers', encryptedData: changed })).status).toBe(403);
    }),
    { numRuns: runs(60) },
  );
});

test('[INV-14] no plaintext and no key stands in any table, in the log, or in an answer', async () => {
  for (const data of [`${CANARY}-a`, `${CANARY}-b`]) await ana.encrypted('hers', data);
  const { rows: tables } = await sql<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind IN ('r', 'p') AND n.nspname NOT LIKE 'pg_%' AND n.nspname <> 'information_schema'`,
  );
  expect(tables.map(({ name }) => name)).toContain('vault_keys');
  for (const { name } of tables) {
    const { rows } = await sql(`SELECT 1 FROM ${name} t WHERE t::text LIKE '%' || $1 || '%'`, [CANARY]);
    expect([name, rows.length]).toEqual([name, 0]);
  }
  // What was drawn above may have revoked a key: nothing stands in its place.
  const { rows } = await sql<{ wrapped: string }>('SELECT wrapped FROM vault_keys WHERE wrapped IS NOT NULL');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ wrapped }) => /^sealed:[0-9a-f]{8}:/.test(wrapped))).toBe(true);
  expect(lines.filter((line) => line.includes(CANARY) || line.includes('sealed:') || line.includes(ana.token))).toEqual(
    [],
  );
});
