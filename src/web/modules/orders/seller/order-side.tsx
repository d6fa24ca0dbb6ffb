import { formatMoney } from '#web/platform/languages/formats.ts';
import type { Order } from '#domain/orders/model.ts';
import { OrderBalance } from '#web/modules/payments/seller/order-balance.tsx';
import { bringsYou } from '#web/modules/payments/seller/texts/ledger-texts.ts';
import { deliveryWord } from '#web/modules/listings/texts/delivery-texts.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { AddressLines } from '../address-lines.tsx';
import { DisputeNotes } from '../disputes/dispute-notes.tsx';
import { InvoiceLinks } from '../invoice-links.tsx';
import { RefundLines } from '../refund-lines.tsx';
import { code, freeWith, reduction, total } from '../texts/bill-texts.ts';
import { money, postage, units } from '../texts/order-page-texts.ts';
import { MoneyBack } from './money-back.tsx';
import * as texts from './texts/order-texts.ts';

function Sums({ order }: { order: Order }) {
  return (
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
      <RefundLines refunds={order.refunds} names={money.byForMaker} />
    </dl>
  );
}

/** [ORD-03, UX-93] Beside an order: where it goes, what it costs and what it brings the maker. */
export function OrderSide({ order }: { order: Order }) {
  return (
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
      <div className="d-part">
        <DeskSection title={texts.money} />
      </div>
      <Sums order={order} />
      <p className="d-invoice-links">
        <InvoiceLinks order={order} base={`/api/seller/orders/${order.orderId}`} />
      </p>
      <DisputeNotes disputes={order.disputes} reader="maker" className="d-hint" />
      <MoneyBack order={order} />
      <div className="d-part">
        <DeskSection title={bringsYou} />
      </div>
      <OrderBalance orderId={order.orderId} />
    </aside>
  );
}
