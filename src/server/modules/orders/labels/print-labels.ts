import { PDFDocument } from '@cantoo/pdf-lib';
import { inLanguage } from '#domain/core/languages/in-language.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { fail, ok } from '#domain/core/result.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import { type LabelPaper, paperSizes } from '#domain/orders/labels/model.ts';
import type { Order } from '#domain/orders/model.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { Sheet } from '../../../platform/documents/sheet.ts';
import { listOrdersOfShop } from '../order-store.ts';
import { sizedPicture } from '../../files/picture-sizes.ts';
import { listLabelDocuments } from './label-store.ts';
import { findSlipFacts, type SlipFacts } from './slip-facts-store.ts';
import { slipLooks, slipTexts, writeSlip } from './write-slip.ts';

const POINTS_PER_MM = 72 / 25.4;

const sizeOf = (paper: LabelPaper): [number, number] => {
  const [width, height] = paperSizes[paper];
  return [width * POINTS_PER_MM, height * POINTS_PER_MM];
};

interface Slips {
  document: PDFDocument | null;
  /** The first page of each order's slip, and where the last ends. */
  starts: number[];
}

async function slipsOf(
  orders: readonly Order[],
  { paper, language, now, facts, portrait }: Omit<Printed, 'orders' | 'documents' | 'withSlips'>,
): Promise<Slips> {
  if (orders.length === 0) return { document: null, starts: [0] };
  const look = slipLooks[paper];
  const title = inLanguage(slipTexts, language).slip;
  const sheet = new Sheet({ title, madeAt: now, size: sizeOf(paper), margin: look.margin, foot: 0 });
  const starts = orders.map((order, index) => {
    if (index > 0) sheet.addPage();
    const start = sheet.pages - 1;
    writeSlip(sheet, { order, facts, portrait, language, look });
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
  facts: SlipFacts;
  /** The shop's portrait as a JPEG address of data; null where there is none. */
  portrait: string | null;
}

/** Labels and slips of orders, each label before its slip. Labels are drawn as large as fits. Null where there is nothing to print. */
export async function labelSheets({ orders, documents, withSlips, ...look }: Printed): Promise<Uint8Array | null> {
  const size = sizeOf(look.paper);
  const slips = await slipsOf(withSlips ? orders : [], look);
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
    const stored = await listOrdersOfShop(app.db, { sellerId, orderIds });
    if (stored.length < orderIds.length) return fail({ code: 'orders/not-found' });
    const orders = orderIds.flatMap((id) => stored.find(({ orderId }) => orderId === id) ?? []);
    const documents = input.what === 'slips' ? [] : await listLabelDocuments(app.db, { sellerId, orderIds });
    const { paper, what } = input;
    const now = app.clock.now();
    const withSlips = what !== 'labels';
    const listingIds = orders.flatMap(({ lines }) => lines.map(({ listingId }) => listingId));
    const facts = await findSlipFacts(app.db, { sellerId, listingIds });
    const portrait = withSlips ? await portraitOf(app, facts) : null;
    const { language } = caller;
    const sheets = await labelSheets({ orders, documents, paper, withSlips, language, now, facts, portrait });
    if (!sheets) return fail({ code: 'orders/nothing-to-print' });
    const name = orders.length === 1 ? `order-${orders[0]?.number ?? ''}` : 'orders';
    return ok(new File([new Uint8Array(sheets)], `${name}.pdf`, { type: 'application/pdf' }));
  },
);

/** Once for all slips. */
async function portraitOf(app: App, { portrait }: SlipFacts): Promise<string | null> {
  const bytes = portrait && (await sizedPicture(app, { id: portrait.id, width: 320, format: 'jpeg' }));
  return bytes && `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

async function addLabel(paper: PDFDocument, document: Buffer, [width, height]: [number, number]): Promise<void> {
  for (const label of await paper.embedPdf(new Uint8Array(document), [0])) {
    const scale = Math.min(width / label.width, height / label.height);
    const page = paper.addPage([width, height]);
    page.drawPage(label, { x: 0, y: height - label.height * scale, xScale: scale, yScale: scale });
  }
}
