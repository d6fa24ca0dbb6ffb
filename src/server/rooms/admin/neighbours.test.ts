import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { partOf } from '#test/builders/part-of.ts';
import { findActs, listWords } from './act-store.ts';
import {
  findAdmin,
  findPermissions,
  insertLogin,
  listAll,
  lockMasters,
  saveAdmin,
  useActivationCode,
} from './admin-store.ts';
import {
  insertInvitation,
  listOpenInvitations,
  lockInvitation,
  useInvitation,
  withdraw,
  withdrawOf,
} from './invitation-store.ts';
import { keepUndo, takeUndo } from './undo/undo-store.ts';

let tables: BareTables;
const NOW = new Date('2026-03-10T12:00:00.000Z');
const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

beforeAll(async () => {
  tables = await openBareTables();
});
afterAll(() => tables.stop());
beforeEach(() =>
  tables.empty(
    'admin_users',
    'admin_logins',
    'admin_activation',
    'admin_invitations',
    'audit_log',
    'undoable_acts',
    'users',
    'sessions',
  ),
);

const admin = { id: 'cy', role: 'master_admin', status: 'active', created_at: at(-5) };

test('[ADM-01, ADM-10] an administrator is who they are: by id, active masters alone count, and what is saved is saved of them', async () => {
  await tables.put(
    'admin_users',
    admin,
    { id: 'bo', role: 'customer_service' },
    { id: 'ana' },
    { id: 'di', status: 'inactive' },
  );
  await tables.put(
    'users',
    { id: 'cy', email: 'cy@example.com' },
    { id: 'bo', email: 'bo@example.com' },
    { id: 'ana' },
    { id: 'di' },
  );
  expect(await tables.run((tx) => lockMasters(tx))).toEqual(['ana', 'cy']);
  expect([(await findAdmin(tables.db, 'bo'))?.role, await findAdmin(tables.db, 'eve')]).toEqual([
    'customer_service',
    null,
  ]);
  const saved = await tables.written('admin_users', ['id'], (tx) =>
    saveAdmin(tx, { id: 'bo', role: 'customer_service', status: 'inactive', customPermissions: [] }, NOW),
  );
  expect(saved.now).toEqual([{ id: 'bo' }]);
  expect(await findPermissions(tables.db, partOf({ userId: 'di', seenAs: null, lacksFactor: true }))).toEqual([]);
  await tables.put(
    'admin_logins',
    { admin_id: 'cy', id: 'a', at: at(-5), ip: 'old' },
    { id: 'b', at: at(-1), ip: 'new' },
    { admin_id: 'bo', id: 'c', ip: 'other' },
  );
  const all = await listAll(tables.db);
  expect(all.map(({ id }) => id)).toEqual(['ana', 'cy', 'bo', 'di']);
  expect(all.find(({ id }) => id === 'cy')).toMatchObject({
    email: 'cy@example.com',
    loginHistory: [{ ipAddress: 'new' }, { ipAddress: 'old' }],
  });
});

test('[ADM-01] a sign-in is noted of an active administrator, with the address of the session nearest to it; the newest fifty stay', async () => {
  await tables.put('admin_users', admin, { id: 'di', status: 'inactive' });
  await tables.put(
    'sessions',
    { user_id: 'cy', token_hash: '\\x01', created_at: at(-9), ip: 'far' },
    { token_hash: '\\x02', created_at: at(0), ip: 'near' },
    { user_id: 'di', ip: 'other' },
  );
  await tables.put(
    'admin_logins',
    { admin_id: 'cy', id: 'l-00', at: at(-100) },
    ...Array.from({ length: 49 }, (_, n) => ({ id: `l-${String(n + 1).padStart(2, '0')}`, at: at(-99 + n) })),
    { admin_id: 'di', id: 'd-1', at: at(-999) },
  );
  const note = (userId: string) =>
    tables.written('admin_logins', ['admin_id', 'ip'], (tx) => insertLogin(tx, { userId, id: 'new', at: NOW }));
  expect([await note('cy'), await note('di')]).toEqual([
    { now: [{ admin_id: 'cy', ip: 'near' }], gone: 1 },
    { now: [], gone: 0 },
  ]);
  const { rows } = await tables.db.query({
    text: `SELECT id FROM admin_logins WHERE admin_id = 'cy' ORDER BY at LIMIT 1`,
  });
  expect(rows).toEqual([{ id: 'l-01' }]);
  await tables.put('admin_activation', { id: 1, code_hash: '\\x01' });
  const use = (byte: number) => useActivationCode(tables.db, { codeHash: Buffer.from([byte]), userId: 'cy', now: NOW });
  expect([await use(2), await use(1), await use(1)]).toEqual([false, true, false]);
});

const invitation = {
  id: 'i1',
  token_hash: '\\x01',
  email: 'new@example.com',
  role: 'customer_service',
  created_by: 'cy',
  expires_at: at(1),
  created_at: at(-5),
};

test('[ADM-01, INV-11] an invitation opens by its own token, once, unless it was withdrawn or is over', async () => {
  await tables.put(
    'admin_invitations',
    invitation,
    { id: 'i2', used_at: at(-1) },
    { id: 'i3', withdrawn_at: at(-1) },
    { id: 'i4', expires_at: at(0) },
    { id: 'i5', created_at: at(-1), token_hash: '\\x02' },
  );
  const lock = async (id: string, byte = 1) =>
    (await tables.run((tx) => lockInvitation(tx, { id, tokenHash: Buffer.from([byte]), now: NOW })))?.id;
  expect([
    await lock('i1'),
    await lock('i1', 2),
    await lock('i2'),
    await lock('i3'),
    await lock('i4'),
    await lock('i5'),
  ]).toEqual(['i1', undefined, undefined, undefined, undefined, undefined]);
  expect((await listOpenInvitations(tables.db, NOW)).map(({ id }) => id)).toEqual(['i5', 'i1']);
  expect(
    (await tables.written('admin_invitations', ['id'], (tx) => useInvitation(tx, { id: 'i1', userId: 'bo', now: NOW })))
      .now,
  ).toEqual([{ id: 'i1' }]);
  const withdrawn = async (id: string) => (await tables.run((tx) => withdraw(tx, id, NOW)))?.id;
  expect([await withdrawn('i1'), await withdrawn('i3'), await withdrawn('i5'), await withdrawn('i5')]).toEqual([
    undefined,
    undefined,
    'i5',
    undefined,
  ]);
});

test('[ADM-01] a newer invitation ends the open ones of that address; whoever loses their role loses those that they made', async () => {
  const others = [
    { id: 'i2', used_at: at(-1) },
    { id: 'i3', withdrawn_at: at(-9) },
    { id: 'i4', email: 'x@example.com', created_by: 'bo' },
  ];
  await tables.put('admin_invitations', invitation, ...others);
  const ended = async (act: Parameters<BareTables['written']>[2]) =>
    (await tables.written('admin_invitations', ['id', 'withdrawn_at'], act)).now
      .filter((row) => row.withdrawn_at !== null)
      .map(({ id }) => id);
  const made = {
    id: 'i9',
    tokenHash: Buffer.from([9]),
    email: 'new@example.com',
    role: 'customer_service',
    customPermissions: [],
    createdBy: 'cy',
    now: NOW,
    expiresAt: at(9),
  } as const;
  expect(await ended((tx) => insertInvitation(tx, made))).toEqual(['i1']);
  expect(await ended((tx) => withdrawOf(tx, 'cy', NOW))).toEqual(['i9']);
});

test('[ADM-06] the log is found by words, act, person, subject and whole days, newest first', async () => {
  const act = {
    seq: 1,
    at: '2026-03-09T00:00:00Z',
    actor_id: 'cy',
    actor_name: 'Cy',
    actor_role: 'x',
    act: 'orders.refund',
    subject_kind: 'order',
    subject_id: 'o1',
    reason: 'broken',
  };
  await tables.put(
    'audit_log',
    act,
    { seq: 2, at: '2026-03-09T23:59:59Z', actor_id: 'bo' },
    { seq: 3, at: '2026-03-10T00:00:00Z', act: 'admin.invite' },
    { seq: 4, at: '2026-03-08T23:59:59Z', subject_kind: 'person' },
    { seq: 5, at: '2026-03-08T00:00:00Z', subject_id: 'o2', reason: 'late_100%' },
  );
  const seqs = async (filter: object) =>
    (await findActs(tables.db, { before: null, limit: 9, ...filter })).map(
      (found) => (found as unknown as { seq: number }).seq,
    );
  expect([
    await seqs({}),
    await seqs({ limit: 1 }),
    await seqs({ before: 3 }),
    await seqs({ act: 'admin.invite' }),
    await seqs({ actorId: 'bo' }),
  ]).toEqual([[5, 4, 3, 2, 1], [5], [2, 1], [3], [2]]);
  expect([
    await seqs({ kind: 'person' }),
    await seqs({ subjectId: 'o2' }),
    await seqs({ from: '2026-03-09', to: '2026-03-09' }),
    await seqs({ q: 'E_100%' }),
    await seqs({ q: 'o_1' }),
  ]).toEqual([[4], [5], [2, 1], [5], []]);
  expect(await listWords(tables.db)).toEqual({ acts: ['admin.invite', 'orders.refund'], kinds: ['order', 'person'] });
});

test('[ADM-04] what was decided is taken back once, by who decided it, while there is time; older ones of theirs go', async () => {
  const act = { actor_id: 'cy', id: 'u1', act: 'reviews.decide', subject_id: 's2', before: { a: 1 }, at: at(0) };
  await tables.put(
    'undoable_acts',
    act,
    { subject_id: 's1' },
    { id: 'u2', at: at(-60) },
    { actor_id: 'bo' },
    { actor_id: 'bo', id: 'u3', at: at(-60) },
    { id: 'u4', act: 'other' },
  );
  await tables.run((tx) =>
    keepUndo(tx, { actorId: 'cy', id: 'u9', act: 'x', rows: [{ subjectId: 's9', before: {} }], now: NOW }),
  );
  const { rows } = await tables.db.query({ text: `SELECT DISTINCT id FROM undoable_acts ORDER BY 1` });
  expect(rows.map(({ id }) => id)).toEqual(['u1', 'u3', 'u4', 'u9']);
  const take = async (id: string, changes: object = {}) =>
    (await tables.run((tx) => takeUndo(tx, { actorId: 'cy', id, act: 'reviews.decide', now: NOW, ...changes }))).map(
      ({ subjectId }) => subjectId,
    );
  expect([
    await take('u4'),
    await take('u1', { now: at(60) }),
    await take('u1', { actorId: 'eve' }),
    await take('u1'),
    await take('u1'),
  ]).toEqual([[], [], [], ['s1', 's2'], []]);
  expect(await take('u1', { actorId: 'bo' })).toEqual(['s2']);
});
