import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { endAccess, endAdminAccess, endSession, endSignIns, endTokens } from './end-access.ts';

const tables = bareTables();
const bytes = (byte: number): Buffer => Buffer.from([byte]);
const hex = (byte: number): string => `\\x${byte.toString(16).padStart(2, '0')}`;
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

test('[INV-13, ACC-14] access ends for one person, or on one of their devices; whoever asks may stay', async () => {
  await people();
  const fill = async () => {
    await tables.empty('sessions', 'refresh_tokens');
    await tables.put(
      'sessions',
      { user_id: 'bo', token_hash: hex(1), seen_as: 'viewer' },
      { token_hash: hex(2), seen_as: null },
      { user_id: 'cy' },
    );
    await tables.put('refresh_tokens', { user_id: 'bo', token_hash: hex(1) }, { user_id: 'cy' });
  };
  const left = async (table: string) =>
    (
      await tables.db.query({
        text: `SELECT user_id || ' ' || encode(token_hash, 'hex') AS row FROM ${table} ORDER BY 1`,
      })
    ).rows.map(({ row }) => row);
  const after = async (act: (tx: Transaction) => unknown) => {
    await fill();
    await tables.run(async (tx) => act(tx));
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
  expect((await tables.db.query({ text: 'SELECT id FROM users WHERE tokens_valid_from IS NOT NULL' })).rows).toEqual([
    { id: 'bo' },
  ]);
  await tables.put(
    'one_use_tokens',
    { user_id: 'bo', token_hash: hex(1), purpose: 'totp-factor:1' },
    { token_hash: hex(2), purpose: 'reset' },
    { token_hash: hex(3), used_at: at(-1) },
    { user_id: 'cy' },
  );
  expect(await written('one_use_tokens', (tx) => endSignIns(tx, 'bo', NOW))).toEqual([['bo'], 1]);
});
