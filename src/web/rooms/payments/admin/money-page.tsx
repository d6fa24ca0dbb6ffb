import type { CallOutput } from '#web/platform/calls.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
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
import * as texts from './texts/money-texts.ts';
import '#web/ui/desk/records.css';
import '#web/rooms/admin/records/records.css';
import '#web/ui/desk/figures.css';

type Money = CallOutput<'office.getMoney'>;
type MoneyBy = CallOutput<'office.getMoney'>['by'];

const spans = Object.entries(texts.spans) as [MoneyBy, string][];
const minus = (cents: number): string => (cents === 0 ? formatMoney(0) : `−${formatMoney(cents)}`);

/** How the sum comes about, as in a ledger. */
function Ledger({ sums }: { sums: Money['sums'] }) {
  const lines: [string, string][] = [
    [texts.linesOf(sums.orders), formatMoney(sums.piecesCents)],
    [texts.discounts, minus(sums.discountCents)],
    [texts.postage, formatMoney(sums.postageCents)],
    [texts.tax, formatMoney(sums.taxCents)],
  ];
  return (
    <aside>
      <DeskSection title={texts.addsUp} />
      <dl className="d-sum">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="d-tot">
          <dt>{texts.orders}</dt>
          <dd>{formatMoney(sums.ordersCents)}</dd>
        </div>
        <div>
          <dt>{texts.feesOfIt}</dt>
          <dd>{formatMoney(sums.feesCents)}</dd>
        </div>
      </dl>
      <p className="d-hint">
        {sums.takenCents === sums.ordersCents
          ? texts.sameSum(sums.payments)
          : texts.otherSum(sums.payments, formatMoney(sums.takenCents))}
        {sums.cancelledCents > 0 && texts.calledOff(formatMoney(sums.cancelledCents))}
      </p>
    </aside>
  );
}

function PeriodTable({ periods, by }: Pick<Money, 'periods' | 'by'>) {
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
            cell: ({ from }) => periodWords(from, by),
          },
          { head: texts.orders, isNumber: true, cell: ({ orders }) => orders },
          { head: texts.taken, isNumber: true, cell: ({ takenCents }) => formatMoney(takenCents) },
          { head: texts.givenBack, isNumber: true, cell: ({ refundedCents }) => formatMoney(refundedCents) },
        ]}
        rows={periods.toReversed()}
        keyOf={({ from }) => from}
      />
    </details>
  );
}

function Figures({ sums }: { sums: Money['sums'] }) {
  const figures = [
    [texts.taken, formatMoney(sums.takenCents), texts.payments(sums.payments)],
    [texts.givenBack, formatMoney(sums.refundedCents), texts.refunds],
    [texts.stayed, formatMoney(sums.takenCents - sums.refundedCents), texts.takenLess],
    [texts.orders, String(sums.orders), texts.eachShop],
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
      <DeskHead title={texts.title} sub={texts.sub}>
        <DeskSelect style={{ width: 'auto' }} aria-label={texts.time} options={spans} value={by} onChoose={setBy} />
      </DeskHead>
      {!data ? (
        <NotYet call={call} what={texts.theFigures} safe={texts.nothingChanged} skeleton={{ columns: 4 }} />
      ) : (
        <>
          <Figures sums={data.sums} />
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
          {texts.oneByOne} <span className="d-code">{'transactions.view' satisfies Permission}</span>.
        </p>
      )}
    </main>
  );
}
