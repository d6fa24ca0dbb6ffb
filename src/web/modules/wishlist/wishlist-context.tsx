import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useSession } from '#web/platform/session.ts';
import { flushQueue } from '#web/modules/offline/flush-queue.ts';
import { type Store, useStore } from '#web/platform/store.ts';
import { loadWishlist, type WishlistState, wishlistStore } from './wishlist-state.ts';

const Context = createContext<Store<WishlistState> | null>(null);

const whenIdle = (action: () => void): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(action, { timeout: 2000 }) : setTimeout(action, 200));

/** Holds the wishlist of the whole app. It is read when the page has nothing better to do, and anew for each person. */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const userId = useSession()?.userId;
  // What somebody did offline is sent when they open the shop or sign in.
  useEffect(() => whenIdle(() => void loadWishlist().then(flushQueue)), [userId]);
  return <Context value={wishlistStore}>{children}</Context>;
}

/** [WISH-08] */
export function useWishlist(): WishlistState {
  const store = useContext(Context);
  if (!store) throw new Error('useWishlist must be used within a WishlistProvider');
  return useStore(store);
}
