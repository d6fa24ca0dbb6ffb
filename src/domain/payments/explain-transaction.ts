import { formatMoney } from '../core/money.ts';
import type { Language } from '../core/languages/language.ts';
import { explainInGerman } from './explain-in-german.ts';
import type { DisputeFacts, LedgerFacts, LedgerReader } from './model.ts';

const listed = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(', ');

const phrases = {
  maker: { owes: 'you owe', to: 'you', whose: 'your', own: 'yours' },
  administrator: { owes: 'the maker owes', to: 'the maker', whose: 'the maker’s', own: 'the maker’s' },
} as const satisfies Record<LedgerReader, Record<string, string>>;

/** [PAY-03, UX-93] Why a transaction has the sums that it has, from the facts that were kept with it. */
export const explainTransaction = (facts: LedgerFacts, reader: LedgerReader, language: Language = 'en'): string =>
  language === 'de' ? explainInGerman(facts, reader) : explainInEnglish(facts, reader);

function explainInEnglish(facts: LedgerFacts, reader: LedgerReader): string {
  const { owes, to, whose, own } = phrases[reader];
  switch (facts.kind) {
    case 'charge': {
      const vat =
        facts.containedTaxCents > 0 ? ` ${formatMoney(facts.containedTaxCents)} of it are VAT, which ${owes}.` : '';
      const funded =
        facts.fundedCents > 0 ? ` The marketplace bears ${formatMoney(facts.fundedCents)} of the reduction.` : '';
      return `The buyer paid ${formatMoney(facts.paidCents)}: ${listed([
        `pieces ${formatMoney(facts.subtotalCents)}`,
        `postage ${formatMoney(facts.shippingCents)}`,
        facts.taxCents > 0 && `tax ${formatMoney(facts.taxCents)}`,
        facts.discountCents > 0 && `reduction ${formatMoney(-facts.discountCents)}`,
      ])}.${vat}${funded}`;
    }
    case 'fee':
      return `${facts.percent} % of ${formatMoney(facts.paidCents)}, which the buyer paid for pieces and postage.`;
    case 'refund':
      return `${formatMoney(facts.amountCents)} back to the buyer, ${formatMoney(facts.refundedCents)} of ${formatMoney(facts.paidCents)} in all.${
        facts.fundedCents > 0
          ? ` The marketplace takes back ${formatMoney(facts.fundedCents)} that it had added to the reduction.`
          : ''
      }`;
    case 'fee_refund':
      return `The fee was ${formatMoney(facts.chargedFeeCents)}, ${facts.percent} % of ${formatMoney(facts.paidCents)}. Its part of the ${formatMoney(facts.refundedCents)} that went back is given back too.`;
    case 'refund_sent':
      return `${formatMoney(facts.amountCents)} sent to the buyer by the payment provider.`;
    case 'late_charge':
      return `${formatMoney(facts.paidCents)} came when the pieces were no longer held. All of it goes back.`;
    case 'release':
      return `The days of return are over. ${listed([
        `Paid ${formatMoney(facts.paidCents)}`,
        facts.fundedCents > 0 && `from the marketplace ${formatMoney(facts.fundedCents)}`,
        `fee ${formatMoney(-facts.feeCents)}`,
        facts.refundedCents > 0 && `back to the buyer ${formatMoney(-facts.refundedCents)}`,
        facts.disputedCents !== 0 && `disputes ${formatMoney(-facts.disputedCents)}`,
      ])}.`;
    case 'dispute':
    case 'dispute_won':
    case 'dispute_fee':
    case 'dispute_lost':
      return explainDispute(facts, reader);
    case 'label':
      if (facts.wayBack)
        return `Label of ${facts.carrier}, ${facts.service}, for pieces on their way back. It is paid from ${whose} balance${
          facts.wayBack === 'buyer' ? ', and taken off the refund of the return' : ''
        }.`;
      return `Label of ${facts.carrier}, ${facts.service}, for a parcel of this order. It is paid from ${whose} balance.`;
    case 'label_refund':
      return `The label of ${facts.carrier} was not used: ${formatMoney(facts.costCents)} are ${own} again.`;
    case 'payout':
      return `Sent to ${whose} bank, account ending ${facts.last4}.`;
    case 'test_payout':
      return `Sent to ${whose} bank to try the account ending ${facts.last4}. It counts as paid to ${to}.`;
    case 'payout_paid':
      return `${formatMoney(facts.amountCents)} arrived at ${whose} bank.`;
    case 'payout_returned':
      return `The bank of the account ending ${facts.last4} did not take it. It is ${own} to be paid out again.`;
  }
}

function explainDispute(facts: DisputeFacts, reader: LedgerReader): string {
  const { own } = phrases[reader];
  switch (facts.kind) {
    case 'dispute':
      return `The buyer’s bank took ${formatMoney(facts.amountCents)} back. ${listed([
        `Held until it is decided: ${formatMoney(facts.ownCents)}`,
        facts.feeCents > 0 && `its part of the fee ${formatMoney(-facts.feeCents)}`,
        facts.fundedCents > 0 && `what the marketplace had added ${formatMoney(facts.fundedCents)}`,
        facts.providerFeeCents > 0 && `the card provider’s fee ${formatMoney(facts.providerFeeCents)}`,
      ])}.`;
    case 'dispute_won':
      return `The dispute is won: all that was held is ${own} again${
        facts.costCents > 0 ? `, and the marketplace bears ${formatMoney(facts.costCents)} of what it cost` : ''
      }.`;
    case 'dispute_fee':
      return `The dispute cost ${formatMoney(facts.costCents)} beyond what it held, such as the card provider’s fee. ${
        facts.bornCents > 0 ? `The marketplace bears ${formatMoney(facts.bornCents)}, what is left of its fee. ` : ''
      }The shop bears ${formatMoney(facts.amountCents)}.`;
    case 'dispute_lost':
      return 'The dispute is lost: what was held does not come back.';
  }
}
