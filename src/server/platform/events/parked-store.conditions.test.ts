import { expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { partOf } from '#test/builders/part-of.ts';
import type { Transaction } from '../database/open-database.ts';
import { deleteParked, findNextRetry, isParked, postponeParked, wakeParked } from './parked-store.ts';

const tables = bareTables();

test('[INV-24] what is parked of one reaction and subject is woken, put off and done by itself', async () => {
  const parked = { reaction: 'one', subject: 's', event_id: 'e1', next_at: at(5), tries: 0 };
  await tables.fill`parked_events: ${parked} | reaction=two | subject=t | event_id=e2`;
  const row = partOf<Parameters<typeof postponeParked>[2]>({ id: 'e1', subject: 's', tries: 0, error: 'x' });
  const written = async (operation: (tx: Transaction) => unknown) =>
    (await tables.written('parked_events', 'reaction subject event_id', operation)).now.toSorted();
  expect(await written((tx) => postponeParked(tx, 'one', row))).toEqual(['one s e1']);
  expect(await written((tx) => wakeParked(tx, 'one'))).toEqual(['one s e1', 'one s e2', 'one t e1']);
  expect([
    await tables.run((tx) => isParked(tx, 'two', 's')),
    await tables.run((tx) => isParked(tx, 'two', 't')),
    await tables.run((tx) => isParked(tx, 'three', 's')),
  ]).toEqual([true, false, false]);
  expect((await tables.written('parked_events', '', (tx) => deleteParked(tx, 'one', row))).gone).toBe(1);
});

test('[INV-24] the next retry is that of the first of a subject', async () => {
  const first = { reaction: 'one', subject: 's', event_id: 'e1', xid: '5', seq: 1, next_at: at(5) };
  await tables.fill`parked_events: ${first} | event_id=e2 seq=2 next_at=${at(1)} | reaction=two next_at=${at(9)}`;
  expect((await findNextRetry(tables.db)) ?? 0).toBeCloseTo(at(5).getTime() - Date.now(), -5);
});
