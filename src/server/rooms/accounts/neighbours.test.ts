import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { partOf } from '#test/builders/part-of.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import {
  changePassword,
  findByEmail,
  findOpenToken,
  findPasswordOf,
  findPerson,
  findSession,
  insertSession,
  useToken,
} from './account-store.ts';
import { deleteIdentities, findIdentity, insertAttempt, takeProviderAttempt } from './google/provider-store.ts';
import { claimPhone, findByPhone, forgetPhone } from './phone/phone-store.ts';
import { findText, findTextFigures, listNewestTexts, noteTextFailure, noteTextSent } from './phone/text-store.ts';
import { endAccess, endAdminAccess, endSession, endSignIns, endTokens } from './safety/end-access.ts';
import { isLastProofOfAdmin } from './safety/last-proof-store.ts';
import { lockOwner } from './safety/owner-store.ts';
import { confirmChange, insertChange, moveEmail } from './security/email-change-store.ts';
import { deletePasskey, insertChallenge, listPasskeys, takeChallenge, usePasskey } from './security/passkey-store.ts';
import {
  confirmFactor,
  deleteFactors,
  findUnconfirmed,
  hasSecondFactor,
  listFactors,
  nameFactor,
  recoveryCodesLeft,
  renameFactor,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './security/second-factor-store.ts';
import { tryCode } from './security/sent-code-store.ts';
import { forgetProofs, isSessionSince, mustProveFirst } from './security/session-proof-store.ts';
import { findOwnWays, listSessions, setSeenAs } from './security/session-store.ts';
import { isOnlyWay } from './security/ways-to-sign-in-store.ts';
import {
  endSuspensionsUntil,
  findAccountStatus,
  lockAccountStatus,
  saveAccountStatus,
} from './stores/account-status-store.ts';
import { deleteAddress, listOwnAddresses, setNextDefault, unsetDefault } from './stores/address-store.ts';
import { beginErasure, listDuePeople } from './stores/deletion-store.ts';
import { listIdentityKeys } from './stores/identity-key-store.ts';
import { findChoice, listChoices } from './stores/notification-store.ts';
import {
  findDeletionDue,
  findWhatHolds,
  listExports,
  setDeletionDue,
  unsetDeletionDue,
} from './stores/privacy-store.ts';
import { findProvenAddress, saveLanguage, saveProfile, setAddressProven } from './stores/profile-store.ts';
import { findRefreshClaims, insertRefreshToken, isCodeOver, setDisplayName } from './stores/program-store.ts';
import { deleteProofs, lockProof, takeUnproven } from './stores/proof-store.ts';
import { findReceipt } from './stores/receipt-store.ts';
import { findTokenPerson } from './stores/token-person-store.ts';
import type { App } from '../../platform/calls/app.ts';

let tables: BareTables;
const NOW = new Date('2026-03-10T12:00:00.000Z');
const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const bytes = (byte: number): Buffer => Buffer.from([byte]);
const hex = (byte: number): string => `\\x${byte.toString(16).padStart(2, '0')}`;

beforeAll(async () => {
  tables = await openBareTables();
});
afterAll(() => tables.stop());
beforeEach(() =>
  tables.empty(
    'users',
    'sessions',
    'sign_in_names',
    'sign_in_phones',
    'one_use_tokens',
    'addresses',
    'identities',
    'provider_attempts',
    'sent_codes',
    'second_factors',
    'recovery_codes',
    'passkeys',
    'passkey_challenges',
    'email_changes',
    'identity_keys',
    'refresh_tokens',
    'notification_choices',
    'account_exports',
    'erasure_receipts',
    'text_messages',
    'admin_users',
    'orders',
    'ledger_sums',
    'listings',
    'wishlist_items',
    'shops',
  ),
);

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

test('[ACC-04, INV-11] a session is that person’s, by its own token, until its very end', async () => {
  await people();
  await tables.put('shops', { seller_id: 'cy', slug: 'cy', name: 'Cy' }, { seller_id: 'bo', slug: 'bo' });
  await tables.put(
    'sessions',
    { user_id: 'bo', token_hash: hex(1), expires_at: at(1), created_at: at(-5), seen_as: 'one' },
    { token_hash: hex(2), seen_as: 'two', created_at: at(-1) },
    { token_hash: hex(3), expires_at: at(0) },
    { user_id: 'cy' },
  );
  const find = (userId: string, byte: number) => findSession(tables.db, userId, bytes(byte), NOW);
  expect([
    (await find('bo', 1))?.seen_as,
    (await find('bo', 2))?.slug,
    await find('bo', 3),
    await find('cy', 2),
  ]).toEqual(['one', 'bo', null, null]);
  expect((await listSessions(tables.db, 'bo', NOW)).map((row) => row.token_hash[0])).toEqual([2, 1]);
  expect(await written('sessions', (tx) => setSeenAs(tx, { userId: 'bo', tokenHash: bytes(1) }, 'viewer'))).toEqual([
    ['bo'],
    1,
  ]);
  const owner = (userId: string, byte: number) =>
    tables.run((tx) => lockOwner(tx, partOf({ userId, tokenHash: bytes(byte) }), NOW));
  expect([await owner('bo', 1), await owner('bo', 3), await owner('bo', 9), await owner('cy', 2)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  const since = (byte: number, minutes: number) =>
    isSessionSince(tables.db, { userId: 'bo', tokenHash: bytes(byte) }, at(minutes));
  expect([await since(1, -5), await since(1, -4), await since(9, -5)]).toEqual([true, false, false]);
  await tables.db.query({ text: `UPDATE users SET deleted_at = now() WHERE id = 'bo'` });
  expect(await owner('bo', 1)).toBe(false);
});

test('[ACC-01] signing in is noted of that person, by a page and by a program', async () => {
  await people();
  const session = {
    userId: 'bo',
    tokenHash: bytes(7),
    now: NOW,
    expiresAt: at(9),
    ip: '',
    userAgent: '',
    language: 'de',
  } as const;
  expect(await written('users', (tx) => insertSession(tx, session))).toEqual([['bo'], 1]);
  await tables.db.query({ text: 'UPDATE users SET last_login_at = NULL' });
  expect(await written('users', (tx) => insertRefreshToken(tx, { ...session, claims: { a: 1 } }))).toEqual([['bo'], 1]);
  const claims = (userId: string, byte: number, now: Date) =>
    findRefreshClaims(tables.db, { userId, tokenHash: bytes(byte), now });
  expect([
    await claims('bo', 7, NOW),
    await claims('bo', 7, at(9)),
    await claims('bo', 8, NOW),
    await claims('cy', 7, NOW),
  ]).toEqual([{ a: 1 }, null, null, null]);
});

test('[INV-11] a link opens its own purpose of its own person, once, until its very end', async () => {
  const token = { user_id: 'bo', token_hash: hex(1), purpose: 'reset', expires_at: at(1) };
  await tables.put(
    'one_use_tokens',
    token,
    { token_hash: hex(2), expires_at: at(0) },
    { token_hash: hex(3), used_at: at(-1) },
    { token_hash: hex(4), purpose: 'verify' },
    { user_id: 'cy' },
  );
  const key = (byte: number, userId = 'bo') => ({ userId, tokenHash: bytes(byte), now: NOW });
  const open = (byte: number, userId?: string) => findOpenToken(tables.db, { ...key(byte, userId), like: 'res%' });
  const use = (byte: number, userId?: string) => useToken(tables.db, { ...key(byte, userId), purpose: 'reset' });
  expect([await open(1), await open(2), await open(3), await open(4), await open(9), await open(2, 'cy')]).toEqual([
    'reset',
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(await written('one_use_tokens', (tx) => useToken(tx, { ...key(1), purpose: 'reset' }))).toEqual([['bo'], 1]);
  for (const byte of [1, 2, 3, 4, 9]) expect([byte, await use(byte)]).toEqual([byte, false]);
  expect(await use(1, 'cy')).toBe(true);
  const over = (byte: number, userId = 'bo') => isCodeOver(tables.db, key(byte, userId));
  expect([await over(2), await over(3), await over(4), await over(9), await over(2, 'cy')]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  await tables.put(
    'sent_codes',
    { id: 'code', code_hash: hex(5), expires_at: at(0) },
    { id: 'used', used_at: at(-1) },
    { id: 'open', expires_at: at(1) },
  );
  expect([await over(5, 'code'), await over(5, 'used'), await over(5, 'open'), await over(6, 'code')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('[INV-11] a sent code is tried for its purpose five times, once with success, until its very end', async () => {
  const code = {
    id: 'a',
    purpose: 'phone',
    recipient: '+1',
    user_id: 'bo',
    code_hash: hex(1),
    expires_at: at(1),
    tries: 4,
  };
  await tables.put(
    'sent_codes',
    code,
    { id: 'b', tries: 5 },
    { id: 'c', used_at: at(-1) },
    { id: 'd', expires_at: at(0) },
    { id: 'e', purpose: 'mail' },
  );
  const attempt = (id: string, byte = 1) =>
    tryCode(tables.db, { id, purpose: 'phone', codeHash: bytes(byte), now: NOW });
  for (const id of ['b', 'c', 'd', 'e', 'z']) expect([id, await attempt(id)]).toEqual([id, 'over']);
  expect([await attempt('a', 2), await attempt('a')]).toEqual(['wrong', 'over']);
  await tables.db.query({ text: `UPDATE sent_codes SET tries = 0 WHERE id = 'a'` });
  expect([await attempt('a'), await attempt('a')]).toEqual([{ recipient: '+1', user_id: 'bo' }, 'over']);
});

test('[INV-11, INV-13] what a person’s new password or address ends is theirs alone', async () => {
  await people();
  await tables.put(
    'one_use_tokens',
    { user_id: 'bo', token_hash: hex(1), purpose: 'reset' },
    { token_hash: hex(2), used_at: at(-9) },
    { user_id: 'cy' },
  );
  await tables.put('sessions', { user_id: 'bo', token_hash: hex(1) }, { user_id: 'cy' });
  await tables.put('refresh_tokens', { user_id: 'bo', token_hash: hex(1) }, { user_id: 'cy' });
  const all = async () =>
    (
      await tables.db.query({
        text: `SELECT (SELECT count(*)::int FROM sessions WHERE user_id = 'cy') AS s, (SELECT count(*)::int FROM refresh_tokens WHERE user_id = 'cy') AS r, (SELECT count(*)::int FROM sessions WHERE user_id = 'bo') AS own`,
      })
    ).rows[0];
  expect(await written('one_use_tokens', (tx) => changePassword(tx, 'bo', 'new', NOW))).toEqual([['bo'], 1]);
  expect(await all()).toEqual({ s: 1, r: 1, own: 0 });
  expect([await findPasswordOf(tables.db, 'bo'), await findPasswordOf(tables.db, 'cy')]).toEqual(['new', 'other']);
  await tables.db.query({ text: `UPDATE one_use_tokens SET used_at = NULL WHERE token_hash = '\\x01'` });
  await tables.put(
    'sign_in_names',
    { email: 'bo@example.com', user_id: 'bo' },
    { email: 'cy@example.com', user_id: 'cy' },
  );
  const change = {
    userId: 'bo',
    newEmail: 'new@example.com',
    oldHash: bytes(1),
    newHash: bytes(2),
    now: NOW,
    expiresAt: at(1),
  };
  await tables.run(async (tx) => {
    await insertChange(tx, { ...change, userId: 'cy' });
    await insertChange(tx, change);
  });
  const confirm = (byte: number, userId = 'bo', now = NOW) =>
    tables.run((tx) => confirmChange(tx, { userId, tokenHash: bytes(byte), now }));
  expect([
    await confirm(1, 'bo', at(1)),
    await confirm(3),
    await confirm(1),
    await confirm(1),
    await confirm(2),
    await confirm(2),
  ]).toEqual([
    null,
    null,
    { newEmail: 'new@example.com', isComplete: false },
    null,
    { newEmail: 'new@example.com', isComplete: true },
    null,
  ]);
  expect(
    await written('one_use_tokens', (tx) => moveEmail(tx, { userId: 'bo', email: 'new@example.com', now: NOW })),
  ).toEqual([['bo'], 1]);
  const names = await tables.db.query({ text: 'SELECT email, user_id FROM sign_in_names ORDER BY 1' });
  expect(names.rows).toEqual([
    { email: 'cy@example.com', user_id: 'cy' },
    { email: 'new@example.com', user_id: 'bo' },
  ]);
  expect((await tables.db.query({ text: 'SELECT user_id FROM email_changes' })).rows).toEqual([{ user_id: 'cy' }]);
  expect([
    (await findByEmail(tables.db, 'new@example.com'))?.id,
    await findByEmail(tables.db, 'bo@example.com'),
  ]).toEqual(['bo', null]);
  expect((await tables.db.query({ text: 'SELECT email FROM users ORDER BY id' })).rows).toEqual([
    { email: 'new@example.com' },
    { email: 'cy@example.com' },
  ]);
});

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
  const step = (id: string, number: number, userId = 'bo') => takeStep(tables.db, { userId, id, step: number });
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
    await takeRecoveryCode(tables.db, 'bo', bytes(1), NOW),
    await takeRecoveryCode(tables.db, 'bo', bytes(1), NOW),
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

test('[ACC-02] passkeys and their challenges are their person’s; a challenge counts once and a counter never goes back', async () => {
  await tables.put(
    'passkeys',
    { user_id: 'bo', id: 'k1', counter: 5, created_at: at(-1) },
    { id: 'k2', counter: 0, created_at: at(-2) },
    { user_id: 'cy' },
  );
  const use = (id: string, counter: number) => usePasskey(tables.db, { userId: 'bo', id, counter, now: NOW });
  expect([await use('k1', 5), await use('k1', 0), await use('k2', 0), await use('k9', 9)]).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(await written('passkeys', () => use('k1', 6))).toEqual([['bo'], 1]);
  expect((await listPasskeys(tables.db, 'bo')).map(({ id }) => id)).toEqual(['k2', 'k1']);
  expect(await written('passkeys', () => deletePasskey(tables.db, 'bo', 'k1'))).toEqual([[], 1]);
  await tables.put(
    'passkey_challenges',
    { challenge: 'over', user_id: 'bo', expires_at: at(0) },
    { challenge: 'gone', expires_at: at(-1) },
  );
  await insertChallenge(tables.db, 'bo-1', { userId: 'bo', now: NOW, expiresAt: at(1) });
  await insertChallenge(tables.db, 'bo-2', { userId: 'bo', now: NOW, expiresAt: at(1) });
  const { rows } = await tables.db.query({ text: 'SELECT challenge FROM passkey_challenges ORDER BY 1' });
  expect(rows.map(({ challenge }) => challenge)).toEqual(['bo-1', 'bo-2', 'over']);
  const take = (challenge: string, userId: string | null = 'bo') =>
    takeChallenge(tables.db, challenge, { userId, now: NOW });
  expect([
    await take('over'),
    await take('bo-1', 'cy'),
    await take('bo-1', null),
    await take('bo-1'),
    await take('bo-1'),
    await take('bo-2'),
  ]).toEqual([false, false, false, true, false, true]);
});

test('[ACC-01, INV-11] a sign-in at a provider is taken once, until its very end, and an account there is one provider’s', async () => {
  const attempt = { verifier: 'v', nonce: 'n', connectTo: null, now: NOW, expiresAt: at(1) };
  await tables.put(
    'provider_attempts',
    { state_hash: hex(1), expires_at: at(0) },
    { state_hash: hex(2), expires_at: at(-1) },
  );
  await insertAttempt(tables.db, { ...attempt, stateHash: bytes(3) });
  const take = async (byte: number) => (await takeProviderAttempt(tables.db, bytes(byte), NOW))?.nonce;
  expect([await take(1), await take(2), await take(9), await take(3), await take(3)]).toEqual([
    undefined,
    undefined,
    undefined,
    'n',
    undefined,
  ]);
  const { rows } = await tables.db.query({ text: 'SELECT encode(state_hash, $$hex$$) AS hash FROM provider_attempts' });
  expect(rows).toEqual([{ hash: '01' }]);
  await tables.put(
    'identities',
    { subject: 's', provider: 'other', user_id: 'cy' },
    { provider: 'google', user_id: 'bo' },
    { provider: 'google', subject: 't', user_id: 'cy' },
  );
  expect([
    await findIdentity(tables.db, 'google', 's'),
    await findIdentity(tables.db, 'google', 't'),
    await findIdentity(tables.db, 'google', 'u'),
  ]).toEqual(['bo', 'cy', null]);
  expect(await written('identities', (tx) => deleteIdentities(tx, 'bo'))).toEqual([[], 1]);
});

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

test('[INV-12] a text is sent while it is of use and not refused, and what becomes of it is noted of it alone', async () => {
  const item = '00000000-0000-4000-8000-000000000001';
  const other = '00000000-0000-4000-8000-000000000002';
  const text = { key: 'a', recipient: '+1', body: 'code', item_id: item, expires_at: at(1), created_at: at(-1) };
  await tables.put(
    'text_messages',
    text,
    { key: 'b', expires_at: at(0) },
    { key: 'c', sent_at: at(-1) },
    { key: 'd', is_refused: true },
    { key: 'e', error: 'busy', created_at: at(-5) },
    { key: 'f', created_at: at(-1440) },
    { key: 'g', error: 'no', is_refused: true, created_at: at(-3) },
  );
  const find = async (key: string, itemId = item) => (await findText(tables.db, { key, itemId, now: NOW }))?.key;
  expect([await find('a'), await find('b'), await find('c'), await find('d'), await find('a', other)]).toEqual([
    'a',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(await findTextFigures(tables.db, NOW)).toEqual({ waiting: 1, failing: 1, lost: 3, error: 'no' });
  expect((await listNewestTexts(tables.db, 2)).length).toBe(2);
  const columns = ['key'];
  const failed = (key: string) =>
    tables.written('text_messages', columns, (tx) => noteTextFailure(tx, key, { tries: 3, error: 'x', nextAt: null }));
  expect([(await failed('c')).now, (await failed('a')).now]).toEqual([[], [{ key: 'a' }]]);
  expect(
    (
      await tables.written('text_messages', columns, (tx) =>
        noteTextSent(tx, 'a', { tries: 3, now: NOW, keepsWords: false }),
      )
    ).now,
  ).toEqual([{ key: 'a' }]);
});

test('[ADM-10, ACC-02] proofs are counted of the person themselves, and of active administrators', async () => {
  await tables.put('admin_users', { id: 'bo', status: 'active' }, { id: 'cy', status: 'disabled' });
  await tables.put(
    'second_factors',
    { user_id: 'bo', id: 'f1', confirmed_at: at(-1) },
    { id: 'f2', confirmed_at: null },
    { user_id: 'di' },
    { user_id: 'di', id: 'f3' },
  );
  await tables.put('passkeys', { user_id: 'cy', id: 'k1' }, { user_id: 'eve' }, { user_id: 'eve', id: 'k2' });
  const app = partOf<Pick<App, 'config'>>({ config: { ADMIN_SECOND_FACTOR: true } });
  const isLast = (userId: string) => tables.run((tx) => isLastProofOfAdmin(app, tx, userId));
  expect([await isLast('bo'), await isLast('cy')]).toEqual([true, false]);
  await tables.put('passkeys', { user_id: 'bo', id: 'k9' });
  expect(await isLast('bo')).toBe(false);
  const must = (userId: string) => mustProveFirst(tables.db, { userId, secondFactor: false });
  expect([await must('bo'), await must('cy'), await must('di'), await must('eve'), await must('fay')]).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
  await tables.put('admin_users', { id: 'eve', status: 'active' });
  expect(await must('eve')).toBe(true);
});

test('[INV-13] sessions stop being proven when nothing is left that proves anything, those of that person', async () => {
  await tables.put(
    'sessions',
    { user_id: 'bo', token_hash: hex(1), second_factor: true },
    { token_hash: hex(2), second_factor: false },
    { user_id: 'cy' },
  );
  await tables.put(
    'refresh_tokens',
    { user_id: 'bo', token_hash: hex(1), claims: { secondFactor: 'totp' } },
    { user_id: 'cy' },
  );
  await tables.put('second_factors', { user_id: 'bo', id: 'f1', confirmed_at: at(-1) }, { user_id: 'cy' });
  expect(await written('sessions', (tx) => forgetProofs(tx, 'bo'))).toEqual([[], 0]);
  await tables.db.query({ text: `UPDATE second_factors SET confirmed_at = NULL` });
  await tables.put('passkeys', { user_id: 'bo', id: 'k1' }, { user_id: 'cy' });
  expect(await written('refresh_tokens', (tx) => forgetProofs(tx, 'bo'))).toEqual([[], 0]);
  await tables.db.query({ text: `DELETE FROM passkeys WHERE user_id = 'bo'` });
  expect(await written('sessions', (tx) => forgetProofs(tx, 'bo'))).toEqual([['bo'], 1]);
  expect((await tables.db.query({ text: 'SELECT claims FROM refresh_tokens ORDER BY user_id' })).rows).toEqual([
    { claims: {} },
    { claims: { secondFactor: 'totp' } },
  ]);
});

test('[ACC-02] whether a way to sign in is the only one is asked of that person', async () => {
  await people({ id: 'di', email: '', password_hash: null }, { id: 'eve', email_verified: false, password_hash: null });
  await tables.put(
    'identities',
    { subject: 's', provider: 'google', user_id: 'di', created_at: at(-1), email: 'late@example.com' },
    { subject: 't', user_id: 'fay' },
  );
  await tables.put('sign_in_phones', { phone: '+5', user_id: 'eve' });
  await tables.put('passkeys', { user_id: 'fay', id: 'k1' });
  await tables.put(
    'email_changes',
    { user_id: 'bo', new_email: 'new@example.com', expires_at: at(1) },
    { user_id: 'di', expires_at: at(0) },
  );
  const only = (userId: string, way: 'google' | 'phone' | 'password') => tables.run((tx) => isOnlyWay(tx, userId, way));
  expect([await only('di', 'google'), await only('eve', 'phone'), await only('bo', 'password')]).toEqual([
    true,
    true,
    false,
  ]);
  await tables.put('passkeys', { user_id: 'eve', id: 'k2' });
  expect(await only('eve', 'phone')).toBe(false);
  await tables.put('identities', {
    subject: 'first',
    provider: 'google',
    user_id: 'di',
    created_at: at(-9),
    email: 'first@example.com',
  });
  expect([await findOwnWays(tables.db, 'bo', NOW), await findOwnWays(tables.db, 'di', NOW)]).toMatchObject([
    { email: 'bo@example.com', google: null, pending_email: 'new@example.com', has_password: true },
    { google: 'first@example.com', pending_email: null, has_password: false },
  ]);
});

test('[ADM-05] suspensions end on their day, those that ended first; what is set of a person is set of them', async () => {
  await people(
    { id: 'di', account_status: 'suspended', account_status_until: at(0) },
    { id: 'eve', account_status: 'suspended', account_status_until: at(1) },
    { id: 'fay', account_status: 'banned', account_status_until: at(-1) },
    { id: 'gil', account_status: 'suspended' },
  );
  expect(await tables.run((tx) => endSuspensionsUntil(tx, NOW))).toEqual(['di']);
  const acts: ((tx: Transaction) => unknown)[] = [
    (tx) => saveAccountStatus(tx, { userId: 'bo', accountStatus: 'suspended', until: at(9) }),
    (tx) => saveProfile(tx, { userId: 'bo', displayName: 'B', bio: '', location: '', pictureId: null, now: NOW }),
    (tx) => saveLanguage(tx, 'bo', 'de'),
    (tx) => setAddressProven(tx, 'bo', at(1)),
    (tx) => setDisplayName(tx, { userId: 'bo', name: 'C', now: NOW }),
    (tx) => setDeletionDue(tx, 'bo', at(9)),
    (tx) => unsetDeletionDue(tx, 'bo'),
  ];
  for (const act of acts) expect(await written('users', act)).toEqual([['bo'], 1]);
  expect((await tables.run((tx) => findAccountStatus(tx, 'bo')))?.accountStatus).toBe('suspended');
  const locked = async (id: string) => (await tables.run((tx) => lockAccountStatus(tx, id)))?.account_status;
  expect([await locked('bo'), await locked('cy'), await locked('fay'), await locked('x')]).toEqual([
    'suspended',
    'active',
    'banned',
    undefined,
  ]);
  expect((await tables.run((tx) => findAccountStatus(tx, 'cy')))?.accountStatus).toBe('active');
});

test('[ACC-03] the book of addresses is its person’s: the usual one first, then as they were written; the oldest follows it', async () => {
  await tables.put(
    'addresses',
    { user_id: 'bo', id: 'b', name: 'B', created_at: at(-2) },
    { id: 'a' },
    { id: 'c', created_at: at(-1), is_default: true },
    { user_id: 'cy' },
    { user_id: 'cy', id: 'x', is_default: true, created_at: at(-9) },
  );
  expect((await listOwnAddresses(tables.db, 'bo')).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(await written('addresses', (tx) => deleteAddress(tx, 'bo', 'c'))).toEqual([[], 1]);
  expect(await tables.run((tx) => deleteAddress(tx, 'bo', 'x'))).toBeNull();
  expect((await tables.written('addresses', ['user_id', 'id'], (tx) => setNextDefault(tx, 'bo'))).now).toEqual([
    { user_id: 'bo', id: 'a' },
  ]);
  expect(await written('addresses', (tx) => unsetDefault(tx, 'bo'))).toEqual([['bo', 'bo'].slice(0, 1), 1]);
});

test('[SUP-03] accounts are deleted when their day has come and nothing is open, who waited longest first', async () => {
  const ids = ['buyer', 'seller', 'owed'];
  await tables.put(
    'users',
    { ...person, id: 'bo', deletion_due_at: at(0) },
    { id: 'di', deletion_due_at: at(-5) },
    ...ids.map((id) => ({ id })),
    { id: 'paid', deletion_due_at: at(-2) },
    { id: 'little', deletion_due_at: at(-1) },
    { id: 'later', deletion_due_at: at(1) },
    { id: 'gone', deleted_at: at(-1) },
  );
  await tables.put(
    'orders',
    { seller_id: 'seller', id: 'o1', buyer_id: 'buyer', state: 'shipped' },
    { id: 'o2', seller_id: 'bo', buyer_id: 'bo', state: 'completed' },
  );
  await tables.put(
    'ledger_sums',
    { seller_id: 'owed', account: 'seller_payable', currency: 'EUR', kind: 'charge', amount_cents: -100 },
    { seller_id: 'little', amount_cents: -99 },
    { seller_id: 'little', currency: 'USD', amount_cents: -99 },
    { seller_id: 'paid', account: 'platform_fees' },
  );
  expect(await listDuePeople(tables.db, NOW)).toEqual(['di', 'paid', 'little', 'bo']);
  const erased = () => written('users', (tx) => beginErasure(tx, 'bo', NOW));
  expect([await erased(), await erased(), await tables.run((tx) => beginErasure(tx, 'later', NOW))]).toEqual([
    [['bo'], 1],
    [[], 0],
    false,
  ]);
  await tables.db.query({ text: `UPDATE users SET deletion_due_at = now() WHERE id = 'gone'` });
  expect(await written('users', (tx) => unsetDeletionDue(tx, 'gone'))).toEqual([[], 0]);
  expect([await findDeletionDue(tables.db, 'di'), await findDeletionDue(tables.db, 'bo')]).toEqual([at(-5), null]);
});

test('[SUP-03] what holds an account is its own: a piece on sale, an active administrator', async () => {
  await tables.put('listings', { seller_id: 'bo', id: 'l1', state: 'active' }, { seller_id: 'cy', state: 'draft' });
  await tables.put('admin_users', { id: 'cy', status: 'active' }, { id: 'bo', status: 'disabled' });
  const holds = (userId: string) => tables.run((tx) => findWhatHolds(tx, userId));
  expect([await holds('bo'), await holds('cy')]).toEqual([
    { isShopOpen: true, isAdmin: false },
    { isShopOpen: false, isAdmin: true },
  ]);
});

test('[SUP-03, INV-12] copies, receipts, choices and keys are read by whose they are, while they are of use, the newest first', async () => {
  await tables.put(
    'account_exports',
    { user_id: 'bo', id: 'e1', requested_at: at(-5), expires_at: null },
    { id: 'e2', requested_at: at(-1), expires_at: at(1) },
    { id: 'e3', expires_at: at(0) },
    { user_id: 'cy' },
  );
  expect((await listExports(tables.db, 'bo', NOW)).map(({ id }) => id)).toEqual(['e2', 'e1']);
  await tables.put('erasure_receipts', { id: 'r1', token_hash: hex(1), content: [] }, { id: 'r2', token_hash: hex(2) });
  const receipt = (id: string, byte: number) => findReceipt(tables.db, { id, tokenHash: bytes(byte) });
  expect([(await receipt('r1', 1))?.parts, await receipt('r1', 2), await receipt('r3', 1)]).toEqual([[], null, null]);
  await tables.put(
    'notification_choices',
    { user_id: 'cy', kind: 'news', channel: 'email', wanted: false },
    { user_id: 'bo', kind: 'sales' },
    { user_id: 'bo', channel: 'push' },
    { user_id: 'bo', wanted: true },
  );
  expect([
    await findChoice(tables.db, { userId: 'bo', kind: 'news', channel: 'email' }),
    await findChoice(tables.db, { userId: 'di', kind: 'news', channel: 'email' }),
  ]).toEqual([true, null]);
  expect(await listChoices(tables.db, 'bo')).toHaveLength(3);
  await tables.put(
    'identity_keys',
    { id: 'k1', retires_at: at(1), created_at: at(-5) },
    { id: 'k2', created_at: at(-1) },
    { id: 'k3', retires_at: at(0) },
  );
  expect((await listIdentityKeys(tables.db, NOW)).map(({ id }) => id)).toEqual(['k2', 'k1']);
});

test('[ACC-02, ADM-10] what is taken of somebody’s proofs is theirs alone, and only confirmed ones are counted', async () => {
  await people();
  const fill = async () => {
    await tables.put(
      'second_factors',
      { user_id: 'bo', id: 'f1', confirmed_at: at(-1) },
      { id: 'f2', confirmed_at: null },
      { user_id: 'cy' },
    );
    await tables.put('passkeys', { user_id: 'bo', id: 'k1' }, { user_id: 'cy' });
  };
  await tables.put('recovery_codes', { user_id: 'bo', code_hash: hex(1) }, { user_id: 'cy' });
  await tables.put('identities', { subject: 's', provider: 'google', user_id: 'bo' }, { subject: 't', user_id: 'cy' });
  await tables.put('sign_in_phones', { phone: '+1', user_id: 'bo' }, { phone: '+2', user_id: 'cy' });
  await fill();
  expect(await tables.run((tx) => deleteProofs(tx, 'bo'))).toBe(2);
  const left = async () =>
    (
      await tables.db.query({
        text: `SELECT user_id FROM second_factors UNION ALL SELECT user_id FROM passkeys UNION ALL SELECT user_id FROM recovery_codes UNION ALL SELECT user_id FROM identities UNION ALL SELECT user_id FROM sign_in_phones`,
      })
    ).rows.map((row) => row.user_id);
  expect((await left()).toSorted()).toEqual(['bo', 'bo', 'cy', 'cy', 'cy', 'cy', 'cy']);
  expect(await written('users', (tx) => takeUnproven(tx, 'bo', { keepPassword: false, now: NOW }))).toEqual([
    ['bo'],
    1,
  ]);
  expect(await left()).toEqual(['cy', 'cy', 'cy', 'cy', 'cy']);
  expect([await tables.run((tx) => lockProof(tx, 'bo')), await tables.run((tx) => lockProof(tx, 'cy'))]).toEqual([
    { isProven: true, hasPassword: false },
    { isProven: true, hasPassword: true },
  ]);
});

test('[ACC-03, INV-12] what is read of a person is theirs: wishes newest first, addresses, orders, their shop, their oldest provider', async () => {
  await people({ id: 'di', deleted_at: at(-1), email_verified: false });
  await tables.put(
    'shops',
    { seller_id: 'cy', name: 'Cy’s', slug: 'cy' },
    { seller_id: 'bo', name: 'Bo’s', slug: 'bo' },
  );
  await tables.put(
    'wishlist_items',
    { user_id: 'bo', listing_id: 'l2', added_at: at(-5) },
    { listing_id: 'l1' },
    { listing_id: 'l3', added_at: at(-1) },
    { user_id: 'cy', listing_id: 'l9' },
  );
  await tables.put(
    'orders',
    { seller_id: 'ana', id: 'o1', buyer_id: 'bo', state: 'confirmed' },
    { id: 'o2', buyer_id: 'cy' },
    { id: 'o3', buyer_id: 'cy' },
  );
  await tables.put(
    'addresses',
    { user_id: 'bo', id: 'b', created_at: at(-1) },
    { id: 'a', created_at: at(-5) },
    { user_id: 'cy', id: 'c' },
  );
  const found = await findPerson(tables.db, 'bo');
  expect([found?.shop_name, found?.favorites, found?.orders, found?.addresses.map(({ id }) => id)]).toEqual([
    'Bo’s',
    ['l3', 'l1', 'l2'],
    1,
    ['a', 'b'],
  ]);
  await tables.put(
    'identities',
    { subject: 's', provider: 'google', user_id: 'bo', created_at: at(-1) },
    { subject: 'first', created_at: at(-9) },
    { subject: 't', user_id: 'cy', created_at: at(-99) },
  );
  await tables.put(
    'second_factors',
    { user_id: 'cy', id: 'f1', confirmed_at: at(-1) },
    { user_id: 'bo', confirmed_at: null },
  );
  await tables.put('passkeys', { user_id: 'cy', id: 'k1' });
  expect(await findTokenPerson(tables.db, 'bo')).toMatchObject({
    slug: 'bo',
    google_subject: 'first',
    has_proof: false,
    has_password: true,
  });
  expect([(await findTokenPerson(tables.db, 'cy'))?.has_proof, await findTokenPerson(tables.db, 'di')]).toEqual([
    true,
    null,
  ]);
  expect([(await findProvenAddress(tables.db, 'bo'))?.email, await findProvenAddress(tables.db, 'di')]).toEqual([
    'bo@example.com',
    null,
  ]);
});

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
