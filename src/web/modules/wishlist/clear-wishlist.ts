import { say } from '#web/platform/languages/language.ts';
import type { Wishlist } from '#domain/wishlist/contract.ts';
import { wishlistFailures as failures } from '#domain/wishlist/problem-texts.ts';
import { type WishlistItem, withoutWishlistItem, withWishlistItem } from '#domain/wishlist/wishlist-items.ts';
import { send } from '#web/platform/sending/send.ts';
import { currentSession } from '#web/platform/session.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { callKey, refresh } from '#web/platform/use-call.ts';
import { mine } from '#web/modules/offline/offline-queue.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './texts/clear-texts.ts';
import {
  failed,
  storeOwnChange,
  latestWins,
  loadWishlist,
  saveGuest,
  show,
  notifyOtherTabs,
  wishlistItemsNow,
  wishlistStore,
} from './wishlist-state.ts';

const UNDO_MILLISECONDS = 10_000;
type Items = readonly WishlistItem[];

/** Whoever signed in or out meanwhile does not get back what was another's. */
function sayCleared(text: string, undo: () => void): void {
  const owner = currentSession()?.userId;
  const onClick = (): void => {
    if (currentSession()?.userId === owner) undo();
  };
  showToast(text, { duration: UNDO_MILLISECONDS, action: { label: texts.undo, onClick } });
}

/** Without a connection each piece is a change that waits; where no more can wait, that is said and the rest stays. */
function clearInOrder(before: Items): void {
  const isCleared = before.every(({ id }) =>
    storeOwnChange(withoutWishlistItem(wishlistStore.get().items, id), { kind: 'unsave', listingId: id, title: '' }),
  );
  if (!isCleared) return;
  sayCleared(texts.cleared, () => {
    // What is added last stands first.
    for (const item of before.toReversed())
      storeOwnChange(withWishlistItem(wishlistStore.get().items, item), {
        kind: 'save',
        listingId: item.id,
        title: '',
      });
  });
}

/** Puts a member's list back as it was: its pieces to their places and into their collections. */
async function restore(before: Items, list: Wishlist | undefined): Promise<void> {
  const lay = new Map(list?.items.map(({ id, collectionId }) => [id, collectionId]));
  const items = before.map(({ id, addedAt }) => ({ id, addedAt, collectionId: lay.get(id) ?? null }));
  show(before);
  await latestWins
    .change(send('wishlist.restoreWishlist', { items, collections: list?.collections ?? [] }))
    .catch(() => failed(say(failures.add), []));
  refresh('wishlist.getWishlist');
  await loadWishlist();
  notifyOtherTabs();
}

/** [WISH-05, UX-77] Takes everything off, without asking: for a while it can be put back. A link to the list ends with it. */
export async function clearWishlist(): Promise<void> {
  const before = wishlistItemsNow();
  if (!currentSession()) {
    if (saveGuest([])) sayCleared(texts.cleared, () => void saveGuest(before));
    return;
  }
  if (!navigator.onLine || mine().length > 0) return clearInOrder(before);
  const list = queryClient.getQueryData<Wishlist>(callKey('wishlist.getWishlist'));
  show([]);
  try {
    await latestWins.change(send('wishlist.clearWishlist'));
    refresh('wishlist.getWishlist', 'wishlist.getShare');
    notifyOtherTabs();
    sayCleared(list?.isShared ? texts.clearedWithLink : texts.cleared, () => void restore(before, list));
  } catch {
    failed(say(failures.clear), before);
  }
}
