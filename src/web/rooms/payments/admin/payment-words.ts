import type { CallOutput } from '#web/platform/calls.ts';

type PaymentRow = CallOutput<'office.listPayments'>['items'][number];

/** How a payment stands, as one says it. */
export const paymentWords: Record<PaymentRow['status'], string> = {
  started: 'Begun',
  captured: 'Paid',
  failed: 'Failed',
  canceled: 'Given up',
  to_refund: 'To give back',
  refunded: 'Given back',
};
