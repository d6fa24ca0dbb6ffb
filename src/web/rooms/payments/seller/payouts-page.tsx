import { formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import { type LedgerLine, type LedgerList, ledgerListSchema } from '#domain/payments/model.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { settings } from '#web/platform/settings.ts';
import { useCall, usePages } from '#web/platform/use-call.ts';
import { sellerHref } from '#web/rooms/shops/seller/seller-href.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskFailed, DeskHead, DeskSection, TableSkeleton } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { ledgerKindWords } from './ledger-words.ts';

const hrefOf = (list: LedgerList): string => `${sellerHref('payouts')}${list === 'all' ? '' : `?list=${list}`}`;

const lists: Record<LedgerList, { title: string; none: string }> = {
  all: { title: 'Everything that changed your balance', none: 'Nothing has changed your balance yet' },
  sales: { title: 'What buyers paid', none: 'Nobody has paid yet' },
  fees: { title: 'Fees', none: 'No fee yet' },
  refunds: { title: 'Refunds', none: 'Nothing went back' },
  payouts: { title: 'Payouts', none: 'Nothing was paid out yet' },
};

/** [UX-93] Each figure opens the list that it is the sum of. */
function Figures({ balance, list }: { balance: CallOutput<'payments.getBalance'>; list: LedgerList }) {
  const { balanceCents, reservedCents, paidCents, fundedCents, feesCents, refundedCents, feePercent } = balance;
  const figures: [LedgerList, string, number, string][] = [
    [
      'all',
      'Balance now',
      balanceCents + reservedCents,
      balanceCents + reservedCents < 0 ? 'refunds took more than sales brought' : 'held for you',
    ],
    [
      'sales',
      'Buyers paid',
      paidCents,
      fundedCents > 0 ? `and ${formatMoney(fundedCents)} for codes of the marketplace` : 'pieces and postage',
    ],
    ['fees', 'Fees', feesCents, `${feePercent} % of what is paid now`],
    ['refunds', 'Refunded', refundedCents, 'back to buyers'],
  ];
  return (
    <nav className="d-figs d-bigf" aria-label="What the balance is made of">
      {figures.map(([name, label, cents, note]) => (
        <Link key={name} href={hrefOf(name)} aria-current={name === list ? 'page' : undefined}>
          {label}
          <br />
          <span className="d-value">{formatMoney(cents)}</span>
          <br />
          <span className="d-figure-note">{note}</span>
        </Link>
      ))}
    </nav>
  );
}

function LedgerRow({ line }: { line: LedgerLine }) {
  return (
    <tr>
      <td data-label="When">{formatDay(new Date(line.at))}</td>
      <td data-label="What">
        <span className="d-two">
          {ledgerKindWords[line.facts.kind]}
          <small>{line.orderId && <Link href={sellerHref(`orders/${line.orderId}`)}>{line.orderNumber}</Link>}</small>
        </span>
      </td>
      <td data-label="Why">{line.explanation}</td>
      <td data-label="Amount" className="d-num">
        {formatMoney(line.amountCents)}
      </td>
    </tr>
  );
}

function LedgerTable({ lines }: { lines: readonly LedgerLine[] }) {
  return (
    <table className="d-idx d-stack">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What</th>
          <th scope="col">Why</th>
          <th scope="col" className="d-num">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LedgerRow key={line.transactionId} line={line} />
        ))}
      </tbody>
    </table>
  );
}

/** The chosen list, a page at a time. */
function Ledger({ list }: { list: LedgerList }) {
  const pages = usePages('payments.listLedger', { list, limit: 50 });
  const { data, error, refetch, isPlaceholderData } = pages;
  const lines = data?.pages.flatMap((page) => page.items);
  const { title, none } = lists[list];
  return (
    <section className="d-sec" aria-busy={isPlaceholderData}>
      <DeskSection title={title} {...(list === 'all' ? {} : { link: { label: 'Everything', href: hrefOf('all') } })} />
      {!lines ? (
        error ? (
          <DeskFailed
            what="This list"
            safe="Your money is safe, only this list is missing"
            problem={error}
            retry={() => void refetch()}
          />
        ) : (
          <TableSkeleton columns={4} label="Loading the list" />
        )
      ) : lines.length === 0 ? (
        <DeskEmpty
          title={none}
          acts={
            <DeskButtonLink isKept href={sellerHref('orders')}>
              See your orders
            </DeskButtonLink>
          }
        >
          Each sale stands here with its fee as soon as it is paid.
        </DeskEmpty>
      ) : (
        <>
          <LedgerTable lines={lines} />
          <DeskMore pages={pages} />
        </>
      )}
    </section>
  );
}

/** [PAY-03, PAY-04, UX-93] What the marketplace holds for the maker, what it is made of, and why each sum is what it is. */
export function PayoutsPage() {
  const list = ledgerListSchema.safeParse(useQueryParams().get('list')).data ?? 'all';
  const { data: balance, error, refetch } = useCall('payments.getBalance');
  return (
    <main id="main" className="d-main">
      <DeskHead title="Payouts" sub="What we hold for you, and what it is made of." />
      {balance ? (
        <>
          <Figures balance={balance} list={list} />
          <p className="d-hint">
            {settings().testMode
              ? 'Test mode: no money moves, so nothing is paid out.'
              : 'Nothing is paid out to a bank account yet. The balance is kept for you.'}{' '}
            A fee is counted from what a buyer pays for pieces and postage, and comes back with a refund.
          </p>
        </>
      ) : error ? (
        <DeskFailed what="Your balance" safe="Your money is safe" problem={error} retry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Loading the balance">
          <i className="d-skeleton" style={{ width: '100%', height: 96 }} />
        </div>
      )}
      <Ledger list={list} />
    </main>
  );
}
