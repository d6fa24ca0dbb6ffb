import type { CallInput, CallOutput } from '#web/platform/calls.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { FigureRow } from '#web/ui/desk/figure-row.tsx';
import { DeskSelect } from '#web/ui/desk/desk-field.tsx';
import { DeskEmpty, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { DeskTable } from '#web/ui/desk/desk-table.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { go } from '#web/platform/router/navigation.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { RecordLink, recordHref } from '#web/modules/admin/records/record-link.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { useView } from '#web/modules/admin/use-view.ts';
import { type Book, bookHref } from './book-href.ts';
import { BookFigure, Books } from './books.tsx';
import { Fees } from './fees.tsx';
import { SellerPayouts } from './seller-payouts.tsx';
import { ReusedAccounts } from './reused-accounts.tsx';
import { MoneyChart, periodText } from './money-chart.tsx';
import { PaymentList } from './payment-list.tsx';
import * as texts from './texts/money-texts.ts';
import '#web/ui/desk/records.css';
import '#web/modules/admin/records/records.css';

type Money = CallOutput<'office.getMoney'>;
type OrderPart = NonNullable<CallInput<'office.listOrders'>['part']>;
type MoneyBy = CallOutput<'office.getMoney'>['by'];

const spans = Object.entries(texts.spans) as [MoneyBy, string][];
const minus = (cents: number): string => (cents === 0 ? formatMoney(0) : `−${formatMoney(cents)}`);

interface Shown {
  sums: Money['sums'];
  /** The first day of the time that is shown, and what is chosen. */
  days: { from: string; by: MoneyBy };
}
const ordersHref = (days: { from: string; until?: string; state?: string; part?: OrderPart }): string =>
  `${adminHref('orders')}?${new URLSearchParams(days)}`;

/** [UX-93] How the sum comes about, as in a ledger; each part opens the orders that it is the sum of. */
function Ledger({ sums, days }: Shown) {
  const { from } = days;
  const lines: [OrderPart, string, string][] = [
    ['lines', texts.linesOf(sums.orders), formatMoney(sums.linesCents)],
    ['discount', texts.discounts, minus(sums.discountCents)],
    ['postage', texts.postage, formatMoney(sums.postageCents)],
    ...(sums.taxCents === 0 ? [] : [['tax', texts.tax, formatMoney(sums.taxCents)] as [OrderPart, string, string]]),
  ];
  return (
    <aside>
      <DeskSection title={texts.addsUp} />
      <dl className="d-sum">
        {lines.map(([part, label, value]) => (
          <div key={part}>
            <dt>{label}</dt>
            <dd>
              <RecordLink href={ordersHref({ from, part })}>{value}</RecordLink>
            </dd>
          </div>
        ))}
        <div className="d-tot">
          <dt>{texts.orders}</dt>
          <dd>
            <RecordLink href={ordersHref({ from })}>{formatMoney(sums.ordersCents)}</RecordLink>
          </dd>
        </div>
        <div>
          <dt>{texts.containedTax}</dt>
          <dd>
            <RecordLink href={ordersHref({ from, part: 'vat' })}>{formatMoney(sums.containedTaxCents)}</RecordLink>
          </dd>
        </div>
        <div>
          <dt>{texts.feesOfIt}</dt>
          <dd>
            <BookFigure cents={sums.feesCents} href={bookHref('fees', days)} />
          </dd>
        </div>
      </dl>
      <p className="d-hint">
        {sums.takenCents === sums.ordersCents
          ? texts.sameSum(sums.payments)
          : texts.otherSum(sums.payments, formatMoney(sums.takenCents))}
        {sums.cancelledCents > 0 && (
          <>
            {texts.calledOff(formatMoney(sums.cancelledCents))}{' '}
            <RecordLink href={ordersHref({ from, state: 'cancelled' })}>{texts.seeThem}</RecordLink>
          </>
        )}
      </p>
    </aside>
  );
}

function PeriodTable({ periods, by }: Pick<Money, 'periods' | 'by'>) {
  const next = new Map(periods.map(({ from }, index) => [from, periods[index + 1]?.from]));
  const daysOf = (from: string) => {
    const until = next.get(from);
    return { from, ...(until ? { until } : {}) };
  };
  return (
    <details className="d-more1">
      <summary>{texts.asTable}</summary>
      <DeskTable
        isBare
        caption={texts.byTime}
        columns={[
          {
            head: texts.periods[by],
            short: texts.time,
            cell: ({ from }) => periodText(from, by),
          },
          {
            head: texts.orders,
            isNumber: true,
            cell: ({ from, orders }) => <RecordLink href={ordersHref(daysOf(from))}>{orders}</RecordLink>,
          },
          {
            head: texts.taken,
            isNumber: true,
            cell: ({ from, takenCents }) => (
              <BookFigure cents={takenCents} href={bookHref('takings', { ...daysOf(from), by })} />
            ),
          },
          {
            head: texts.givenBack,
            isNumber: true,
            cell: ({ from, refundedCents }) => (
              <BookFigure cents={refundedCents} href={bookHref('refunds', { ...daysOf(from), by })} />
            ),
          },
        ]}
        rows={periods.toReversed()}
        keyOf={({ from }) => from}
      />
    </details>
  );
}

/** [OFFICE-02] Each figure leads to what it counts, where one may read that. */
function Figures({ sums, days }: Shown) {
  const admin = useAdmin();
  const mayRead = hasPermission(admin, 'transactions.view');
  const ofBook = (book: Book): string | null => (mayRead ? bookHref(book, days) : null);
  const figures = [
    [texts.taken, formatMoney(sums.takenCents), texts.payments(sums.payments), ofBook('takings')],
    [texts.givenBack, formatMoney(sums.refundedCents), texts.refunds, ofBook('refunds')],
    [texts.stayed, formatMoney(sums.takenCents - sums.refundedCents), texts.takenLess, ofBook('stayed')],
    [texts.orders, String(sums.orders), texts.eachShop, recordHref(admin, ordersHref({ from: days.from }))],
  ] as const;
  return (
    <FigureRow
      label={texts.spans[days.by]}
      figures={figures.map(([name, value, note, href]) => ({ name, value, note, href }))}
    />
  );
}

const daysOf = ({ periods, by }: Money): Shown['days'] => ({ from: periods[0]?.from ?? '', by });

/** [OFFICE-01, SHELL-08] `/admin/financial`: what came, what went back, and each payment of it. */
export function MoneyPage() {
  const admin = useAdmin();
  const by = useView('by', spans);
  const setBy = (next: MoneyBy): void => go(`${adminHref('financial')}?by=${next}`, { replace: true, stay: true });
  const call = useCall('office.getMoney', { by }, { keepPrevious: true });
  const { data } = call;
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub}>
        <DeskSelect className="d-input--narrow" aria-label={texts.time} options={spans} value={by} onChoose={setBy} />
      </DeskHead>
      {!data ? (
        <NotYet call={call} what={texts.theFigures} safe={texts.nothingChanged} skeleton={{ columns: 4 }} />
      ) : (
        <>
          <Figures sums={data.sums} days={daysOf(data)} />
          {data.sums.payments === 0 ? (
            <DeskEmpty title={texts.nothingPaid} draw="wheel">
              {texts.firstComes}
            </DeskEmpty>
          ) : (
            <div className="d-g2 d-sec">
              <section>
                <DeskSection title={texts.periodByPeriod[data.by]} note={texts.utc} />
                <MoneyChart periods={data.periods} by={data.by} />
                <PeriodTable periods={data.periods} by={data.by} />
              </section>
              <Ledger sums={data.sums} days={daysOf(data)} />
            </div>
          )}
        </>
      )}
      <Books />
      <Fees />
      {hasPermission(admin, 'payouts.view') && (
        <>
          <SellerPayouts />
          <ReusedAccounts />
        </>
      )}
      {hasPermission(admin, 'transactions.view') ? (
        <PaymentList />
      ) : (
        <p className="d-sec d-small d-t3">
          {texts.oneByOne} <span className="d-code">{'transactions.view' satisfies Permission}</span>.
        </p>
      )}
    </main>
  );
}
