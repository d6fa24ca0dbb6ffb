import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { removeCollection, restoreCollections, setCollection } from './collection-store.ts';

const tables = bareTables();
const item = { user_id: 'bo', listing_id: 'l1', seller_id: 'ana', added_at: at(-5), title: 'then' };

test('[WISH-07] a collection is its person’s: pieces go into their own alone', async () => {
  await tables.fill`
    wishlist_collections: user_id=bo id=a name=A | user_id=cy id=c name=C | user_id=cy id=a name=A
    wishlist_items: ${item} | listing_id=l2 | listing_id=l3 collection_id=a | user_id=cy
  `;
  const into = async (collectionId: string | null) =>
    (
      await tables.written('wishlist_items', 'user_id listing_id', (tx) =>
        setCollection(tx, { userId: 'bo', id: 'l1', collectionId }),
      )
    ).now;
  expect(await each(into, 'c', 'a', null)).toEqual([[], ['bo l1'], ['bo l1']]);
  const was = {
    userId: 'bo',
    items: [
      { id: 'l1', collectionId: 'a' },
      { id: 'l2', collectionId: 'gone' },
      { id: 'l3', collectionId: 'b' },
    ],
    collections: [{ id: 'b', name: 'B' }],
    now: NOW,
  };
  const restored = await tables.written('wishlist_items', 'user_id listing_id collection_id', (tx) =>
    restoreCollections(tx, was),
  );
  expect(restored.now).toEqual(['bo l1 a']);
  await tables.run((tx) => removeCollection(tx, 'bo', 'a'));
  expect(await tables.texts(`user_id, id FROM wishlist_collections ORDER BY 1`)).toEqual(['bo b', 'cy a', 'cy c']);
});
