import { countryName, formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import type { OrderSummary } from '#domain/orders/model.ts';
import type { CallInput } from '#web/platform/calls.ts';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskMore, DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskHead, Thumb } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import { DueMark, StateMark } from '../order-marks.tsx';
import { sellerHref } from '#web/rooms/shops/seller/seller-href.ts';
import { Link } from '#web/ui/link.tsx';
import './seller-orders-page.css';

type View = NonNullable<CallInput<'orders.listShopOrders'>['state']> | '';

const views: { state: View; name: string; count: (counts: Record<string, number>, late: number) => number }[] = [
  { state: '', name: 'All', count: (counts) => Object.values(counts).reduce((sum, count) => sum + count, 0) },
  { state: 'to_ship', name: 'To ship', count: (counts) => (counts.confirmed ?? 0) + (counts.processing ?? 0) },
  { state: 'late', name: 'Late', count: (_counts, late) => late },
  { state: 'confirmed', name: 'New', count: (counts) => counts.confirmed ?? 0 },
  { state: 'processing', name: 'Being made', count: (counts) => counts.processing ?? 0 },
  { state: 'shipped', name: 'On the way', count: (counts) => counts.shipped ?? 0 },
  { state: 'delivered', name: 'Delivered', count: (counts) => counts.delivered ?? 0 },
  { state: 'cancelled', name: 'Cancelled', count: (counts) => counts.cancelled ?? 0 },
];

const hrefOf = (state: string, q: string): string => {
  const query = new URLSearchParams({ ...(state ? { state } : {}), ...(q ? { q } : {}) }).toString();
  return `${sellerHref('orders')}${query ? `?${query}` : ''}`;
};

const columns: DeskColumn<OrderSummary>[] = [
  { head: null, headClassName: 'd-c0', className: 'd-c0', cell: () => null },
  {
    head: 'Order',
    width: 150,
    className: 'd-two',
    cell: ({ orderId, number, placedAt }) => (
      <>
        <Link className="d-code" href={sellerHref(`orders/${orderId}`)}>
          <b>{number}</b>
        </Link>
        <small>{formatDay(new Date(placedAt))}</small>
      </>
    ),
  },
  {
    head: 'Pieces',
    cell: ({ pictures, firstTitle, itemCount }) => (
      <span className="d-pcs">
        <Thumb picture={pictures[0]} />
        <span>
          {firstTitle}
          {itemCount > 1 && <small>{itemCount} pieces</small>}
        </span>
      </span>
    ),
  },
  {
    head: 'Buyer',
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
  { head: 'Leaves by', width: 196, cell: ({ state, leavesBy }) => <DueMark state={state} leavesBy={leavesBy} /> },
  { head: 'State', width: 132, cell: ({ state }) => <StateMark state={state} /> },
  { head: 'Total', isNumber: true, width: 96, cell: ({ totalCents }) => formatMoney(totalCents) },
  { head: null, width: 14, cell: () => null },
];

const NoOrders = ({ q, state, name }: { q: string; state: View; name: string | undefined }) =>
  q ? (
    <DeskEmpty
      title={`No order matches “${q}”${state ? ` in ${name}` : ''}`}
      draw="needle"
      acts={
        <>
          {state && (
            <DeskButtonLink isKept href={hrefOf('', q)}>
              Search all views
            </DeskButtonLink>
          )}
          <DeskButtonLink kind="quiet" isKept href={hrefOf(state, '')}>
            Clear the search
          </DeskButtonLink>
        </>
      }
    >
      Search finds order numbers, buyers’ names and titles of pieces.
    </DeskEmpty>
  ) : (
    <DeskEmpty
      title={state ? `Nothing in ${name}` : 'No orders yet'}
      acts={
        <>
          {state && (
            <DeskButtonLink isKept href={hrefOf('', '')}>
              See all orders
            </DeskButtonLink>
          )}
          <DeskButtonLink kind="quiet" isKept href={sellerHref('add-listing')}>
            Add listing
          </DeskButtonLink>
        </>
      }
    >
      New orders appear here the moment they are paid.
    </DeskEmpty>
  );

/** [UX-86] The shop's orders: views by state, search, and a page at a time; the address holds all of it. */
export function SellerOrdersPage() {
  const query = useQueryParams();
  const state = (views.find((view) => view.state === query.get('state'))?.state ?? '') as View;
  const q = query.get('q') ?? '';
  const pages = usePages('orders.listShopOrders', { state: state || undefined, q: q || undefined, limit: 30 });
  const { data, isPlaceholderData } = pages;
  const orders = data?.pages.flatMap((page) => page.items);
  const { counts = {}, late = 0 } = data?.pages[0] ?? {};
  const current = views.find((view) => view.state === state);
  return (
    <main id="main" className="d-main">
      <DeskHead title="Orders" />
      <DeskTabs
        tabs={views
          .filter((view) => view.state !== 'late' || late > 0 || state === 'late')
          .map((view) => ({
            words: view.name,
            href: hrefOf(view.state, q),
            isCurrent: view.state === state,
            count: data ? view.count(counts, late) : '',
          }))}
      />
      <search className="d-bar">
        <DeskSearch
          label="Search orders"
          placeholder="Number, buyer or piece"
          words={q}
          onWords={(words) => go(hrefOf(state, words), { replace: true, stay: true })}
        />
        {q && (
          <Link className="d-link d-small" href={hrefOf(state, '')}>
            Clear “{q}”
          </Link>
        )}
      </search>
      <div style={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
        <DeskTable
          className="d-cards"
          caption="Orders"
          columns={columns}
          rows={orders}
          keyOf={({ orderId }) => orderId}
          unread={{
            call: pages,
            what: 'Orders',
            safe: 'Your orders are safe, only this list is missing',
            loading: 'Loading the orders',
          }}
          empty={<NoOrders q={q} state={state} name={current?.name} />}
        />
        {orders && orders.length > 0 && (
          <DeskMore pages={pages}>
            {orders.length} shown, {current?.count(counts, late)} in all
          </DeskMore>
        )}
      </div>
    </main>
  );
}
