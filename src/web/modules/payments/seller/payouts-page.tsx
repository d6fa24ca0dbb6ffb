import { type LedgerList, ledgerListSchema } from '#domain/payments/model.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { settings } from '#web/platform/settings.ts';
import { useCall } from '#web/platform/use-call.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { FigureRow } from '#web/ui/desk/figure-row.tsx';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskFailed, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { CameBackList, LedgerLines, PayoutLines, PayoutList, ReservedOrders } from './money-lists.tsx';
import * as texts from './texts/payouts-texts.ts';
import { nextPayoutText } from './texts/payout-state-texts.ts';
import { DeskSkeleton } from '#web/ui/desk/desk-skeleton.tsx';
import '#web/ui/desk/desk-field.css';

type List = 'next' | 'reserved' | 'paid' | 'came-back' | Exclude<LedgerList, 'payouts'>;
type Balance = CallOutput<'payments.getBalance'>;
type Figure = readonly [list: List, label: string, cents: number, note: string];

const hrefOf = (list: List): string => `${sellerHref('payouts')}${list === 'next' ? '' : `?list=${list}`}`;

const listOf = (param: string | null): List => {
  if (param === 'reserved' || param === 'paid' || param === 'came-back') return param;
  const ledger = ledgerListSchema.exclude(['payouts']).safeParse(param);
  return ledger.success ? ledger.data : 'next';
};

const moneyFigures = (balance: Balance): readonly Figure[] => [
  ['next', texts.balanceNow, balance.balanceCents, balance.balanceCents < 0 ? texts.belowZero : texts.goesOut],
  ['reserved', texts.onTheWay, balance.reservedCents, texts.untilReturns],
  [
    'paid',
    texts.paidOut,
    balance.paidOutCents,
    balance.inTransitCents > 0 ? texts.beingSent(formatMoney(balance.inTransitCents)) : texts.arrived,
  ],
];
/** What the marketplace added to sales for its own codes, whether it went back since or not. */
const addedOf = ({ fundedCents, fundedBackCents }: Balance): number => fundedCents + fundedBackCents;

const partFigures = (balance: Balance): readonly Figure[] => [
  [
    'sales',
    texts.buyersPaid,
    balance.paidCents + addedOf(balance),
    addedOf(balance) > 0 ? texts.byCodes(formatMoney(addedOf(balance))) : texts.ofWhat,
  ],
  ['fees', texts.fees, balance.feesCents, texts.feeNow(balance.feePercent)],
  [
    'refunds',
    texts.refunded,
    balance.refundedCents + balance.fundedBackCents,
    balance.fundedBackCents > 0 ? texts.backToMarketplace(formatMoney(balance.fundedBackCents)) : texts.backToBuyers,
  ],
  ...(balance.disputedCents === 0
    ? []
    : [['disputes', texts.disputed, balance.disputedCents, texts.reservedOrLost] as const]),
  ...(balance.labelsCents === 0 ? [] : [['labels', texts.labels, balance.labelsCents, texts.labelsNote] as const]),
];

/** [UX-93] Each figure opens the list that it is the sum of. */
const Figures = ({ figures, label, list }: { figures: readonly Figure[]; label: string; list: List }) => (
  <FigureRow
    label={label}
    figures={figures.map(([name, title, cents, note]) => ({
      name: title,
      value: formatMoney(cents),
      note,
      href: hrefOf(name),
      isCurrent: name === list,
    }))}
  />
);

function ChosenList({ list }: { list: List }) {
  if (list === 'next') return <PayoutLines />;
  if (list === 'reserved') return <ReservedOrders />;
  if (list === 'paid') return <PayoutList />;
  if (list === 'came-back') return <CameBackList />;
  return <LedgerLines key={list} list={list} />;
}

/** [PAY-03, PAY-04, UX-93] What is the maker's now, on the way, and paid; what it comes from; and why each sum is what it is. */
export function PayoutsPage() {
  const list = listOf(useQueryParams().get('list'));
  const { data: balance, error, refetch } = useCall('payments.getBalance');
  const { data: known } = useCall('payments.getPayoutAccount');
  const content = () => {
    if (balance)
      return (
        <>
          <Figures figures={moneyFigures(balance)} label={texts.yourMoney} list={list} />
          <Figures figures={partFigures(balance)} label={texts.comesFrom} list={list} />
          <p className="d-hint">
            {settings().testMode && texts.testMode}
            {texts.feeText}
            <Link className="d-link" href={hrefOf('all')}>
              {texts.everything}
            </Link>
          </p>
        </>
      );
    if (error)
      return (
        <DeskFailed what={texts.yourBalance} safe={texts.moneyIsSafe} problem={error} retry={() => void refetch()} />
      );
    return (
      <div role="status" aria-label={texts.loadingBalance}>
        <DeskSkeleton height={96} />
      </div>
    );
  };
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={known && nextPayoutText(known)}>
        <DeskButtonLink
          isAlwaysShown
          kind={known?.account === null ? 'primary' : 'secondary'}
          href={sellerHref('payouts/account')}
        >
          {known?.account === null ? texts.enterAccount : texts.accountAndSchedule}
        </DeskButtonLink>
      </DeskHead>
      {content()}
      <ChosenList list={list} />
    </main>
  );
}
