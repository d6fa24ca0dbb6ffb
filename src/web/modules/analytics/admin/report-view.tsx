import { isTime, type ReportDimension, type ReportFigure } from '#domain/analytics/reports/definition.ts';
import type { Report, ReportRow } from '#domain/analytics/reports/report-contract.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { categoryName } from '#web/modules/listings/menu-categories.ts';
import { countryName, formatMoney, formatNumber } from '#web/platform/languages/formats.ts';
import { formatPercent } from '#web/platform/languages/percent.ts';
import { day } from '#web/ui/day.ts';
import { DeskEmpty } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { LineChart } from '#web/ui/desk/charts/line-chart.tsx';
import { Link } from '#web/ui/link.tsx';
import { BarTable } from '../seller/bar-table.tsx';
import { monthText } from '../seller/month-text.ts';
import { sourceNames } from '../seller/texts.ts';
import * as texts from './market-texts.ts';
import './report-view.css';

function formatFigure(figure: ReportFigure, value: number): string {
  if (figure.endsWith('Cents')) return formatMoney(value);
  return figure === 'conversion' ? formatPercent(value) : formatNumber(value);
}

/** What a row is called. */
function nameOf(dimension: ReportDimension, { key, name }: ReportRow): string {
  if (dimension === 'month') return monthText(key);
  if (isTime(dimension)) return day(key);
  if (dimension === 'country') return countryName(key);
  if (dimension === 'category') return categoryName({ slug: key, name });
  if (dimension === 'source') return sourceNames[key as keyof typeof sourceNames] ?? key;
  return name || key;
}

/** Where what a row counts is listed, for who may see it. */
function useHrefOf(dimension: ReportDimension): ((row: ReportRow) => string) | null {
  const admin = useAdmin();
  if (dimension === 'day' && hasPermission(admin, 'orders.view')) return ({ key }) => adminHref(`orders?day=${key}`);
  if (dimension === 'shop' && hasPermission(admin, 'sellers.view'))
    return ({ name }) => adminHref(`sellers?q=${encodeURIComponent(name)}`);
  return null;
}

const BARS = 10;

interface Props {
  dimension: ReportDimension;
  report: Report;
  caption: string;
  /** The figure that the chart shows; the first one unless another is named. */
  charted?: ReportFigure;
  isLinked?: boolean;
}

/** [OFFICE-04, UX-92] A report as a chart and a table with the same numbers: days as a line, others as bars of the greatest. */
export function ReportView({ dimension, report: { figures, rows, isWhole }, caption, charted, isLinked }: Props) {
  const hrefOf = useHrefOf(dimension);
  const figure = charted ?? figures[0] ?? 'orders';
  const at = figures.indexOf(figure);
  const valueOf = ({ values }: ReportRow): number => values[at] ?? 0;
  if (rows.length === 0) return <DeskEmpty title={texts.none}>{texts.noneWhy}</DeskEmpty>;
  const named = rows.map((row) => ({ name: nameOf(dimension, row), value: valueOf(row) }));
  const columns: DeskColumn<ReportRow>[] = [
    {
      head: texts.dimensions[dimension],
      cell: (row) =>
        hrefOf && isLinked ? (
          <Link className="d-link" href={hrefOf(row)}>
            {nameOf(dimension, row)}
          </Link>
        ) : (
          nameOf(dimension, row)
        ),
    },
    ...figures.map((each, index) => ({
      head: texts.figures[each],
      isNumber: true,
      cell: ({ values }: ReportRow) => formatFigure(each, values[index] ?? 0),
    })),
  ];
  return (
    <div className="report-shown">
      {isTime(dimension) ? (
        <LineChart
          points={named}
          format={(value) => formatFigure(figure, value)}
          label={texts.chartOf(texts.figures[figure])}
          names={[texts.figures[figure]]}
          least={figure.endsWith('Cents') ? 100 : 4}
        />
      ) : (
        <BarTable
          caption={texts.figures[figure]}
          format={(value) => formatFigure(figure, value)}
          rows={named.toSorted((one, other) => other.value - one.value).slice(0, BARS)}
        />
      )}
      <DeskTable
        caption={caption}
        className="d-tight d-stack"
        columns={columns}
        rows={isTime(dimension) ? rows.toReversed() : rows}
        keyOf={({ key }) => key}
      />
      {!isWhole && <p className="d-hint">{texts.leftOut(rows.length)}</p>}
    </div>
  );
}
