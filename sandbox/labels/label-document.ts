import bwip from 'bwip-js/node';
import PDFDocument from 'pdfkit';

interface Labelled {
  carrier: string;
  service: string;
  tracking: string;
  reference: string;
  from: Record<string, string>;
  to: Record<string, string>;
  customs: readonly { description: string; quantity: number; value: number }[];
}

const MM = 72 / 25.4;
const sizes: Record<string, [number, number]> = {
  '4x6': [101.6, 152.4],
  a6: [105, 148],
  a5: [148, 210],
  a4: [210, 297],
};

const linesOf = ({
  name = '',
  street1 = '',
  street2 = '',
  zip = '',
  city = '',
  country = '',
}: Record<string, string>): string[] =>
  [name, street1, street2, `${zip} ${city}`, country].filter((line) => line.trim() !== '');

/** The widths of the bars and gaps of a number in Code 128, a bar first. */
function barsOf(text: string): number[] {
  const [symbol] = bwip.raw({ bcid: 'code128', text }) as { sbs?: number[] }[];
  return symbol?.sbs ?? [];
}

/** A label as its carrier prints it. pdfkit's own fonts know Western letters alone; others are left out here, not on the product's papers. */
export function labelDocument(label: Labelled, size = '4x6'): Promise<Buffer> {
  const [width, height] = (sizes[size] ?? sizes['4x6'] ?? [100, 150]).map((mm) => mm * MM) as [number, number];
  const document = new PDFDocument({ size: [width, height], margin: 12, info: { Title: `Label ${label.tracking}` } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  const room = width - 24;
  document.font('Helvetica-Bold').fontSize(18).text(label.carrier, 12, 12, { width: room });
  document.font('Helvetica').fontSize(10).text(label.service);
  document.moveDown(0.5).fontSize(8).text(linesOf(label.from).join('\n'), { width: room });
  document.moveDown(1).font('Helvetica-Bold').fontSize(13).text(linesOf(label.to).join('\n'), { width: room });
  const bars = barsOf(label.tracking);
  const unit =
    (room - 20) /
    Math.max(
      1,
      bars.reduce((sum, bar) => sum + bar, 0),
    );
  const top = document.y + 18;
  const tall = Math.min(90, height * 0.18);
  let left = 22;
  for (const [index, bar] of bars.entries()) {
    if (index % 2 === 0) document.rect(left, top, bar * unit, tall).fill('#000000');
    left += bar * unit;
  }
  document
    .fillColor('#000000')
    .font('Helvetica')
    .fontSize(11)
    .text(label.tracking, 12, top + tall + 6, { width: room, align: 'center' });
  document.fontSize(7).text(label.reference, { width: room, align: 'center' });
  if (label.customs.length > 0) {
    document.moveDown(0.5).font('Helvetica-Bold').text('CUSTOMS DECLARATION', { width: room }).font('Helvetica');
    for (const { description, quantity, value } of label.customs.slice(0, 8))
      document.text(`${quantity} x ${description.slice(0, 40)}  ${value.toFixed(2)} EUR`, { width: room });
  }
  document.end();
  return ended;
}

/** What a counter of the carrier scans in place of a print. */
export const counterCode = (text: string): Promise<Buffer> =>
  bwip.toBuffer({ bcid: 'qrcode', text, scale: 6, paddingwidth: 4, paddingheight: 4, backgroundcolor: 'FFFFFF' });
