import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { partOf } from '#test/builders/part-of.ts';
import { endRetention } from '../../platform/personal-data/erase-store.ts';
import { insertOccurrence, type Occurrence, updateResolved, updateSource } from './error-store.ts';
import { findGroup, listGroups, listSamples } from './read-errors-store.ts';
import { listAlerts } from './security-alert-store.ts';
import { errorTables } from './tagged-tables.ts';

let tables: BareTables;
const NOW = new Date('2026-03-10T12:00:00.000Z');
const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

beforeAll(async () => {
  tables = await openBareTables();
});
afterAll(() => tables.stop());
beforeEach(() => tables.empty('error_groups', 'error_reports', 'error_sources', 'security_alerts'));

const group = {
  fingerprint: 'a',
  name: 'TypeError',
  message: 'no such thing',
  path: '/',
  last_seen: at(-5),
  resolved_at: null,
};

test('[ERR-05, ADM-09] errors are found by what is open, by words and by number, newest first, page after page', async () => {
  await tables.put(
    'error_groups',
    group,
    { fingerprint: 'b', message: 'other' },
    { fingerprint: 'c', last_seen: at(-1), resolved_at: at(0) },
    { fingerprint: 'd', last_seen: at(-9), message: '100%' },
  );
  await tables.put('error_reports', { fingerprint: 'b', number: '00000001' }, { fingerprint: 'd', number: '00000002' });
  const list = async (changes: object = {}) =>
    (await listGroups(tables.db, { view: 'all', words: '', number: null, after: null, limit: 9, ...changes })).map(
      ({ fingerprint }) => fingerprint,
    );
  expect([
    await list(),
    await list({ view: 'open' }),
    await list({ view: 'resolved' }),
    await list({ limit: 1 }),
    await list({ after: { at: at(-5).toISOString(), id: 'b' } }),
  ]).toEqual([['c', 'b', 'a', 'd'], ['b', 'a', 'd'], ['c'], ['c'], ['a', 'd']]);
  expect([
    await list({ words: 'such' }),
    await list({ words: '0%' }),
    await list({ words: '00000001', number: '00000001' }),
  ]).toEqual([['c', 'a'], ['d'], ['b']]);
  expect([(await findGroup(tables.db, 'b'))?.message, await findGroup(tables.db, 'x')]).toEqual(['other', null]);
});

test('[ERR-05] a report counts once on its own group, and opens it again; what is resolved or blocked is that one', async () => {
  await tables.put('error_groups', { ...group, resolved_at: at(-1) }, { fingerprint: 'b' });
  const occurrence = partOf<Occurrence>({
    fingerprint: 'a',
    number: '00000001',
    origin: 'server',
    kind: 'request',
    type: 'SYSTEM_ERROR',
    category: 'system',
    name: 'n',
    message: 'm',
    path: '/',
    requestId: null,
    circumstances: {},
  });
  const reported = () =>
    tables.written('error_groups', ['fingerprint', 'recurrences', 'resolved_at'], (tx) =>
      insertOccurrence(tx, occurrence, NOW),
    );
  expect([(await reported()).now, (await reported()).now]).toEqual([
    [{ fingerprint: 'a', recurrences: 1, resolved_at: null }],
    [],
  ]);
  expect((await tables.written('error_groups', ['fingerprint'], (tx) => updateResolved(tx, 'a', NOW))).now).toEqual([
    { fingerprint: 'a' },
  ]);
  await tables.put(
    'error_reports',
    { fingerprint: 'a', number: '00000002', at: at(5) },
    { number: '00000003', at: at(9) },
    { fingerprint: 'b', number: '00000004' },
  );
  const samples = async (number: string | null) =>
    (await listSamples(tables.db, 'a', number)).map((sample) => sample.number.slice(-1)).join('');
  expect([await samples(null), await samples('00000002')]).toEqual(['321', '231']);
  await tables.put('error_sources', { source: '\\x01' }, { source: '\\x02' });
  const source = await tables.written('error_sources', ['source'], (tx) =>
    Promise.resolve(updateSource(tx, Buffer.from([1]), { takenAt: [5], blockedUntil: 9 })),
  );
  expect(source.now).toEqual([{ source: '\\x01' }]);
  await tables.put(
    'security_alerts',
    { id: 'a', kind: 'flood', at: at(-5) },
    { id: 'b' },
    { id: 'c', at: at(-1) },
    { id: 'd', at: at(-9) },
  );
  const { items, count } = await listAlerts(tables.db, at(-9));
  expect([items.map(({ id }) => id), count]).toEqual([['c', 'b', 'a'], 3]);
});

test('[SUP-03, ERR-07] of a source that is quiet for an hour nothing is kept, unless it was blocked within the hour', async () => {
  await tables.put(
    'error_sources',
    { source: '\\x01', seen_at: at(-60), blocked_until: null },
    { source: '\\x02', seen_at: at(-59) },
    { source: '\\x03', seen_at: at(-90), blocked_until: at(-61) },
    { source: '\\x04', seen_at: at(-90), blocked_until: at(-59) },
  );
  await endRetention(tables.db, errorTables, NOW);
  const { rows } = await tables.db.query<{ source: Buffer }>({ text: 'SELECT source FROM error_sources ORDER BY 1' });
  expect(rows.map(({ source }) => source[0])).toEqual([2, 4]);
});
