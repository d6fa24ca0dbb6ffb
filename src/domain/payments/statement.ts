import { formatMoney } from '../core/money.ts';
import { explainTransaction } from './explain-transaction.ts';
import type { LedgerFacts, LedgerLine } from './model.ts';
import type { PayoutSums } from './payout-model.ts';

const kindWords: Partial<Record<LedgerFacts['kind'], string>> = {
  release: 'Order',
  refund: 'Refund',
  fee_refund: 'Fee given back',
  test_payout: 'Test payout',
  payout_returned: 'Payout came back',
  dispute: 'Dispute',
  dispute_won: 'Dispute won',
};

type Line = Pick<LedgerLine, 'at' | 'orderNumber' | 'amountCents' | 'facts' | 'currency'>;

/** `12.50`: for programs. */
const plain = (cents: number): string => (cents / 100).toFixed(2);
const day = (at: string): string => at.slice(0, 10);
const kindOf = ({ facts }: Line): string => kindWords[facts.kind] ?? facts.kind;

/** [PAY-04] The statement of a payout as rows of a table for programs: each line with what it was reckoned from. */
export const statementRows = (lines: readonly Line[]): string[][] => [
  ['Date', 'What', 'Order', 'Paid', 'Fee', 'Back to buyer', 'Amount', 'Currency', 'Why'],
  ...lines.map((line) => {
    const { facts } = line;
    const parts =
      facts.kind === 'release' ? [facts.paidCents, facts.feeCents, facts.refundedCents].map(plain) : ['', '', ''];
    return [
      ...[day(line.at), kindOf(line), line.orderNumber ?? '', ...parts],
      ...[plain(line.amountCents), line.currency, explainTransaction(facts, 'maker')],
    ];
  }),
];

/** The same for people to read: date, what, order, amount. */
export const statementTable = (lines: readonly Line[]): string[][] =>
  lines.map((line) => [day(line.at), kindOf(line), line.orderNumber ?? '', formatMoney(line.amountCents)]);

/** How a payout adds up; what is nothing is left out. */
export const statementSums = (sums: PayoutSums): { name: string; value: string }[] =>
  (
    [
      [`Paid by buyers, ${sums.orders} ${sums.orders === 1 ? 'order' : 'orders'}`, sums.paidCents],
      ['Codes of the marketplace', sums.fundedCents],
      ['Fees, less what came back', 0 - sums.feesCents],
      ['Back to buyers', 0 - sums.refundedCents],
      ['Disputes', 0 - sums.disputedCents],
      ['Payouts made before or sent back', sums.otherCents],
    ] as const
  )
    .filter(([, cents]) => cents !== 0)
    .map(([name, cents]) => ({ name, value: formatMoney(cents) }));
