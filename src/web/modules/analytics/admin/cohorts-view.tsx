import type { Cohort } from '#domain/analytics/reports/report-contract.ts';
import { formatNumber } from '#web/platform/languages/formats.ts';
import { formatPercent } from '#web/platform/languages/percent.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskEmpty, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { monthText } from '../seller/month-text.ts';
import * as texts from './market-texts.ts';
import './cohorts.css';

const shareOf = ({ size, active }: Cohort, month: number): string => {
  const count = active[month];
  if (count === undefined) return '';
  return size > 0 ? formatPercent((100 * count) / size) : '–';
};

const columnsOf = (months: number): DeskColumn<Cohort>[] => [
  { head: texts.began, cell: ({ month }) => monthText(month) },
  { head: texts.size, isNumber: true, cell: ({ size }) => formatNumber(size) },
  ...Array.from({ length: months }, (_, month) => ({
    head: texts.monthOf(month),
    isNumber: true,
    cell: (cohort: Cohort) => shareOf(cohort, month),
  })),
];

function CohortTable({ people }: { people: 'buyers' | 'shops' }) {
  const call = useCall('analytics.listCohorts', { of: people });
  const cohorts = call.data?.cohorts;
  const months = Math.max(0, ...(cohorts ?? []).map(({ active }) => active.length));
  return (
    <section className="d-sec">
      <DeskSection title={texts.cohorts[people]} note={texts.cohortNote[people]} />
      {!cohorts && (
        <NotYet call={call} what={texts.cohorts[people]} safe={texts.nothingChanged} skeleton={{ columns: 8 }} />
      )}
      {cohorts?.length === 0 && <DeskEmpty title={texts.noCohorts}>{texts.noCohortsWhy}</DeskEmpty>}
      {cohorts && cohorts.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled can be reached by keys
        <div className="cohorts" tabIndex={0} role="group" aria-label={texts.cohorts[people]}>
          <DeskTable
            isBare
            className="d-tight"
            caption={texts.cohorts[people]}
            columns={columnsOf(months)}
            rows={cohorts}
            keyOf={({ month }) => month}
          />
        </div>
      )}
    </section>
  );
}

/** [OFFICE-04] Who came again: buyers by the month of their first order, shops by the month they opened. */
export const CohortsView = () => (
  <>
    <CohortTable people="buyers" />
    <CohortTable people="shops" />
  </>
);
