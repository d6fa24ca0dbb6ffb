import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import type { TestCard } from './test-cards.ts';

export type Intent = Stripe.PaymentIntent & {
  client_secret: string;
  payment_method: string | null;
  latest_charge: string | null;
};
export type Charge = Stripe.Charge;
export type Refund = Stripe.Refund;
export type Method = Stripe.PaymentMethod & { card: Stripe.PaymentMethod.Card };
export type Billing = Stripe.PaymentMethod.BillingDetails;

const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
export const noBilling: Billing = { address: noAddress, email: null, name: null, phone: null, tax_id: null };

const expansion: Record<string, string> = {
  visa: 'visa',
  mastercard: 'mastercard',
  amex: 'american_express',
  discover: 'discover',
  diners: 'diners_club',
  jcb: 'jcb',
  unionpay: 'union_pay',
};

interface NewMethod {
  id: string;
  created: number;
  card: TestCard;
  month: number;
  year: number;
  hasCvc: boolean;
  billing: Billing;
  metadata: Record<string, string>;
  fingerprintKey: string;
}

export function methodObject({
  id,
  created,
  card,
  month,
  year,
  hasCvc,
  billing,
  metadata,
  fingerprintKey,
}: NewMethod): Method {
  const cvcCheck = hasCvc ? (card.declined?.code === 'incorrect_cvc' ? 'fail' : 'unchecked') : null;
  return {
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billing,
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: billing.address?.line1 ? 'unchecked' : null,
        address_postal_code_check: billing.address?.postal_code ? 'unchecked' : null,
        cvc_check: cvcCheck,
      },
      country: card.country ?? 'US',
      display_brand: expansion[card.brand] ?? 'other',
      exp_month: month,
      exp_year: year,
      fingerprint: createHmac('sha256', fingerprintKey)
        .update(card.number)
        .digest('base64url')
        .replaceAll(/[-_]/g, '0')
        .slice(0, 16),
      funding: card.funding ?? 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata,
    type: 'card',
  };
}

interface NewCharge {
  id: string;
  created: number;
  intent: Intent;
  method: Method;
  failure: { code: string; message: string; decline_code?: string; blocked: boolean } | null;
  captured: boolean;
  threeDSecure: boolean;
}

export function chargeObject({ id, created, intent, method, failure, captured, threeDSecure }: NewCharge): Charge {
  const { card } = method;
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: intent.statement_descriptor ?? 'TEST SHOP',
    captured,
    created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: failure
      ? {
          advice_code: null,
          network_advice_code: null,
          network_decline_code: failure.blocked ? null : '01',
          network_status: failure.blocked ? 'not_sent_to_network' : 'declined_by_network',
          reason: failure.decline_code ?? failure.code,
          risk_level: failure.blocked ? 'highest' : 'normal',
          seller_message: failure.blocked
            ? 'Stripe blocked this payment.'
            : 'The bank did not return any further details with this decline.',
          type: failure.blocked ? 'blocked' : 'issuer_declined',
        }
      : {
          advice_code: null,
          network_advice_code: null,
          network_decline_code: null,
          network_status: 'approved_by_network',
          reason: null,
          risk_level: 'normal',
          seller_message: 'Payment complete.',
          type: 'authorized',
        },
    paid: failure === null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: failure ? null : intent.amount,
        authorization_code: failure ? null : '123456',
        brand: card.brand,
        checks: {
          ...card.checks,
          cvc_check: card.checks?.cvc_check === 'unchecked' ? 'pass' : (card.checks?.cvc_check ?? null),
        },
        country: card.country,
        exp_month: card.exp_month,
        exp_year: card.exp_year,
        fingerprint: card.fingerprint ?? null,
        funding: card.funding,
        installments: null,
        last4: card.last4,
        mandate: null,
        network: card.brand,
        three_d_secure: threeDSecure
          ? {
              authentication_flow: 'challenge',
              electronic_commerce_indicator: '05',
              exemption_indicator: null,
              result: 'authenticated',
              result_reason: null,
              transaction_id: null,
              version: '2.2.0',
            }
          : null,
        wallet: null,
      } as unknown as Stripe.Charge.PaymentMethodDetails.Card,
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping as Charge['shipping'],
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: failure ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
}

interface NewRefund {
  id: string;
  created: number;
  amount: number;
  charge: Charge;
  reason: Refund['reason'];
  metadata: Record<string, string>;
}

export const refundObject = ({ id, created, amount, charge, reason, metadata }: NewRefund): Refund => ({
  id,
  object: 'refund',
  amount,
  balance_transaction: null,
  charge: charge.id,
  created,
  currency: charge.currency,
  customer: null,
  customer_account: null,
  destination_details: {
    card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    type: 'card',
  },
  metadata,
  payment_intent: charge.payment_intent as string,
  payment_method: charge.payment_method,
  reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});

export const listObject = (url: string, data: string[], hasMore: boolean): string =>
  `{"object":"list","data":[${data.join(',')}],"has_more":${hasMore},"url":${JSON.stringify(url)}}`;
