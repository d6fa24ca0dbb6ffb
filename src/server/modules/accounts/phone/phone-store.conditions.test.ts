import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { peopleIn, writtenIn } from '#test/builders/person-rows.ts';
import { claimPhone, findByPhone, forgetPhone } from './phone-store.ts';

const tables = bareTables();
const people = peopleIn(tables);
const written = writtenIn(tables);

test('[ACC-01] a number is one person’s, who gives up the one before', async () => {
  await people();
  await tables.fill`sign_in_phones: phone=+1 user_id=bo | phone=+2 user_id=cy`;
  expect(await tables.run((tx) => claimPhone(tx, '+2', 'bo'))).toBe(false);
  expect(await written('users', (tx) => claimPhone(tx, '+3', 'bo'))).toEqual([['bo'], 1]);
  expect(await each((name: string) => findByPhone(tables.db, name), '+1', '+2', '+3')).toEqual([null, 'cy', 'bo']);
  expect(await written('users', (tx) => forgetPhone(tx, 'bo'))).toEqual([['bo'], 1]);
  expect([await findByPhone(tables.db, '+2'), await findByPhone(tables.db, '+3')]).toEqual(['cy', null]);
});
