import type { PdfDocument, PdfColumn, PdfSum, PdfTable } from './document.ts';
import { LINE, Sheet, type TextStyle } from './sheet.ts';

const INK = '#221E1A';
const FAINT = '#554C43';
const TEXT: TextStyle = { size: 9.5 };
const BOLD: TextStyle = { size: 9.5, weight: 'Bold' };
const SMALL: TextStyle = { size: 8, colour: FAINT };
const GAP = 18;
const CELL_GAP = 8;

/** A paper as the bytes of a PDF with its fonts in it: invoices, credit notes, statements. */
export async function renderPdf(document: PdfDocument): Promise<Buffer> {
  const sheet = new Sheet(document);
  sheet.top += sheet.write(document.title, room(sheet), { size: 20, weight: 'Bold' }) + GAP;
  writeParties(sheet, document.parties);
  for (const { name, value } of document.facts) writePair(sheet, { name, value, width: 0.5 });
  sheet.top += GAP;
  writeTable(sheet, document.table);
  for (const sum of document.sums) writeSum(sheet, sum);
  sheet.top += GAP;
  for (const note of document.notes) {
    sheet.makeRoom(sheet.linesOf(note, sheet.width, TEXT).length * TEXT.size * LINE);
    sheet.top += sheet.write(note, room(sheet), TEXT) + TEXT.size / 2;
  }
  return sheet.finish(document.footer);
}

const room = (sheet: Sheet) => ({ left: sheet.left, top: sheet.top, width: sheet.width });

function writeParties(sheet: Sheet, parties: PdfDocument['parties']): void {
  const share = sheet.width / Math.max(parties.length, 1);
  const heights = parties.map(({ heading, lines }, index) => {
    const box = { left: sheet.left + index * share, top: sheet.top, width: share - CELL_GAP };
    let height = sheet.write(heading, box, SMALL);
    for (const line of lines) height += sheet.write(line, { ...box, top: box.top + height }, TEXT);
    return height;
  });
  sheet.top += Math.max(0, ...heights) + GAP;
}

/** A name with its value to the right of it, over a part of the width. */
function writePair(sheet: Sheet, { name, value, width }: { name: string; value: string; width: number }): void {
  sheet.makeRoom(TEXT.size * LINE);
  const part = (sheet.width * width) / 2;
  const box = { ...room(sheet), width: part - CELL_GAP };
  const used = [
    sheet.write(name, box, { ...TEXT, colour: FAINT }),
    sheet.write(value, { ...box, left: sheet.left + part, width: sheet.width - part }, TEXT),
  ];
  sheet.top += Math.max(...used);
}

function writeTable(sheet: Sheet, { columns, rows }: PdfTable): void {
  const head = (): void => {
    writeCells(sheet, { columns, cells: columns.map(({ heading }) => heading), style: SMALL });
    sheet.rule(sheet.top, INK);
    sheet.top += CELL_GAP / 2;
  };
  head();
  for (const cells of rows) {
    if (sheet.makeRoom(heightOf(sheet, { columns, cells, style: TEXT }))) head();
    writeCells(sheet, { columns, cells, style: TEXT });
  }
  sheet.rule(sheet.top, INK);
  sheet.top += CELL_GAP;
}

interface Row {
  columns: readonly PdfColumn[];
  cells: readonly string[];
  style: TextStyle;
}

function heightOf(sheet: Sheet, { columns, cells, style }: Row): number {
  const lines = columns.map(
    ({ share }, index) => sheet.linesOf(cells[index] ?? '', share * sheet.width - CELL_GAP, style).length,
  );
  return Math.max(...lines) * style.size * LINE + CELL_GAP / 2;
}

function writeCells(sheet: Sheet, row: Row): void {
  const height = heightOf(sheet, row);
  let { left } = sheet;
  row.columns.forEach(({ share, align }, index) => {
    const width = share * sheet.width;
    const isLast = index === row.columns.length - 1;
    const box = { left, top: sheet.top, width: isLast ? width : width - CELL_GAP };
    sheet.write(row.cells[index] ?? '', box, { ...row.style, ...(align ? { align } : {}) });
    left += width;
  });
  sheet.top += height;
}

function writeSum(sheet: Sheet, { name, value, isTotal }: PdfSum): void {
  sheet.makeRoom(2 * TEXT.size * LINE);
  const style = isTotal ? BOLD : TEXT;
  const box = { left: sheet.left + sheet.width * 0.45, top: sheet.top, width: sheet.width * 0.4 };
  const height = sheet.write(name, box, style);
  sheet.write(value, room(sheet), { ...style, align: 'right' });
  sheet.top += height;
}
