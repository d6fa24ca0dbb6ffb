import { hrefTo } from '#domain/addresses.ts';
import { Suspense } from 'react';
import { unitsIn } from '#domain/core/counted.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import type { Order } from '#domain/orders/model.ts';
import { orderStateWords } from '#domain/orders/order-transitions.ts';
import { AddressLines } from '../address-lines.tsx';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { DeskEmpty, DeskFailed, DeskHead, DeskSection, Thumb } from '#web/ui/desk/desk-parts.tsx';
import { DueMark, StateMark } from '../order-marks.tsx';
import { sellerHref } from '#web/rooms/shops/seller/seller-href.ts';
import { InvoiceLinks } from '../invoice-links.tsx';
import { DisputeNotes } from '../disputes/dispute-notes.tsx';
import { RefundLines } from '../refund-lines.tsx';
import { Link } from '#web/ui/link.tsx';
import { MoneyBack } from './money-back.tsx';
import { OrderBalance } from '#web/rooms/payments/seller/order-balance.tsx';
import { OrderActs } from './order-acts.tsx';
import { sellerOrderSlots } from './slots.ts';
import { PackingSlip } from './packing-slip.tsx';
import { OrderSteps, timeOf } from './order-steps.tsx';
import { ShopWithdrawals } from '../withdrawal/shop-withdrawals.tsx';
import './seller-order-page.css';
import '#web/ui/desk/records.css';

function Parcel({ order }: { order: Order }) {
  const units = unitsIn(order.lines);
  return (
    <>
      <DeskSection title="Parcel" note={units === 1 ? '1 piece' : `${units} pieces, all in one parcel`} />
      <article className="d-parcel">
        <header>
          <h3>
            {order.deliveryName} to {order.address.city}
          </h3>
          {order.tracking && <span className="d-t2">{[order.carrier, order.tracking].filter(Boolean).join(' ')}</span>}
          <StateMark state={order.state} />
          <span className="d-spacer" />
          <DueMark state={order.state} leavesBy={order.leavesBy} />
        </header>
        {order.lines.map((line) => (
          <div key={line.id} className="d-order-line">
            <Thumb picture={line.picture} size={56} />
            <div>
              <Link href={hrefTo('product', { productId: line.listingId })}>
                <b>{line.title}</b>
              </Link>
              {line.values.length > 0 && <p>{line.values.join(', ')}</p>}
              {line.personalisation && (
                <p>
                  Buyer’s text: <b>“{line.personalisation}”</b>
                </p>
              )}
            </div>
            <span className="d-num d-t2">
              {line.quantity} × {formatMoney(line.unitPriceCents)}
            </span>
            <span className="d-num">
              <b>{formatMoney(line.quantity * line.unitPriceCents)}</b>
            </span>
          </div>
        ))}
        {order.note && (
          <p style={{ padding: '12px 16px' }}>
            <span className="d-t3 d-small">The buyer writes</span>
            <br />“{order.note}”
          </p>
        )}
      </article>
    </>
  );
}

const who: Record<string, string> = {
  payment: 'The payment arrived',
  maker: 'By you',
  system: 'By itself',
  administrator: 'By the marketplace',
};

/** [ORD-03] One order of the shop: its way, its pieces, where it goes and what it brought. */
export function SellerOrderPage({ orderId }: { orderId: string }) {
  const { data: order, error, refetch } = useCall('orders.getShopOrder', { orderId });
  const crumb = { label: 'Orders', href: sellerHref('orders') };
  if (!order) {
    return (
      <main id="main" className="d-main">
        {!error ? (
          <div role="status" aria-label="Loading the order">
            <i className="d-skeleton" style={{ width: 300, height: 30 }} />
            <br />
            <i className="d-skeleton" style={{ width: '100%', height: 320, marginTop: 28 }} />
          </div>
        ) : error.status === 404 || error.status === 400 ? (
          <>
            <DeskHead title="No such order in your shop" crumb={crumb} />
            <DeskEmpty
              title="The link may belong to another shop"
              draw="needle"
              acts={
                <DeskButtonLink isKept href={crumb.href}>
                  See your orders
                </DeskButtonLink>
              }
            >
              Search your orders by number, buyer or piece.
            </DeskEmpty>
          </>
        ) : (
          <DeskFailed what="This order" safe="The order is safe" problem={error} retry={() => void refetch()} />
        )}
      </main>
    );
  }
  return (
    <main id="main" className="d-main">
      <DeskHead
        title={`Order ${order.number}`}
        crumb={crumb}
        sub={
          <>
            Placed {timeOf(order.placedAt)} by {order.buyerName} · <b>{formatMoney(order.totalCents)}</b>
            {order.cardLast4 ? ', paid by card' : ', paid'}
          </>
        }
      >
        <OrderActs order={order} />
      </DeskHead>
      <PackingSlip order={order} />
      <OrderSteps order={order} />
      <div className="d-rec">
        <div>
          <ShopWithdrawals order={order} />
          <Suspense>
            <sellerOrderSlots.OrderShopReturns order={order} />
          </Suspense>
          <Parcel order={order} />
          <section className="d-sec">
            <DeskSection title="Timeline" />
            <ul className="d-timeline">
              {order.timeline.toReversed().map((entry) => (
                <li key={entry.state}>
                  <DeskIcon name="check" />
                  <div>
                    <b>{orderStateWords[entry.state]}</b>
                    <p>{who[entry.by] ?? 'By the buyer'}</p>
                  </div>
                  <time dateTime={entry.at}>{timeOf(entry.at)}</time>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <aside>
          <DeskSection title="Goes to" />
          <address className="d-addr">
            <AddressLines address={order.address} />
          </address>
          {order.billingAddress && (
            <>
              <p className="d-t3 d-small">Billed to</p>
              <address className="d-addr">
                <AddressLines address={order.billingAddress} />
              </address>
            </>
          )}
          <p>
            <Link
              className="d-link d-small"
              href={`${sellerHref('messages')}?orderId=${encodeURIComponent(order.orderId)}`}
            >
              Message {order.buyerName}
            </Link>
          </p>
          <p>
            <a
              className="d-link d-small"
              href={`mailto:${order.email}?subject=${encodeURIComponent(`Your order ${order.number}`)}`}
            >
              Write a mail
            </a>
          </p>
          <div style={{ marginTop: 28 }}>
            <DeskSection title="Money" />
          </div>
          <dl className="d-sum">
            <div>
              <dt>Pieces</dt>
              <dd>{formatMoney(order.subtotalCents)}</dd>
            </div>
            {order.discountCents > 0 && (
              <div>
                <dt>{order.promoCode ? `Code ${order.promoCode}` : 'Reduction'}</dt>
                <dd>{formatMoney(-order.discountCents)}</dd>
              </div>
            )}
            <div>
              <dt>
                Postage, {order.deliveryName}
                {order.postageOffCents > 0 && `, free with ${order.promoCode}`}
              </dt>
              <dd>{formatMoney(order.shippingCents)}</dd>
            </div>
            <div className="d-tot">
              <dt>Total</dt>
              <dd>{formatMoney(order.totalCents)}</dd>
            </div>
            <RefundLines refunds={order.refunds} />
          </dl>
          <p style={{ display: 'grid', gap: 8 }}>
            <InvoiceLinks order={order} base={`/api/seller/orders/${order.orderId}`} />
          </p>
          <DisputeNotes disputes={order.disputes} to="maker" className="d-hint" />
          <MoneyBack order={order} />
          <div style={{ marginTop: 28 }}>
            <DeskSection title="What it brings you" />
          </div>
          <OrderBalance orderId={order.orderId} />
        </aside>
      </div>
    </main>
  );
}
