import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { partOf } from '#test/builders/part-of.ts';
import { insertOccurrence, type Occurrence, updateResolved, updateSource } from './error-store.ts';
import { listAlerts } from './security-alert-store.ts';
import { listSamples } from './read-errors-store.ts';

const tables = bareTables();
const group = {
  fingerprint: 'a',
  name: 'TypeError',
  message: 'no such thing',
  path: '/',
  last_seen: at(-5),
  resolved_at: null,
};

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
