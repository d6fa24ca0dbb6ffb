import { hrefTo } from '#domain/addresses.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { RecentStrip } from '../recent-strip.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import * as texts from './texts.ts';
import './below.css';

/** [SHELL-10] At the address of a piece that is not there, or no longer. */
export function ProductGone({ listingId }: { listingId: string }) {
  return (
    <div className="product-gone">
      <PageTitle title={texts.gone} className="page-title" />
      <EmptyState
        draw="parcel"
        title={texts.soldOrTaken}
        action={{ label: texts.seeAll, href: hrefTo('search') }}
        also={{ label: texts.goHome, href: hrefTo('home') }}
      >
        {texts.others}
      </EmptyState>
      <RecentStrip except={listingId} />
    </div>
  );
}
