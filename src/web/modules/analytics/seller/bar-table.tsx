import { formatNumber } from '#web/platform/languages/formats.ts';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import * as texts from './texts.ts';
import './bar-table.css';

export interface BarRow {
  name: string;
  value: number;
  before?: number;
  note?: string;
}

/** A bar a hundred units wide, with a mark where it ended before. */
const Bar = ({ value, before, most }: { value: number; before: number | undefined; most: number }) => (
  <svg className="d-share-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <rect width={(value / most) * 100} height="10" />
    {before !== undefined && <line x1={(before / most) * 100} x2={(before / most) * 100} y1="0" y2="10" />}
  </svg>
);

/** Counts as bars and numbers, each beside its count before where that is known. */
export function BarTable({
  caption,
  rows,
  format = formatNumber,
}: {
  caption: string;
  rows: readonly BarRow[];
  format?: (value: number) => string;
}) {
  const most = Math.max(1, ...rows.flatMap(({ value, before = 0 }) => [value, before]));
  const columns: DeskColumn<BarRow>[] = [
    { head: texts.name, isHeadHidden: true, cell: ({ name }) => name },
    {
      head: null,
      className: 'd-share',
      cell: ({ value, before }) => <Bar value={value} before={before} most={most} />,
    },
    { head: texts.visits, isHeadHidden: true, isNumber: true, cell: ({ value }) => format(value) },
    { head: texts.change, isHeadHidden: true, isNumber: true, cell: ({ note = '' }) => note },
  ];
  return (
    <DeskTable
      isBare
      className="d-tight d-bars"
      caption={caption}
      columns={columns}
      rows={rows}
      keyOf={({ name }) => name}
    />
  );
}
