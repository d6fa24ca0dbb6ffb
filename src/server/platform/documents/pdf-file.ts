import type { PdfDocument } from './document.ts';
import { renderPdf } from './print-document.ts';

/** A paper as the file that a call answers; its contract says `z.file().mime('application/pdf')`. `name` is of plain letters, without its ending. */
export const pdfFile = async (name: string, document: PdfDocument): Promise<File> =>
  new File([new Uint8Array(await renderPdf(document))], `${name}.pdf`, { type: 'application/pdf' });
