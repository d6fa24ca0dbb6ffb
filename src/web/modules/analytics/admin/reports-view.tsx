import { useState } from 'react';
import type { ReportDefinition, SavedReport } from '#domain/analytics/reports/report-contract.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { ExportButton } from '#web/modules/admin/lists/export-button.tsx';
import { Missing } from '#web/modules/admin/records/record-parts.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { localDate } from '#web/platform/languages/formats.ts';
import { DeskEmpty, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { Link } from '#web/ui/link.tsx';
import type { ChosenPeriod } from '../seller/use-period.ts';
import { ReportForm } from './report-form.tsx';
import { ReportView } from './report-view.tsx';
import { SaveReport } from './save-report.tsx';
import * as texts from './market-texts.ts';

const first: ReportDefinition = {
  dimension: 'month',
  figures: ['revenueCents', 'orders', 'recoveredCarts'],
  shop: '',
  country: '',
  category: '',
  period: 365,
};

const whose = ({ isOwn, isShared, ownerName }: SavedReport): string => {
  if (!isOwn) return texts.ofOwner(ownerName);
  return isShared ? texts.own.shared : texts.own.private;
};

const columnsOf = (hrefOf: ChosenPeriod['hrefOf']): DeskColumn<SavedReport>[] => [
  {
    head: texts.report,
    cell: (report) => (
      <span className="d-two">
        <Link className="d-link" href={hrefOf({ report: report.reportId })}>
          {report.name}
        </Link>
        <small>{whose(report)}</small>
      </span>
    ),
  },
  { head: texts.rowsAre, cell: ({ definition }) => texts.dimensions[definition.dimension] },
  {
    head: texts.chooseFigures,
    cell: ({ definition }) => definition.figures.map((figure) => texts.figures[figure]).join(', '),
  },
  { head: texts.changed, cell: ({ updatedAt }) => localDate(updatedAt) },
];

function Answer({ definition, name }: { definition: ReportDefinition; name: string }) {
  const mayExport = hasPermission(useAdmin(), 'analytics.export');
  const call = useCall('analytics.runReport', { definition }, { keepPrevious: true });
  if (!call.data)
    return <NotYet call={call} what={texts.theFigures} safe={texts.nothingChanged} skeleton={{ height: 320 }} />;
  return (
    <div aria-busy={call.isPlaceholderData}>
      <ReportView dimension={definition.dimension} report={call.data} caption={name} />
      <p className="d-sec">
        {mayExport ? (
          <ExportButton
            name="exportReport"
            input={{ name, definition }}
            label={texts.exportIt}
            saved={({ rows }) => texts.exported(rows)}
          />
        ) : (
          <Missing what={texts.needed} permission="analytics.export" />
        )}
      </p>
    </div>
  );
}

interface BuilderProps {
  report: SavedReport | null;
  today: string;
  hrefOf: ChosenPeriod['hrefOf'];
}

function Builder({ report, today, hrefOf }: BuilderProps) {
  const [definition, setDefinition] = useState<ReportDefinition | null>(report?.definition ?? null);
  const openReport = (reportId: string): void => go(hrefOf({ report: reportId }), { replace: true, stay: true });
  return (
    <section className="d-sec">
      <DeskSection
        title={report?.name ?? texts.newReport}
        link={report ? { label: texts.newReport, href: hrefOf({ report: '' }) } : undefined}
      />
      <ReportForm initial={definition ?? first} today={today} onShow={setDefinition} />
      {definition && (
        <>
          <Answer definition={definition} name={report?.name ?? texts.newReport} />
          <SaveReport
            key={report?.version}
            definition={definition}
            report={report}
            onSaved={({ reportId }) => openReport(reportId)}
            onRemoved={() => openReport('')}
          />
        </>
      )}
    </section>
  );
}

/** [OFFICE-04] Reports of one’s own and those that others share, and what puts one together. */
export function ReportsView({ chosen }: { chosen: ChosenPeriod }) {
  const reportId = useQueryParams().get('report') ?? '';
  const saved = useCall('analytics.listReports', {}, { staleTime: 0 });
  const report = saved.data?.items.find((each) => each.reportId === reportId) ?? null;
  const isAwaited = reportId !== '' && !saved.data;
  return (
    <>
      <section className="d-sec">
        <DeskSection title={texts.savedReports} />
        <DeskTable
          caption={texts.savedReports}
          columns={columnsOf(chosen.hrefOf)}
          rows={saved.data?.items}
          keyOf={(each) => each.reportId}
          unread={{ call: saved, what: texts.savedReports, safe: texts.nothingChanged }}
          empty={<DeskEmpty title={texts.noReports}>{texts.noReportsWhy}</DeskEmpty>}
        />
      </section>
      {!isAwaited && (
        <Builder key={report?.reportId ?? ''} report={report} today={chosen.today} hrefOf={chosen.hrefOf} />
      )}
    </>
  );
}
