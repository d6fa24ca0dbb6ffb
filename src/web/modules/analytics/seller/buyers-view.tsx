import type { CountrySums } from '#domain/analytics/contract.ts';
import { countryName, formatMoney, formatNumber } from '#web/platform/languages/formats.ts';
import { changeOf, formatPercent } from '#web/platform/languages/percent.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskEmpty, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { BarTable } from './bar-table.tsx';
import { ExportRows } from './export-rows.tsx';
import type { ChosenPeriod } from './use-period.ts';
import * as texts from './texts.ts';
import { moneyField } from '#domain/core/money.ts';

/** A head and a row for each country, amounts as table programs read them. */
const countriesAsRows = (items: readonly CountrySums[]): string[][] => [
  [texts.country, texts.orders, `${texts.sales} EUR`, texts.repeatOrders, `${texts.repeatOrders} EUR`],
  ...items.map((each) => [
    each.country,
    String(each.orders),
    moneyField(each.revenueCents),
    String(each.repeatOrders),
    moneyField(each.repeatCents),
  ]),
];

const sum = (
  items: readonly CountrySums[] | undefined,
  of: 'orders' | 'repeatOrders' | 'revenueCents' | 'repeatCents',
) => (items ?? []).reduce((total, each) => total + each[of], 0);

/** Orders of those who bought for the first time, and of those who came back. */
function RepeatBuyers({
  items,
  before,
}: {
  items: readonly CountrySums[];
  before: readonly CountrySums[] | undefined;
}) {
  const orders = sum(items, 'orders');
  const note = (count: number, cents: number): string =>
    `${formatPercent((100 * count) / orders)} · ${formatMoney(cents)}`;
  const repeat = sum(items, 'repeatOrders');
  const repeatCents = sum(items, 'repeatCents');
  const earlier = before && {
    first: { before: sum(before, 'orders') - sum(before, 'repeatOrders') },
    repeat: { before: sum(before, 'repeatOrders') },
  };
  return (
    <BarTable
      caption={texts.buyers}
      rows={[
        {
          name: texts.firstOrders,
          value: orders - repeat,
          note: note(orders - repeat, sum(items, 'revenueCents') - repeatCents),
          ...earlier?.first,
        },
        { name: texts.repeatOrders, value: repeat, note: note(repeat, repeatCents), ...earlier?.repeat },
      ]}
    />
  );
}

const columnsOf = (before: readonly CountrySums[] | undefined): DeskColumn<CountrySums>[] => [
  { head: texts.country, cell: ({ country }) => countryName(country) },
  { head: texts.orders, isNumber: true, cell: ({ orders }) => formatNumber(orders) },
  {
    head: texts.change,
    isNumber: true,
    cell: ({ country, orders }) => {
      const then = before?.find((each) => each.country === country)?.orders ?? 0;
      return before ? (changeOf(orders, then) ?? texts.nothingBefore) : '';
    },
  },
  { head: texts.repeatOrders, isNumber: true, cell: ({ repeatOrders }) => formatNumber(repeatOrders) },
  { head: texts.sales, isNumber: true, cell: ({ revenueCents }) => formatMoney(revenueCents) },
];

/** [DASH-03] Who bought: first orders and repeat buyers, and the countries that orders went to. */
export function BuyersView({ chosen }: { chosen: ChosenPeriod }) {
  const now = useCall('analytics.listCountries', chosen.period, { keepPrevious: true });
  const before = useCall('analytics.listCountries', chosen.earlier, { keepPrevious: true });
  if (!now.data) return <NotYet call={now} what={texts.theFigures} safe={texts.safe} skeleton={{ height: 320 }} />;
  const { items } = now.data;
  if (items.length === 0) return <DeskEmpty title={texts.noOrders}>{texts.noOrdersWhy}</DeskEmpty>;
  const { from, to } = chosen.period;
  return (
    <>
      <section className="d-sec">
        <DeskSection title={texts.buyers} note={`${texts.repeatNote}. ${texts.mark[chosen.comparison]}.`} />
        <RepeatBuyers items={items} before={before.data?.items} />
      </section>
      <section className="d-sec">
        <DeskSection title={texts.countries} note={texts.countriesNote} />
        <DeskTable
          caption={texts.countries}
          columns={columnsOf(before.data?.items)}
          rows={items}
          keyOf={({ country }) => country}
        />
        <ExportRows name={`countries-${from}-${to}`} rows={countriesAsRows(items)} />
      </section>
    </>
  );
}
