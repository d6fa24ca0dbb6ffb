import type { ReactNode } from 'react';
import { formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskFailed, DeskHead, DeskSection, Thumb } from '#web/ui/desk/desk-parts.tsx';
import { DueMark } from '../order-marks.tsx';
import { SalesChart } from '#web/ui/desk/sales-chart.tsx';
import { sellerHref } from '#web/rooms/shops/seller/seller-href.ts';
import { Link } from '#web/ui/link.tsx';
import type { CallOutput } from '#web/platform/calls.ts';
import { StartList } from './start-list.tsx';
import { TodoList } from './todo-list.tsx';
import './overview-page.css';
import '#web/ui/desk/records.css';

type Overview = CallOutput<'orders.getOverview'>;

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
const parcels = (count: number): string => `${words[count] ?? count} ${count === 1 ? 'parcel' : 'parcels'}`;

/** The title says the fact. */
function titleOf({ toShip, late }: Overview): string {
  if (toShip === 0) return 'Nothing waits to be sent';
  if (late === 1 && toShip === 1) return 'One parcel to send, and it is late';
  if (late === 0) return `${parcels(toShip)} to send, none late`;
  return `${parcels(toShip)} to send, ${late === toShip ? 'all' : `${words[late]?.toLowerCase() ?? late} of them`} late`;
}

function Figures({ overview }: { overview: Overview }) {
  const change =
    overview.salesPreviousMonthCents > 0
      ? Math.round(
          ((overview.salesMonthCents - overview.salesPreviousMonthCents) / overview.salesPreviousMonthCents) * 1000,
        ) / 10
      : null;
  const figures: [string, string, ReactNode][] = [
    [
      'Sales, 30 days',
      formatMoney(overview.salesMonthCents),
      change === null ? (
        'nothing to compare with'
      ) : (
        <>
          <span className={change < 0 ? 'd-dnv' : 'd-upv'}>
            {change < 0 ? '−' : '+'}
            {Math.abs(change)} %
          </span>{' '}
          from {formatMoney(overview.salesPreviousMonthCents)}
        </>
      ),
    ],
    ['Orders', String(overview.ordersMonth), 'in 30 days'],
    [
      'Average order',
      overview.ordersMonth > 0 ? formatMoney(Math.round(overview.salesMonthCents / overview.ordersMonth)) : '–',
      'postage included',
    ],
    ['Last 7 days', formatMoney(overview.salesWeekCents), 'all orders'],
    ['Today', formatMoney(overview.salesTodayCents), 'since midnight UTC'],
  ];
  return (
    <dl className="d-figs">
      {figures.map(([name, value, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="d-value">{value}</dd>
          <dd className="d-figure-note">{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function NewestOrders() {
  const { data } = useCall('orders.listShopOrders', { limit: 5 });
  return (
    <aside>
      <DeskSection title="Newest orders" link={{ label: 'All orders', href: sellerHref('orders') }} />
      {data && data.items.length === 0 && (
        <p className="d-t2" style={{ padding: '16px 0' }}>
          The first order will stand here, and a bell will ring.
        </p>
      )}
      <ul className="d-record-list">
        {data
          ? data.items.map((order) => (
              <li key={order.orderId}>
                <div className="d-grow">
                  <Link href={sellerHref(`orders/${order.orderId}`)}>
                    <b>
                      {order.firstTitle}
                      {order.itemCount > 1 ? ` and ${order.itemCount - 1} more` : ''}
                    </b>
                  </Link>
                  <br />
                  <span className="d-t2 d-small">
                    {order.buyerName}, {order.city} · {formatMoney(order.totalCents)}
                  </span>
                  <br />
                  <DueMark state={order.state} leavesBy={order.leavesBy} />
                </div>
                <Thumb picture={order.pictures[0]} />
              </li>
            ))
          : [1, 2, 3].map((row) => (
              <li key={row} aria-hidden="true">
                <div className="d-grow">
                  <i className="d-skeleton" style={{ width: 180 }} />
                </div>
              </li>
            ))}
      </ul>
    </aside>
  );
}

/** [DASH-01, UX-85] What must I do now, and how do sales go. */
export function OverviewPage() {
  const { data: overview, error, refetch } = useCall('orders.getOverview');
  const { data: alerts } = useCall('alerts.getUnreadCount');
  if (!overview)
    return (
      <main id="main" className="d-main">
        {error ? (
          <DeskFailed
            what="The overview"
            safe="Your orders and listings are safe"
            problem={error}
            retry={() => void refetch()}
          />
        ) : (
          <div role="status" aria-label="Loading the overview">
            <i className="d-skeleton" style={{ width: 320, height: 30 }} />
            <br />
            <i className="d-skeleton" style={{ width: '100%', height: 280, marginTop: 28 }} />
          </div>
        )}
      </main>
    );
  const isNew = overview.activeListings === 0 && overview.ordersMonth === 0 && overview.toShip === 0;
  return (
    <main id="main" className="d-main">
      <DeskHead
        title={isNew ? 'Open your shop in five steps' : titleOf(overview)}
        cap={`${formatDay(new Date())} ${new Date().getUTCFullYear()}`}
      >
        <DeskButtonLink icon="plus" href={sellerHref('add-listing')}>
          Add listing
        </DeskButtonLink>
        {overview.toShip > 0 && (
          <DeskButtonLink
            kind="primary"
            href={`${sellerHref('orders')}?state=${overview.late > 0 ? 'late' : 'to_ship'}`}
          >
            Open orders
          </DeskButtonLink>
        )}
      </DeskHead>
      {isNew ? (
        <StartList />
      ) : (
        <>
          <div className="d-g2">
            <section>
              <DeskSection title="To do" note={`${overview.activeListings} listings for sale`} />
              <TodoList overview={overview} unread={alerts?.unread ?? 0} />
            </section>
            <NewestOrders />
          </div>
          <section className="d-sec">
            <DeskSection title="Sales" note="The last 30 days" />
            <Figures overview={overview} />
            <SalesChart days={overview.days} />
          </section>
        </>
      )}
    </main>
  );
}
