import { fail, ok } from '#domain/core/result.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import type { Order } from '#domain/orders/model.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read } from '../../../platform/calls/call.ts';
import { anyone, signedIn } from '../../../platform/calls/policy.ts';
import { pdfFile } from '../../../platform/documents/pdf-file.ts';
import { findOrderOfShop } from '../order-store.ts';
import { findOwnOrder } from '../access/own-order.ts';
import { invoiceDocument } from './invoice-document.ts';
import { listInvoices } from './invoice-store.ts';

/** Drawing one takes a tenth of a second. */
const limit = { times: 60, seconds: 60 };

async function fileOf(app: App, order: Order | null, invoiceId: string) {
  const invoices = order ? await listInvoices(app.db, order) : [];
  const invoice = invoices.find(({ id }) => id === invoiceId);
  if (!invoice) return fail({ code: 'orders/not-found' as const });
  return ok(await pdfFile(invoice.number, invoiceDocument(invoice, app.config.MARKETPLACE_NAME)));
}

/** [ORD-02, PAY-06, INV-22] An invoice or a credit note for the order's buyer, or for who holds its checkout's key. */
export const getInvoice = read(ordersContract.getInvoice, { policy: anyone, limit }, async ({ input, app, caller }) =>
  fileOf(app, await findOwnOrder({ app, caller }, input), input.invoiceId),
);

/** The same for the maker who sold. */
export const getShopInvoice = read(
  ordersContract.getShopInvoice,
  { policy: signedIn, limit },
  async ({ input, app, caller }) =>
    fileOf(app, await findOrderOfShop(app.db, input.orderId, caller.session?.userId ?? ''), input.invoiceId),
);
