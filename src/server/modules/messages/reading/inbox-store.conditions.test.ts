import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { row } from '#test/builders/row-text.ts';
import { at, conversation, side, writersIn } from '#test/builders/message-rows.ts';
import { folders } from '#domain/messages/limits.ts';
import { listSides, type InboxPage } from './inbox-store.ts';

const tables = bareTables();
const people = writersIn(tables);
const page: InboxPage = {
  ...{ userId: 'bo', folder: 'inbox', labelId: null, isStarred: false, q: null, from: null },
  ...{ direction: 'older', limit: 99 },
};
const list = (changes: Partial<InboxPage> = {}) => listSides(tables.db, { ...page, ...changes });
const ids = async (changes?: Partial<InboxPage>) => (await list(changes)).map(({ conversationId }) => conversationId);

/** What a side holds that lies in a folder. */
const inFolder: Record<(typeof folders)[number], object> = {
  ...{ inbox: {}, all: {}, unread: row`unread_count=2`, sent: row`has_sent=true`, spam: row`folder=spam` },
  ...{ trash: row`folder=trash trashed_at=@-1`, archived: row`is_archived=true` },
};
/** Who the other person of a conversation is, and what the list says of them. */
const others: Record<string, { holds: Record<string, unknown>; says: unknown[] }> = {
  open: { holds: {}, says: ['active', 'ana', 'Ana’s', true] },
  banned: { holds: row`seller_id=off`, says: ['closed', 'off', 'Off', true] },
  deleted: { holds: row`seller_id=gone`, says: ['closed', null, 'Gone', true] },
  nowhere: { holds: row`seller_id=nobody`, says: ['closed', null, '', true] },
  closed: { holds: row`closed_at=@-1`, says: ['closed', 'ana', 'Ana’s', true] },
  house: { holds: row`seller_id=""`, says: ['active', null, '', true] },
  sells: { holds: row`seller_id=bo buyer_id=ana`, says: ['active', 'ana', 'Ana', true] },
};
const shapes: Partial<InboxPage>[] = [
  ...[{}, { isStarred: true }, { labelId: 'l' }, { q: 'mug' }, { direction: 'newer' as const }],
  { isStarred: true, labelId: 'l', q: 'mug', direction: 'newer' },
];

test('[MSG-12, MSG-18] a conversation says its state in every folder, filter and direction', async () => {
  await people(row`id=off display_name=Off account_status=banned`, row`id=gone display_name=Gone deleted_at=@-9`);
  const all = Object.entries(others).flatMap(([name, { holds }]) =>
    folders.map((folder) => ({ name, folder, holds, id: `${folder}-${name}` })),
  );
  const sides = all.map(({ name, folder, holds: { seller_id = 'ana' }, id }) => ({
    ...{ user_id: 'bo', conversation_id: id, seller_id, role: name === 'sells' ? 'seller' : 'buyer' },
    ...{ unread_count: 0, is_starred: true, ...inFolder[folder] },
  }));
  // Another person’s side of the same conversations, and the same ids in another shop, of somebody else.
  const hers = folders.map((folder) => ({
    ...{ user_id: 'ana', role: 'seller', conversation_id: `${folder}-open` },
    ...inFolder[folder],
  }));
  const elsewhere = folders.map((folder) => ({
    ...{ seller_id: 'ben', buyer_id: 'cy', id: `${folder}-open`, product_title: 'Else' },
  }));
  await tables.fill`
    shops: seller_id=ana slug=ana name=Ana’s | seller_id=gone slug=gone name=Gone’s | seller_id=bo slug=bo name=Bo’s
    conversations: ${conversation} id=away last_is_spam=true last_sender_id=ana words="'mug' 'u:bo'"
      | ${all.map(({ id, holds }) => ({ id, ...holds }))} | ${elsewhere}
    conversation_sides: ${side} user_id=cy conversation_id=away | ${sides} | ${hers}
    conversation_labels: user_id=bo label_id=l conversation_id=away | ${all.map(({ id }) => ({ conversation_id: id }))}
  `;
  const said = Object.entries(others).map(([name, { says }]) => [name, says] as const);
  for (const folder of folders)
    for (const shape of shapes) {
      const listed = await list({ folder, ...shape });
      const ofFolder = listed.filter(({ conversationId }) => conversationId.startsWith(`${folder}-`));
      const states = ofFolder.map(({ conversationId, status, with: other, isLastSpam }) => [
        conversationId.split('-')[1],
        [status, other.userId, other.name, isLastSpam],
      ]);
      const expected = said.map(([name, says]) => [
        name,
        says.map((each) => (each === 'active' && folder === 'archived' ? 'archived' : each)),
      ]);
      expect(Object.fromEntries(states), `${folder} ${JSON.stringify(shape)}`).toEqual(Object.fromEntries(expected));
      // Of one moment the ids decide, the last first.
      const listedIds = listed.map(({ conversationId }) => conversationId);
      expect(listedIds).toEqual(listedIds.toSorted().toReversed());
      const [first = '', second = '', third = ''] = listedIds;
      const around = { folder, ...shape, from: { at: at(-5).toISOString(), id: second }, limit: 1 };
      expect(await each(ids, { ...around, direction: 'older' }, { ...around, direction: 'newer' })).toEqual([
        [third],
        [first],
      ]);
    }
  expect(await each(ids, { q: '??' }, { userId: 'ana', isStarred: true, labelId: 'l' })).toEqual([[], []]);
});

test('[MSG-11] a folder lists the person’s own sides that lie in it, newest first', async () => {
  await people();
  await tables.fill`
    conversations: ${conversation} | id=c2 | id=c3 | id=c4 | id=c5 | id=c6 | seller_id=ben id=c7
    conversation_sides: ${side} | conversation_id=c2 is_starred=true
      | conversation_id=c3 updated_at=@-1 unread_count=0 has_sent=true | conversation_id=c4 folder=spam
      | conversation_id=c5 folder=trash trashed_at=@-1 | conversation_id=c6 is_archived=true unread_count=0
      | user_id=cy seller_id=ben conversation_id=c7
    conversation_labels: user_id=bo label_id=l1 conversation_id=c2 | label_id=l2 conversation_id=c1
      | user_id=cy conversation_id=c3
  `;
  const inOrder = ['inbox', 'spam', 'trash', 'archived', 'all', 'unread', 'sent'] as const;
  const listed = await each(ids, ...inOrder.map((folder) => ({ folder })));
  expect(listed.map((results) => results.join(' '))).toEqual([
    'c3 c2 c1',
    'c4',
    'c5',
    'c6',
    'c3 c6 c2 c1',
    'c2 c1',
    'c3',
  ]);
  const from = { at: at(-5).toISOString(), id: 'c2' };
  expect(
    await each(ids, { limit: 1 }, { from }, { from, direction: 'newer' }, { isStarred: true }, { labelId: 'l1' }),
  ).toEqual([['c3'], ['c1'], ['c3'], ['c2'], ['c2']]);
});

test('[MSG-09, UX-83] the newest message of a conversation is called spam where it was found to be', async () => {
  await people();
  await tables.fill`
    conversations: ${conversation} last_is_spam=true last_sender_id=ana last_message_at=@-1 | id=c2 last_is_spam=false
      | id=c3 last_is_spam=true last_sender_id=bo | id=c4 last_is_spam=false
    conversation_sides: ${side} | conversation_id=c2 | conversation_id=c3 | conversation_id=c4
  `;
  const spam = (await list()).map(({ conversationId, isLastSpam }) => `${conversationId} ${isLastSpam}`);
  expect(spam).toEqual(['c4 false', 'c3 false', 'c2 false', 'c1 true']);
});
