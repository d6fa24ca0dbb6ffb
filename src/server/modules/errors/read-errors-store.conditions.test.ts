import { expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { findGroup, listGroups } from './read-errors-store.ts';

const tables = bareTables();

test('[ERR-05, ADM-09] errors are found by what is open', async () => {
  await tables.fill`
    error_groups: fingerprint=a name=TypeError message="no such thing" path=/ last_seen=@-5 resolved_at=null
      | fingerprint=b message=other | fingerprint=c last_seen=@-1 resolved_at=@0
      | fingerprint=d last_seen=@-9 message=100%
    error_reports: fingerprint=b number=00000001 | fingerprint=d number=00000002
  `;
  const plain = {
    view: 'all',
    text: '',
    number: null,
    sort: 'seen',
    direction: 'desc',
    after: null,
    limit: 9,
  } as const;
  const list = async (changes: object = {}) =>
    (await listGroups(tables.db, { ...plain, ...changes })).map(({ fingerprint }) => fingerprint);
  expect([
    await list(),
    await list({ view: 'open' }),
    await list({ view: 'resolved' }),
    await list({ limit: 1 }),
    await list({ after: { key: at(-5).toISOString(), id: 'b' } }),
  ]).toEqual([['c', 'b', 'a', 'd'], ['b', 'a', 'd'], ['c'], ['c'], ['a', 'd']]);
  expect(await each(list, { text: 'such' }, { text: '0%' }, { text: '00000001', number: '00000001' })).toEqual([
    ['c', 'a'],
    ['d'],
    ['b'],
  ]);
  expect(await list({ sort: 'reports', direction: 'asc' })).toEqual(['a', 'b', 'c', 'd']);
  expect([(await findGroup(tables.db, 'b'))?.message, await findGroup(tables.db, 'x')]).toEqual(['other', null]);
});
