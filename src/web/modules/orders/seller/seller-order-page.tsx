import { hrefTo } from '#domain/addresses.ts';
import { Suspense } from 'react';
import { unitsIn } from '#domain/core/counted.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { isCollected } from '#domain/orders/collected.ts';
import { linesToSend } from '#domain/orders/lines-to-send.ts';
import type { Order } from '#domain/orders/model.ts';
import { isWaiting } from '#domain/orders/parcels/pack.ts';
import { awaitsBuyer } from '#domain/orders/proofs/decide-proof.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskFailed, DeskHead, DeskSection, Thumb } from '#web/ui/desk/desk-parts.tsx';
import { DueMark, StateMark } from '../order-marks.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { LineProgress } from '../tracking/line-progress.tsx';
import { Link } from '#web/ui/link.tsx';
import { OrderActions } from './order-actions.tsx';
import { sellerOrderSlots } from './slots.ts';
import { ShopProofs } from './proofs/shop-proofs.tsx';
import { OrderHistoryList } from './order-history-list.tsx';
import { OrderSide } from './order-side.tsx';
import { OrderSteps, timeOf } from './order-steps.tsx';
import { OrderLabels } from './labels/order-labels.tsx';
import { OrderParcels } from './parcels/order-parcels.tsx';
import { ShopWithdrawals } from '../withdrawal/shop-withdrawals.tsx';
import { quoted } from '../texts/bill-texts.ts';
import * as texts from './texts/order-texts.ts';
import { isTakenBack, isWithheld } from '#domain/payments/dispute-model.ts';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { doNotSend } from './parcels/parcel-texts.ts';
import './seller-order-page.css';
import '#web/ui/desk/records.css';
import { deliveryWord } from '#web/modules/listings/texts/delivery-texts.ts';
import { DeskSkeleton } from '#web/ui/desk/desk-skeleton.tsx';

/** [ORD-03] The buyer's bank has the money of an order that has not left: nothing of it is sent. */
const DoNotSend = ({ order }: { order: Order }) =>
  isWaiting(order) && isTakenBack(order) ? (
    <p role="status" className="d-do-not-send">
      <DeskIcon name="critical" />
      <span>
        <b>{doNotSend.title}</b> {isWithheld(order) ? doNotSend.withheld : doNotSend.lost}
      </span>
    </p>
  ) : null;

function Parcel({ order }: { order: Order }) {
  const toSend = linesToSend(order);
  const left = (lineId: string): number => toSend.find(({ id }) => id === lineId)?.quantity ?? 0;
  return (
    <>
      <DeskSection title={texts.parcel} note={texts.units(unitsIn(toSend))} />
      <article className="d-parcel">
        <header>
          <h3>
            {isCollected(order)
              ? deliveryWord(order.deliveryName)
              : texts.goesBy(deliveryWord(order.deliveryName), order.address.city)}
          </h3>
          {order.tracking && <span className="d-t2">{[order.carrier, order.tracking].filter(Boolean).join(' ')}</span>}
          <StateMark {...order} />
          <span className="d-spacer" />
          <DueMark {...order} awaitsBuyer={awaitsBuyer(order)} />
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
              <LineProgress order={order} line={line} />
              {isWaiting(order) && left(line.id) < line.quantity && (
                <p>{texts.sendOnly(left(line.id), line.quantity)}</p>
              )}
            </div>
            <span className="d-num d-t2">
              {line.quantity} × {formatMoney(line.unitPriceCents)}
              {line.discountCents > 0 && ` ${formatMoney(-line.discountCents)}`}
            </span>
            <span className="d-num">
              <b>{formatMoney(line.quantity * line.unitPriceCents - line.discountCents)}</b>
            </span>
          </div>
        ))}
        {order.note && (
          <p className="d-buyer-note">
            <span className="d-t3 d-small">{texts.buyerWrites}</span>
            <br />
            {quoted(order.note)}
          </p>
        )}
      </article>
    </>
  );
}

type OrderCall = Pick<ReturnType<typeof useCall<'orders.getShopOrder'>>, 'error' | 'refetch'>;

/** While the order is fetched, and where there is none. */
function NoOrder({ error, refetch }: OrderCall) {
  if (!error)
    return (
      <div role="status" aria-label={texts.loading}>
        <DeskSkeleton width={300} height={30} />
        <br />
        <DeskSkeleton height={320} className="d-part" />
      </div>
    );
  if (error.status !== 404 && error.status !== 400)
    return <DeskFailed what={texts.thisOrder} safe={texts.orderIsSafe} problem={error} retry={() => void refetch()} />;
  const crumb = { label: texts.orders, href: sellerHref('orders') };
  const back = (
    <DeskButtonLink isAlwaysShown href={crumb.href}>
      {texts.none.action}
    </DeskButtonLink>
  );
  return (
    <>
      <DeskHead title={texts.none.title} crumb={crumb} />
      <DeskEmpty title={texts.none.why} draw="needle" actions={back}>
        {texts.none.text}
      </DeskEmpty>
    </>
  );
}

/** [ORD-03] One order of the shop: its way, its pieces, where it goes and what it brought. */
export function SellerOrderPage({ orderId }: { orderId: string }) {
  const { data: order, error, refetch } = useCall('orders.getShopOrder', { orderId });
  const crumb = { label: texts.orders, href: sellerHref('orders') };
  if (!order)
    return (
      <main id="main" className="d-main">
        <NoOrder error={error} refetch={refetch} />
      </main>
    );
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
        <OrderActions order={order} />
      </DeskHead>
      <DoNotSend order={order} />
      <OrderSteps order={order} />
      <div className="d-rec">
        <div>
          <ShopWithdrawals order={order} />
          <Suspense>
            <sellerOrderSlots.OrderShopCases order={order} />
            <sellerOrderSlots.OrderShopReturns order={order} />
          </Suspense>
          <Parcel order={order} />
          <ShopProofs order={order} />
          <OrderParcels order={order} />
          <OrderLabels order={order} />
          <OrderHistoryList order={order} />
        </div>
        <OrderSide order={order} />
      </div>
    </main>
  );
}
