import { hrefTo } from '#domain/addresses.ts';
import { useParams } from '#web/platform/router/params.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useOnline } from '#web/platform/use-online.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { CardSkeleton } from '#web/modules/listings/product-card.tsx';
import { EmptyState, FailedState } from '#web/ui/states.tsx';
import * as texts from './texts/page-texts.ts';
import { WishlistCard } from './wishlist-card.tsx';

/** [WISH-10] Somebody's wishlist, by the link that they gave away. */
export function WishlistByLinkPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useCall('wishlist.getShared', { token });
  const isOnline = useOnline();
  const content = () => {
    if (error?.status === 404 || error?.status === 400)
      return (
        <EmptyState draw="needle" title={texts.gone[0] ?? ''} action={{ label: texts.seeAll, href: hrefTo('search') }}>
          {texts.gone[1]}
        </EmptyState>
      );
    if (error && !isOnline)
      return (
        <EmptyState
          draw="needle"
          title={texts.offline[0] ?? ''}
          action={{ label: texts.tryAgain, onClick: () => void refetch() }}
          also={{ label: texts.yourOwn, href: hrefTo('wishlist') }}
        >
          {texts.offline[1]}
        </EmptyState>
      );
    if (error) return <FailedState what={texts.thisOne} problem={error} retry={() => void refetch()} />;
    if (!data)
      return (
        <ul className="goods" role="status" aria-label={texts.loading}>
          {[1, 2, 3, 4].map((n) => (
            <CardSkeleton key={n} />
          ))}
        </ul>
      );
    if (data.items.length === 0)
      return (
        <EmptyState draw="needle" title={texts.nothingYet} action={{ label: texts.seeAll, href: hrefTo('search') }} />
      );
    return (
      <ul className="goods">
        {data.items.map((listing) => (
          <WishlistCard key={listing.id} listing={listing} />
        ))}
      </ul>
    );
  };
  return (
    <main id="main" className="page-width page-section">
      <PageTitle title={data ? texts.wishlistOf(data.name) : texts.someWishlist} className="page-title" />
      {content()}
    </main>
  );
}
