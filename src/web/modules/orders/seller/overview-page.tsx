import { Suspense } from 'react';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { localDay } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskFailed, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { SalesChart } from '#web/ui/desk/charts/sales-chart.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { BestSelling } from './overview/best-selling.tsx';
import { NewReviews } from './overview/new-reviews.tsx';
import { NewestOrders } from './overview/newest-orders.tsx';
import { SalesFigures } from './overview/sales-figures.tsx';
import { TodoList } from './todo-list.tsx';
import * as texts from './texts/overview-texts.ts';
import { DeskSkeleton } from '#web/ui/desk/desk-skeleton.tsx';
import './overview-page.css';
import '#web/ui/desk/records.css';

/** Most makers have long taken these steps. */
const StartList = lazyExtra(async () => (await import('./start-list.tsx')).StartList);

type Overview = CallOutput<'orders.getOverview'>;

/** The title says the fact. */
function titleOf({ toShip, late }: Overview): string {
  if (toShip === 0) return texts.nothingToSend;
  if (late === 1 && toShip === 1) return texts.oneLate;
  if (late === 0) return texts.noneLate(toShip);
  return late === toShip ? texts.allLate(toShip) : texts.someLate(toShip, late);
}

/** [DASH-01, UX-85] What must I do now, and how do sales go. */
export function OverviewPage() {
  const { data: overview, error, refetch } = useCall('orders.getOverview');
  const { data: alerts } = useCall('alerts.getUnreadCount');
  if (!overview)
    return (
      <main id="main" className="d-main">
        {error ? (
          <DeskFailed what={texts.theOverview} safe={texts.areSafe} problem={error} retry={() => void refetch()} />
        ) : (
          <div role="status" aria-label={texts.loading}>
            <DeskSkeleton width={320} height={30} />
            <br />
            <DeskSkeleton height={280} className="d-part" />
          </div>
        )}
      </main>
    );
  const isNew = overview.activeListings === 0 && overview.ordersMonth === 0 && overview.toShip === 0;
  return (
    <main id="main" className="d-main">
      <DeskHead
        title={isNew ? texts.openYourShop : titleOf(overview)}
        cap={`${localDay(new Date().toISOString())} ${new Date().getFullYear()}`}
      >
        <DeskButtonLink icon="plus" href={sellerHref('add-listing')}>
          {texts.addListing}
        </DeskButtonLink>
        {overview.toShip > 0 && (
          <DeskButtonLink
            kind="primary"
            href={`${sellerHref('orders')}?state=${overview.late > 0 ? 'late' : 'to_ship'}`}
          >
            {texts.openOrders}
          </DeskButtonLink>
        )}
      </DeskHead>
      {isNew ? (
        <Suspense fallback={<DeskSkeleton height={480} className="d-part" />}>
          <StartList />
        </Suspense>
      ) : (
        <>
          <div className="d-g2">
            <section>
              <DeskSection
                title={texts.toDo}
                link={{ label: texts.forSale(overview.activeListings), href: `${sellerHref('listings')}?state=active` }}
              />
              <TodoList overview={overview} unread={alerts?.unread} />
            </section>
            <NewestOrders />
          </div>
          <section className="d-sec">
            <DeskSection title={texts.sales} note={texts.lastMonth} />
            <SalesFigures overview={overview} />
            <SalesChart days={overview.days} />
          </section>
          <div className="d-halves d-sec">
            <BestSelling listings={overview.bestSelling} />
            <NewReviews />
          </div>
        </>
      )}
    </main>
  );
}
