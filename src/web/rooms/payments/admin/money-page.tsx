import type { CallOutput } from '#web/platform/calls.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { useState } from 'react';
import { useCall } from '#web/platform/use-call.ts';
import { DeskSelect } from '#web/ui/desk/desk-field.tsx';
import { DeskEmpty, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { DeskTable } from '#web/ui/desk/desk-table.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { useAdmin } from '#web/rooms/admin/use-admin.ts';
import { Books } from './books.tsx';
import { MoneyChart, periodWords } from './money-chart.tsx';
import { PaymentList } from './payment-list.tsx';
import '#web/ui/desk/records.css';
import '#web/rooms/admin/records/records.css';
import '#web/ui/desk/figures.css';

type Money = CallOutput<'office.getMoney'>;
type MoneyBy = CallOutput<'office.getMoney'>['by'];

const spans: [MoneyBy, string][] = [
  ['day', 'Last 30 days'],
  ['week', 'Last 12 weeks'],
  ['month', 'Last 12 months'],
];
const minus = (cents: number): string => (cents === 0 ? formatMoney(0) : `−${formatMoney(cents)}`);

/** How the sum comes about, as in a ledger. */
function Ledger({ sums }: { sums: Money['sums'] }) {
  const lines: [string, string][] = [
    [`Pieces of ${sums.orders} orders`, formatMoney(sums.piecesCents)],
    ['Discounts', minus(sums.discountCents)],
    ['Postage', formatMoney(sums.postageCents)],
    ['Tax', formatMoney(sums.taxCents)],
  ];
  return (
    <aside>
      <DeskSection title="How it adds up" />
      <dl className="d-sum">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="d-tot">
          <dt>Orders</dt>
          <dd>{formatMoney(sums.ordersCents)}</dd>
        </div>
        <div>
          <dt>Of it fees of the marketplace</dt>
          <dd>{formatMoney(sums.feesCents)}</dd>
        </div>
      </dl>
      <p className="d-hint">
        {sums.takenCents === sums.ordersCents
          ? `${sums.payments} payments brought the same sum.`
          : `${sums.payments} payments brought ${formatMoney(sums.takenCents)}: payments that came too late have no orders.`}
        {sums.cancelledCents > 0 &&
          ` Orders of ${formatMoney(sums.cancelledCents)} were called off after they were paid.`}
      </p>
    </aside>
  );
}

function PeriodTable({ periods, by }: Pick<Money, 'periods' | 'by'>) {
  return (
    <details className="d-more1">
      <summary>The same numbers as a table</summary>
      <DeskTable
        isBare
        caption="Money by time"
        columns={[
          {
            head: by === 'day' ? 'Day' : by === 'week' ? 'Week' : 'Month',
            short: 'Time',
            cell: ({ from }) => periodWords(from, by),
          },
          { head: 'Orders', isNumber: true, cell: ({ orders }) => orders },
          { head: 'Taken', isNumber: true, cell: ({ takenCents }) => formatMoney(takenCents) },
          { head: 'Given back', isNumber: true, cell: ({ refundedCents }) => formatMoney(refundedCents) },
        ]}
        rows={periods.toReversed()}
        keyOf={({ from }) => from}
      />
    </details>
  );
}

function Figures({ sums }: { sums: Money['sums'] }) {
  const figures = [
    ['Taken', formatMoney(sums.takenCents), `${sums.payments} payments`],
    ['Given back', formatMoney(sums.refundedCents), 'refunds'],
    ['Stayed', formatMoney(sums.takenCents - sums.refundedCents), 'taken less given back'],
    ['Orders', String(sums.orders), 'one for each shop of a payment'],
  ];
  return (
    <dl className="d-figs d-bigf">
      {figures.map(([label, value, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className="d-value">{value}</span>
            <span className="d-figure-note">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** [OFFICE-01, SHELL-08] `/admin/financial`: what came, what went back, and each payment of it. */
export function MoneyPage() {
  const admin = useAdmin();
  const [by, setBy] = useState<MoneyBy>('day');
  const call = useCall('office.getMoney', { by }, { keepPrevious: true });
  const { data } = call;
  return (
    <main id="main" className="d-main">
      <DeskHead title="Money" sub="What buyers paid and what went back, from our own books.">
        <DeskSelect style={{ width: 'auto' }} aria-label="Time" options={spans} value={by} onChoose={setBy} />
      </DeskHead>
      {!data ? (
        <NotYet call={call} what="The figures" safe="Nothing was changed" skeleton={{ columns: 4 }} />
      ) : (
        <>
          <Figures sums={data.sums} />
          {data.sums.payments === 0 ? (
            <DeskEmpty title="Nothing was paid in this time" draw="wheel">
              The first payment stands here as soon as it has come.
            </DeskEmpty>
          ) : (
            <div className="d-g2 d-sec">
              <section>
                <DeskSection
                  title={{ day: 'Day by day', week: 'Week by week', month: 'Month by month' }[data.by]}
                  note="Days are those of UTC"
                />
                <MoneyChart periods={data.periods} by={data.by} />
                <PeriodTable periods={data.periods} by={data.by} />
              </section>
              <Ledger sums={data.sums} />
            </div>
          )}
        </>
      )}
      <Books />
      {hasPermission(admin, 'transactions.view') ? (
        <PaymentList />
      ) : (
        <p className="d-sec d-small d-t3">
          The payments one by one need <span className="d-code">transactions.view</span>.
        </p>
      )}
    </main>
  );
}
