import { BOOKS_YEARS, books, type TaggedTables, type Side } from '../../platform/personal-data/tagged-table.ts';
import { byId, through } from '../../platform/personal-data/ownership-store.ts';

const ledger = { en: 'Ledger of your shop', de: 'Hauptbuch deines Ladens' };
const ofOwnCheckouts = through('checkouts', { checkout_id: 'id' }, byId('buyer_id'));
const retained = (from: string): Side => ({ whose: byId('seller_id'), onErasure: 'keep', law: books(from) });
const inLedger: Side = { whose: byId('seller_id'), notCopied: 'the ledger has them', onErasure: 'nothing' };

/** [SUP-03] Books and payouts stay, in figures; whose bank account or card it was does not. */
export const paymentTables: TaggedTables = {
  payment_events: { columns: { plain: 'event_id type received_at' } },
  payment_differences: { columns: { plain: 'provider_id kind amount_cents moved_at found_at settled_at' } },
  fee_rules: { columns: { plain: 'holds_from percent', ids: 'set_by' } },
  disputes: {
    called: { en: 'Disputes of your card', de: 'Rückbuchungen deiner Karte' },
    columns: {
      plain:
        'checkout_id id status amount_cents currency reason taken_cents fee_cents given_cents excess_cents booked due_at opened_at closed_at submitted_at next_try_at tries answered_at',
      ids: 'submitted_by',
      personal: 'evidence',
    },
    sides: [
      {
        whose: ofOwnCheckouts,
        notCopied: 'it is what the house writes to the bank',
        onErasure: { blank: { evidence: `CASE WHEN closed_at IS NULL THEN evidence ELSE '{}' END` } },
        law: books('opened_at'),
      },
    ],
    retention: [{ from: 'closed_at', years: 3, blank: { evidence: `'{}'` } }],
  },
  dispute_parts: {
    called: ledger,
    columns: {
      plain:
        'dispute_id checkout_id order_id own_cents promised_cents provider_fee_cents funded_cents fee_cents asked_cents',
      ids: 'seller_id',
    },
    sides: [inLedger],
  },
  refunds: {
    called: ledger,
    columns: {
      plain: 'id checkout_id order_id amount_cents status provider_id asked_at sent_at by',
      ids: 'seller_id',
      personal: 'reason',
    },
    sides: [{ ...inLedger, onErasure: { blank: { reason: `''` } } }],
  },
  payments: {
    called: { en: 'Payments', de: 'Zahlungen' },
    columns: {
      plain:
        'checkout_id intent_id amount_cents currency status captured_cents refunded_cents refund_asked_cents disputed_cents card_brand created_at updated_at',
      personal: 'card_last4',
    },
    sides: [{ whose: ofOwnCheckouts, onErasure: { blank: { card_last4: 'NULL' } }, law: books('created_at') }],
    retention: [{ from: 'created_at', years: BOOKS_YEARS, blank: { card_last4: 'NULL' } }],
  },
  ledger_entries: {
    called: ledger,
    columns: { plain: 'transaction_id account amount_cents', ids: 'seller_id' },
    sides: [{ whose: byId('seller_id'), onErasure: 'nothing' }],
  },
  ledger_transactions: {
    called: ledger,
    columns: { plain: 'id kind cause_id checkout_id order_id currency facts at', ids: 'seller_id' },
    sides: [retained('at')],
  },
  ledger_sums: { columns: { plain: 'currency account kind amount_cents', ids: 'seller_id' } },
  payout_lines: { columns: { plain: 'transaction_id payout_id', ids: 'seller_id' } },
  payouts: {
    called: { en: 'Payouts', de: 'Auszahlungen' },
    columns: {
      plain:
        'id kind state amount_cents currency sums covers_from covers_to account_version provider_account_id provider_id failure asked_at sent_at ended_at',
      ids: 'seller_id',
      personal: 'last4',
    },
    sides: [retained('asked_at')],
    retention: [{ from: 'asked_at', years: BOOKS_YEARS, blank: { last4: `'XXXX'` } }],
  },
  payout_accounts: {
    called: { en: 'Bank account', de: 'Bankkonto' },
    columns: {
      plain:
        'country state failure needs version provider_id provider_version pay_from schedule minimum_cents next_payout_at failed_in_row changed_at',
      ids: 'seller_id',
      personal: 'holder last4 hold_reason',
      secret: 'iban',
    },
    sides: [{ whose: byId('seller_id'), onErasure: 'delete' }],
  },
};
