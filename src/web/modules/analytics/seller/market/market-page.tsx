import type { CallOutput } from '#web/platform/calls.ts';
import { useCall } from '#web/platform/use-call.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { DemandTable, PriceTable, TermTable } from './market-tables.tsx';
import * as texts from './market-texts.ts';

function Market({ market: { categories, terms } }: { market: CallOutput<'analytics.getMarket'> }) {
  if (categories.length === 0)
    return (
      <DeskEmpty
        title={texts.noCategories}
        actions={
          <DeskButtonLink kind="primary" isAlwaysShown href={sellerHref('listings')}>
            {texts.seeListings}
          </DeskButtonLink>
        }
      >
        {texts.noCategoriesWhy}
      </DeskEmpty>
    );
  const day = categories.find(({ prices }) => prices !== null)?.prices?.day;
  return (
    <>
      <section className="d-sec">
        <DeskSection title={texts.prices} note={day && texts.countedOn(day)} />
        <PriceTable rows={categories} />
      </section>
      <section className="d-sec">
        <DeskSection title={texts.demand} note={texts.demandNote} />
        <DemandTable rows={categories} />
      </section>
      <section className="d-sec">
        <DeskSection title={texts.searches} note={texts.searchesNote} />
        <TermTable rows={terms} categories={categories} />
      </section>
    </>
  );
}

/** [SHELL-09, DASH-04] Prices, demand and searches in the shop's own categories. */
export function MarketPage() {
  const call = useCall('analytics.getMarket');
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub} crumb={{ label: texts.analytics, href: sellerHref('analytics') }}>
        <DeskButtonLink isAlwaysShown href={sellerHref('pricing')}>
          {texts.pricing}
        </DeskButtonLink>
      </DeskHead>
      {call.data ? (
        <Market market={call.data} />
      ) : (
        <NotYet call={call} what={texts.market} safe={texts.safe} skeleton={{ columns: 6 }} />
      )}
    </main>
  );
}
