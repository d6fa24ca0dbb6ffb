import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { listLiveMessages, listLiveMessagesSince, newestLiveId } from './live-store.ts';

const tables = bareTables();

test('[INV-24] live messages of one’s topics come in their order', async () => {
  await tables.fill`live_messages: id=5 topic=a | id=3 | id=4 topic=b | id=6 topic=c | id=2`;
  const ids = async (topics: string[], after: number) =>
    (await listLiveMessages(tables.db, { topics, after })).map(({ id }) => id);
  expect([
    await ids(['a'], 2),
    await ids(['a', 'b'], 0),
    await newestLiveId(tables.db, ['a', 'b']),
    await newestLiveId(tables.db, ['x']),
  ]).toEqual([[3, 5], [2, 3, 4, 5], 5, 0]);
});

test('[INV-24] live messages since a moment are those of one’s topics told then or later', async () => {
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
  await tables.fill`
    live_messages: id=1 topic=a at=${at(9)} | id=2 topic=b at=${at(10)} | id=3 topic=a at=${at(10)}
      | id=4 topic=a at=${at(11)}
  `;
  const received = await listLiveMessagesSince(tables.db, { topics: ['a'], since: at(10) });
  expect(received.map(({ id }) => id)).toEqual([3, 4]);
});
