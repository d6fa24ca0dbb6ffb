import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { each } from '#test/builders/each.ts';
import {
  findKeyPerson,
  listKeys,
  listUses,
  recordAnswer,
  recordRead,
  recordUse,
  revokeKey,
  trimApiKeyUses,
} from './api-key-store.ts';

const tables = bareTables();
const at = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);
const apiKey = row`seller_id=ana id=a1 key_hash=#01 hint=ask_aaaa name=one scopes=["x"] created_at=@-5s`;
const keys = 'seller_id id';
const its = ['ana a1'];

test('[VAULT-05, INV-12] a key opens by its own hash, for whoever is there', async () => {
  await tables.fill`
    users: id=ana display_name=Ana | id=ben display_name=Ben | id=gone deleted_at=@-1s
    shops: seller_id=ben slug=ben | seller_id=ana slug=ana
    api_keys: ${apiKey} | id=a2 key_hash=#02 created_at=@-1s | seller_id=ben key_hash=#03 | seller_id=gone key_hash=#04
  `;
  const owner = async (byte: number) => (await findKeyPerson(tables.db, Buffer.from([byte])))?.shopSlug;
  expect(await each(owner, 1, 3, 4, 9)).toEqual(['ana', 'ben', undefined, undefined]);
  expect((await listKeys(tables.db, 'ana')).map(({ id }) => id)).toEqual(['a2', 'a1']);
  const use = { sellerId: 'ana', keyId: 'a1', operation: 'x', now: NOW };
  expect((await tables.written('api_keys', keys, () => recordRead(tables.db, use))).now).toEqual(its);
  expect(
    (
      await tables.written('api_keys', keys, () =>
        recordUse(tables.db, { ...use, now: at(1), id: 'u1', network: '', status: 0 }),
      )
    ).now,
  ).toEqual(its);
  const revoke = () => tables.written('api_keys', keys, (tx) => revokeKey(tx, { sellerId: 'ana', id: 'a1', now: NOW }));
  expect([(await revoke()).now, (await revoke()).now]).toEqual([its, []]);
});

test('[VAULT-05] what a key did is told to its owner, newest first', async () => {
  await tables.fill`
    api_keys: ${apiKey} | id=a2 key_hash=#02 | seller_id=ben key_hash=#03
    api_key_uses: seller_id=ana key_id=a1 id=u1 at=@-5s operation=x | id=u2 at=@-1s | id=u0 at=@-9s | id=u3 key_id=a2
      | seller_id=ben
  `;
  const uses = async (sellerId: string, keyId: string) =>
    (await listUses(tables.db, sellerId, keyId))?.map(({ id }) => id);
  expect([await uses('ana', 'a1'), await uses('ben', 'a2')]).toEqual([['u2', 'u1', 'u0'], undefined]);
  const answered = await tables.written('api_key_uses', 'seller_id key_id id', () =>
    recordAnswer(tables.db, { sellerId: 'ana', keyId: 'a1', id: 'u1', status: 7 }),
  );
  expect(answered.now).toEqual(['ana a1 u1']);
  await trimApiKeyUses(tables.db, 2);
  expect(await tables.texts(`seller_id, key_id, id FROM api_key_uses ORDER BY 1, 2, 3`)).toEqual([
    'ana a1 u1',
    'ana a1 u2',
    'ana a2 u3',
    'ben a1 u1',
  ]);
});
