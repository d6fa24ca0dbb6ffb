export type Row = readonly (string | number)[];

/** Rows as columns, the first row being the heading; names and words begin at the left, figures end at the right. */
export function textTable(rows: readonly Row[], left: readonly number[] = [0]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)));
  const aligned = (cell: string | number, column: number): string => {
    const width = widths[column] ?? 0;
    return left.includes(column) ? String(cell).padEnd(width) : String(cell).padStart(width);
  };
  return rows.map((row) => row.map(aligned).join('  ').trimEnd()).join('\n');
}
