import type { Language } from '../core/languages/language.ts';
import { dayIn } from '../core/days/time-zone.ts';
import { formatMoney } from '../core/money.ts';
import { explainPayoutLine } from './explain-payout-line.ts';
import type { LedgerLine } from './model.ts';
import type { PayoutSums } from './payout-model.ts';
import { headTexts, kindTexts, sumTexts } from './statement-texts.ts';

type Line = Pick<LedgerLine, 'at' | 'orderNumber' | 'amountCents' | 'facts' | 'currency'>;

/** `12.50`: for programs. */
const plain = (cents: number): string => (cents / 100).toFixed(2);
interface Written {
  language: Language;
  /** Of the days that it is dated in: the marketplace’s. */
  timeZone: string;
}
const kindOf = ({ facts }: Line, language: Language): string => kindTexts[language][facts.kind] ?? facts.kind;

/** [PAY-04] The statement of a payout as rows of a table for programs: each line with what it was reckoned from. */
export const statementRows = (lines: readonly Line[], { language, timeZone }: Written): string[][] => [
  headTexts[language],
  ...lines.map((line) => {
    const { facts } = line;
    const parts =
      facts.kind === 'release' ? [facts.paidCents, facts.feeCents, facts.refundedCents].map(plain) : ['', '', ''];
    return [
      ...[dayIn(timeZone, new Date(line.at)), kindOf(line, language), line.orderNumber ?? '', ...parts],
      ...[plain(line.amountCents), line.currency, explainPayoutLine(line, language)],
    ];
  }),
];

/** The same for people to read: date, what, order, amount. */
export const statementTable = (lines: readonly Line[], { language, timeZone }: Written): string[][] =>
  lines.map((line) => [
    ...[dayIn(timeZone, new Date(line.at)), kindOf(line, language), line.orderNumber ?? ''],
    formatMoney(line.amountCents, language),
  ]);

/** How a payout adds up; what is nothing is left out. */
export function statementSums(sums: PayoutSums, language: Language = 'en'): { name: string; value: string }[] {
  const labels = sumTexts[language];
  return (
    [
      [labels.paid(sums.orders), sums.paidCents],
      [labels.codes, sums.fundedCents],
      [labels.fees, 0 - sums.feesCents],
      [labels.back, 0 - sums.refundedCents],
      [labels.disputes, 0 - sums.disputedCents],
      [labels.other, sums.otherCents],
    ] as const
  )
    .filter(([, cents]) => cents !== 0)
    .map(([name, cents]) => ({ name, value: formatMoney(cents, language) }));
}
