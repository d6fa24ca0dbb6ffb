import type { CallOutput } from '#web/platform/calls.ts';
import { formatMoney, formatNumber } from '#web/platform/languages/formats.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { DeskInlineSelect } from '#web/ui/desk/desk-field.tsx';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, Thumb } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import { changeOf, formatPercent } from '#web/platform/languages/percent.ts';
import { conversionOf } from './metrics.ts';
import { ExportLink } from '#web/modules/views/export-link.tsx';
import { PeriodBar } from './period-bar.tsx';
import type { ChosenPeriod } from './use-period.ts';
import * as texts from './texts.ts';

type Listing = CallOutput<'analytics.listListingSums'>['items'][number];

/** A number with its change below, where one is compared. */
function Changed({ now, before, text }: { now: number; before: number | undefined; text: string }) {
  if (before === undefined || (now === 0 && before === 0)) return text;
  const change = changeOf(now, before);
  return (
    <>
      {text}
      <br />
      <small className="d-t2">{change ?? texts.nothingBefore}</small>
    </>
  );
}

const columnsOf = (hrefOf: ChosenPeriod['hrefOf']): DeskColumn<Listing>[] => [
  {
    head: texts.listing,
    isHeadHidden: true,
    width: 56,
    cell: ({ picture }) => <Thumb picture={picture as Picture | null} />,
  },
  {
    head: texts.listing,
    cell: ({ listingId, title }) => (
      <Link className="d-link" href={hrefOf({ view: '', product: listingId })}>
        {title}
      </Link>
    ),
  },
  {
    head: texts.views,
    isNumber: true,
    cell: ({ views, before }) => <Changed now={views} before={before?.views} text={formatNumber(views)} />,
  },
  { head: texts.favourites, isNumber: true, cell: ({ favourites }) => formatNumber(favourites) },
  { head: texts.cartAdds, isNumber: true, cell: ({ cartAdds }) => formatNumber(cartAdds) },
  {
    head: texts.sold,
    isNumber: true,
    cell: ({ units, before }) => <Changed now={units} before={before?.units} text={formatNumber(units)} />,
  },
  { head: texts.conversion, isNumber: true, cell: (sums) => formatPercent(conversionOf(sums)) },
  {
    head: texts.sales,
    isNumber: true,
    cell: ({ revenueCents: cents, before }) => (
      <Changed now={cents} before={before?.revenueCents} text={formatMoney(cents)} />
    ),
  },
];

/** [DASH-03] The listings with their figures; each opens its own days. */
export function ListingsView({ chosen }: { chosen: ChosenPeriod }) {
  const sort = useQueryParams().get('sort') === 'units' ? 'units' : 'views';
  const query = { ...chosen.period, beforeFrom: chosen.earlier.from, sort } as const;
  const pages = usePages('analytics.listListingSums', query);
  const rows = pages.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-busy={pages.isPlaceholderData}>
      <PeriodBar chosen={chosen} isCompared>
        <DeskInlineSelect
          label={texts.sortBy}
          options={[
            ['views', texts.views],
            ['units', texts.sold],
          ]}
          value={sort}
          onChoose={(next) => chosen.choose({ sort: next === 'views' ? '' : next })}
        />
        <span className="d-spacer" />
        {rows && rows.length > 0 && <ExportLink list="analytics-listings" filter={query} />}
      </PeriodBar>
      <DeskTable
        caption={texts.listings}
        columns={columnsOf(chosen.hrefOf)}
        rows={rows}
        keyOf={({ listingId }) => listingId}
        unread={{ call: pages, what: texts.theFigures, safe: texts.safe }}
        empty={<DeskEmpty title={texts.noListings}>{texts.noListingsWhy}</DeskEmpty>}
      />
      {rows && rows.length > 0 && <DeskMore pages={pages} />}
    </section>
  );
}
