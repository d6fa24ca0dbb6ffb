import { say } from '#web/platform/languages/language.ts';
import { wishlistFailures as failures } from '#domain/wishlist/problem-texts.ts';
import { withoutWishlistItem } from '#domain/wishlist/wishlist-items.ts';
import { send } from '#web/platform/sending/send.ts';
import { currentSession } from '#web/platform/session.ts';
import { refresh } from '#web/platform/use-call.ts';
import { mine } from '#web/rooms/offline/offline-queue.ts';
import { failed, keepOwn, latestWins, saveGuest, show, notifyOtherTabs, wishlistStore } from './wishlist-state.ts';

/** [WISH-05] Takes everything off. */
export async function clearWishlist(): Promise<void> {
  const before = wishlistStore.get().items;
  if (!currentSession()) return void saveGuest([]);
  if (!navigator.onLine || mine().length > 0) {
    for (const { id } of before)
      keepOwn(withoutWishlistItem(wishlistStore.get().items, id), { kind: 'unsave', listingId: id, title: '' });
    return;
  }
  show([]);
  try {
    await latestWins.change(send('wishlist.clearWishlist'));
    refresh('wishlist.getWishlist');
    notifyOtherTabs();
  } catch {
    failed(say(failures.clear), before);
  }
}
