import { describe, expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { peopleIn, writtenIn } from '#test/builders/person-rows.ts';
import { deleteProofs, lockProof, removeUnproven } from './proof-store.ts';

const tables = bareTables();
const people = (...changes: Record<string, unknown>[]) =>
  tables.fill`users: id=bo display_name=Bo email=bo@example.com | id=cy display_name=Cy email=cy@example.com | ${changes}`;
const written = writtenIn(tables);

test('[ACC-05] who proves an address keeps their password only where it is said so', async () => {
  await people(
    { id: 'di', email: 'di@example.com', password_hash: 'h' },
    { id: 'eve', email: 'eve@example.com', password_hash: 'h' },
  );
  const proven = (userId: string, keepPassword: boolean) =>
    tables.written('users', 'id email_verified password_hash', (tx) =>
      removeUnproven(tx, userId, { keepPassword, now: NOW }),
    );
  expect((await proven('di', true)).now).toEqual(['di true h']);
  expect((await proven('eve', false)).now).toEqual(['eve true null']);
});

describe('rows of others', () => {
  const people = peopleIn(tables);

  test('[ACC-02, ADM-10] what is taken of somebody’s proofs is theirs alone', async () => {
    await people();
    const fill = async () => {
      await tables.fill`
        second_factors: user_id=bo id=f1 confirmed_at=@-1 | id=f2 confirmed_at=null | user_id=cy
        passkeys: user_id=bo id=k1 | user_id=cy
      `;
    };
    await tables.fill`
      recovery_codes: user_id=bo code_hash=#01 | user_id=cy
      identities: subject=s provider=google user_id=bo | subject=t user_id=cy
      sign_in_phones: phone=+1 user_id=bo | phone=+2 user_id=cy
    `;
    await fill();
    expect(await tables.run((tx) => deleteProofs(tx, 'bo'))).toBe(2);
    const left = async () =>
      (
        await tables.sql(
          `SELECT user_id FROM second_factors UNION ALL SELECT user_id FROM passkeys UNION ALL SELECT user_id FROM recovery_codes UNION ALL SELECT user_id FROM identities UNION ALL SELECT user_id FROM sign_in_phones`,
        )
      ).map((row) => row.user_id);
    expect((await left()).toSorted()).toEqual(['bo', 'bo', 'cy', 'cy', 'cy', 'cy', 'cy']);
    expect(await written('users', (tx) => removeUnproven(tx, 'bo', { keepPassword: false, now: NOW }))).toEqual([
      ['bo'],
      1,
    ]);
    expect(await left()).toEqual(['cy', 'cy', 'cy', 'cy', 'cy']);
    expect([await tables.run((tx) => lockProof(tx, 'bo')), await tables.run((tx) => lockProof(tx, 'cy'))]).toEqual([
      { isProven: true, hasPassword: false },
      { isProven: true, hasPassword: true },
    ]);
  });
});
