import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { forgetProofs } from './security/session-proof-store.ts';
import { listSessions } from './security/session-store.ts';
import { endSuspensionsUntil } from './stores/account-status-store.ts';
import { listOwnAddresses, setNextDefault } from './stores/address-store.ts';
import { findKnown, listDuePeople } from './stores/deletion-store.ts';
import { hasExport, lockExport, readExport, saveExport } from './stores/export-store.ts';
import { insertExport, listExports } from './stores/privacy-store.ts';
import { isCodeOver } from './stores/program-store.ts';
import { takeUnproven } from './stores/proof-store.ts';
import { findTokenPerson } from './stores/token-person-store.ts';

/* What is a person's is found by all that makes it theirs, and what stands beside it is another's, over, or used. */

let tables: BareTables;
const NOW = new Date('2026-03-10T12:00:00.000Z');
const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const bytes = (byte: number): Buffer => Buffer.from([byte]);

beforeAll(async () => {
  tables = await openBareTables();
});
afterAll(() => tables.stop());
beforeEach(() =>
  tables.empty(
    ...[
      'users',
      'shops',
      'account_exports',
      'account_export_parts',
      'one_use_tokens',
      'sent_codes',
      'second_factors',
      'passkeys',
    ],
    ...[
      'refresh_tokens',
      'sessions',
      'identities',
      'sign_in_phones',
      'sign_in_names',
      'email_changes',
      'addresses',
      'ledger_sums',
      'orders',
    ],
  ),
);
const people = (...changes: object[]) =>
  tables.put(
    'users',
    { id: 'bo', display_name: 'Bo', email: 'bo@example.com' },
    { id: 'cy', display_name: 'Cy', email: 'cy@example.com' },
    ...(changes as Record<string, unknown>[]),
  );

test('[SUP-03, ACC-17] one copy of somebody’s data waits at a time; it is opened by its person, its id and its token, until it is over', async () => {
  await people();
  const copy = {
    user_id: 'cy',
    id: '00000000-0000-4000-8000-000000000001',
    requested_at: at(-5),
    ready_at: null,
    expires_at: null,
  };
  await tables.put('account_exports', copy, {
    user_id: 'bo',
    id: '00000000-0000-4000-8000-000000000002',
    ready_at: at(-4),
    expires_at: at(9),
    token_hash: '\\x02',
  });
  const id = '00000000-0000-4000-8000-000000000003';
  const ask = (userId: string, own: string) =>
    tables.written('account_exports', ['user_id', 'id'], (tx) =>
      insertExport(tx, { userId, id: own, now: NOW, makeAt: NOW }),
    );
  // Another's waits, and the own one that is made hinders nobody; a second of one's own does.
  expect((await ask('bo', id)).now).toEqual([{ user_id: 'bo', id }]);
  expect((await ask('bo', '00000000-0000-4000-8000-000000000004')).now).toEqual([]);
  const lock = async (userId: string, own: string) =>
    (await tables.run((tx) => lockExport(tx, { userId, id: own })))?.email;
  expect([
    await lock('bo', id),
    await lock('cy', id),
    await lock('bo', '00000000-0000-4000-8000-000000000002'),
  ]).toEqual(['bo@example.com', undefined, undefined]);
  await tables.put('account_exports', { ...copy, id });
  const saved = await tables.written('account_exports', ['user_id', 'id'], (tx) =>
    saveExport(tx, { userId: 'bo', id, now: NOW, expiresAt: at(1), tokenHash: bytes(3) }),
  );
  expect(saved.now).toEqual([{ user_id: 'bo', id }]);
  const has = (changes: object) =>
    hasExport(tables.db, { userId: 'bo', id, tokenHash: bytes(3), now: NOW, ...changes });
  expect([
    await has({}),
    await has({ userId: 'cy' }),
    await has({ id: '00000000-0000-4000-8000-000000000002' }),
    await has({ tokenHash: bytes(2) }),
    await has({ now: at(1) }),
  ]).toEqual([true, false, false, false, false]);
  const part = { user_id: 'bo', export_id: id, part: 1, content: 'one ' };
  await tables.put(
    'account_export_parts',
    part,
    { part: 2, content: 'two' },
    { user_id: 'cy', content: 'theirs' },
    { export_id: 'other', content: 'older' },
  );
  const parts: string[] = [];
  for await (const content of readExport(tables.db, { userId: 'bo', id, tokenHash: bytes(3), now: NOW }))
    parts.push(content);
  expect(parts.join('')).toBe('one two');
  await tables.put(
    'account_exports',
    { ...copy, user_id: 'bo', id: 'a' },
    ...['b', 'c', 'd', 'e'].map((each, n) => ({ id: each, requested_at: at(n) })),
    { id: 'over', requested_at: at(99), ready_at: at(-9), expires_at: NOW },
  );
  expect((await listExports(tables.db, 'bo', NOW)).map((each) => each.id)).toEqual(['e', 'd', 'c', 'b', id]);
});

test('[INV-11] a code of a mail is over when it is one’s own, that very one, not used, and its time has passed', async () => {
  await tables.put(
    'one_use_tokens',
    { user_id: 'bo', token_hash: '\\x01', used_at: null, expires_at: NOW },
    ...[
      { token_hash: '\\x02', used_at: at(-1) },
      { token_hash: '\\x03', expires_at: at(1) },
      { user_id: 'cy', token_hash: '\\x04' },
    ],
  );
  await tables.put(
    'sent_codes',
    { id: 'bo', code_hash: '\\x11', used_at: null, expires_at: NOW },
    ...[
      { id: 'used', code_hash: '\\x12', used_at: at(-1) },
      { id: 'open', code_hash: '\\x13', expires_at: at(1) },
    ],
  );
  const over = (userId: string, byte: number) => isCodeOver(tables.db, { userId, tokenHash: bytes(byte), now: NOW });
  expect([
    await over('bo', 1),
    await over('bo', 2),
    await over('bo', 3),
    await over('bo', 4),
    await over('cy', 1),
  ]).toEqual([true, false, false, false, false]);
  expect([
    await over('bo', 0x11),
    await over('cy', 0x11),
    await over('bo', 0x15),
    await over('used', 0x12),
    await over('open', 0x13),
  ]).toEqual([...[true, false, false, false, false]]);
});

test('[ACC-14, ACC-16] a token says the shop of its person, and whether they have a proof: an app that is confirmed, or a passkey', async () => {
  await people({ id: 'di', email: 'di@example.com' }, { id: 'eve', email: 'eve@example.com' });
  await tables.put('shops', { seller_id: 'cy', slug: 'cy', name: 'Cy' }, { seller_id: 'bo', slug: 'bo', name: 'Bo' });
  await tables.put(
    'second_factors',
    { user_id: 'bo', id: 'f', kind: 'totp', confirmed_at: at(-1) },
    { user_id: 'cy', confirmed_at: null },
  );
  await tables.put('passkeys', { user_id: 'di', id: 'k' });
  const said = async (id: string) => {
    const person = await findTokenPerson(tables.db, id);
    return [person?.slug, person?.has_proof];
  };
  expect([await said('bo'), await said('cy'), await said('di'), await said('eve')]).toEqual([
    ...[
      ['bo', true],
      ['cy', false],
      [null, true],
      [null, false],
    ],
  ]);
});

test('[INV-13] proofs are forgotten where none is left: of sessions and of programs, and of that person alone', async () => {
  await people();
  await tables.put(
    'refresh_tokens',
    { user_id: 'bo', token_hash: '\\x01', claims: { secondFactor: true, a: 1 } },
    { user_id: 'cy', token_hash: '\\x02' },
  );
  const forget = (userId: string) =>
    tables.written('refresh_tokens', ['user_id', 'claims'], (tx) => forgetProofs(tx, userId));
  await tables.put('passkeys', { user_id: 'bo', id: 'k' });
  expect((await forget('bo')).now).toEqual([]);
  await tables.empty('passkeys');
  await tables.put(
    'second_factors',
    { user_id: 'bo', id: 'f', kind: 'totp', confirmed_at: null },
    { user_id: 'cy', id: 'g', confirmed_at: at(-1) },
  );
  expect((await forget('cy')).now).toEqual([]);
  expect((await forget('bo')).now).toEqual([{ user_id: 'bo', claims: { a: 1 } }]);
});

test('[ACC-05] who proves an address keeps their password only where it is said so', async () => {
  await people(
    { id: 'di', email: 'di@example.com', password_hash: 'h' },
    { id: 'eve', email: 'eve@example.com', password_hash: 'h' },
  );
  const proven = (userId: string, keepPassword: boolean) =>
    tables.written('users', ['id', 'email_verified', 'password_hash'], (tx) =>
      takeUnproven(tx, userId, { keepPassword, now: NOW }),
    );
  expect((await proven('di', true)).now).toEqual([{ id: 'di', email_verified: true, password_hash: 'h' }]);
  expect((await proven('eve', false)).now).toEqual([{ id: 'eve', email_verified: true, password_hash: null }]);
});

test('[SUP-03, INV-04] nobody is deleted whose money is reserved, payable or on its way to them; twenty go at a time, who waited longest first', async () => {
  const many = Array.from({ length: 22 }, (_, n) => ({
    id: `p${n}`,
    email: `p${n}@example.com`,
    deletion_due_at: at(n - 60),
  }));
  await people(...many);
  const sum = { seller_id: 'p0', currency: 'EUR', account: 'payouts_in_transit', kind: 'payout', amount_cents: -100 };
  await tables.put(
    'ledger_sums',
    sum,
    { seller_id: 'p1', account: 'seller_payable' },
    { seller_id: 'p2', account: 'seller_reserved' },
    { seller_id: 'p3', account: 'platform_fees' },
    { seller_id: 'p4', amount_cents: -99 },
  );
  const due = await listDuePeople(tables.db, NOW);
  expect(due).toEqual(many.map(({ id }) => id).slice(3));
  await tables.put(
    'users',
    { id: 'q1', email: 'q1', deletion_due_at: at(-99) },
    { id: 'q2', email: 'q2', deletion_due_at: at(-98) },
  );
  expect(await listDuePeople(tables.db, NOW)).toEqual(['q1', 'q2', ...many.map(({ id }) => id).slice(3, 21)]);
});

test('[SUP-03] by what rows of a person are found are their own addresses and numbers, and an empty one is none', async () => {
  await people({ id: 'di', email: '', email_verified: true });
  await tables.put(
    'identities',
    { user_id: 'bo', provider: 'google', subject: 's', email: 'bo@google.example' },
    { user_id: 'cy', subject: 't', email: 'cy@google.example' },
  );
  await tables.put(
    'email_changes',
    { user_id: 'bo', new_email: 'bo@new.example' },
    { user_id: 'cy', new_email: 'cy@new.example' },
  );
  await tables.put('sign_in_phones', { user_id: 'bo', phone: '+351' }, { user_id: 'cy', phone: '+49' });
  expect(await findKnown(tables.db, 'bo', NOW)).toMatchObject({ proven: [], phones: ['+351'] });
  expect((await findKnown(tables.db, 'bo', NOW)).emails.toSorted()).toEqual([
    'bo@example.com',
    'bo@google.example',
    'bo@new.example',
  ]);
  expect(await findKnown(tables.db, 'di', NOW)).toMatchObject({ emails: [], proven: [], phones: [] });
});

test('[ACC-16, ACC-17] the newest fifty sessions are shown, twenty addresses with the usual one first, and the oldest left becomes the usual one of its person', async () => {
  await tables.put(
    'sessions',
    { user_id: 'bo', token_hash: '\\x00', way: 'password', created_at: at(-99), expires_at: at(9) },
    ...Array.from({ length: 51 }, (_, n) => ({ token_hash: `\\x${String(n + 10)}`, created_at: at(-n) })),
  );
  const sessions = await listSessions(tables.db, 'bo', NOW);
  expect([sessions.length, sessions[0]?.created_at, sessions.at(-1)?.created_at]).toEqual([50, at(0), at(-49)]);
  const address = { user_id: 'bo', id: 'a', is_default: false, created_at: at(-99) };
  await tables.put(
    'addresses',
    { ...address, id: 'last', created_at: at(99) },
    ...Array.from({ length: 20 }, (_, n) => ({ id: `a${n}`, created_at: at(n) })),
    { id: 'usual', is_default: true },
  );
  expect((await listOwnAddresses(tables.db, 'bo')).map(({ id }) => id)).toEqual([
    'usual',
    ...Array.from({ length: 19 }, (_, n) => `a${n}`),
  ]);
  await tables.empty('addresses');
  await tables.put('addresses', address, { id: 'b', created_at: at(-100) }, { user_id: 'cy', id: 'b' });
  const next = await tables.written('addresses', ['user_id', 'id'], (tx) => setNextDefault(tx, 'bo'));
  expect(next.now).toEqual([{ user_id: 'bo', id: 'b' }]);
});

test('[ADM-10] of suspensions that are over a hundred end at a time, those first that ended first', async () => {
  const suspended = Array.from({ length: 102 }, (_, n) => ({
    id: `s${n}`,
    email: `s${n}`,
    account_status: 'suspended',
    account_status_until: at(-n),
  }));
  await people(...suspended, { id: 'banned', email: 'b', account_status: 'banned', account_status_until: at(-999) });
  const ended = await tables.run((tx) => endSuspensionsUntil(tx, NOW));
  expect(ended).toHaveLength(100);
  expect([ended.includes('s101'), ended.includes('s2'), ended.includes('s1'), ended.includes('banned')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
