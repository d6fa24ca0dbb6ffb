import { expect, test } from 'vitest';
import { NOW, at, bareTables, type BareTables } from '#test/builders/bare-tables.ts';
import {
  insertInvitation,
  listOpenInvitations,
  lockInvitation,
  useInvitation,
  withdraw,
  withdrawOf,
} from './invitation-store.ts';

const tables = bareTables();
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
