import { expect, test, vi } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { endRetention } from '../../platform/personal-data/erase-store.ts';
import { errorTables } from './tagged-tables.ts';

const tables = bareTables();

test('[SUP-03, ERR-07] of a source that is quiet for an hour nothing is kept', async () => {
  await tables.fill`
    error_sources: source=#01 seen_at=@-60 blocked_until=null | source=#02 seen_at=@-59
      | source=#03 seen_at=@-90 blocked_until=@-61 | source=#04 seen_at=@-90 blocked_until=@-59
  `;
  await endRetention(tables.db, errorTables, NOW);
  const { rows } = await tables.db.query<{ source: Buffer }>({ text: 'SELECT source FROM error_sources ORDER BY 1' });
  expect(rows.map(({ source }) => source[0])).toEqual([2, 4]);
});

test('[SUP-03, RUN-01] many rows that are past their time go some hundred at a time', async () => {
  await tables.db.query({
    text: `INSERT INTO error_sources (source, seen_at) SELECT decode(lpad(to_hex(n), 64, '0'), 'hex'), $1::timestamptz - interval '2 hours' FROM generate_series(1, 1200) n`,
    values: [NOW],
  });
  const sent = vi.spyOn(tables.db, 'query');
  await endRetention(tables.db, errorTables, NOW);
  const rows = await Promise.all(
    sent.mock.results.map(async ({ value }) => ((await value) as { rowCount: number }).rowCount),
  );
  sent.mockRestore();
  expect(rows.filter((count) => count > 1)).toEqual([500, 500, 200]);
});
