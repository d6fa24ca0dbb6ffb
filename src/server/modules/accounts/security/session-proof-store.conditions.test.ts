import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { writtenIn } from '#test/builders/person-rows.ts';
import { matching } from '#test/builders/each.ts';
import { partOf } from '#test/builders/part-of.ts';
import type { App } from '../../../platform/calls/app.ts';
import { forgetProofs, mustProveFirst } from './session-proof-store.ts';
import { isLastProofOfAdmin } from '../safety/last-proof-store.ts';

const tables = bareTables();
const people = (...changes: Record<string, unknown>[]) =>
  tables.fill`users: id=bo display_name=Bo email=bo@example.com | id=cy display_name=Cy email=cy@example.com | ${changes}`;
const written = writtenIn(tables);

test('[INV-13] proofs are forgotten where none is left: of sessions and of programs', async () => {
  await people();
  await tables.fill`
    refresh_tokens: user_id=bo token_hash=#01 claims={"secondFactor":true,"a":1} | user_id=cy token_hash=#02
  `;
  const forget = (userId: string) =>
    tables.written('refresh_tokens', 'user_id claims', (tx) => forgetProofs(tx, userId));
  await tables.fill`passkeys: user_id=bo id=k`;
  expect((await forget('bo')).now).toEqual([]);
  await tables.empty('passkeys');
  await tables.fill`second_factors: user_id=bo id=f kind=totp confirmed_at=null | user_id=cy id=g confirmed_at=@-1`;
  expect((await forget('cy')).now).toEqual([]);
  expect((await forget('bo')).now).toEqual(['bo {"a":1}']);
});

test('[ADM-10, ACC-02] proofs are counted of the person themselves, and of active administrators', async () => {
  await tables.fill`
    admin_users: id=bo status=active | id=cy status=disabled
    second_factors: user_id=bo id=f1 confirmed_at=@-1 | id=f2 confirmed_at=null | user_id=di | user_id=di id=f3
    passkeys: user_id=cy id=k1 | user_id=eve | user_id=eve id=k2
  `;
  const app = partOf<Pick<App, 'config'>>({ config: { ADMIN_SECOND_FACTOR: true } });
  const isLast = (userId: string) => tables.run((tx) => isLastProofOfAdmin(app, tx, userId));
  expect([await isLast('bo'), await isLast('cy')]).toEqual([true, false]);
  await tables.fill`passkeys: user_id=bo id=k9`;
  expect(await isLast('bo')).toBe(false);
  const must = (userId: string) => mustProveFirst(tables.db, { userId, secondFactor: false });
  expect(await matching(must, 'bo', 'cy', 'di', 'eve', 'fay')).toEqual(['bo', 'di']);
  await tables.fill`admin_users: id=eve status=active`;
  expect(await must('eve')).toBe(true);
});

test('[INV-13] sessions stop being proven with the person’s last factor', async () => {
  await tables.fill`
    sessions: user_id=bo token_hash=#01 second_factor=true | token_hash=#02 second_factor=false | user_id=cy
    refresh_tokens: user_id=bo token_hash=#01 claims={"secondFactor":"totp"} | user_id=cy
    second_factors: user_id=bo id=f1 confirmed_at=@-1 | user_id=cy
  `;
  expect(await written('sessions', (tx) => forgetProofs(tx, 'bo'))).toEqual([[], 0]);
  await tables.sql(`UPDATE second_factors SET confirmed_at = NULL`);
  await tables.fill`passkeys: user_id=bo id=k1 | user_id=cy`;
  expect(await written('refresh_tokens', (tx) => forgetProofs(tx, 'bo'))).toEqual([[], 0]);
  await tables.sql(`DELETE FROM passkeys WHERE user_id = 'bo'`);
  expect(await written('sessions', (tx) => forgetProofs(tx, 'bo'))).toEqual([['bo'], 1]);
  expect(await tables.texts('claims FROM refresh_tokens ORDER BY user_id')).toEqual(['{}', '{"secondFactor":"totp"}']);
});
