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

/** Where the buyer can be reached: masked for who reads a dispute, and filled in by the server when it is sent. */
export const contactFields = ['customer_email_address', 'billing_address', 'shipping_address'] as const;
export type ContactField = (typeof contactFields)[number];

/** The provider takes so many characters in a field. */
export const MAX_EVIDENCE_CHARACTERS = 20_000;

const phrase = z.string().trim().max(MAX_EVIDENCE_CHARACTERS);
export const evidenceSchema = z.partialRecord(z.enum(evidenceFields), phrase);
export type Evidence = z.infer<typeof evidenceSchema>;

/** Without a contact field it stays as it is; null takes what the orders say again. */
const contact = phrase.nullable().optional();
/** As an administrator writes it. */
export const writtenEvidenceSchema = z.strictObject({
  ...{ product_description: phrase.optional(), customer_name: phrase.optional() },
  ...{ customer_email_address: contact, billing_address: contact, shipping_address: contact },
  ...{ shipping_carrier: phrase.optional(), shipping_tracking_number: phrase.optional() },
  ...{ shipping_date: phrase.optional(), service_date: phrase.optional() },
  ...{ refund_policy_disclosure: phrase.optional(), refund_refusal_explanation: phrase.optional() },
  uncategorized_text: phrase.optional(),
});
export type WrittenEvidence = z.infer<typeof writtenEvidenceSchema>;
