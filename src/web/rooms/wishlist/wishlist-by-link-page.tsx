import { hrefTo } from '#domain/addresses.ts';
import { useParams } from '#web/platform/router/params.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useOnline } from '#web/platform/use-online.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { CardSkeleton } from '#web/rooms/listings/product-card.tsx';
import { EmptyState, FailedState } from '#web/ui/states.tsx';
import { WishlistCard } from './wishlist-card.tsx';

/** [WISH-10] Somebody's wishlist, by the link that they gave away. */
export function WishlistByLinkPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useCall('wishlist.getShared', { token });
  const isOnline = useOnline();
  return (
    <main id="main" className="page-width" style={{ paddingBlock: 24 }}>
      <PageTitle title={data ? `${data.name}’s wishlist` : 'A wishlist'} className="page-title" />
      {error?.status === 404 || error?.status === 400 ? (
        <EmptyState
          draw="needle"
          title="This wishlist is not there, or is no longer shared"
          act={{ label: 'See all pieces', href: hrefTo('search') }}
        >
          Ask for a new link.
        </EmptyState>
      ) : error && !isOnline ? (
        <EmptyState
          draw="needle"
          title="This list needs a connection"
          act={{ label: 'Try again', onClick: () => void refetch() }}
          also={{ label: 'Your own wishlist', href: hrefTo('wishlist') }}
        >
          Somebody shared it with you. It is shown as it is now, so it is not kept on this device.
        </EmptyState>
      ) : error ? (
        <FailedState what="This wishlist" problem={error} retry={() => void refetch()} />
      ) : !data ? (
        <ul className="goods" role="status" aria-label="Loading the wishlist">
          {[1, 2, 3, 4].map((n) => (
            <CardSkeleton key={n} />
          ))}
        </ul>
      ) : data.items.length === 0 ? (
        <EmptyState draw="needle" title="Nothing on it yet" act={{ label: 'See all pieces', href: hrefTo('search') }} />
      ) : (
        <ul className="goods">
          {data.items.map((listing) => (
            <WishlistCard key={listing.id} listing={listing} />
          ))}
        </ul>
      )}
    </main>
  );
}
