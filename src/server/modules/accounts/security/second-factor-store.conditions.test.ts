import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { bytes, writtenIn } from '#test/builders/person-rows.ts';
import { each } from '#test/builders/each.ts';
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
const written = writtenIn(tables);

test('[ACC-02] second factors count once they are confirmed, a code works once', async () => {
  await tables.fill`
    second_factors: user_id=bo id=f1 kind=totp secret=s confirmed_at=@-5 created_at=@-1 last_step=5
      | id=f2 created_at=@-2 | id=f3 confirmed_at=null | user_id=cy | user_id=di confirmed_at=null
  `;
  const step = (id: string, number: number, userId = 'bo') => consumeStep(tables.db, { userId, id, step: number });
  expect(await each(step, ['f1', 5], ['f9', 6], ['f1', 6], ['f1', 6], ['f1', 6, 'cy'])).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
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
  await tables.fill`recovery_codes: user_id=bo code_hash=#01 | code_hash=#02 | code_hash=#03 used_at=@-1 | user_id=cy`;
  expect([
    await recoveryCodesLeft(tables.db, 'bo'),
    await consumeRecoveryCode(tables.db, { userId: 'bo', hash: bytes(1), now: NOW }),
    await consumeRecoveryCode(tables.db, { userId: 'bo', hash: bytes(1), now: NOW }),
    await recoveryCodesLeft(tables.db, 'bo'),
  ]).toEqual([2, true, false, 1]);
  expect(await recoveryCodesLeft(tables.db, 'cy')).toBe(1);
  await tables.fill`second_factors: user_id=bo id=f1 confirmed_at=@-1 | id=f2 | user_id=cy`;
  expect(await written('second_factors', (tx) => deleteFactors(tx, 'bo', 'f1'))).toEqual([[], 1]);
  expect(await recoveryCodesLeft(tables.db, 'bo')).toBe(1);
  expect(
    await written('recovery_codes', (tx) => replaceRecoveryCodes(tx, { userId: 'bo', hashes: [bytes(9)], now: NOW })),
  ).toEqual([['bo'], 3]);
  expect(await written('recovery_codes', (tx) => deleteFactors(tx, 'bo', 'f2'))).toEqual([[], 1]);
});
