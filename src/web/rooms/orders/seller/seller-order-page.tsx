import { hrefTo } from '#domain/addresses.ts';
import { Suspense } from 'react';
import { unitsIn } from '#domain/core/counted.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import type { Order } from '#domain/orders/model.ts';
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
import { code, freeWith, quoted, reduction, total } from '../texts/bill-texts.ts';
import { postage, units } from '../texts/order-page-texts.ts';
import { stateWords } from '../texts/state-texts.ts';
import { bringsYou } from '#web/rooms/payments/seller/texts/ledger-texts.ts';
import * as texts from './texts/order-texts.ts';
import './seller-order-page.css';
import '#web/ui/desk/records.css';
import { deliveryWord } from '#web/rooms/listings/texts/delivery-texts.ts';

function Parcel({ order }: { order: Order }) {
  return (
    <>
      <DeskSection title={texts.parcel} note={texts.units(unitsIn(order.lines))} />
      <article className="d-parcel">
        <header>
          <h3>{texts.goesBy(deliveryWord(order.deliveryName), order.address.city)}</h3>
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
                  {texts.buyersText}
                  <b>{quoted(line.personalisation)}</b>
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
            <span className="d-t3 d-small">{texts.buyerWrites}</span>
            <br />
            {quoted(order.note)}
          </p>
        )}
      </article>
    </>
  );
}

/** [ORD-03] One order of the shop: its way, its pieces, where it goes and what it brought. */
export function SellerOrderPage({ orderId }: { orderId: string }) {
  const { data: order, error, refetch } = useCall('orders.getShopOrder', { orderId });
  const crumb = { label: texts.orders, href: sellerHref('orders') };
  if (!order) {
    return (
      <main id="main" className="d-main">
        {!error ? (
          <div role="status" aria-label={texts.loading}>
            <i className="d-skeleton" style={{ width: 300, height: 30 }} />
            <br />
            <i className="d-skeleton" style={{ width: '100%', height: 320, marginTop: 28 }} />
          </div>
        ) : error.status === 404 || error.status === 400 ? (
          <>
            <DeskHead title={texts.none.title} crumb={crumb} />
            <DeskEmpty
              title={texts.none.why}
              draw="needle"
              acts={
                <DeskButtonLink isKept href={crumb.href}>
                  {texts.none.act}
                </DeskButtonLink>
              }
            >
              {texts.none.words}
            </DeskEmpty>
          </>
        ) : (
          <DeskFailed what={texts.thisOrder} safe={texts.orderIsSafe} problem={error} retry={() => void refetch()} />
        )}
      </main>
    );
  }
  return (
    <main id="main" className="d-main">
      <DeskHead
        title={texts.orderOf(order.number)}
        crumb={crumb}
        sub={
          <>
            {texts.placed(timeOf(order.placedAt), order.buyerName)}
            <b>{formatMoney(order.totalCents)}</b>
            {order.cardLast4 ? texts.paidByCard : texts.paid}
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
            <DeskSection title={texts.timeline} />
            <ul className="d-timeline">
              {order.timeline.toReversed().map((entry) => (
                <li key={entry.state}>
                  <DeskIcon name="check" />
                  <div>
                    <b>{stateWords[entry.state]}</b>
                    <p>{texts.doneBy[entry.by] ?? texts.byBuyer}</p>
                  </div>
                  <time dateTime={entry.at}>{timeOf(entry.at)}</time>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <aside>
          <DeskSection title={texts.goesTo} />
          <address className="d-addr">
            <AddressLines address={order.address} />
          </address>
          {order.billingAddress && (
            <>
              <p className="d-t3 d-small">{texts.billedTo}</p>
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
              {texts.message(order.buyerName)}
            </Link>
          </p>
          <p>
            <a
              className="d-link d-small"
              href={`mailto:${order.email}?subject=${encodeURIComponent(texts.mailSubject(order.number))}`}
            >
              {texts.mail}
            </a>
          </p>
          <div style={{ marginTop: 28 }}>
            <DeskSection title={texts.money} />
          </div>
          <dl className="d-sum">
            <div>
              <dt>{units}</dt>
              <dd>{formatMoney(order.subtotalCents)}</dd>
            </div>
            {order.discountCents > 0 && (
              <div>
                <dt>{order.promoCode ? code(order.promoCode) : reduction}</dt>
                <dd>{formatMoney(-order.discountCents)}</dd>
              </div>
            )}
            <div>
              <dt>
                {postage(deliveryWord(order.deliveryName))}
                {order.postageOffCents > 0 && freeWith(order.promoCode ?? '')}
              </dt>
              <dd>{formatMoney(order.shippingCents)}</dd>
            </div>
            <div className="d-tot">
              <dt>{total}</dt>
              <dd>{formatMoney(order.totalCents)}</dd>
            </div>
            <RefundLines refunds={order.refunds} />
          </dl>
          <p style={{ display: 'grid', gap: 8, marginTop: 12 }}>
            <InvoiceLinks order={order} base={`/api/seller/orders/${order.orderId}`} />
          </p>
          <DisputeNotes disputes={order.disputes} to="maker" className="d-hint" />
          <MoneyBack order={order} />
          <div style={{ marginTop: 28 }}>
            <DeskSection title={bringsYou} />
          </div>
          <OrderBalance orderId={order.orderId} />
        </aside>
      </div>
    </main>
  );
}
