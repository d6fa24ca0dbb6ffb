import type { LedgerLine, LedgerList } from '#domain/payments/model.ts';
import type { Payout, ReservedOrder } from '#domain/payments/payout-model.ts';
import { formatDay, formatMoney, numbered } from '#web/platform/languages/formats.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { sellerHref } from '#web/rooms/shops/seller/seller-href.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import { ledgerKindWords } from './ledger-words.ts';
import { MoneyList } from './money-list.tsx';
import { payoutStateWords } from './payout-words.ts';

const seeOrders = (
  <DeskButtonLink isKept href={sellerHref('orders')}>
    See your orders
  </DeskButtonLink>
);
const everything = { label: 'Everything', href: `${sellerHref('payouts')}?list=all` };

/** A line of the ledger: what it was, of which order or payout, and why it is this sum. */
const ledgerColumns: DeskColumn<LedgerLine>[] = [
  { head: 'When', cell: (line) => formatDay(new Date(line.at)) },
  {
    head: 'What',
    cell: (line) => (
      <span className="d-two">
        {ledgerKindWords[line.facts.kind]}
        <small>
          {line.orderId ? (
            <Link href={sellerHref(`orders/${line.orderId}`)}>{line.orderNumber}</Link>
          ) : (
            <Link href={sellerHref(`payouts/${line.causeId}`)}>See the payout</Link>
          )}
        </small>
      </span>
    ),
  },
  { head: 'Why', cell: (line) => line.explanation },
  { head: 'Amount', isNumber: true, cell: (line) => formatMoney(line.amountCents) },
];

const lists: Record<LedgerList, { title: string; none: string }> = {
  all: { title: 'Everything that was booked', none: 'Nothing was booked yet' },
  sales: { title: 'What buyers paid', none: 'Nobody has paid yet' },
  fees: { title: 'Fees', none: 'No fee yet' },
  refunds: { title: 'Refunds', none: 'Nothing went back' },
  disputes: { title: 'Disputes', none: 'No buyer’s bank has disputed an order' },
  payouts: { title: 'What was paid out and came back', none: 'Nothing was paid out yet' },
};

export function LedgerLines({ list }: { list: LedgerList }) {
  const pages = usePages('payments.listLedger', { list, limit: 50 });
  const { title, none } = lists[list];
  return (
    <MoneyList
      title={title}
      {...(list === 'all' ? {} : { link: everything })}
      none={{ title: none, words: 'Each sale stands here with its fee as soon as it is paid.', acts: seeOrders }}
      pages={pages}
      columns={ledgerColumns}
      keyOf={({ transactionId }) => transactionId}
    />
  );
}

/** What a payout pays, or what the next one would. */
export function PayoutLines({ payoutId }: { payoutId?: string }) {
  const pages = usePages('payments.listPayoutLines', { ...(payoutId ? { payoutId } : {}), limit: 50 });
  return (
    <MoneyList
      title={payoutId ? 'What it pays' : 'What your balance is made of'}
      none={{
        title: payoutId ? 'A test payout has no lines' : 'Nothing to be paid out now',
        words: payoutId
          ? 'It was sent to try the account, and the next payout is less by it.'
          : 'An order joins when its days of return are over.',
      }}
      pages={pages}
      columns={ledgerColumns}
      keyOf={({ transactionId }) => transactionId}
    />
  );
}

const stateWords: Record<string, string> = {
  confirmed: 'Not begun',
  processing: 'Being made',
  shipped: 'On its way to the buyer',
  delivered: 'Has arrived',
};

const reservedColumns: DeskColumn<ReservedOrder>[] = [
  { head: 'Bought', cell: (order) => formatDay(new Date(order.placedAt)) },
  { head: 'Order', cell: (order) => <Link href={sellerHref(`orders/${order.orderId}`)}>{order.orderNumber}</Link> },
  {
    head: 'Yours when',
    cell: (order) =>
      order.reservedUntil
        ? `Can be sent back until ${formatDay(new Date(order.reservedUntil))}`
        : `${stateWords[order.state] ?? order.state}. Its days of return begin when it has arrived.`,
  },
  { head: 'Amount', isNumber: true, cell: (order) => formatMoney(order.amountCents) },
];

/** Orders whose days of return are not over, and until when. */
export function ReservedOrders() {
  return (
    <MoneyList
      title="On the way to you"
      note="Until an order can no longer be sent back, its money stays here"
      none={{
        title: 'No order is on the way',
        words: 'Each sale stands here until its days of return are over.',
        acts: seeOrders,
      }}
      pages={usePages('payments.listReserved', { limit: 50 })}
      columns={reservedColumns}
      keyOf={({ orderId }) => orderId}
    />
  );
}

const payoutColumns: DeskColumn<Payout>[] = [
  {
    head: 'Day',
    cell: (payout) => (
      <Link href={sellerHref(`payouts/${payout.payoutId}`)}>{formatDay(new Date(payout.askedAt))}</Link>
    ),
  },
  {
    head: 'To',
    cell: (payout) => (
      <span className="d-two">
        Account ending {payout.last4}
        <small>{payout.kind === 'test' ? 'Test payout' : numbered(payout.sums.orders, 'order', 'orders')}</small>
      </span>
    ),
  },
  {
    head: 'State',
    cell: (payout) => (
      <>
        {payoutStateWords[payout.state]}
        {payout.failure && `: ${payout.failure}`}
      </>
    ),
  },
  { head: 'Amount', isNumber: true, cell: (payout) => formatMoney(payout.amountCents) },
];

/** Every payout, each of which opens its lines and its statement. */
export function PayoutList() {
  return (
    <MoneyList
      title="All payouts"
      none={{ title: 'Nothing was paid out yet', words: 'Each payout stands here with its statement.' }}
      pages={usePages('payments.listPayouts', { limit: 50 })}
      columns={payoutColumns}
      keyOf={({ payoutId }) => payoutId}
    />
  );
}
