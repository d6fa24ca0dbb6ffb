import { expect, test } from 'vitest';
import { at, bareTables, NOW } from '#test/builders/bare-tables.ts';
import { findDelivery, findDeliverySettings, saveDeliverySettings } from './delivery-store.ts';
import {
  dropKinds,
  findDueReaders,
  insertDigestItem,
  moveDigest,
  recallDigestItems,
  claimDueItems,
} from './digest-store.ts';

const tables = bareTables();
const usual = { timeZone: 'Europe/Lisbon', quiet: null, digest: 'weekly' };

test('[ALERT-22] a person’s own hours and rhythm hold, and the usual ones where they chose none', async () => {
  await tables.fill`
    delivery_settings: user_id=bo time_zone=Asia/Tokyo quiet_from="22:00" quiet_to="07:00" digest=daily
    notification_choices: user_id=bo kind=order channel=email wanted=true | channel=push wanted=false | kind=review wanted=true
      | user_id=cy
  `;
  const own = { timeZone: 'Asia/Tokyo', quiet: { from: '22:00', to: '07:00' }, digest: 'daily' };
  expect(await findDeliverySettings(tables.db, 'bo', 'Europe/Lisbon')).toEqual(own);
  expect(await findDeliverySettings(tables.db, 'cy', 'Europe/Lisbon')).toEqual(usual);
  const of = (userId: string) => findDelivery(tables.db, { userId, kind: 'order', timeZone: 'Europe/Lisbon' });
  expect(await of('bo')).toEqual({ settings: own, chosen: { email: true, push: false } });
  expect(await of('di')).toEqual({ settings: usual, chosen: {} });
});

test('[ALERT-22] what a person sets takes the place of what they had set, and of nobody else’s', async () => {
  await tables.fill`delivery_settings: user_id=bo time_zone=UTC digest=off | user_id=cy`;
  const save = (digest: 'daily' | 'off') =>
    tables.run((tx) => saveDeliverySettings(tx, 'bo', { timeZone: 'UTC', quiet: null, digest, now: NOW }));
  await save('off');
  await save('daily');
  expect(await tables.texts('user_id, digest FROM delivery_settings ORDER BY 1')).toEqual(['bo daily', 'cy off']);
});

const DIGEST = `user_id, key FROM digest_items ORDER BY 1, 2`;

test('[ALERT-22] readers whose lines are due come first who waits longest, each once', async () => {
  await tables.fill`
    digest_items: user_id=bo key=a due_at=@-5 | key=b due_at=@-9 | user_id=cy due_at=@-7 | user_id=di due_at=@0 | user_id=eve due_at=@1
  `;
  const due = async (limit: number, only: string | null = null) =>
    (await findDueReaders(tables.db, NOW, { limit, only })).map(({ key }) => key);
  expect([await due(9), await due(1), await due(9, 'cy')]).toEqual([['bo', 'cy', 'di'], ['bo'], ['cy']]);
});

test('[ALERT-22] a digest takes the due lines of its reader alone, oldest first', async () => {
  await tables.fill`
    digest_items: user_id=bo key=late due_at=@0 created_at=@-1 | key=early created_at=@-9 | key=next due_at=@1 | user_id=cy due_at=@0
  `;
  const taken = await tables.run((tx) => claimDueItems(tx, 'bo', NOW));
  expect(taken.map(({ key }) => key)).toEqual(['early', 'late']);
  expect(await tables.texts(DIGEST)).toEqual(['bo next', 'cy late']);
});

test('[ALERT-22] one occasion is one line, and lines go with their rhythm, kind or occasion', async () => {
  const line = { userId: 'bo', key: 'one', kind: 'order', title: 't', message: 'm', path: '/', quoted: null };
  for (const title of ['first', 'again'])
    await tables.run((tx) => insertDigestItem(tx, { ...line, title, now: NOW, dueAt: at(5) }));
  expect(await tables.texts('title FROM digest_items')).toEqual(['first']);
  const ends: [(tx: Parameters<typeof dropKinds>[0]) => Promise<unknown>, string[]][] = [
    [(tx) => moveDigest(tx, 'bo', null), ['cy a']],
    [(tx) => dropKinds(tx, 'bo', ['order', 'none']), ['bo other', 'cy a']],
    [(tx) => recallDigestItems(tx, { about: 'x', since: at(-3).toISOString() }), ['bo a', 'bo other']],
  ];
  for (const [end, left] of ends) {
    await tables.empty();
    await tables.fill`
      digest_items: user_id=bo key=a kind=order about=x created_at=@-5 | key=other kind=review about=y | user_id=cy kind=order about=x key=a created_at=@-3
    `;
    await tables.run(end);
    expect(await tables.texts(DIGEST)).toEqual(left);
  }
});

test('[ALERT-22] another rhythm moves what waits of its reader to the next digest', async () => {
  await tables.fill`digest_items: user_id=bo key=a due_at=@5 | key=b due_at=@9 | user_id=cy`;
  const moved = await tables.written('digest_items', 'user_id key', (tx) => moveDigest(tx, 'bo', at(9)));
  expect(moved.now).toEqual(['bo a']);
});
