import { PDFDocument } from '@cantoo/pdf-lib';
import { addressLines } from '#domain/core/address-lines.ts';
import { countryName } from '#domain/core/countries.ts';
import { unitsIn } from '#domain/core/counted.ts';
import { inLanguage } from '#domain/core/languages/in-language.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { fail, ok } from '#domain/core/result.ts';
import { formatDate } from '#domain/core/time.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import { type LabelPaper, paperSizes } from '#domain/orders/labels/model.ts';
import { linesToSend } from '#domain/orders/lines-to-send.ts';
import type { Order } from '#domain/orders/model.ts';
import { read } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { Sheet, type TextStyle } from '../../../platform/paper/sheet.ts';
import { listOrdersOfShop } from '../order-store.ts';
import { listLabelDocuments } from './label-store.ts';

const POINTS_PER_MM = 72 / 25.4;
const TEXT: TextStyle = { size: 9 };
const BOLD: TextStyle = { size: 9, weight: 'Bold' };
const SMALL: TextStyle = { size: 7.5, colour: '#554C43' };

const texts = {
  slip: { en: 'Packing slip', de: 'Packzettel' },
  order: { en: (number: string) => `Order ${number}`, de: (number: string) => `Bestellung ${number}` },
  placed: { en: (day: string) => `Placed ${day}`, de: (day: string) => `Bestellt am ${day}` },
  units: {
    en: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
    de: (count: number) => `${count} Stück`,
  },
  text: { en: (said: string) => `Text: ${said}`, de: (said: string) => `Text: ${said}` },
  writes: { en: 'The buyer writes', de: 'Nachricht zur Bestellung' },
};

const sizeOf = (paper: LabelPaper): [number, number] => {
  const [width, height] = paperSizes[paper];
  return [width * POINTS_PER_MM, height * POINTS_PER_MM];
};

/** [UX-36] One slip: who it is for and what lies in the parcel, without prices. */
function writeSlip(sheet: Sheet, order: Order, language: Language): void {
  const say = inLanguage(texts, language);
  const put = (line: string, style: TextStyle): void => {
    sheet.makeRoom(style.size * 1.45);
    sheet.top += sheet.write(line, { left: sheet.left, top: sheet.top, width: sheet.width }, style);
  };
  const gap = (): void => void (sheet.top += 8);
  put(order.shopName, { size: 13, weight: 'Bold' });
  put(
    `${say.slip} · ${say.order(order.number)} · ${say.placed(formatDate(new Date(order.placedAt), language))}`,
    SMALL,
  );
  gap();
  put(order.address.name, { size: 11, weight: 'Bold' });
  for (const line of addressLines(order.address, (code) => countryName(code, language))) put(line, { size: 11 });
  gap();
  const lines = linesToSend(order);
  put(say.units(unitsIn(lines)), SMALL);
  sheet.rule(sheet.top, '#221E1A');
  sheet.top += 4;
  for (const { quantity, title, values, personalisation } of lines) {
    put(`${quantity} × ${title}`, BOLD);
    if (values.length > 0) put(values.join(', '), TEXT);
    if (personalisation) put(say.text(`“${personalisation}”`), TEXT);
    sheet.top += 3;
  }
  if (!order.note) return;
  gap();
  put(say.writes, SMALL);
  put(`“${order.note}”`, TEXT);
}

interface Slips {
  document: PDFDocument | null;
  /** The first page of each order's slip, and where the last ends. */
  starts: number[];
}

async function slipsOf(
  orders: readonly Order[],
  { size, language, now }: { size: [number, number]; language: Language; now: Date },
): Promise<Slips> {
  if (orders.length === 0) return { document: null, starts: [0] };
  const sheet = new Sheet({ title: inLanguage(texts, language).slip, madeAt: now, size, margin: 22 });
  const starts = orders.map((order, index) => {
    if (index > 0) sheet.addPage();
    const start = sheet.pages - 1;
    writeSlip(sheet, order, language);
    return start;
  });
  starts.push(sheet.pages);
  return { document: await PDFDocument.load(await sheet.finish('')), starts };
}

interface Printed {
  orders: readonly Order[];
  documents: readonly { orderId: string; document: Buffer }[];
  withSlips: boolean;
  paper: LabelPaper;
  language: Language;
  now: Date;
}

/** Labels and slips of orders, each label before its slip. Labels are drawn as large as fits. Null where there is nothing to print. */
export async function labelSheets({
  orders,
  documents,
  withSlips,
  paper,
  language,
  now,
}: Printed): Promise<Uint8Array | null> {
  const size = sizeOf(paper);
  const slips = await slipsOf(withSlips ? orders : [], { size, language, now });
  const sheets = await PDFDocument.create();
  const pages = slips.document ? await sheets.copyPages(slips.document, slips.document.getPageIndices()) : [];
  for (const [index, { orderId }] of orders.entries()) {
    for (const { document } of documents.filter((each) => each.orderId === orderId))
      await addLabel(sheets, document, size);
    for (const page of pages.slice(slips.starts[index] ?? 0, slips.starts[index + 1] ?? 0)) sheets.addPage(page);
  }
  return sheets.getPageCount() === 0 ? null : sheets.save();
}

/** [UX-91] The papers of several orders on the chosen sheets. */
export const printLabels = read(
  ordersContract.printLabels,
  { policy: signedIn, limit: { times: 60, seconds: 60 } },
  async ({ input, app, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    const orderIds = [...new Set(input.orders.split(','))];
    const found = await listOrdersOfShop(app.db, { sellerId, orderIds });
    if (found.length < orderIds.length) return fail({ code: 'orders/not-found' });
    const orders = orderIds.flatMap((id) => found.find(({ orderId }) => orderId === id) ?? []);
    const documents = input.what === 'slips' ? [] : await listLabelDocuments(app.db, { sellerId, orderIds });
    const { paper, what } = input;
    const now = app.clock.now();
    const sheets = await labelSheets({
      orders,
      documents,
      paper,
      withSlips: what !== 'labels',
      language: caller.language,
      now,
    });
    if (!sheets) return fail({ code: 'orders/nothing-to-print' });
    const name = orders.length === 1 ? `order-${orders[0]?.number ?? ''}` : 'orders';
    return ok(new File([new Uint8Array(sheets)], `${name}.pdf`, { type: 'application/pdf' }));
  },
);

async function addLabel(paper: PDFDocument, document: Buffer, [width, height]: [number, number]): Promise<void> {
  for (const label of await paper.embedPdf(new Uint8Array(document), [0])) {
    const scale = Math.min(width / label.width, height / label.height);
    const page = paper.addPage([width, height]);
    page.drawPage(label, { x: 0, y: height - label.height * scale, xScale: scale, yScale: scale });
  }
}
