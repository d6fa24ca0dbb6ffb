import { countryName, formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import type { OrderSummary } from '#domain/orders/model.ts';
import type { CallInput } from '#web/platform/calls.ts';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { usePages } from '#web/platform/use-call.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskMore, DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskFailed, DeskHead, TableSkeleton, Thumb } from '#web/ui/desk/desk-parts.tsx';
import { DueMark, StateMark } from '../order-marks.tsx';
import { sellerHref } from '#web/rooms/shops/seller/seller-href.ts';
import { Link } from '#web/ui/link.tsx';
import './seller-orders-page.css';

type View = NonNullable<CallInput<'orders.listShopOrders'>['state']> | '';

const views: { state: View; name: string; count: (counts: Record<string, number>) => number }[] = [
  { state: '', name: 'All', count: (counts) => Object.values(counts).reduce((sum, count) => sum + count, 0) },
  { state: 'to_ship', name: 'To ship', count: (counts) => (counts.confirmed ?? 0) + (counts.processing ?? 0) },
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

function Row({ order }: { order: OrderSummary }) {
  const more = order.itemCount > 1 ? `${order.itemCount} pieces` : '';
  return (
    <tr>
      <td className="d-c0" aria-hidden="true" />
      <td className="d-two">
        <Link className="d-code" href={sellerHref(`orders/${order.orderId}`)}>
          <b>{order.number}</b>
        </Link>
        <small>{formatDay(new Date(order.placedAt))}</small>
      </td>
      <td>
        <span className="d-pcs">
          <Thumb picture={order.pictures[0]} />
          <span>
            {order.firstTitle}
            {more && <small>{more}</small>}
          </span>
        </span>
      </td>
      <td className="d-two">
        {order.buyerName}
        <small>
          {order.city}, {countryName(order.country)}
        </small>
      </td>
      <td>
        <DueMark state={order.state} leavesBy={order.leavesBy} />
      </td>
      <td>
        <StateMark state={order.state} />
      </td>
      <td className="d-num">{formatMoney(order.totalCents)}</td>
      <td aria-hidden="true" />
    </tr>
  );
}

/** [UX-86] The shop's orders: views by state, search, and a page at a time; the address holds all of it. */
export function SellerOrdersPage() {
  const query = useQueryParams();
  const state = (views.find((view) => view.state === query.get('state'))?.state ?? '') as View;
  const q = query.get('q') ?? '';
  const pages = usePages('orders.listShopOrders', { state: state || undefined, q: q || undefined, limit: 30 });
  const { data, error, refetch, isPlaceholderData } = pages;
  const orders = data?.pages.flatMap((page) => page.items) ?? [];
  const counts = data?.pages[0]?.counts ?? {};
  const current = views.find((view) => view.state === state);
  return (
    <main id="main" className="d-main">
      <DeskHead title="Orders" />
      <nav className="d-tabs" aria-label="Views">
        {views.map((view) => (
          <Link key={view.state} href={hrefOf(view.state, q)} aria-current={view.state === state ? 'page' : undefined}>
            {view.name}
            <b>{data ? view.count(counts) : ''}</b>
          </Link>
        ))}
      </nav>
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
      {!data ? (
        error ? (
          <DeskFailed
            what="Orders"
            safe="Your orders are safe, only this list is missing"
            problem={error}
            retry={() => void refetch()}
          />
        ) : (
          <TableSkeleton columns={7} label="Loading the orders" />
        )
      ) : orders.length === 0 ? (
        q ? (
          <DeskEmpty
            title={`No order matches “${q}”${state ? ` in ${current?.name}` : ''}`}
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
            title={state ? `Nothing in ${current?.name}` : 'No orders yet'}
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
        )
      ) : (
        <div style={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          <div className="d-frame">
            <table className="d-idx d-cards">
              <thead>
                <tr>
                  <th className="d-c0" aria-hidden="true" />
                  <th scope="col" style={{ width: 150 }}>
                    Order
                  </th>
                  <th scope="col">Pieces</th>
                  <th scope="col" style={{ width: 180 }}>
                    Buyer
                  </th>
                  <th scope="col" style={{ width: 196 }}>
                    Leaves by
                  </th>
                  <th scope="col" style={{ width: 132 }}>
                    State
                  </th>
                  <th scope="col" className="d-num" style={{ width: 96 }}>
                    Total
                  </th>
                  <th style={{ width: 14 }} aria-hidden="true" />
                </tr>
              </thead>
              <tbody>
                {orders.map((order) => (
                  <Row key={order.orderId} order={order} />
                ))}
              </tbody>
            </table>
          </div>
          <DeskMore pages={pages}>
            {orders.length} shown, {current?.count(counts)} in all
          </DeskMore>
        </div>
      )}
    </main>
  );
}
