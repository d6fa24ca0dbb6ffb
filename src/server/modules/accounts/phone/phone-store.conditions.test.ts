import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { claimPhone, findByPhone, forgetPhone } from './phone-store.ts';

const tables = bareTables();
const person = { id: 'bo', email: 'bo@example.com', display_name: 'Bo', email_verified: true, password_hash: 'hash' };
const people = (...changes: Record<string, unknown>[]) =>
  tables.put(
    'users',
    person,
    { id: 'cy', email: 'cy@example.com', display_name: 'Cy', password_hash: 'other' },
    ...changes,
  );
/** Of which people an act wrote rows, and how many of them went. */
async function written(table: string, act: (tx: Transaction) => unknown): Promise<[string[], number]> {
  const column = table === 'users' ? 'id' : 'user_id';
  const { now, gone } = await tables.written(table, [column], act);
  return [now.map((row) => String(row[column])), gone];
}

test('[ACC-01] a number is one person’s, who gives up the one before', async () => {
  await people();
  await tables.put('sign_in_phones', { phone: '+1', user_id: 'bo' }, { phone: '+2', user_id: 'cy' });
  expect(await tables.run((tx) => claimPhone(tx, '+2', 'bo'))).toBe(false);
  expect(await written('users', (tx) => claimPhone(tx, '+3', 'bo'))).toEqual([['bo'], 1]);
  expect([
    await findByPhone(tables.db, '+1'),
    await findByPhone(tables.db, '+2'),
    await findByPhone(tables.db, '+3'),
  ]).toEqual([null, 'cy', 'bo']);
  expect(await written('users', (tx) => forgetPhone(tx, 'bo'))).toEqual([['bo'], 1]);
  expect([await findByPhone(tables.db, '+2'), await findByPhone(tables.db, '+3')]).toEqual(['cy', null]);
});
