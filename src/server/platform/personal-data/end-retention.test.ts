import { expect, test } from 'vitest';
import { appAnswering } from '#test/builders/app-answering.ts';
import { endRetentions } from './end-retention.ts';
import type { TaggedTables } from './tagged-table.ts';

test('[SUP-03] what is past its time goes in every module', async () => {
  const columns = { plain: 'id at words' };
  const modules: TaggedTables[] = [
    { first: { columns, retention: [{ from: 'at', minutes: 30 }] } },
    {
      second: { columns, retention: [{ from: 'at', hours: 2, only: 'done' }] },
      third: { columns },
      fourth: {
        columns,
        retention: [
          { from: 'at', days: 14, hours: 1 },
          { from: 'at', years: 10, blank: { words: "''" } },
        ],
      },
    },
  ];
  const { app, sent } = appAnswering({}, { outside: { personalData: modules.map((tables) => ({ tables })) } });
  await endRetentions.run(app);
  const begins = [
    'DELETE FROM "first" WHERE "at" <= $1',
    'DELETE FROM "second" WHERE "at" <= $1',
    'DELETE FROM "fourth" WHERE "at" <= $1',
    `UPDATE "fourth" SET "words" = '' WHERE "at" < (date_trunc('year', $1::timestamptz AT TIME ZONE current_setting('market.time_zone')) - interval '10 years')`,
  ];
  expect(sent.map(([, , text], index) => text.replaceAll(/\s+/g, ' ').slice(0, begins[index]?.length))).toEqual(begins);
  expect(sent.map(([, [until]]) => (until as Date).toISOString())).toEqual([
    '2026-03-02T09:30:00.000Z',
    '2026-03-02T08:00:00.000Z',
    '2026-02-16T09:00:00.000Z',
    '2026-03-02T10:00:00.000Z',
  ]);
  expect(sent[1]?.[2]).toContain('AND (done)');
});
