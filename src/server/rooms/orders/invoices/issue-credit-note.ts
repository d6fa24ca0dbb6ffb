import { creditNoteContent } from '#domain/orders/invoices/invoice-content.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { insertInvoices, listInvoices } from './invoice-store.ts';

/** [PAY-06] A refund of an order that has an invoice has a credit note, in the transaction that promises it. The order is locked by whoever calls this. */
export async function issueCreditNote(
  app: App,
  tx: Transaction,
  {
    sellerId,
    orderId,
    refundId,
    amountCents,
  }: { sellerId: string; orderId: string; refundId: string; amountCents: number },
): Promise<void> {
  const [invoice, ...before] = await listInvoices(tx, { sellerId, orderId });
  if (!invoice) return;
  const content = creditNoteContent(
    invoice,
    before.map((note) => note.content),
    amountCents,
  );
  const id = app.ids.uuid();
  insertInvoices(tx, {
    kind: 'credit_note',
    invoices: [{ sellerId, id, orderId, refundId, content }],
    now: app.clock.now(),
  });
}
