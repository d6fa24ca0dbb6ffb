import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import {
  confirmFactor,
  consumeRecoveryCode,
  consumeStep,
  deleteFactors,
  findUnconfirmed,
  hasSecondFactor,
  listFactors,
  nameFactor,
  recoveryCodesLeft,
  renameFactor,
  replaceRecoveryCodes,
} from './second-factor-store.ts';

const tables = bareTables();
/** Of which people an act wrote rows, and how many of them went. */
async function written(table: string, act: (tx: Transaction) => unknown): Promise<[string[], number]> {
  const column = table === 'users' ? 'id' : 'user_id';
  const { now, gone } = await tables.written(table, [column], act);
  return [now.map((row) => String(row[column])), gone];
}
const bytes = (byte: number): Buffer => Buffer.from([byte]);
const hex = (byte: number): string => `\\x${byte.toString(16).padStart(2, '0')}`;

test('[ACC-02] second factors count once they are confirmed, a code works once, and each is its person’s', async () => {
  const factor = {
    user_id: 'bo',
    id: 'f1',
    kind: 'totp',
    secret: 's',
    confirmed_at: at(-5),
    created_at: at(-1),
    last_step: 5,
  };
  await tables.put(
    'second_factors',
    factor,
    { id: 'f2', created_at: at(-2) },
    { id: 'f3', confirmed_at: null },
    { user_id: 'cy' },
    { user_id: 'di', confirmed_at: null },
  );
  const step = (id: string, number: number, userId = 'bo') => consumeStep(tables.db, { userId, id, step: number });
  expect([
    await step('f1', 5),
    await step('f9', 6),
    await step('f1', 6),
    await step('f1', 6),
    await step('f1', 6, 'cy'),
  ]).toEqual([false, false, true, false, true]);
  expect((await listFactors(tables.db, 'bo')).map(({ id }) => id)).toEqual(['f2', 'f1']);
  expect([await hasSecondFactor(tables.db, 'bo'), await hasSecondFactor(tables.db, 'di')]).toEqual([true, false]);
  expect([
    (await findUnconfirmed(tables.db, 'bo', 'f3'))?.id,
    await findUnconfirmed(tables.db, 'bo', 'f1'),
    await findUnconfirmed(tables.db, 'cy', 'f3'),
  ]).toEqual(['f3', null, null]);
  const name = (id: string) => nameFactor(tables.db, { userId: 'bo', id, name: 'phone' });
  expect([await name('f3'), await name('f1')]).toEqual([false, true]);
  expect(await written('second_factors', (tx) => renameFactor(tx, { userId: 'bo', id: 'f1', name: 'again' }))).toEqual([
    ['bo'],
    1,
  ]);
  const confirmed = (id: string) => confirmFactor(tables.db, { userId: 'bo', id, step: 1, now: NOW });
  expect(await written('second_factors', () => confirmed('f3'))).toEqual([['bo'], 1]);
  expect([await confirmed('f3'), await confirmed('f1')]).toEqual([false, false]);
});

test('[ACC-02] recovery codes work once, are their person’s, and go with the last factor', async () => {
  await tables.put(
    'recovery_codes',
    { user_id: 'bo', code_hash: hex(1) },
    { code_hash: hex(2) },
    { code_hash: hex(3), used_at: at(-1) },
    { user_id: 'cy' },
  );
  expect([
    await recoveryCodesLeft(tables.db, 'bo'),
    await consumeRecoveryCode(tables.db, 'bo', bytes(1), NOW),
    await consumeRecoveryCode(tables.db, 'bo', bytes(1), NOW),
    await recoveryCodesLeft(tables.db, 'bo'),
  ]).toEqual([2, true, false, 1]);
  expect(await recoveryCodesLeft(tables.db, 'cy')).toBe(1);
  await tables.put(
    'second_factors',
    { user_id: 'bo', id: 'f1', confirmed_at: at(-1) },
    { id: 'f2' },
    { user_id: 'cy' },
  );
  expect(await written('second_factors', (tx) => deleteFactors(tx, 'bo', 'f1'))).toEqual([[], 1]);
  expect(await recoveryCodesLeft(tables.db, 'bo')).toBe(1);
  expect(await written('recovery_codes', (tx) => replaceRecoveryCodes(tx, 'bo', [bytes(9)], NOW))).toEqual([['bo'], 3]);
  expect(await written('recovery_codes', (tx) => deleteFactors(tx, 'bo', 'f2'))).toEqual([[], 1]);
});
