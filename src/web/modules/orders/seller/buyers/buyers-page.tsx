import { buyerSorts } from '#domain/orders/buyers/sorts.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { countryName, formatMoney, formatNumber, localDay } from '#web/platform/languages/formats.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskMore, DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { ColumnMenu } from '#web/ui/desk/index-table/chosen-columns.tsx';
import { IndexTable } from '#web/ui/desk/index-table/index-table.tsx';
import { SortSelect } from '#web/ui/desk/index-table/sort-head.tsx';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { Link } from '#web/ui/link.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { ExportLink } from '#web/modules/views/export-link.tsx';
import { ViewTabs } from '#web/modules/views/view-tabs.tsx';
import { buyers as title } from '../texts/section-texts.ts';
import { BuyerPage } from './buyer-page.tsx';
import * as texts from './buyer-texts.ts';

type Buyer = CallOutput<'orders.listBuyers'>['items'][number];

const views = ['', 'repeat', 'noted'] as const;

const columns: DeskColumn<Buyer>[] = [
  {
    ...{ head: texts.name, sortBy: 'name', className: 'd-two' },
    cell: ({ buyerKey, name, isGuest }) => (
      <>
        <Link href={sellerHref(`buyers/${buyerKey}`)}>
          <b>{name}</b>
        </Link>
        {isGuest && <small>{texts.guest}</small>}
      </>
    ),
  },
  {
    ...{ head: texts.town, name: 'town', width: 200 },
    cell: ({ city, country }) => `${city}, ${countryName(country)}`,
  },
  {
    ...{ head: texts.orders, name: 'orders', sortBy: 'orders', isNumber: true, width: 120 },
    cell: ({ orders }) => formatNumber(orders),
  },
  {
    ...{ head: texts.spent, name: 'spent', sortBy: 'spent', isNumber: true, width: 120 },
    cell: ({ spentCents }) => formatMoney(spentCents),
  },
  {
    ...{ head: texts.last, name: 'last', sortBy: 'last', sortsDown: true, width: 150 },
    cell: ({ lastAt, lastOrderId }) => <Link href={sellerHref(`orders/${lastOrderId}`)}>{localDay(lastAt)}</Link>,
  },
  {
    ...{ head: texts.first, name: 'first', isHiddenFirst: true, width: 140 },
    cell: ({ firstAt }) => localDay(firstAt),
  },
  { ...{ head: texts.note, name: 'note', className: 'd-t2 d-breaks' }, cell: ({ note }) => note || '–' },
];

/** How often, for how much, when last, and what the maker noted. */
function BuyerTable() {
  const address = useTableAddress({ by: 'last', direction: 'desc' });
  const { params, sorting } = address;
  const q = params.get('q') ?? '';
  const view = views.find((each) => each === params.get('view')) ?? '';
  const sort = buyerSorts.find((each) => each === sorting.by) ?? 'last';
  const query = { view: view || undefined, q: q || undefined, sort, direction: sorting.direction };
  const pages = usePages('orders.listBuyers', { ...query, limit: 50 });
  const buyers = pages.data?.pages.flatMap((page) => page.items);
  return (
    <main id="main" className="d-main">
      <DeskHead title={title}>
        {buyers && buyers.length > 0 && <ExportLink list="buyers" filter={{ view, q }} />}
      </DeskHead>
      <ViewTabs
        list="seller.buyers"
        address={address}
        tabs={views.map((each) => ({
          label: texts.views[each || 'all'],
          href: address.hrefWith({ view: each }),
          isCurrent: each === view,
        }))}
      />
      <search className="d-bar">
        <DeskSearch
          label={texts.search}
          placeholder={texts.placeholder}
          value={q}
          onSearch={(text) => address.change({ q: text }, true)}
        />
        <span className="d-spacer" />
        <SortSelect columns={columns} address={address} />
        <ColumnMenu columns={columns} address={address} />
      </search>
      <IndexTable
        address={address}
        caption={title}
        columns={columns}
        rows={buyers}
        keyOf={({ buyerKey }) => buyerKey}
        unread={{ call: pages, what: texts.theBuyers, safe: texts.areSafe, loading: texts.loading }}
        empty={
          q || view ? (
            <DeskEmpty
              title={texts.noMatch}
              draw="needle"
              actions={
                <DeskButtonLink isAlwaysShown href={address.hrefWith({ q: null, view: null })}>
                  {texts.clear}
                </DeskButtonLink>
              }
            >
              {texts.comeWithOrders}
            </DeskEmpty>
          ) : (
            <DeskEmpty title={texts.noneYet}>{texts.comeWithOrders}</DeskEmpty>
          )
        }
      />
      {buyers && buyers.length > 0 && <DeskMore pages={pages}>{texts.shown(buyers.length)}</DeskMore>}
    </main>
  );
}

/** [UX-86] Who bought from the shop; one of them, where the address names them. */
export const BuyersPage = ({ buyerKey }: { buyerKey?: string }) =>
  buyerKey ? <BuyerPage buyerKey={buyerKey} /> : <BuyerTable />;
