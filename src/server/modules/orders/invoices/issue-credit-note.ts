import { creditNoteContent, paidByRate } from '#domain/orders/invoices/invoice-content.ts';
import type { Order } from '#domain/orders/model.ts';
import type { PlannedRefund } from '#domain/orders/refund-amount.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { insertInvoices, listInvoices } from './invoice-store.ts';

/** [PAY-06] A refund of an order that has an invoice has a credit note, in the transaction that promises it. The order is locked by whoever calls this. */
export async function issueCreditNote(
  app: App,
  tx: Transaction,
  { order, refundId, plan }: { order: Order; refundId: string; plan: PlannedRefund },
): Promise<void> {
  const { sellerId, orderId } = order;
  const [invoice, ...before] = await listInvoices(tx, { sellerId, orderId });
  if (!invoice) return;
  const content = creditNoteContent(
    invoice,
    before.map((note) => note.content),
    { amountCents: plan.cents, items: paidByRate(order, plan.lines) },
  );
  const id = app.ids.uuid();
  insertInvoices(tx, {
    kind: 'credit_note',
    invoices: [{ sellerId, id, orderId, refundId, content }],
    now: app.clock.now(),
  });
}
