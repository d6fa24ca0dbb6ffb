import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { countWaiting, insertSecondLook, listOver, listWaiting } from './second-look-store.ts';

const tables = bareTables();
const look = {
  ...{ id: 'a', operation: 'ban', input: {}, subject_kind: 'person', subject_id: 's1', reason: 'x', state: 'waiting' },
  ...{ requested_by: 'jo', requested_by_name: 'Jo', requested_at: at(-120), expires_at: at(60) },
};

test('[OFFICE-01] what is due comes first; what expired is over', async () => {
  await tables.fill`
    second_looks: ${look} | id=b subject_id=s2 expires_at=@30 | id=c subject_id=s3 expires_at=@-1
      | id=d subject_id=s4 state=refused decided_by=mia requested_at=@-60 | id=e operation=refund
  `;
  const wanted = { operations: ['ban'], userId: 'mia', isOwn: false, now: NOW, after: null, limit: 9 };
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  expect(ids(await listWaiting(tables.db, wanted))).toEqual(['b', 'a']);
  expect(ids(await listWaiting(tables.db, { ...wanted, after: { at: at(30).toISOString(), id: 'b' } }))).toEqual(['a']);
  const own = { ...wanted, userId: 'jo' };
  expect([ids(await listWaiting(tables.db, own)), ids(await listWaiting(tables.db, { ...own, isOwn: true }))]).toEqual([
    [],
    ['b', 'a'],
  ]);
  expect(await countWaiting(tables.db, { ...wanted, today: at(-720) })).toMatchObject({ waiting: 2, doneToday: 0 });
  const over = await listOver(tables.db, wanted);
  expect(over.map(({ id, state }) => [id, state])).toEqual([
    ['d', 'refused'],
    ['c', 'expired'],
  ]);
  expect(ids(await listOver(tables.db, { ...wanted, after: { at: at(-60).toISOString(), id: 'd' } }))).toEqual(['c']);
});

test('[OFFICE-01] there is one request at a time; one that expired makes room', async () => {
  await tables.fill`second_looks: ${look} | id=c subject_id=s3 expires_at=@-1`;
  const ask = (id: string, subjectId: string) =>
    tables.run((tx) =>
      insertSecondLook(tx, {
        ...{ id, operation: 'ban', input: { a: 1 }, subject: { kind: 'person', id: subjectId, name: 'S' } },
        ...{ amountCents: null, reason: 'x', by: { userId: 'jo', name: 'Jo' }, now: NOW, expiresAt: at(60) },
      }),
    );
  expect([await ask('x', 's1'), await ask('y', 's3'), await ask('z', 's9')]).toEqual([false, true, true]);
});
