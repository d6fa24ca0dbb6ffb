import type { SoldPeriod } from '#domain/orders/table/shop-order-filter.ts';
import { isWaitingView } from '#domain/orders/table/waiting-views.ts';
import { orderSorts } from '#domain/orders/table/sorts.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskMore, DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { ColumnMenu } from '#web/ui/desk/index-table/chosen-columns.tsx';
import { IndexTable } from '#web/ui/desk/index-table/index-table.tsx';
import { useSelection } from '#web/ui/desk/index-table/selection.tsx';
import { SortSelect } from '#web/ui/desk/index-table/sort-head.tsx';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { ExportLink } from '#web/modules/views/export-link.tsx';
import { ViewTabs } from '#web/modules/views/view-tabs.tsx';
import { Link } from '#web/ui/link.tsx';
import { movableColumn, OrderBulkBar } from './bulk/order-bulk-bar.tsx';
import { statesOfView } from './bulk/possible-steps.ts';
import { orderColumns } from './order-columns.tsx';
import { orderViews, type OrderView } from './order-views.ts';
import { ordersHref } from './orders-href.ts';
import * as texts from './texts/order-list-texts.ts';
import { orders as orderTitle } from './texts/section-texts.ts';
import './seller-orders-page.css';

const soldPeriods: readonly SoldPeriod[] = ['today', 'week', 'month'];

interface NoOrdersProps {
  q: string;
  state: OrderView;
  name?: string | undefined;
  isNew: boolean;
}

const NoOrders = ({ q, state, name = '', isNew }: NoOrdersProps) =>
  q ? (
    <DeskEmpty
      title={texts.noMatch(q, state === 'all' ? '' : name)}
      draw="needle"
      actions={
        <>
          {state !== 'all' && (
            <DeskButtonLink isAlwaysShown href={ordersHref({ state: 'all', q })}>
              {texts.allViews}
            </DeskButtonLink>
          )}
          <DeskButtonLink kind="quiet" isAlwaysShown href={ordersHref({ state })}>
            {texts.clearSearch}
          </DeskButtonLink>
        </>
      }
    >
      {texts.searchHint}
    </DeskEmpty>
  ) : (
    <DeskEmpty
      title={state === 'all' || isNew ? texts.noneYet : (texts.nothingThere[state] ?? texts.nothingIn(name))}
      actions={
        <>
          {state !== 'all' && !isNew && (
            <DeskButtonLink isAlwaysShown href={ordersHref({ state: 'all' })}>
              {texts.seeAll}
            </DeskButtonLink>
          )}
          <DeskButtonLink kind="quiet" isAlwaysShown href={sellerHref('add-listing')}>
            {texts.addListing}
          </DeskButtonLink>
        </>
      }
    >
      {(!isNew && texts.comesHere[state]) || texts.appearHere}
    </DeskEmpty>
  );

/** What a figure of the overview counts, and how it adds up. */
const SoldLine = ({ period, sold }: { period: SoldPeriod; sold: { orders: number; cents: number } | null }) => (
  <p className="d-bar">
    <span>
      <b>{texts.soldIn(period)}</b> {sold && texts.soldSum(sold.orders, formatMoney(sold.cents))}
    </span>
    <Link className="d-link d-small" href={ordersHref({ state: 'all' })}>
      {texts.showAll}
    </Link>
  </p>
);

function useOrderTable() {
  const query = useQueryParams();
  const q = query.get('q') ?? '';
  const period = soldPeriods.find((each) => each === query.get('sold'));
  // What has to leave first comes first; what is searched or counted is searched and counted among all.
  const byDefault: OrderView = q || period ? 'all' : 'to_ship';
  const state = orderViews.find((view) => view.state === query.get('state'))?.state ?? byDefault;
  const isToShip = isWaitingView(state);
  const address = useTableAddress(isToShip ? { by: 'leaves', direction: 'asc' } : { by: 'placed', direction: 'desc' });
  const sort = address.params.get('sort') && orderSorts.find((each) => each === address.sorting.by);
  const filter = { state: state === 'all' ? undefined : state, q: q || undefined, sold: period };
  const tableQuery = { ...filter, ...(sort && { sort, direction: address.sorting.direction }) };
  const pages = usePages('orders.listShopOrders', { ...tableQuery, limit: 30 });
  return { address, q, period, state, isToShip, filter, tableQuery, pages };
}

/** [UX-86] The shop's orders: views by state, search, order and columns in the address, a page at a time; many sent at once. */
export function SellerOrdersPage() {
  const { address, q, period, state, filter, tableQuery, pages } = useOrderTable();
  const { data, isPlaceholderData } = pages;
  const orders = data?.pages.flatMap((page) => page.items);
  const { counts = {}, toShip = 0, late = 0, dueToday = 0, proofsWanted = 0, sold = null } = data?.pages[0] ?? {};
  const waiting = { toShip, late, dueToday, proofsWanted };
  const selection = useSelection(filter);
  const current = orderViews.find((view) => view.state === state);
  /** How many there are, where that is known: not of what words are found in. */
  const inPeriod = state === 'all' ? sold?.orders : undefined;
  const total = period ? inPeriod : current?.count(counts, waiting);
  const all = q ? undefined : total;
  const canChooseAll = !period && statesOfView(state).length > 0;
  return (
    <main id="main" className="d-main">
      <DeskHead title={orderTitle}>
        {orders && orders.length > 0 && <ExportLink list="orders" filter={filter} />}
      </DeskHead>
      <ViewTabs
        list="seller.orders"
        address={address}
        tabs={orderViews
          .filter((view) => !view.isRare || view.count(counts, waiting) > 0 || state === view.state)
          .map((view) => ({
            label: view.name,
            href: address.hrefWith({ state: view.state, sold: null }),
            isCurrent: !period && view.state === state,
            count: data ? view.count(counts, waiting) : '',
          }))}
      />
      {period && <SoldLine period={period} sold={sold} />}
      <search className="d-bar">
        <DeskSearch
          label={texts.search}
          placeholder={texts.placeholder}
          value={q}
          onSearch={(text) => address.change({ state, q: text }, true)}
        />
        {q && (
          <Link className="d-link d-small" href={address.hrefWith({ state, q: null })}>
            {texts.clear(q)}
          </Link>
        )}
        <span className="d-spacer" />
        <SortSelect columns={orderColumns} address={address} />
        <ColumnMenu columns={orderColumns} address={address} />
      </search>
      <OrderBulkBar
        selection={selection}
        orders={orders ?? []}
        query={tableQuery}
        total={canChooseAll ? (all ?? null) : undefined}
      />
      <div className={isPlaceholderData ? 'd-orders-stale' : undefined}>
        <IndexTable
          address={address}
          className="d-cards"
          caption={orderTitle}
          columns={[movableColumn(selection), ...orderColumns]}
          rows={orders}
          keyOf={({ orderId }) => orderId}
          unread={{ call: pages, what: orderTitle, safe: texts.areSafe, loading: texts.loading }}
          empty={<NoOrders q={q} state={state} name={current?.name} isNew={Object.keys(counts).length === 0} />}
        />
        {orders && orders.length > 0 && (
          <DeskMore pages={pages}>
            {typeof all === 'number' ? texts.shownOf(orders.length, all) : texts.shown(orders.length)}
          </DeskMore>
        )}
      </div>
    </main>
  );
}
