import { refresh } from '#web/platform/use-call.ts';
import { notifyOtherTabs } from './wishlist-state.ts';

/** The list was changed by a call of its own: this tab reads it anew, and so do the others. */
export function refreshEverywhere(): void {
  refresh('wishlist.getWishlist');
  notifyOtherTabs();
}
