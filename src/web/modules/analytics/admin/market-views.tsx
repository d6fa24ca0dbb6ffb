import {
  MIN_REPORTED_SEARCHES,
  type ReportDimension,
  type ReportFigure,
} from '#domain/analytics/reports/definition.ts';
import type { Report } from '#domain/analytics/reports/report-contract.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { formatNumber } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { SeriesView } from '../seller/sales-view.tsx';
import type { ChosenPeriod } from '../seller/use-period.ts';
import { ReportView } from './report-view.tsx';
import * as texts from './market-texts.ts';

interface Props {
  chosen: ChosenPeriod;
}

/** [OFFICE-04] Sales, visits and what comes of them, beside the days before. */
export function MarketSales({ chosen }: Props) {
  const mayExport = hasPermission(useAdmin(), 'analytics.export');
  const now = useCall('analytics.getMarketSums', chosen.period, { keepPrevious: true });
  const before = useCall('analytics.getMarketSums', chosen.earlier, { keepPrevious: true });
  if (!now.data || !before.data)
    return (
      <NotYet
        call={before.error ? before : now}
        what={texts.theFigures}
        safe={texts.nothingChanged}
        skeleton={{ height: 420 }}
      />
    );
  return <SeriesView series={now.data} earlier={before.data.days} chosen={chosen} mayExport={mayExport} />;
}

/** Of a report only some figures. */
const narrowed = (report: Report, wanted: readonly ReportFigure[]): Report => ({
  ...report,
  figures: [...wanted],
  rows: report.rows.map((row) => ({
    ...row,
    values: wanted.map((figure) => row.values[report.figures.indexOf(figure)] ?? 0),
  })),
});

interface StandardProps extends Props {
  dimension: ReportDimension;
  title: string;
  note?: string;
  figures?: readonly ReportFigure[];
}

function StandardReport({ chosen, dimension, title, note, figures }: StandardProps) {
  const call = useCall('analytics.getReport', { dimension, ...chosen.period }, { keepPrevious: true });
  return (
    <section className="d-sec" aria-busy={call.isPlaceholderData}>
      <DeskSection title={title} note={note} />
      {call.data ? (
        <ReportView
          isLinked
          dimension={dimension}
          caption={title}
          report={figures ? narrowed(call.data, figures) : call.data}
        />
      ) : (
        <NotYet call={call} what={title} safe={texts.nothingChanged} skeleton={{ height: 320 }} />
      )}
    </section>
  );
}

/** Days in parts that a table can show. */
const unitOf = ({ length }: ChosenPeriod): ReportDimension => {
  if (length > 100) return 'month';
  return length > 30 ? 'week' : 'day';
};

export const MarketSellers = ({ chosen }: Props) => (
  <>
    <StandardReport
      chosen={chosen}
      dimension={unitOf(chosen)}
      title={texts.shopsOverTime}
      figures={['sellingShops', 'newShops']}
    />
    <StandardReport
      chosen={chosen}
      dimension="shop"
      title={texts.shops}
      figures={['revenueCents', 'orders', 'visits', 'conversion', 'refundedCents']}
    />
  </>
);

export const MarketBuyers = ({ chosen }: Props) => (
  <>
    <StandardReport
      chosen={chosen}
      dimension={unitOf(chosen)}
      title={texts.buyersOverTime}
      note={texts.repeatNote}
      figures={['orders', 'repeatOrders', 'revenueCents', 'repeatCents']}
    />
    <StandardReport
      chosen={chosen}
      dimension="country"
      title={texts.countries}
      figures={['orders', 'repeatOrders', 'revenueCents']}
    />
  </>
);

type Term = CallOutput<'analytics.listSearchTerms'>['items'][number];
const termColumns: DeskColumn<Term>[] = [
  { head: texts.dimensions.term, cell: ({ term }) => term },
  { head: texts.figures.searches, isNumber: true, cell: ({ searches }) => formatNumber(searches) },
  { head: texts.matches, isNumber: true, cell: ({ matches }) => (matches === null ? '–' : formatNumber(matches)) },
];

function MissedSearches({ chosen }: Props) {
  const call = useCall('analytics.listSearchTerms', { ...chosen.period, sort: 'missed' }, { keepPrevious: true });
  return (
    <section className="d-sec">
      <DeskSection title={texts.missed} />
      <DeskTable
        caption={texts.missed}
        columns={termColumns}
        rows={call.data?.items.filter(({ searches }) => searches >= MIN_REPORTED_SEARCHES)}
        keyOf={({ term }) => term}
        unread={{ call, what: texts.missed, safe: texts.nothingChanged }}
        empty={<p className="d-t2">{texts.noneMissed}</p>}
      />
    </section>
  );
}

export const MarketSearches = ({ chosen }: Props) => (
  <>
    <StandardReport
      chosen={chosen}
      dimension="term"
      title={texts.terms}
      note={texts.termsNote(MIN_REPORTED_SEARCHES)}
    />
    <MissedSearches chosen={chosen} />
    <StandardReport chosen={chosen} dimension="source" title={texts.sources} />
    <StandardReport chosen={chosen} dimension="campaign" title={texts.campaigns} />
  </>
);
