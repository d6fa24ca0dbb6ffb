import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { findFigures, listAlerts, raiseAlert } from './alert-store.ts';
import {
  findKeyPerson,
  listKeys,
  listUses,
  noteAnswer,
  noteRead,
  noteUse,
  revokeKey,
  trimApiKeyUses,
} from './api-keys/api-key-store.ts';
import { findGoodKey, findKey, revokeKey as revokeVaultKey } from './key-store.ts';

let tables: BareTables;
const NOW = new Date('2026-03-10T12:00:00.000Z');
const at = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);

beforeAll(async () => {
  tables = await openBareTables();
});
afterAll(() => tables.stop());
beforeEach(() =>
  tables.empty('vault_keys', 'vault_counts', 'vault_alerts', 'api_keys', 'api_key_uses', 'users', 'shops'),
);

const session = Buffer.from([1]);
const person = { userId: 'bo', sessionHash: session, signedInAt: null, tokensSince: at(-60) };
const key = {
  user_id: 'bo',
  id: 'k1',
  purpose: 'session',
  session_hash: '\\x01',
  named_session: null,
  wrapped: 'sealed:1',
  created_at: at(-60),
  expires_at: at(1),
};

test('[VAULT-01, INV-14] a key is good for its person, in its session, until its end, and while their tokens stand', async () => {
  await tables.put(
    'vault_keys',
    key,
    { id: 'over', expires_at: at(0) },
    { id: 'revoked', revoked_at: at(-1) },
    { id: 'empty', wrapped: null },
    { id: 'other', session_hash: '\\x02' },
    { id: 'old', created_at: at(-61) },
    { id: 'stored', purpose: 'storage', session_hash: '\\x02', created_at: at(-99) },
    { user_id: 'cy' },
    { user_id: 'cy', id: 'hers' },
  );
  const good = async (keyId: string) =>
    (await findGoodKey(tables.db, { person: person, keyId, kind: 'decrypted', now: NOW })).wrapped;
  expect([await good('k1'), await good('stored')]).toEqual(['sealed:1', 'sealed:1']);
  for (const id of ['over', 'revoked', 'empty', 'other', 'old', 'hers'])
    expect([id, await good(id)]).toEqual([id, null]);
  const find = (keyId: string, sessionHash = session, namedSession: Buffer | null = null) =>
    tables.run((tx) => findKey(tx, { person: { ...person, sessionHash }, keyId, namedSession, now: NOW }));
  expect([
    await find('k1'),
    await find('k1', Buffer.from([2])),
    await find('k1', session, session),
    await find('hers'),
  ]).toMatchObject([
    { existing: { isOfSameSession: true }, liveKeys: 5 },
    { existing: { isOfSameSession: false } },
    { existing: { isOfSameSession: false } },
    { existing: null },
  ]);
  const revoked = () =>
    tables.written('vault_keys', ['user_id', 'id'], () => revokeVaultKey(tables.db, 'bo', 'k1', NOW));
  expect((await revoked()).now).toEqual([{ user_id: 'bo', id: 'k1' }]);
  expect([
    await revokeVaultKey(tables.db, 'bo', 'k1', NOW),
    await revokeVaultKey(tables.db, 'bo', 'over', NOW),
  ]).toEqual([false, false]);
});

test('[VAULT-06] operations are counted of that person and kind within a minute; alerts come newest first', async () => {
  const count = { user_id: 'bo', kind: 'decrypted', began_at: at(-30), count: 3 };
  await tables.put(
    'vault_counts',
    count,
    { kind: 'encrypted', count: 50 },
    { user_id: 'cy', count: 70 },
    { began_at: at(-90), count: 90 },
  );
  expect((await findGoodKey(tables.db, { person: person, keyId: 'k1', kind: 'decrypted', now: NOW })).recent).toBe(4);
  expect(await findFigures(tables.db, NOW)).toEqual({ encrypted: 50, decrypted: 74, failed: 0 });
  await tables.put('users', { id: 'bo', display_name: 'Bo' }, { id: 'cy', display_name: 'Cy' });
  await tables.put(
    'vault_alerts',
    { user_id: 'bo', kind: 'encryptions', minute: at(-5), raised_at: at(-5) },
    { user_id: 'cy' },
    { user_id: 'cy', minute: at(-1), raised_at: at(-1) },
    { minute: at(-9), raised_at: at(-9) },
  );
  const alerts = async (limit: number) =>
    (await listAlerts(tables.db, { since: at(-9), limit })).map((row) => row.displayName);
  expect([await alerts(9), await alerts(1)]).toEqual([['Cy', 'Bo', 'Cy'], ['Cy']]);
  // Within a minute one alert, of the most that were seen.
  for (const [seconds, seen] of [
    [0, 50],
    [1, 49],
    [59, 60],
    [59, 51],
  ] as const)
    await raiseAlert(tables.db, { userId: 'bo', kind: 'decryption-failures', count: seen, now: at(seconds) });
  expect(await listAlerts(tables.db, { since: at(-1), limit: 9 })).toMatchObject([{ displayName: 'Bo', count: 60 }]);
});

const apiKey = {
  seller_id: 'ana',
  id: 'a1',
  key_hash: '\\x01',
  hint: 'ask_aaaa',
  name: 'one',
  scopes: ['x'],
  created_at: at(-5),
};
const keys = ['seller_id', 'id'];
const its = [{ seller_id: 'ana', id: 'a1' }];

test('[VAULT-05, INV-12] a key opens by its own hash, for whoever is there, and is listed, used and ended by its owner', async () => {
  await tables.put(
    'users',
    { id: 'ana', display_name: 'Ana' },
    { id: 'ben', display_name: 'Ben' },
    { id: 'gone', deleted_at: at(-1) },
  );
  await tables.put('shops', { seller_id: 'ben', slug: 'ben' }, { seller_id: 'ana', slug: 'ana' });
  await tables.put(
    'api_keys',
    apiKey,
    { id: 'a2', key_hash: '\\x02', created_at: at(-1) },
    { seller_id: 'ben', key_hash: '\\x03' },
    { seller_id: 'gone', key_hash: '\\x04' },
  );
  const owner = async (byte: number) => (await findKeyPerson(tables.db, Buffer.from([byte])))?.shopSlug;
  expect([await owner(1), await owner(3), await owner(4), await owner(9)]).toEqual([
    'ana',
    'ben',
    undefined,
    undefined,
  ]);
  expect((await listKeys(tables.db, 'ana')).map(({ id }) => id)).toEqual(['a2', 'a1']);
  const use = { sellerId: 'ana', keyId: 'a1', operation: 'x', now: NOW };
  expect((await tables.written('api_keys', keys, () => noteRead(tables.db, use))).now).toEqual(its);
  expect(
    (
      await tables.written('api_keys', keys, () =>
        noteUse(tables.db, { ...use, now: at(1), id: 'u1', network: '', status: 0 }),
      )
    ).now,
  ).toEqual(its);
  const revoke = () => tables.written('api_keys', keys, (tx) => revokeKey(tx, 'ana', 'a1', NOW));
  expect([(await revoke()).now, (await revoke()).now]).toEqual([its, []]);
});

test('[VAULT-05] what a key did is told to its owner, newest first, and the newest of each key stay', async () => {
  await tables.put('api_keys', apiKey, { id: 'a2', key_hash: '\\x02' }, { seller_id: 'ben', key_hash: '\\x03' });
  await tables.put(
    'api_key_uses',
    { seller_id: 'ana', key_id: 'a1', id: 'u1', at: at(-5), operation: 'x' },
    { id: 'u2', at: at(-1) },
    { id: 'u0', at: at(-9) },
    { id: 'u3', key_id: 'a2' },
    { seller_id: 'ben' },
  );
  const uses = async (sellerId: string, keyId: string) =>
    (await listUses(tables.db, sellerId, keyId))?.map(({ id }) => id);
  expect([await uses('ana', 'a1'), await uses('ben', 'a2')]).toEqual([['u2', 'u1', 'u0'], undefined]);
  const answered = await tables.written('api_key_uses', ['seller_id', 'key_id', 'id'], () =>
    noteAnswer(tables.db, { sellerId: 'ana', keyId: 'a1', id: 'u1', status: 7 }),
  );
  expect(answered.now).toEqual([{ seller_id: 'ana', key_id: 'a1', id: 'u1' }]);
  await trimApiKeyUses(tables.db, 2);
  const { rows } = await tables.db.query({
    text: `SELECT concat_ws(' ', seller_id, key_id, id) AS row FROM api_key_uses ORDER BY 1`,
  });
  expect(rows.map(({ row }) => row)).toEqual(['ana a1 u1', 'ana a1 u2', 'ana a2 u3', 'ben a1 u1']);
});
