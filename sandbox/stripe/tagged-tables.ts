import type { Side, TaggedTables } from '#server/platform/personal-data/tagged-table.ts';

/** The sandbox stands for the provider, who keeps books of its own by the law of payments. */
const storedBy = (whose: string): Side => ({
  whose,
  notCopied: 'the provider keeps it, and gives its own copy',
  onErasure: 'keep',
  law: {
    because: {
      en: 'the payment provider keeps books of its own by the law of payments',
      de: 'der Zahlungsdienst führt nach dem Zahlungsrecht eigene Bücher',
    },
  },
});
const called = { en: 'Payments at the provider', de: 'Zahlungen beim Zahlungsdienst' };
const byAddress = storedBy(`doc->>'receipt_email' = ANY(:emails)`);

/** [SUP-03] What the sandbox keeps in the provider's place. */
export const sandboxTables: TaggedTables = {
  'stripe_sandbox.accounts': {
    columns: { plain: 'id webhook_plan', secret: 'secret_key publishable_key webhook_secret' },
  },
  'stripe_sandbox.payment_intents': {
    called,
    columns: { plain: 'family id version status created', personal: 'doc hidden' },
    sides: [byAddress],
  },
  'stripe_sandbox.charges': {
    called,
    columns: {
      plain: 'family id version status created currency amount amount_captured amount_refunded',
      personal: 'doc',
    },
    sides: [byAddress],
  },
  'stripe_sandbox.refunds': { columns: { plain: 'family id created amount doc' } },
  'stripe_sandbox.disputes': {
    called,
    columns: { plain: 'family id version created charge status next withdrawn', personal: 'doc' },
    sides: [storedBy(`doc->'evidence'->>'customer_email_address' = ANY(:emails)`)],
  },
  'stripe_sandbox.connect_objects': {
    called,
    columns: {
      plain: 'id kind account transfer_group status created amount amount_reversed due_at',
      personal: 'doc hidden',
    },
    sides: [storedBy(`doc->>'email' = ANY(:emails)`)],
  },
  'stripe_sandbox.payment_methods': {
    called,
    columns: { plain: 'family id created behaviour', personal: 'doc' },
    sides: [storedBy(`doc->'billing_details'->>'email' = ANY(:emails)`)],
  },
  'stripe_sandbox.events': {
    called,
    columns: { plain: 'family id seq type created', personal: 'doc' },
    sides: [storedBy(`doc->'data'->'object'->>'receipt_email' = ANY(:emails)`)],
  },
  'stripe_sandbox.webhook_deliveries': {
    columns: { plain: 'family event_id endpoint_id seq created_at next_at tries' },
  },
  'stripe_sandbox.webhook_endpoints': {
    columns: { plain: 'id url enabled_events is_enabled created description metadata', secret: 'secret' },
  },
  'stripe_sandbox.idempotency_keys': {
    called,
    columns: { plain: 'path request_id status created_at', personal: 'body', secret: 'key request_hash' },
    sides: [storedBy('false')],
    retention: [{ from: 'created_at', days: 1 }],
  },
};
