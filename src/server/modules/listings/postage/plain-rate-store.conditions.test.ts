import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { notifyDuePostage } from './plain-rate-store.ts';

const tables = bareTables();

test('[OFFICE-01] a day is told once processes whose clocks are seconds behind have it too', async () => {
  await tables.fill`postage_rate_changes: version=1 since=2026-06-15 told_at=null | version=2 since=2026-06-16`;
  const due = async (at: string) =>
    (await tables.written('postage_rate_changes', 'version', (tx) => notifyDuePostage(tx, new Date(at)))).now;
  expect(await due('2026-06-15T00:00:03Z')).toEqual([]);
  expect(await due('2026-06-15T00:00:06Z')).toEqual(['1']);
  expect(await due('2026-06-15T23:59:59Z')).toEqual([]);
});
