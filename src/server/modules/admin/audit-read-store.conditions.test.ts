import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { each } from '#test/builders/each.ts';
import { findAuditEntries, listTexts } from './audit-read-store.ts';

const tables = bareTables();

test('[ADM-06] the log is found by words, act, person, subject and whole days, newest first', async () => {
  const operation = row`seq=1 at=2026-03-09T00:00:00Z actor_id=cy actor_name=Cy actor_role=x act=orders.refund
    subject_kind=order subject_id=o1 reason=broken`;
  await tables.fill`
    audit_log: ${operation} | seq=2 at=2026-03-09T23:59:59Z actor_id=bo | seq=3 at=2026-03-10T00:00:00Z act=admin.invite
      | seq=4 at=2026-03-08T23:59:59Z subject_kind=person | seq=5 at=2026-03-08T00:00:00Z subject_id=o2 reason=late_100%
  `;
  const seqs = async (filter: object) =>
    (await findAuditEntries(tables.db, { before: null, limit: 9, ...filter })).map(
      (match) => (match as unknown as { seq: number }).seq,
    );
  expect(await each(seqs, {}, { limit: 1 }, { before: 3 }, { act: 'admin.invite' }, { actorId: 'bo' })).toEqual([
    [5, 4, 3, 2, 1],
    [5],
    [2, 1],
    [3],
    [2],
  ]);
  expect(
    await each(
      seqs,
      { kind: 'person' },
      { subjectId: 'o2' },
      { from: '2026-03-09', to: '2026-03-09' },
      { q: 'E_100%' },
      { q: 'o_1' },
    ),
  ).toEqual([[4], [5], [2, 1], [5], []]);
  expect(await listTexts(tables.db)).toEqual({ acts: ['admin.invite', 'orders.refund'], kinds: ['order', 'person'] });
});
