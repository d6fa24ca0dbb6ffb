import { hrefTo } from '#domain/addresses.ts';
import { useEffect, useState } from 'react';
import { wishlistFailures as failures } from '#domain/wishlist/problem-texts.ts';
import type { WishlistListing } from '#domain/wishlist/contract.ts';
import { openSignIn } from '#web/modules/accounts/sign-in-overlay.ts';
import { say } from '#web/platform/languages/language.ts';
import { useSession } from '#web/platform/session.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { useOnline } from '#web/platform/use-online.ts';
import { isMine, useOfflineQueue } from '#web/modules/offline/offline-queue.ts';
import { CardSkeleton } from '#web/modules/listings/product-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { EmptyState, FailedState } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { Collections } from './collections.tsx';
import { cacheGuestListings, cachedGuestListings, listingOffline } from './listings-offline.ts';
import { ShopAloneNote } from './shop-alone.tsx';
import { ShareLink } from './share-link.tsx';
import { ShareList } from './share-list.tsx';
import { WishlistCard } from './wishlist-card.tsx';
import { useWishlist } from './wishlist-context.tsx';
import { refreshEverywhere } from './refresh-everywhere.ts';
import { wishlistSlots } from './slots.ts';
import { clearWishlist } from './clear-wishlist.ts';
import * as texts from './texts/page-texts.ts';
import { removeFromWishlist } from './wishlist-state.ts';

/** The pieces as they are now: a member's from the server, a guest's by the ids of the cookie. */
function useWishlistListings() {
  const isMember = useSession() !== null;
  const { items, isReady } = useWishlist();
  const own = useCall('wishlist.getWishlist', undefined, { enabled: isMember });
  const shown = useCall(
    'wishlist.showWishlistItems',
    { items: [...items] },
    { enabled: !isMember && isReady && items.length > 0, keepPrevious: true },
  );
  const isOnline = useOnline();
  const isAhead = useOfflineQueue().changes.some(isMine) || !isOnline;
  useEffect(() => {
    if (!isMember && shown.data && !shown.isPlaceholderData) cacheGuestListings(shown.data.items);
  }, [isMember, shown.data, shown.isPlaceholderData]);
  const { error, refetch } = isMember ? own : shown;
  const guests = items.length === 0 && isReady ? [] : (shown.data?.items ?? cachedGuestListings());
  const all: WishlistListing[] | undefined = isMember ? own.data?.items : guests;
  // What was taken off is gone at once, whatever the last answer held.
  const known = all?.filter((listing) => !isReady || items.some((item) => item.id === listing.id));
  // Without a connection the list is as it will be: with pieces that no answer has held yet.
  const listings =
    isAhead && isReady ? items.map((item) => known?.find(({ id }) => id === item.id) ?? listingOffline(item)) : known;
  return { listings, error, refetch, list: isMember ? own.data : undefined, isMember, isAhead };
}

const change = (call: Promise<unknown>): Promise<void> =>
  call.then(refreshEverywhere).catch((error: Error) => void showToast(error.message, { type: 'error' }));

/** [WISH-10, UX-67] What somebody likes: what changed since, and the ways on from here. */
export function WishlistPage() {
  const { listings, error, refetch, list, isMember, isAhead } = useWishlistListings();
  const [chosen, setCollection] = useState<string | null>(null);
  // Another tab may have deleted it.
  const collection = list?.collections.some(({ id }) => id === chosen) ? chosen : null;
  const [isLinkOpen, setLinkOpen] = useState(false);
  const move = useSend('wishlist.moveWishlistItem');
  const shown = listings?.filter((listing) => collection === null || listing.collectionId === collection);
  const [emptyTitle = '', emptyWhy] = collection ? texts.emptyCollection : texts.empty;
  const content = () => {
    if (error && !listings)
      return (
        <FailedState
          what={texts.yourWishlist}
          problem={{ message: `${say(failures.load)}.` }}
          retry={() => void refetch()}
        />
      );
    if (!shown)
      return (
        <ul className="goods" role="status" aria-label={texts.loadingYours}>
          {[1, 2, 3, 4].map((n) => (
            <CardSkeleton key={n} />
          ))}
        </ul>
      );
    if (shown.length === 0)
      return (
        <EmptyState draw="needle" title={emptyTitle} action={{ label: texts.browse, href: hrefTo('search') }}>
          {emptyWhy}
        </EmptyState>
      );
    return (
      <ul className="goods">
        {shown.map((listing) => (
          <WishlistCard
            key={listing.id}
            listing={listing}
            isBare={isAhead && listing.now === null && listing.addedPriceCents === null}
            collections={list?.collections ?? []}
            onMoveToCart={() => void wishlistSlots.moveToCart(listing)}
            onRemove={() => void removeFromWishlist(listing.id, listing.title)}
            {...(isMember
              ? {
                  onCollect: (collectionId: string | null) =>
                    void change(move.sendAndWait({ id: listing.id, collectionId })),
                }
              : {})}
          />
        ))}
      </ul>
    );
  };
  return (
    <main id="main" className="page-width page-section">
      <div className="wishlist__head">
        <PageTitle title={texts.wishlist} className="page-title" />
        {listings && listings.length > 0 && (
          <p className="wishlist__acts">
            {isMember && list && <ShareList isShared={list.isShared} isOpen={isLinkOpen} onOpen={setLinkOpen} />}
            <Button kind="link" onClick={() => void clearWishlist()}>
              {texts.clear}
            </Button>
          </p>
        )}
      </div>
      {isMember && isLinkOpen && list?.isShared && <ShareLink onEnd={() => setLinkOpen(false)} />}
      <wishlistSlots.QueuedChanges />
      {isMember && listings && listings.length > 0 && <ShopAloneNote />}
      {!isMember && listings && listings.length > 0 && (
        <p className="soft-text">
          {texts.storedHere}
          <Button kind="link" onClick={() => openSignIn()}>
            {texts.signIn}
          </Button>
          {texts.toKeep}
        </p>
      )}
      {isMember && list && listings && listings.length > 0 && (
        <Collections collections={list.collections} chosen={collection} onChoose={setCollection} />
      )}
      {content()}
    </main>
  );
}
