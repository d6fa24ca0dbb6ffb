import { expect, test } from 'vitest';
import { NOW, at, bareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { each, matching } from '#test/builders/each.ts';
import {
  insertInvitation,
  listOpenInvitations,
  lockInvitation,
  useInvitation,
  withdraw,
  withdrawOf,
} from './invitation-store.ts';

const tables = bareTables();
const invitation = row`id=i1 token_hash=#01 email="new@example.com" role=customer_service created_by=cy expires_at=@1
  created_at=@-5`;

test('[ADM-01, INV-11] an invitation opens by its own token, once, unless it was withdrawn or is over', async () => {
  await tables.fill`
    admin_invitations: ${invitation} | id=i2 used_at=@-1 | id=i3 withdrawn_at=@-1 | id=i4 expires_at=@0
      | id=i5 created_at=@-1 token_hash=#02
  `;
  const lock = async (id: string, byte = 1) =>
    (await tables.run((tx) => lockInvitation(tx, { id, tokenHash: Buffer.from([byte]), now: NOW })))?.id;
  expect(await matching(lock, 'i1', ['i1', 2], 'i2', 'i3', 'i4', 'i5')).toEqual(['i1']);
  expect((await listOpenInvitations(tables.db, NOW)).map(({ id }) => id)).toEqual(['i5', 'i1']);
  expect(
    (await tables.written('admin_invitations', 'id', (tx) => useInvitation(tx, { id: 'i1', userId: 'bo', now: NOW })))
      .now,
  ).toEqual(['i1']);
  const withdrawn = async (id: string) => (await tables.run((tx) => withdraw(tx, id, NOW)))?.id;
  expect(await each(withdrawn, 'i1', 'i3', 'i5', 'i5')).toEqual([undefined, undefined, 'i5', undefined]);
});

test('[ADM-01] a newer invitation ends the open ones of that address', async () => {
  const others = [
    { id: 'i2', used_at: at(-1) },
    { id: 'i3', withdrawn_at: at(-9) },
    { id: 'i4', email: 'x@example.com', created_by: 'bo' },
  ];
  await tables.fill`admin_invitations: ${invitation} | ${others}`;
  const ended = async (operation: Parameters<BareTables['written']>[2]) =>
    (await tables.written('admin_invitations', 'id withdrawn_at', operation)).now
      .filter((row) => !row.endsWith(' null'))
      .map((row) => row.split(' ')[0]);
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
