import type { Order } from '#domain/orders/model.ts';
import * as texts from './texts/order-page-texts.ts';

/** [ORD-02, UX-63] The invoice and the credit notes of an order, to download; `base` is the order's address of the API. */
export function InvoiceLinks({
  order,
  base,
  accessKey,
}: {
  order: Order;
  base: string;
  accessKey?: string | undefined;
}) {
  const key = accessKey ? `?accessKey=${encodeURIComponent(accessKey)}` : '';
  return order.invoices.map(({ invoiceId, kind, number }) => (
    <a key={invoiceId} className="link small" href={`${base}/invoices/${invoiceId}${key}`} download={`${number}.pdf`}>
      {texts.invoice(texts.invoices[kind], number)}
    </a>
  ));
}
