import type Stripe from 'stripe';

/** What the bank will do with payouts to an account: it takes them, or fails them for a reason. */
export interface BankOutcome {
  failure?: string;
}

/** An object of the API as it is stored and shown. */
export interface ConnectDoc {
  id: string;
  created: number;
}

const failures = ['no_account', 'account_closed', 'insufficient_funds', 'debit_not_authorized', 'invalid_currency'];

/** The provider's test numbers: those whose account ends in 3001 to 3005 fail, in the order of its documentation. */
export function outcomeOf(iban: string): BankOutcome {
  const [, which] = /^[A-Z]{2}\d{2}37040044053201300([1-5])$/.exec(iban) ?? [];
  const failure = failures[Number(which) - 1];
  return failure ? { failure } : {};
}

export type Account = ConnectDoc & {
  object: 'account';
  metadata: Record<string, string>;
  requirements: { currently_due: string[]; [name: string]: unknown };
  external_accounts: { data: BankAccountDoc[]; [name: string]: unknown };
  [name: string]: unknown;
};
export type BankAccountDoc = ReturnType<typeof bankAccountObject>;

export const bankAccountObject = (bank: {
  id: string;
  account: string;
  holder: string | null;
  iban: string;
  country: string;
}) => ({
  id: bank.id,
  object: 'bank_account' as const,
  account: bank.account,
  account_holder_name: bank.holder,
  account_holder_type: 'individual',
  account_type: null,
  available_payout_methods: ['standard'],
  bank_name: 'STRIPE TEST BANK',
  country: bank.country,
  currency: 'eur',
  default_for_currency: true,
  fingerprint: null,
  last4: bank.iban.slice(-4),
  metadata: {},
  routing_number: bank.iban.slice(4, 12),
  status: 'new',
});

export function accountObject(account: {
  id: string;
  created: number;
  country: string;
  email: string | null;
  metadata: Record<string, string>;
  bank: BankAccountDoc | null;
}): Account {
  return {
    id: account.id,
    object: 'account',
    business_type: 'individual',
    capabilities: { transfers: 'active' },
    charges_enabled: false,
    country: account.country,
    created: account.created,
    default_currency: 'eur',
    details_submitted: true,
    email: account.email,
    external_accounts: {
      object: 'list',
      data: account.bank ? [account.bank] : [],
      has_more: false,
      total_count: account.bank ? 1 : 0,
      url: `/v1/accounts/${account.id}/external_accounts`,
    },
    metadata: account.metadata,
    payouts_enabled: true,
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: [],
      disabled_reason: null,
      errors: [],
      eventually_due: [],
      past_due: [],
      pending_verification: [],
    },
    settings: { payouts: { debit_negative_balances: false, schedule: { delay_days: 7, interval: 'manual' } } },
    type: 'custom',
  };
}

type NewMove = { id: string; created: number; amount: number; currency: string; metadata: Record<string, string> };

export const transferObject = (transfer: NewMove & { destination: string; group: string | null }): Stripe.Transfer =>
  ({
    id: transfer.id,
    object: 'transfer',
    amount: transfer.amount,
    amount_reversed: 0,
    balance_transaction: null,
    created: transfer.created,
    currency: transfer.currency,
    description: null,
    destination: transfer.destination,
    destination_payment: null,
    livemode: false,
    metadata: transfer.metadata,
    reversals: {
      object: 'list',
      data: [],
      has_more: false,
      total_count: 0,
      url: `/v1/transfers/${transfer.id}/reversals`,
    },
    reversed: false,
    source_transaction: null,
    source_type: 'card',
    transfer_group: transfer.group,
  }) as unknown as Stripe.Transfer;

export const reversalObject = (reversal: NewMove & { transfer: string }) => ({
  id: reversal.id,
  object: 'transfer_reversal',
  amount: reversal.amount,
  balance_transaction: null,
  created: reversal.created,
  currency: reversal.currency,
  destination_payment_refund: null,
  metadata: reversal.metadata,
  source_refund: null,
  transfer: reversal.transfer,
});

export const payoutObject = (payout: NewMove & { destination: string | null; arrives: number }): Stripe.Payout =>
  ({
    id: payout.id,
    object: 'payout',
    amount: payout.amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: payout.arrives,
    automatic: false,
    balance_transaction: null,
    created: payout.created,
    currency: payout.currency,
    description: null,
    destination: payout.destination,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: payout.metadata,
    method: 'standard',
    original_payout: null,
    reconciliation_status: 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'pending',
    type: 'bank_account',
  }) as unknown as Stripe.Payout;
