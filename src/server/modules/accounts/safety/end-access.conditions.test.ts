import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { bytes, peopleIn, writtenIn } from '#test/builders/person-rows.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { endAccess, endAdminAccess, endSession, endSignIns, endTokens } from './end-access.ts';

const tables = bareTables();
const people = peopleIn(tables);
const written = writtenIn(tables);

test('[INV-13, ACC-14] access ends for one person, or on one of their devices; whoever asks may stay', async () => {
  await people();
  const fill = async () => {
    await tables.empty('sessions', 'refresh_tokens');
    await tables.fill`
      sessions: user_id=bo token_hash=#01 seen_as=viewer | token_hash=#02 seen_as=null | user_id=cy
      refresh_tokens: user_id=bo token_hash=#01 | user_id=cy
    `;
  };
  const left = async (table: string) =>
    (await tables.sql(`SELECT user_id || ' ' || encode(token_hash, 'hex') AS row FROM ${table} ORDER BY 1`)).map(
      ({ row }) => row,
    );
  const after = async (operation: (tx: Transaction) => unknown) => {
    await fill();
    await tables.run(async (tx) => operation(tx));
    return [await left('sessions'), await left('refresh_tokens')];
  };
  expect(await after((tx) => endAccess(tx, 'bo', { now: NOW }))).toEqual([['cy 01'], ['cy 01']]);
  expect(await after((tx) => endAccess(tx, 'bo', { now: NOW, but: bytes(2) }))).toEqual([
    ['bo 02', 'cy 01'],
    ['cy 01'],
  ]);
  expect(await after((tx) => endTokens(tx, 'bo', NOW))).toEqual([['bo 01', 'bo 02', 'cy 01'], ['cy 01']]);
  expect(await after((tx) => endSession(tx, 'bo', bytes(1)))).toEqual([
    ['bo 02', 'cy 01'],
    ['bo 01', 'cy 01'],
  ]);
  await fill();
  expect(await written('sessions', (tx) => endAdminAccess(tx, 'bo'))).toEqual([['bo'], 1]);
  expect(await tables.texts('id FROM users WHERE tokens_valid_from IS NOT NULL')).toEqual(['bo']);
  await tables.fill`
    one_use_tokens: user_id=bo token_hash=#01 purpose=totp-factor:1 | token_hash=#02 purpose=reset
      | token_hash=#03 used_at=@-1 | user_id=cy
  `;
  expect(await written('one_use_tokens', (tx) => endSignIns(tx, 'bo', NOW))).toEqual([['bo'], 1]);
});
