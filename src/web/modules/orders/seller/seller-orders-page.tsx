import { countryName, formatMoney, localDay } from '#web/platform/languages/formats.ts';
import type { OrderSummary } from '#domain/orders/model.ts';
import type { SoldPeriod } from '#domain/orders/contract.ts';
import type { CallInput } from '#web/platform/calls.ts';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskMore, DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskHead, Thumb } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import { DueMark, StateMark } from '../order-marks.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { Link } from '#web/ui/link.tsx';
import { choiceColumn, FulfilBar, useSelection } from './labels/fulfil-bar.tsx';
import { ordersHref } from './orders-href.ts';
import * as texts from './texts/order-list-texts.ts';
import { orders as orderTitle } from './texts/section-texts.ts';
import './seller-orders-page.css';

type View = NonNullable<CallInput<'orders.listShopOrders'>['state']> | 'all';

const views: {
  state: View;
  name: string;
  count: (counts: Record<string, number>, waiting: { toShip: number; late: number }) => number;
}[] = [
  { state: 'to_ship', name: texts.views.toShip, count: (_counts, { toShip }) => toShip },
  { state: 'late', name: texts.views.late, count: (_counts, { late }) => late },
  {
    state: 'all',
    name: texts.views.all,
    count: (counts) => Object.values(counts).reduce((sum, count) => sum + count, 0),
  },
  { state: 'confirmed', name: texts.views.confirmed, count: (counts) => counts.confirmed ?? 0 },
  { state: 'processing', name: texts.views.processing, count: (counts) => counts.processing ?? 0 },
  { state: 'shipped', name: texts.views.shipped, count: (counts) => counts.shipped ?? 0 },
  { state: 'delivered', name: texts.views.delivered, count: (counts) => counts.delivered ?? 0 },
  { state: 'completed', name: texts.views.completed, count: (counts) => counts.completed ?? 0 },
  { state: 'refunded', name: texts.views.refunded, count: (counts) => counts.refunded ?? 0 },
  { state: 'cancelled', name: texts.views.cancelled, count: (counts) => counts.cancelled ?? 0 },
];
const soldPeriods: readonly SoldPeriod[] = ['today', 'week', 'month'];

const columns: DeskColumn<OrderSummary>[] = [
  {
    head: texts.order,
    width: 150,
    className: 'd-two',
    cell: ({ orderId, number, placedAt }) => (
      <>
        <Link className="d-code" href={sellerHref(`orders/${orderId}`)}>
          <b>{number}</b>
        </Link>
        <small>{localDay(placedAt)}</small>
      </>
    ),
  },
  {
    head: texts.listings,
    cell: ({ pictures, firstTitle, itemCount }) => (
      <span className="d-pcs">
        <Thumb picture={pictures[0]} />
        <span>
          {firstTitle}
          {itemCount > 1 && <small>{texts.units(itemCount)}</small>}
        </span>
      </span>
    ),
  },
  {
    head: texts.buyer,
    width: 180,
    className: 'd-two',
    cell: ({ buyerName, city, country }) => (
      <>
        {buyerName}
        <small>
          {city}, {countryName(country)}
        </small>
      </>
    ),
  },
  { head: texts.leavesBy, width: 196, cell: (order) => <DueMark {...order} /> },
  {
    head: texts.state,
    width: 132,
    cell: (order) => <StateMark {...order} />,
  },
  { head: texts.total, isNumber: true, width: 96, cell: ({ totalCents }) => formatMoney(totalCents) },
  { head: null, width: 14, cell: () => null },
];

const NoOrders = ({
  q,
  state,
  name = '',
  isNew,
}: {
  q: string;
  state: View;
  name?: string | undefined;
  isNew: boolean;
}) =>
  q ? (
    <DeskEmpty
      title={texts.noMatch(q, state === 'all' ? '' : name)}
      draw="needle"
      acts={
        <>
          {state !== 'all' && (
            <DeskButtonLink isKept href={ordersHref({ state: 'all', q })}>
              {texts.allViews}
            </DeskButtonLink>
          )}
          <DeskButtonLink kind="quiet" isKept href={ordersHref({ state })}>
            {texts.clearSearch}
          </DeskButtonLink>
        </>
      }
    >
      {texts.whatIsFound}
    </DeskEmpty>
  ) : (
    <DeskEmpty
      title={state === 'all' || isNew ? texts.noneYet : texts.nothingIn(name)}
      acts={
        <>
          {state !== 'all' && !isNew && (
            <DeskButtonLink isKept href={ordersHref({ state: 'all' })}>
              {texts.seeAll}
            </DeskButtonLink>
          )}
          <DeskButtonLink kind="quiet" isKept href={sellerHref('add-listing')}>
            {texts.addListing}
          </DeskButtonLink>
        </>
      }
    >
      {texts.appearHere}
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

/** [UX-86] The shop's orders: views by state, search, and a page at a time; the address holds all of it. */
export function SellerOrdersPage() {
  const query = useQueryParams();
  const q = query.get('q') ?? '';
  const period = soldPeriods.find((each) => each === query.get('sold'));
  // What has to leave first comes first; what is searched or counted is searched and counted among all.
  const byDefault: View = q || period ? 'all' : 'to_ship';
  const state = views.find((view) => view.state === query.get('state'))?.state ?? byDefault;
  const asked = { state: state === 'all' ? undefined : state, q: q || undefined, sold: period };
  const pages = usePages('orders.listShopOrders', { ...asked, limit: 30 });
  const { data, isPlaceholderData } = pages;
  const orders = data?.pages.flatMap((page) => page.items);
  const { counts = {}, toShip = 0, late = 0, sold = null } = data?.pages[0] ?? {};
  const waiting = { toShip, late };
  const selection = useSelection();
  const current = views.find((view) => view.state === state);
  /** How many there are, where that is known: not of what words are found in. */
  const all = q || (period && state !== 'all') ? null : period ? sold?.orders : current?.count(counts, waiting);
  return (
    <main id="main" className="d-main">
      <DeskHead title={orderTitle} />
      <DeskTabs
        tabs={views
          .filter((view) => view.state !== 'late' || late > 0 || state === 'late')
          .map((view) => ({
            words: view.name,
            href: ordersHref({ state: view.state, q }),
            isCurrent: !period && view.state === state,
            count: data ? view.count(counts, waiting) : '',
          }))}
      />
      {period && <SoldLine period={period} sold={sold} />}
      <search className="d-bar">
        <DeskSearch
          label={texts.search}
          placeholder={texts.placeholder}
          words={q}
          onWords={(words) => go(ordersHref({ state, sold: period ?? '', q: words }), { replace: true, stay: true })}
        />
        {q && (
          <Link className="d-link d-small" href={ordersHref({ state, sold: period ?? '' })}>
            {texts.clear(q)}
          </Link>
        )}
      </search>
      <FulfilBar selection={selection} orders={orders ?? []} />
      <div className={isPlaceholderData ? 'd-orders-stale' : undefined}>
        <DeskTable
          className="d-cards"
          caption={orderTitle}
          columns={[choiceColumn(selection), ...columns]}
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
