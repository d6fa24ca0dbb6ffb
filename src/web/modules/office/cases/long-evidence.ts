import type { EvidenceField } from '#domain/payments/evidence.ts';

/** What takes more than a line to write. */
export const longEvidence: readonly EvidenceField[] = [
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'uncategorized_text',
];
