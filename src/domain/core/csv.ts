/** A cell that a table program would take for a formula gets an apostrophe before it, and so does one that begins with such apostrophes: they come off again. */
const FORMULA = /^'*[=+\-@\t\r]/;

function cell(value: string): string {
  const safe = FORMULA.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What stood in a cell before an apostrophe kept it from being a formula. */
export const withoutFormulaGuard = (value: string): string => (/^'+[=+\-@\t\r]/.test(value) ? value.slice(1) : value);

type Rows = readonly (readonly string[])[];

/** Rows as comma-separated values (RFC 4180). */
export const csvLines = (rows: Rows): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** The same as a whole file, with a mark that tells table programs that the letters are UTF-8. */
export const csvOf = (rows: Rows): string => `\uFEFF${csvLines(rows)}`;
