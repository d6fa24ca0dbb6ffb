import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '#domain/core/time.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { findKey, insertKey, revokeKey } from './key-store.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale();
});
afterAll(() => sale.stop());

const now = new Date('2026-03-02T10:00:00Z');
const person = (userId: string) => ({ userId, sessionHash: null, signedInAt: null, tokensSince: null });
const put = (userId: string, keyId: string, expiresAt: Date) =>
  inTransaction(sale.app.db, (tx) =>
    insertKey(tx, {
      ...{ person: person(userId), keyId, purpose: 'storage', namedSession: null, wrapped: 'sealed:x' },
      ...{ now: new Date(now.getTime() - DAY), expiresAt },
    }),
  );
const liveKeys = async (userId: string): Promise<number> =>
  (
    await inTransaction(sale.app.db, (tx) =>
      findKey(tx, { person: person(userId), keyId: 'another', namedSession: null, now }),
    )
  ).liveKeys;

test('[VAULT-01, INV-21] of a person’s keys those count that are good now', async () => {
  const later = new Date(now.getTime() + DAY);
  await put('ana', 'good', later);
  await put('ana', 'revoked', later);
  await put('ana', 'over', now);
  await put('bo', 'theirs', later);
  expect(await liveKeys('ana')).toBe(2);
  expect(await revokeKey(sale.app.db, { userId: 'ana', keyId: 'revoked', now })).toBe(true);
  expect([await liveKeys('ana'), await liveKeys('bo'), await liveKeys('cy')]).toEqual([1, 1, 0]);
});
