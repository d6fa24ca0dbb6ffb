import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { matching } from '#test/builders/each.ts';
import { findText, findTextFigures, listNewestTexts, markTextSent, recordTextFailure } from './text-store.ts';

const tables = bareTables();

test('[INV-12] a text is sent while it is of use and not refused', async () => {
  const item = '00000000-0000-4000-8000-000000000001';
  const other = '00000000-0000-4000-8000-000000000002';
  const text = { key: 'a', recipient: '+1', body: 'code', item_id: item, expires_at: at(1), created_at: at(-1) };
  await tables.fill`
    text_messages: ${text} | key=b expires_at=@0 | key=c sent_at=@-1 | key=d is_refused=true
      | key=e error=busy created_at=@-5 | key=f created_at=@-1440 | key=g error=no is_refused=true created_at=@-3
  `;
  const find = async (key: string, itemId = item) => (await findText(tables.db, { key, itemId, now: NOW }))?.key;
  expect(await matching(find, 'a', 'b', 'c', 'd', ['a', other])).toEqual(['a']);
  expect(await findTextFigures(tables.db, NOW)).toEqual({ waiting: 1, failing: 1, lost: 3, error: 'no' });
  expect((await listNewestTexts(tables.db, 2)).length).toBe(2);
  const columns = 'key';
  const failed = (key: string) =>
    tables.written('text_messages', columns, (tx) =>
      recordTextFailure(tx, key, { tries: 3, error: 'x', nextAt: null }),
    );
  expect([(await failed('c')).now, (await failed('a')).now]).toEqual([[], ['a']]);
  expect(
    (
      await tables.written('text_messages', columns, (tx) =>
        markTextSent(tx, 'a', { tries: 3, now: NOW, keepsText: false }),
      )
    ).now,
  ).toEqual(['a']);
});
