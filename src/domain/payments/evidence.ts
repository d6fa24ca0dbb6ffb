import { z } from 'zod';

/** The texts of evidence, by the provider's names of its fields, in the order in which one writes them. */
export const evidenceFields = [
  'product_description',
  'customer_name',
  'customer_email_address',
  'billing_address',
  'shipping_address',
  'shipping_carrier',
  'shipping_tracking_number',
  'shipping_date',
  'service_date',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'uncategorized_text',
] as const;
export type EvidenceField = (typeof evidenceFields)[number];

/** The provider takes so many characters in a field. */
export const MAX_EVIDENCE_CHARACTERS = 20_000;

export const evidenceSchema = z.partialRecord(z.enum(evidenceFields), z.string().trim().max(MAX_EVIDENCE_CHARACTERS));
export type Evidence = z.infer<typeof evidenceSchema>;
