import { cityOfZone } from '#domain/core/days/time-zone.ts';
import { language } from '#web/platform/languages/language.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { Link } from '#web/ui/link.tsx';
import { PeriodBar } from './period-bar.tsx';
import { BuyersView } from './buyers-view.tsx';
import { ListingsView } from './listings-view.tsx';
import { SalesView } from './sales-view.tsx';
import { seasonText, SeasonsView } from './seasons-view.tsx';
import { SourcesView } from './sources-view.tsx';
import { type ChosenPeriod, periodText, usePeriod } from './use-period.ts';
import * as texts from './texts.ts';

const views = ['', 'listings', 'buyers', 'sources', 'seasonal'] as const;
type View = (typeof views)[number];
const names: Record<View, string> = {
  '': texts.overview,
  listings: texts.listings,
  buyers: texts.buyers,
  sources: texts.sources,
  seasonal: texts.seasons,
};

/** What `?product=` names, and the way back to the whole shop. */
function ListingScope({ listingId, chosen }: { listingId: string; chosen: ChosenPeriod }) {
  const { data, error } = useCall('listings.getMine', { listingId });
  return (
    <p className="d-bar">
      <b>{data?.title ?? error?.message}</b>
      <Link className="d-link" href={chosen.hrefOf({ product: '' })}>
        {texts.wholeShop}
      </Link>
    </p>
  );
}

function Shown({ timeZone }: { timeZone: string }) {
  const query = useQueryParams();
  const chosen = usePeriod(timeZone);
  const view = views.find((each) => each === query.get('view')) ?? '';
  const listingId = query.get('product');
  return (
    <>
      <DeskHead
        title={texts.title}
        sub={texts.subOf(
          view === 'seasonal' ? seasonText(chosen.today) : periodText(chosen),
          cityOfZone(timeZone, language),
        )}
      >
        <DeskButtonLink isAlwaysShown href={sellerHref('pricing')}>
          {texts.pricing}
        </DeskButtonLink>
        <DeskButtonLink isAlwaysShown href={sellerHref('market-analysis')}>
          {texts.market}
        </DeskButtonLink>
      </DeskHead>
      <DeskTabs
        tabs={views.map((each) => ({
          label: names[each],
          href: chosen.hrefOf({ view: each, sort: '' }),
          isCurrent: each === view,
        }))}
      />
      {listingId && (view === '' || view === 'seasonal') && <ListingScope listingId={listingId} chosen={chosen} />}
      {(view === '' || view === 'buyers' || view === 'sources') && <PeriodBar chosen={chosen} isCompared />}
      {view === '' && <SalesView chosen={chosen} listingId={listingId} />}
      {view === 'listings' && <ListingsView chosen={chosen} />}
      {view === 'buyers' && <BuyersView chosen={chosen} />}
      {view === 'sources' && <SourcesView chosen={chosen} />}
      {view === 'seasonal' && <SeasonsView chosen={chosen} listingId={listingId} />}
    </>
  );
}

/** [SHELL-09, DASH-03] How the shop does: sales, visits and what came of them, by days, listings, sources and months. */
export function AnalyticsPage() {
  const shop = useCall('shops.getMine');
  return (
    <main id="main" className="d-main">
      {shop.data ? (
        <Shown timeZone={shop.data.profile.timeZone} />
      ) : (
        <>
          <DeskHead title={texts.title} />
          <NotYet call={shop} what={texts.theFigures} safe={texts.safe} skeleton={{ height: 420 }} />
        </>
      )}
    </main>
  );
}
