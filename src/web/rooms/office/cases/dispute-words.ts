import type { DisputeStatus } from '#domain/payments/dispute-model.ts';
import type { EvidenceField } from '#domain/payments/evidence.ts';

export const disputeStatusWords: Record<DisputeStatus, string> = {
  warning_needs_response: 'The bank asks',
  warning_under_review: 'Answered, the bank reads',
  warning_closed: 'Question closed',
  needs_response: 'Needs evidence',
  under_review: 'The bank decides',
  won: 'Won',
  lost: 'Lost',
  prevented: 'Prevented',
};

const reasonWords: Record<string, string> = {
  fraudulent: 'The cardholder says that they did not buy it',
  product_not_received: 'It did not arrive',
  product_unacceptable: 'It was not as described',
  duplicate: 'It was charged twice',
  credit_not_processed: 'A refund did not come',
  subscription_canceled: 'It was called off before',
  unrecognized: 'The cardholder does not recognise it',
};
export const disputeReason = (reason: string): string => reasonWords[reason] ?? 'The bank gives no reason';

export const evidenceWords: Record<EvidenceField, { label: string; isLong?: boolean }> = {
  product_description: { label: 'What was bought', isLong: true },
  customer_name: { label: 'Buyer' },
  customer_email_address: { label: 'E-mail address of the buyer' },
  billing_address: { label: 'Billing address' },
  shipping_address: { label: 'Delivery address' },
  shipping_carrier: { label: 'Delivery' },
  shipping_tracking_number: { label: 'Tracking number' },
  shipping_date: { label: 'Handed over on' },
  service_date: { label: 'Delivered on' },
  refund_policy_disclosure: { label: 'Terms, and how the buyer saw them', isLong: true },
  refund_refusal_explanation: { label: 'What went back, or why it did not', isLong: true },
  uncategorized_text: { label: 'What happened, and anything else', isLong: true },
};
