import { hasPermission } from '#domain/core/permissions/checks.ts';
import { cityOfZone } from '#domain/core/days/time-zone.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { Missing } from '#web/modules/admin/records/record-parts.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { language } from '#web/platform/languages/language.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { PeriodBar } from '../seller/period-bar.tsx';
import { type ChosenPeriod, periodText, usePeriod } from '../seller/use-period.ts';
import { CohortsView } from './cohorts-view.tsx';
import { MarketBuyers, MarketSales, MarketSearches, MarketSellers } from './market-views.tsx';
import { ReportsView } from './reports-view.tsx';
import * as texts from './market-texts.ts';
import '#web/modules/orders/seller/overview-page.css';

const views = {
  '': { needs: 'analytics.view', hasPeriod: true, Show: MarketSales },
  sellers: { needs: 'analytics.reports', hasPeriod: true, Show: MarketSellers },
  buyers: { needs: 'analytics.reports', hasPeriod: true, Show: MarketBuyers },
  searches: { needs: 'analytics.reports', hasPeriod: true, Show: MarketSearches },
  cohorts: { needs: 'analytics.reports', hasPeriod: false, Show: CohortsView },
  reports: { needs: 'analytics.custom', hasPeriod: false, Show: ReportsView },
} as const satisfies Record<
  string,
  { needs: Permission; hasPeriod: boolean; Show: (props: { chosen: ChosenPeriod }) => unknown }
>;
type View = keyof typeof views;
const names = Object.keys(views) as View[];
const page = adminHref('analytics');

function Shown({ timeZone }: { timeZone: string }) {
  const admin = useAdmin();
  const query = useQueryParams();
  const chosen = usePeriod(timeZone, page);
  const view = names.find((each) => each === query.get('view')) ?? '';
  const { needs, hasPeriod, Show } = views[view];
  const tabs = names
    .filter((each) => hasPermission(admin, views[each].needs))
    .map((each) => ({
      label: texts.views[each],
      href: chosen.hrefOf({ view: each, metric: '', report: '' }),
      isCurrent: each === view,
    }));
  return (
    <>
      <DeskHead title={texts.title} sub={texts.subOf(periodText(chosen), cityOfZone(timeZone, language))} />
      <DeskTabs
        tabs={[
          ...tabs.slice(0, -1),
          { label: texts.views.carts, href: adminHref('carts'), isCurrent: false },
          ...tabs.slice(-1),
        ]}
      />
      {hasPermission(admin, needs) ? (
        <>
          {hasPeriod && <PeriodBar chosen={chosen} isCompared={view === ''} />}
          <Show chosen={chosen} />
        </>
      ) : (
        <Missing what={texts.toSee} permission={needs} />
      )}
    </>
  );
}

/** [OFFICE-04] How the marketplace does: sales, sellers, buyers, searches and cohorts over time, and reports of one’s own. */
export function MarketPage() {
  const day = useCall('analytics.getHouseDay');
  return (
    <main id="main" className="d-main">
      {day.data ? (
        <Shown timeZone={day.data.timeZone} />
      ) : (
        <>
          <DeskHead title={texts.title} />
          <NotYet call={day} what={texts.theFigures} safe={texts.nothingChanged} skeleton={{ height: 420 }} />
        </>
      )}
    </main>
  );
}
