import type { BarRow } from './bar-table.tsx';
import * as texts from './texts.ts';

/** A head and a row for each source, beside its count in the days that it is compared with. */
export const sourcesAsRows = ([title, counted]: readonly [string, string], rows: readonly BarRow[]): string[][] => [
  [title, counted, texts.compared],
  ...rows.map(({ name, value, before }) => [name, String(value), before === undefined ? '' : String(before)]),
];
