import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { partOf } from '#test/builders/part-of.ts';
import { insertOccurrence, type Occurrence, updateResolved, updateSource } from './error-store.ts';
import { listAlerts } from './security-alert-store.ts';
import { listSamples } from './read-errors-store.ts';

const tables = bareTables();
const group = row`fingerprint=a name=TypeError message="no such thing" path=/ last_seen=@-5 resolved_at=null`;

test('[ERR-05] a report counts once on its own group, and opens it again', async () => {
  await tables.fill`error_groups: ${group} resolved_at=@-1 | fingerprint=b`;
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
    tables.written('error_groups', 'fingerprint recurrences resolved_at', (tx) =>
      insertOccurrence(tx, occurrence, NOW),
    );
  expect([(await reported()).now, (await reported()).now]).toEqual([['a 1 null'], []]);
  expect((await tables.written('error_groups', 'fingerprint', (tx) => updateResolved(tx, 'a', NOW))).now).toEqual([
    'a',
  ]);
  await tables.fill`
    error_reports: fingerprint=a number=00000002 at=@5 | number=00000003 at=@9 | fingerprint=b number=00000004
  `;
  const samples = async (number: string | null) =>
    (await listSamples(tables.db, 'a', number)).map((sample) => sample.number.slice(-1)).join('');
  expect([await samples(null), await samples('00000002')]).toEqual(['321', '231']);
  await tables.fill`error_sources: source=#01 | source=#02`;
  const source = await tables.written('error_sources', 'source', (tx) =>
    Promise.resolve(updateSource(tx, Buffer.from([1]), { takenAt: [5], blockedUntil: 9 })),
  );
  expect(source.now).toEqual(['\\x01']);
  await tables.fill`security_alerts: id=a kind=flood at=@-5 | id=b | id=c at=@-1 | id=d at=@-9`;
  const { items, count } = await listAlerts(tables.db, at(-9));
  expect([items.map(({ id }) => id), count]).toEqual([['c', 'b', 'a'], 3]);
});
