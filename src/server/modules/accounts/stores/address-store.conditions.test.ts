import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { writtenIn } from '#test/builders/person-rows.ts';
import { deleteAddress, listOwnAddresses, setNextDefault, unsetDefault } from './address-store.ts';
import { listSessions } from '../security/session-store.ts';

const tables = bareTables();
const written = writtenIn(tables);

test('[ACC-16, ACC-17] the newest fifty sessions are shown, twenty addresses with the usual one first', async () => {
  await tables.put(
    'sessions',
    { user_id: 'bo', token_hash: '\\x00', way: 'password', created_at: at(-99), expires_at: at(9) },
    ...Array.from({ length: 51 }, (_, n) => ({ token_hash: `\\x${String(n + 10)}`, created_at: at(-n) })),
  );
  const sessions = await listSessions(tables.db, 'bo', NOW);
  expect([sessions.length, sessions[0]?.created_at, sessions.at(-1)?.created_at]).toEqual([50, at(0), at(-49)]);
  const address = { user_id: 'bo', id: 'a', is_default: false, created_at: at(-99) };
  await tables.fill`
    addresses: ${address} id=last created_at=@99
      | ${Array.from({ length: 20 }, (_, n) => ({ id: `a${n}`, created_at: at(n) }))} | id=usual is_default=true
  `;
  expect((await listOwnAddresses(tables.db, 'bo')).map(({ id }) => id)).toEqual([
    'usual',
    ...Array.from({ length: 19 }, (_, n) => `a${n}`),
  ]);
  await tables.empty('addresses');
  await tables.fill`addresses: ${address} | id=b created_at=@-100 | user_id=cy id=b`;
  const next = await tables.written('addresses', 'user_id id', (tx) => setNextDefault(tx, 'bo'));
  expect(next.now).toEqual(['bo b']);
});

test('[ACC-03] the book of addresses is its person’s', async () => {
  await tables.fill`
    addresses: user_id=bo id=b name=B created_at=@-2 | id=a | id=c created_at=@-1 is_default=true | user_id=cy
      | user_id=cy id=x is_default=true created_at=@-9
  `;
  expect((await listOwnAddresses(tables.db, 'bo')).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(await written('addresses', (tx) => deleteAddress(tx, 'bo', 'c'))).toEqual([[], 1]);
  expect(await tables.run((tx) => deleteAddress(tx, 'bo', 'x'))).toBeNull();
  expect((await tables.written('addresses', 'user_id id', (tx) => setNextDefault(tx, 'bo'))).now).toEqual(['bo a']);
  expect(await written('addresses', (tx) => unsetDefault(tx, 'bo'))).toEqual([['bo', 'bo'].slice(0, 1), 1]);
});
