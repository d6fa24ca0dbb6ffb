import { hrefTo } from '#domain/addresses.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { RecentStrip } from '../recent-strip.tsx';
import { EmptyState } from '#web/ui/states.tsx';

/** [SHELL-10] At the address of a piece that is not there, or no longer. */
export function ProductGone({ listingId }: { listingId: string }) {
  return (
    <div style={{ paddingBlock: '16px 48px' }}>
      <PageTitle title="This piece is no longer here" className="page-title" />
      <EmptyState
        draw="parcel"
        title="It may have been sold or taken down"
        act={{ label: 'See all pieces', href: hrefTo('search') }}
        also={{ label: 'Go to the home page', href: hrefTo('home') }}
      >
        Others like it may be for sale.
      </EmptyState>
      <RecentStrip except={listingId} />
    </div>
  );
}
