import { type LedgerList, ledgerListSchema } from '#domain/payments/model.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { settings } from '#web/platform/settings.ts';
import { useCall } from '#web/platform/use-call.ts';
import { sellerHref } from '#web/rooms/shops/seller/seller-href.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskFailed, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { LedgerLines, PayoutLines, PayoutList, ReservedOrders } from './money-lists.tsx';
import { nextPayoutWords } from './payout-words.ts';
import '#web/ui/desk/desk-field.css';

type List = 'next' | 'reserved' | 'paid' | Exclude<LedgerList, 'payouts'>;
type Balance = CallOutput<'payments.getBalance'>;
type Figure = readonly [list: List, label: string, cents: number, note: string];

const hrefOf = (list: List): string => `${sellerHref('payouts')}${list === 'next' ? '' : `?list=${list}`}`;

const listOf = (asked: string | null): List => {
  if (asked === 'reserved' || asked === 'paid') return asked;
  const ledger = ledgerListSchema.exclude(['payouts']).safeParse(asked);
  return ledger.success ? ledger.data : 'next';
};

const moneyFigures = (balance: Balance): readonly Figure[] => [
  [
    'next',
    'Balance now',
    balance.balanceCents,
    balance.balanceCents < 0 ? 'below zero: what you sell next makes up for it' : 'goes out with the next payout',
  ],
  ['reserved', 'On the way', balance.reservedCents, 'until orders can no longer be sent back'],
  [
    'paid',
    'Paid out',
    balance.paidOutCents,
    balance.inTransitCents > 0 ? `and ${formatMoney(balance.inTransitCents)} being sent` : 'has arrived at your bank',
  ],
];
const partFigures = (balance: Balance): readonly Figure[] => [
  [
    'sales',
    'Buyers paid',
    balance.paidCents,
    balance.fundedCents > 0
      ? `and ${formatMoney(balance.fundedCents)} for codes of the marketplace`
      : 'pieces and postage',
  ],
  ['fees', 'Fees', balance.feesCents, `${balance.feePercent} % of what is paid now`],
  ['refunds', 'Refunded', balance.refundedCents, 'back to buyers'],
  ...(balance.disputedCents === 0
    ? []
    : [['disputes', 'Disputed', balance.disputedCents, 'held until banks decide, or lost'] as const]),
];

/** [UX-93] Each figure opens the list that it is the sum of. */
const Figures = ({ figures, label, list }: { figures: readonly Figure[]; label: string; list: List }) => (
  <nav className="d-figs d-bigf" aria-label={label}>
    {figures.map(([name, title, cents, note]) => (
      <Link key={name} href={hrefOf(name)} aria-current={name === list ? 'page' : undefined}>
        {title}
        <span className="d-value">{formatMoney(cents)}</span>
        <span className="d-figure-note">{note}</span>
      </Link>
    ))}
  </nav>
);

function ChosenList({ list }: { list: List }) {
  if (list === 'next') return <PayoutLines />;
  if (list === 'reserved') return <ReservedOrders />;
  if (list === 'paid') return <PayoutList />;
  return <LedgerLines key={list} list={list} />;
}

/** [PAY-03, PAY-04, UX-93] What is the maker's now, on the way, and paid; what it comes from; and why each sum is what it is. */
export function PayoutsPage() {
  const list = listOf(useQueryParams().get('list'));
  const { data: balance, error, refetch } = useCall('payments.getBalance');
  const { data: known } = useCall('payments.getPayoutAccount');
  return (
    <main id="main" className="d-main">
      <DeskHead title="Payouts" sub={known && nextPayoutWords(known)}>
        <DeskButtonLink
          isKept
          kind={known?.account === null ? 'primary' : 'secondary'}
          href={sellerHref('payouts/account')}
        >
          {known?.account === null ? 'Enter a bank account' : 'Account and schedule'}
        </DeskButtonLink>
      </DeskHead>
      {balance ? (
        <>
          <Figures figures={moneyFigures(balance)} label="Your money" list={list} />
          <Figures figures={partFigures(balance)} label="What it comes from" list={list} />
          <p className="d-hint">
            {settings().testMode && 'Test mode: no money moves, and the bank is one of the sandbox. '}A fee is counted
            from what a buyer pays for pieces and postage, and comes back with a refund.{' '}
            <Link href={hrefOf('all')}>Everything that was booked</Link>
          </p>
        </>
      ) : error ? (
        <DeskFailed what="Your balance" safe="Your money is safe" problem={error} retry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Loading the balance">
          <i className="d-skeleton" style={{ width: '100%', height: 96 }} />
        </div>
      )}
      <ChosenList list={list} />
    </main>
  );
}
