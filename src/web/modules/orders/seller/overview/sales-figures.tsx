import type { SoldPeriod } from '#domain/orders/table/shop-order-filter.ts';
import type { ReactNode } from 'react';
import { formatMoney, formatNumber } from '#web/platform/languages/formats.ts';
import { changeOf, toneOf } from '#web/platform/languages/percent.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { Link } from '#web/ui/link.tsx';
import { ordersHref } from '../orders-href.ts';
import * as texts from '../texts/overview-texts.ts';
import '#web/ui/desk/figures.css';

type Overview = CallOutput<'orders.getOverview'>;

function Change({ now, before }: { now: number; before: number }) {
  const change = changeOf(now, before);
  if (change === null) return texts.nothingBefore;
  return (
    <>
      <span className={toneOf(change)}>{change}</span>
      {texts.from(formatMoney(before))}
    </>
  );
}

const figuresOf = (overview: Overview): readonly (readonly [SoldPeriod, string, string, ReactNode])[] => [
  [
    'month',
    texts.monthSales,
    formatMoney(overview.salesMonthCents),
    <Change key="change" now={overview.salesMonthCents} before={overview.salesPreviousMonthCents} />,
  ],
  ['month', texts.monthOrders, formatNumber(overview.ordersMonth), texts.inMonth],
  [
    'month',
    texts.average,
    overview.ordersMonth > 0 ? formatMoney(Math.round(overview.salesMonthCents / overview.ordersMonth)) : '–',
    texts.withPostage,
  ],
  ['week', texts.week, formatMoney(overview.salesWeekCents), texts.ofWeek],
  ['today', texts.today, formatMoney(overview.salesTodayCents), texts.sinceMidnight],
];

/** [DASH-01, UX-93] How sales go; each figure opens the orders that it counts. */
export const SalesFigures = ({ overview }: { overview: Overview }) => (
  <nav className="d-figs" aria-label={texts.sales}>
    {figuresOf(overview).map(([sold, name, value, caption]) => (
      <Link key={name} href={ordersHref({ sold })}>
        {name}
        <span className="d-value">{value}</span>
        <span className="d-figure-note">{caption}</span>
      </Link>
    ))}
  </nav>
);
