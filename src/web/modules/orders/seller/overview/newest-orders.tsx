import { formatMoney } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { DeskFailed, DeskSection, Thumb } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { DueMark, isToSend, StateMark } from '../../order-marks.tsx';
import * as texts from '../texts/overview-texts.ts';
import { DeskSkeleton } from '#web/ui/desk/desk-skeleton.tsx';

export function NewestOrders() {
  const { data, error, refetch } = useCall('orders.listShopOrders', { limit: 5 });
  return (
    <aside>
      <DeskSection title={texts.newestOrders} link={{ label: texts.allOrders, href: sellerHref('orders') }} />
      {data && data.items.length === 0 && <p className="d-t2 d-overview-empty">{texts.noOrderYet}</p>}
      {!data && error && (
        <DeskFailed what={texts.newestOrders} safe={texts.areSafe} problem={error} retry={() => void refetch()} />
      )}
      <ul className="d-record-list">
        {data || error
          ? data?.items.map((order) => (
              <li key={order.orderId}>
                <div className="d-grow">
                  <Link href={sellerHref(`orders/${order.orderId}`)}>
                    <b>
                      {order.firstTitle}
                      {order.itemCount > 1 && texts.andMore(order.itemCount - 1)}
                    </b>
                  </Link>
                  <br />
                  <span className="d-t2 d-small">
                    {order.buyerName}, {order.city} · {formatMoney(order.totalCents)}
                  </span>
                  <br />
                  {isToSend(order.state) ? <DueMark {...order} /> : <StateMark {...order} />}
                </div>
                <Thumb picture={order.pictures[0]} />
              </li>
            ))
          : [1, 2, 3].map((row) => (
              <li key={row} aria-hidden="true">
                <div className="d-grow">
                  <DeskSkeleton width={180} />
                </div>
              </li>
            ))}
      </ul>
    </aside>
  );
}
