import type { PdfDocument } from './paper.ts';
import { renderPdf } from './print-paper.ts';

/** A paper as the file that a call answers; its contract says `z.file().mime('application/pdf')`. `name` is of plain letters, without its ending. */
export const pdfFile = async (name: string, paper: PdfDocument): Promise<File> =>
  new File([new Uint8Array(await renderPdf(paper))], `${name}.pdf`, { type: 'application/pdf' });
