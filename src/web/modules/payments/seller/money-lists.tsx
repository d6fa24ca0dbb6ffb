import type { LedgerLine, LedgerList } from '#domain/payments/model.ts';
import type { Payout, PayoutPart, ReservedOrder } from '#domain/payments/payout-model.ts';
import { formatMoney, localDay } from '#web/platform/languages/formats.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import { ledgerKindTexts } from './texts/ledger-texts.ts';
import { WholeSums } from '../whole-sums.tsx';
import { MoneyList } from './money-list.tsx';
import * as texts from './texts/list-texts.ts';
import { payoutStateTexts } from './texts/payout-state-texts.ts';

const seeOrders = (
  <DeskButtonLink isAlwaysShown href={sellerHref('orders')}>
    {texts.seeOrders}
  </DeskButtonLink>
);
const everything = { label: texts.everything, href: `${sellerHref('payouts')}?list=all` };

/** Days and numbers of orders are read as one; only reasons break over lines. */
const inOneLine = { whiteSpace: 'nowrap' } as const;

/** A line of the ledger: what it was, of which order or payout, and why it is this sum. */
const ledgerColumns: DeskColumn<LedgerLine>[] = [
  { head: texts.when, style: inOneLine, cell: (line) => localDay(line.at) },
  {
    head: texts.what,
    style: inOneLine,
    cell: (line) => (
      <span className="d-two">
        {ledgerKindTexts[line.facts.kind]}
        <small>
          {line.orderId ? (
            <Link className="d-link" href={sellerHref(`orders/${line.orderId}`)}>
              {line.orderNumber}
            </Link>
          ) : (
            <Link className="d-link" href={sellerHref(`payouts/${line.causeId}`)}>
              {texts.seePayout}
            </Link>
          )}
        </small>
      </span>
    ),
  },
  { head: texts.why, cell: (line) => <WholeSums>{line.explanation}</WholeSums> },
  { head: texts.amount, isNumber: true, cell: (line) => formatMoney(line.amountCents) },
];

export function LedgerLines({ list }: { list: LedgerList }) {
  const pages = usePages('payments.listLedger', { list, limit: 50 });
  const { title, none } = texts.lists[list];
  return (
    <MoneyList
      title={title}
      {...(list === 'all' ? {} : { link: everything })}
      none={{ title: none, text: texts.salesComeHere, actions: seeOrders }}
      pages={pages}
      columns={ledgerColumns}
      keyOf={({ transactionId }) => transactionId}
    />
  );
}

interface OfPayout {
  payoutId?: string;
  /** A part of its sum alone, under its own title, with the way back to all lines. */
  part?: PayoutPart;
  title?: string;
  all?: string;
}

/** What a payout pays, or what the next one would. */
export function PayoutLines({ payoutId, part, title, all }: OfPayout) {
  const pages = usePages('payments.listPayoutLines', {
    ...(payoutId ? { payoutId } : {}),
    ...(part ? { part } : {}),
    limit: 50,
  });
  const noneOfAll = payoutId
    ? { title: texts.testHasNoLines, text: texts.testText }
    : { title: texts.nothingNow, text: texts.joinsWhen };
  return (
    <MoneyList
      title={title ?? (payoutId ? texts.whatItPays : texts.madeOf)}
      {...(all ? { link: { label: texts.allLines, href: all } } : {})}
      none={part ? { title: texts.nothingOfIt, text: texts.partText } : noneOfAll}
      pages={pages}
      columns={ledgerColumns}
      keyOf={({ transactionId }) => transactionId}
    />
  );
}

/** What an order waits for before its days of return begin. */
const daysBegin = ({ state, deliveryId }: ReservedOrder): string =>
  state === 'shipped' && deliveryId === 'pickup'
    ? texts.readyToCollect
    : texts.daysBegin(texts.orderStates[state] ?? state);

const reservedColumns: DeskColumn<ReservedOrder>[] = [
  { head: texts.bought, style: inOneLine, cell: (order) => localDay(order.placedAt) },
  {
    head: texts.order,
    style: inOneLine,
    cell: (order) => (
      <Link className="d-link" href={sellerHref(`orders/${order.orderId}`)}>
        {order.orderNumber}
      </Link>
    ),
  },
  {
    head: texts.yoursWhen,
    cell: (order) => (
      <span className="d-two">
        {order.reservedUntil ? texts.untilDay(localDay(order.reservedUntil)) : daysBegin(order)}
        {order.withheldCents > 0 && <small>{texts.withheld(formatMoney(order.withheldCents))}</small>}
      </span>
    ),
  },
  { head: texts.amount, isNumber: true, cell: (order) => formatMoney(order.amountCents) },
];

/** Orders whose days of return are not over, and until when. */
export function ReservedOrders() {
  return (
    <MoneyList
      title={texts.onTheWay}
      note={texts.staysHere}
      none={{
        title: texts.noneOnTheWay,
        text: texts.salesStayHere,
        actions: seeOrders,
      }}
      pages={usePages('payments.listReserved', { limit: 50 })}
      columns={reservedColumns}
      keyOf={({ orderId }) => orderId}
    />
  );
}

const payoutColumns: DeskColumn<Payout>[] = [
  {
    head: texts.day,
    style: inOneLine,
    cell: (payout) => (
      <Link className="d-link" href={sellerHref(`payouts/${payout.payoutId}`)}>
        {localDay(payout.askedAt)}
      </Link>
    ),
  },
  {
    head: texts.to,
    cell: (payout) => (
      <span className="d-two">
        {texts.accountEnding(payout.last4)}
        <small>{payout.kind === 'test' ? texts.testPayout : texts.orders(payout.sums.orders)}</small>
      </span>
    ),
  },
  {
    head: texts.covers,
    style: inOneLine,
    cell: ({ coversFrom, coversTo }) =>
      coversFrom && coversTo ? texts.coversOf(localDay(coversFrom), localDay(coversTo)) : '–',
  },
  {
    head: texts.state,
    cell: (payout) => (
      <>
        {payoutStateTexts[payout.state]}
        {payout.failure && `: ${payout.failure}`}
      </>
    ),
  },
  { head: texts.amount, isNumber: true, cell: (payout) => formatMoney(payout.amountCents) },
];

/** [UX-85] What came back of the account as it is, each with the bank's reason. */
export function CameBackList() {
  return (
    <MoneyList
      title={texts.cameBack}
      link={{ label: texts.allPayouts, href: `${sellerHref('payouts')}?list=paid` }}
      none={{ title: texts.noneCameBack, text: texts.payoutsComeHere }}
      pages={usePages('payments.listPayouts', { show: 'came_back', limit: 50 })}
      columns={payoutColumns}
      keyOf={({ payoutId }) => payoutId}
    />
  );
}

/** Every payout, each of which opens its lines and its statement. */
export function PayoutList() {
  return (
    <MoneyList
      title={texts.allPayouts}
      none={{ title: texts.noPayout, text: texts.payoutsComeHere }}
      pages={usePages('payments.listPayouts', { limit: 50 })}
      columns={payoutColumns}
      keyOf={({ payoutId }) => payoutId}
    />
  );
}
