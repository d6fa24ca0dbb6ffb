import { describe, expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { at, conversation, side } from '#test/builders/message-rows.ts';
import { folders } from '#domain/messages/limits.ts';
import { listSides, type InboxPage } from './inbox-store.ts';

const tables = bareTables();
const people = () =>
  tables.put(
    'users',
    { id: 'bo', display_name: 'Bo', email: 'bo@example.com' },
    ...[
      { id: 'ana', display_name: 'Ana' },
      { id: 'off', display_name: 'Off', account_status: 'banned' },
    ],
    { id: 'gone', display_name: 'Gone', deleted_at: at(-9) },
  );

test('[MSG-12, MSG-18] a conversation says its state in every folder, filter and direction', async () => {
  await people();
  await tables.fill`
    shops: seller_id=ana slug=ana name=Ana’s | seller_id=gone slug=gone name=Gone’s | seller_id=bo slug=bo name=Bo’s
  `;
  // The other one of each: there, banned, deleted, nowhere, closed by hand, the house, and as a buyer.
  const others: Record<string, object> = {
    open: {},
    banned: { seller_id: 'off' },
    deleted: { seller_id: 'gone' },
    nowhere: { seller_id: 'nobody' },
    closed: { closed_at: at(-1) },
    house: { seller_id: '' },
    sells: { seller_id: 'bo', buyer_id: 'ana' },
  };
  const names = Object.keys(others);
  const words = { last_is_spam: true, last_sender_id: 'ana', words: "'mug' 'u:bo'" };
  await tables.put(
    'conversations',
    { ...conversation, ...words, id: 'away', seller_id: 'ana' },
    ...names.flatMap((name) => folders.map((folder) => ({ id: `${folder}-${name}`, ...others[name] }))),
    // The same id in another shop, of somebody else.
    ...folders.map((folder) => ({ seller_id: 'ben', buyer_id: 'cy', id: `${folder}-open`, product_title: 'Else' })),
  );
  const stands: Record<(typeof folders)[number], object> = {
    ...{ inbox: {}, unread: { unread_count: 2 }, sent: { has_sent: true }, spam: { folder: 'spam' }, all: {} },
    ...{ trash: { folder: 'trash', trashed_at: at(-1) }, archived: { is_archived: true } },
  };
  await tables.put(
    'conversation_sides',
    { ...side, user_id: 'cy', conversation_id: 'away' },
    ...names.flatMap((name) =>
      folders.map((folder) => {
        const { seller_id = 'ana' } = others[name] as { seller_id?: string };
        const role = name === 'sells' ? 'seller' : 'buyer';
        return {
          user_id: 'bo',
          conversation_id: `${folder}-${name}`,
          seller_id,
          role,
          unread_count: 0,
          is_starred: true,
          ...stands[folder],
        };
      }),
    ),
    // Another person’s side of the same conversations, which is nobody else’s to see.
    ...folders.map((folder) => ({
      user_id: 'ana',
      role: 'seller',
      conversation_id: `${folder}-open`,
      ...stands[folder],
    })),
  );
  await tables.fill`
    conversation_labels: user_id=bo label_id=l conversation_id=away
      | ${names.flatMap((name) => folders.map((folder) => ({ conversation_id: `${folder}-${name}` })))}
  `;
  const page: InboxPage = {
    userId: 'bo',
    folder: 'inbox',
    labelId: null,
    isStarred: false,
    q: null,
    from: null,
    direction: 'older',
    limit: 99,
  };
  const said = (isArchived: boolean): object => {
    const open = isArchived ? 'archived' : 'active';
    return {
      open: [open, 'ana', 'Ana’s', true],
      banned: ['closed', 'off', 'Off', true],
      deleted: ['closed', null, 'Gone', true],
      nowhere: ['closed', null, '', true],
      closed: ['closed', 'ana', 'Ana’s', true],
      house: [open, null, '', true],
      sells: [open, 'ana', 'Ana', true],
    };
  };
  const shapes: Partial<InboxPage>[] = [
    {},
    { isStarred: true },
    { labelId: 'l' },
    { q: 'mug' },
    { direction: 'newer' },
    { isStarred: true, labelId: 'l', q: 'mug', direction: 'newer' },
  ];
  for (const folder of folders)
    for (const shape of shapes) {
      const listed = await listSides(tables.db, { ...page, folder, ...shape });
      const ofFolder = listed.filter(({ conversationId }) => conversationId.startsWith(`${folder}-`));
      const states = ofFolder.map(({ conversationId, status, with: other, isLastSpam }) => [
        conversationId.split('-')[1],
        [status, other.userId, other.name, isLastSpam],
      ]);
      expect(Object.fromEntries(states), `${folder} ${JSON.stringify(shape)}`).toEqual(said(folder === 'archived'));
      // Of one moment the ids decide, the last first.
      const ids = listed.map(({ conversationId }) => conversationId);
      expect(ids).toEqual(ids.toSorted().toReversed());
      const [first = '', second = '', third = ''] = ids;
      const from = { at: at(-5).toISOString(), id: second };
      const beside = async (direction: 'older' | 'newer', limit: number) =>
        (await listSides(tables.db, { ...page, folder, ...shape, from, direction, limit })).map(
          ({ conversationId }) => conversationId,
        );
      expect([await beside('older', 1), await beside('newer', 1)]).toEqual([[third], [first]]);
    }
  expect(await listSides(tables.db, { ...page, q: '??' })).toEqual([]);
  expect(await listSides(tables.db, { ...page, userId: 'ana', isStarred: true, labelId: 'l' })).toEqual([]);
});

describe('rows of others', () => {
  const people = (...changes: Record<string, unknown>[]) =>
    tables.put(
      'users',
      { id: 'bo', display_name: 'Bo', email: 'bo@example.com' },
      { id: 'ana', display_name: 'Ana' },
      { id: 'ben', display_name: 'Ben' },
      { id: 'cy', display_name: 'Cy', email: 'cy@example.com' },
      ...changes,
    );

  test('[MSG-11] a folder lists the person’s own sides that lie in it, newest first', async () => {
    await people();
    await tables.fill`
      conversations: ${conversation} | ${['c2', 'c3', 'c4', 'c5', 'c6'].map((id) => ({ id }))} | seller_id=ben id=c7
      conversation_sides: ${side} | conversation_id=c2 is_starred=true
        | conversation_id=c3 updated_at=@-1 unread_count=0 has_sent=true | conversation_id=c4 folder=spam
        | conversation_id=c5 folder=trash trashed_at=@-1 | conversation_id=c6 is_archived=true unread_count=0
        | user_id=cy seller_id=ben conversation_id=c7
      conversation_labels: user_id=bo label_id=l1 conversation_id=c2 | label_id=l2 conversation_id=c1
        | user_id=cy conversation_id=c3
    `;
    const first: InboxPage = {
      userId: 'bo',
      folder: 'inbox',
      labelId: null,
      isStarred: false,
      q: null,
      from: null,
      direction: 'older',
      limit: 9,
    };
    const ids = async (changes: Partial<InboxPage> = {}) =>
      (await listSides(tables.db, { ...first, ...changes })).map(({ conversationId }) => conversationId);
    expect([
      await ids(),
      await ids({ folder: 'spam' }),
      await ids({ folder: 'trash' }),
      await ids({ folder: 'archived' }),
      await ids({ folder: 'all' }),
      await ids({ folder: 'unread' }),
      await ids({ folder: 'sent' }),
    ]).toEqual([['c3', 'c2', 'c1'], ['c4'], ['c5'], ['c6'], ['c3', 'c6', 'c2', 'c1'], ['c2', 'c1'], ['c3']]);
    const from = { at: at(-5).toISOString(), id: 'c2' };
    expect(
      await each(ids, { limit: 1 }, { from }, { from, direction: 'newer' }, { isStarred: true }, { labelId: 'l1' }),
    ).toEqual([['c3'], ['c1'], ['c3'], ['c2'], ['c2']]);
  });

  test('[MSG-09, UX-83] the newest words of a conversation are called spam where they were found to be', async () => {
    await people();
    await tables.fill`
      conversations: ${conversation} last_is_spam=true last_sender_id=ana last_message_at=@-1 | id=c2 last_is_spam=false
        | id=c3 last_is_spam=true last_sender_id=bo | id=c4 last_is_spam=false
      conversation_sides: ${side} | conversation_id=c2 | conversation_id=c3 | conversation_id=c4
    `;
    const page = { userId: 'bo', folder: 'inbox', labelId: null, isStarred: false, q: null, from: null } as const;
    const found = await listSides(tables.db, { ...page, direction: 'older', limit: 9 });
    expect(found.filter(({ isLastSpam }) => isLastSpam).map(({ conversationId }) => conversationId)).toEqual(['c1']);
    expect(found).toHaveLength(4);
  });
});
