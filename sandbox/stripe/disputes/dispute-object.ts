import type Stripe from 'stripe';

export type Dispute = Stripe.Dispute & { charge: string; payment_intent: string | null };

/** The fee of a dispute, in minor units; the provider keeps it whoever wins. */
export const DISPUTE_FEE_CENTS = 2000;
const DAYS_TO_ANSWER = 8;
const DAY_SECONDS = 86_400;

const evidenceNames = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_communication',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'customer_signature',
  'duplicate_charge_documentation',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'receipt',
  'refund_policy',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'service_documentation',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_documentation',
  'shipping_tracking_number',
  'uncategorized_file',
  'uncategorized_text',
] as const;
export const evidenceFields: ReadonlySet<string> = new Set(evidenceNames);

/** Until the end of the day, UTC, some days later. */
const dueBy = (created: number): number =>
  Math.ceil((created + DAYS_TO_ANSWER * DAY_SECONDS) / DAY_SECONDS) * DAY_SECONDS - 1;

const networkCodes: Record<string, string> = { fraudulent: '10.4', product_not_received: '13.1' };

export const disputeObject = (dispute: {
  id: string;
  created: number;
  charge: Stripe.Charge;
  amount: number;
  reason: string;
  isInquiry: boolean;
}): Dispute =>
  ({
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    balance_transactions: [],
    charge: dispute.charge.id,
    created: dispute.created,
    currency: dispute.charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...Object.fromEntries(evidenceNames.map((name) => [name, null])), enhanced_evidence: {} },
    evidence_details: {
      due_by: dueBy(dispute.created),
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: dispute.isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: dispute.charge.payment_intent,
    payment_method_details: {
      card: {
        brand: dispute.charge.payment_method_details?.card?.brand ?? 'visa',
        case_type: dispute.isInquiry ? 'inquiry' : 'chargeback',
        network_reason_code: networkCodes[dispute.reason] ?? '10',
      },
      type: 'card',
    },
    reason: dispute.reason,
    status: dispute.isInquiry ? 'warning_needs_response' : 'needs_response',
  }) as unknown as Dispute;

/** Money that the provider takes for a dispute, with its fee, or gives back. */
export const disputeTransaction = (
  { id, created }: { id: string; created: number },
  dispute: Dispute,
  { amount, fee }: { amount: number; fee: number },
): Stripe.BalanceTransaction =>
  ({
    id,
    object: 'balance_transaction',
    amount,
    available_on: created,
    created,
    currency: dispute.currency,
    description: `${amount < 0 ? 'Chargeback withdrawal' : 'Chargeback reversal'} for ${dispute.charge}`,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: dispute.currency,
              description: 'Dispute fee',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
    status: 'available',
    type: 'adjustment',
  }) as unknown as Stripe.BalanceTransaction;

export const fraudWarningObject = (warning: { id: string; created: number; charge: Stripe.Charge }) => ({
  id: warning.id,
  object: 'radar.early_fraud_warning',
  actionable: true,
  charge: warning.charge.id,
  created: warning.created,
  fraud_type: 'made_with_stolen_card',
  livemode: false,
  payment_intent: warning.charge.payment_intent,
});
