/** What stands on a sheet of paper, from top to bottom. All texts are as people read them; money is formatted. */
export interface PdfDocument {
  /** Also the document's title. */
  title: string;
  /** Who it is from and for, side by side. */
  parties: readonly { heading: string; lines: readonly string[] }[];
  /** Number, date and the like. */
  facts: readonly { name: string; value: string }[];
  table: PdfTable;
  sums: readonly PdfSum[];
  notes: readonly string[];
  /** Stands at the foot of every page, before its number. */
  footer: string;
  /** When it was made; the same paper has the same bytes. */
  madeAt: Date;
}

export interface PdfTable {
  columns: readonly PdfColumn[];
  rows: readonly (readonly string[])[];
}

export interface PdfColumn {
  heading: string;
  /** Its part of the paper's width; the parts add up to 1. */
  share: number;
  align?: 'right';
}

export interface PdfSum {
  name: string;
  value: string;
  /** Set off in bold below a line. */
  isTotal?: boolean;
}
