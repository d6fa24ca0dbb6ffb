import type { PaymentRow } from '#domain/office/money-contract.ts';

/** How a payment stands, as one says it. */
export const paymentWords: Record<PaymentRow['status'], string> = {
  started: 'Begun',
  captured: 'Paid',
  failed: 'Failed',
  canceled: 'Given up',
  to_refund: 'To give back',
  refunded: 'Given back',
};
