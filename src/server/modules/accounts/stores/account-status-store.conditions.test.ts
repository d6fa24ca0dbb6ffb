import { describe, expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { peopleIn, writtenIn } from '#test/builders/person-rows.ts';
import { each } from '#test/builders/each.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import {
  endSuspensionsUntil,
  findAccountStatus,
  lockAccountStatus,
  saveAccountStatus,
} from './account-status-store.ts';
import { saveLanguage, saveProfile, setAddressProven } from './profile-store.ts';
import { setDeletionDue, unsetDeletionDue } from './privacy-store.ts';
import { setDisplayName } from './program-store.ts';

const tables = bareTables();
const people = (...changes: Record<string, unknown>[]) =>
  tables.fill`users: id=bo display_name=Bo email=bo@example.com | id=cy display_name=Cy email=cy@example.com | ${changes}`;
const written = writtenIn(tables);

test('[ADM-10] suspensions that are over end a hundred at a time', async () => {
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

describe('rows of others', () => {
  const people = peopleIn(tables);

  test('[ADM-05] suspensions end on their day, those that ended first', async () => {
    await people(
      { id: 'di', account_status: 'suspended', account_status_until: at(0) },
      { id: 'eve', account_status: 'suspended', account_status_until: at(1) },
      { id: 'fay', account_status: 'banned', account_status_until: at(-1) },
      { id: 'gil', account_status: 'suspended' },
    );
    expect(await tables.run((tx) => endSuspensionsUntil(tx, NOW))).toEqual(['di']);
    const operations: ((tx: Transaction) => unknown)[] = [
      (tx) => saveAccountStatus(tx, { userId: 'bo', accountStatus: 'suspended', until: at(9) }),
      (tx) => saveProfile(tx, { userId: 'bo', displayName: 'B', bio: '', location: '', pictureId: null, now: NOW }),
      (tx) => saveLanguage(tx, 'bo', 'de'),
      (tx) => setAddressProven(tx, 'bo', at(1)),
      (tx) => setDisplayName(tx, { userId: 'bo', name: 'C', now: NOW }),
      (tx) => setDeletionDue(tx, 'bo', at(9)),
      (tx) => unsetDeletionDue(tx, 'bo'),
    ];
    for (const operation of operations) expect(await written('users', operation)).toEqual([['bo'], 1]);
    expect((await tables.run((tx) => findAccountStatus(tx, 'bo')))?.accountStatus).toBe('suspended');
    const locked = async (id: string) => (await tables.run((tx) => lockAccountStatus(tx, id)))?.account_status;
    expect(await each(locked, 'bo', 'cy', 'fay', 'x')).toEqual(['suspended', 'active', 'banned', undefined]);
    expect((await tables.run((tx) => findAccountStatus(tx, 'cy')))?.accountStatus).toBe('active');
  });
});
