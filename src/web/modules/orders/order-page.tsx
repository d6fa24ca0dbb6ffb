import { hrefTo } from '#domain/addresses.ts';
import { Suspense } from 'react';
import { isCollected } from '#domain/orders/collected.ts';
import { lateOrder } from '#domain/orders/late.ts';
import { awaitsBuyer } from '#domain/orders/proofs/decide-proof.ts';
import type { Order, OrderState } from '#domain/orders/model.ts';
import { formatMoney, localDate } from '#web/platform/languages/formats.ts';
import { AddressLines } from './address-lines.tsx';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useParams } from '#web/platform/router/params.ts';
import { useLive } from '#web/platform/live.ts';
import { useSession } from '#web/platform/session.ts';
import { useCall } from '#web/platform/use-call.ts';
import { LineChoice } from '#web/modules/cart/line-choice.tsx';
import { ParcelHead } from '#web/modules/cart/parcels/parcel-head.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Button } from '#web/ui/button.tsx';
import { days } from '#web/ui/day.ts';
import { Link } from '#web/ui/link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { AskAbout } from './ask-about.tsx';
import { BuyAgain } from './buy-again.tsx';
import { cardName } from './card-name.ts';
import { InvoiceLinks } from './invoice-links.tsx';
import { DisputeNotes } from './disputes/dispute-notes.tsx';
import { LateNote } from './late/late-note.tsx';
import { OrderProofs } from './proofs/order-proofs.tsx';
import { ParcelTracking } from './tracking/parcel-tracking.tsx';
import { LineProgress } from './tracking/line-progress.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { orderSlots } from './slots.ts';
import { ownOrdersLive } from './own-orders-live.ts';
import { OwnOrderActions } from './own-order-actions.tsx';
import { Sums } from './sums.tsx';
import { WithdrawLink } from './withdrawal/withdraw-link.tsx';
import * as texts from './texts/order-page-texts.ts';
import { stateText } from './texts/state-texts.ts';
import '#web/ui/styles/columns.css';
import { deliveryWord } from '#web/modules/listings/texts/delivery-texts.ts';
import './orders-page.css';

const hasEnded = (state: OrderState): boolean => hasArrived(state) || state === 'cancelled' || state === 'refunded';
const hasArrived = (state: OrderState): boolean => state === 'delivered' || state === 'completed';

/** What it cost, how it was paid, and where it goes. */
const Facts = ({ order }: { order: Order }) => (
  <>
    <h2>{texts.payment}</h2>
    <Sums order={order} units={texts.units} postage={texts.postage(deliveryWord(order.deliveryName))} taxes={[order]} />
    <DisputeNotes disputes={order.disputes} reader="buyer" className="fine-print" />
    {order.cardLast4 && <p className="fine-print">{texts.paidWith(cardName(order.cardBrand, order.cardLast4))}</p>}
    <h2 className="order-page__part">{texts.deliveryAddress}</h2>
    <address className="small soft-text order-page__address">
      <AddressLines address={order.address} />
    </address>
    {order.billingAddress && (
      <>
        <h2 className="order-page__part">{texts.billingAddress}</h2>
        <address className="small soft-text order-page__address">
          <AddressLines address={order.billingAddress} />
        </address>
      </>
    )}
  </>
);

/** What was bought, each with how many and where they are. */
const Lines = ({ order }: { order: Order }) => (
  <ul>
    {order.lines.map((line) => (
      <li key={line.id} className="row">
        <Link
          className="picture picture-link"
          href={hrefTo('product', { productId: line.listingId })}
          aria-label={line.title}
        >
          <Picture picture={line.picture} sizes="112px" alt="" />
        </Link>
        <div className="row__main">
          <h3 className="row__name">
            <Link href={hrefTo('product', { productId: line.listingId })}>{line.title}</Link>
          </h3>
          <dl>
            <LineChoice line={line} />
            <div>
              <dt>{texts.quantity}</dt>
              <dd>{line.quantity}</dd>
            </div>
          </dl>
          <LineProgress order={order} line={line} />
        </div>
        <div className="row__end">
          <p className="row__sum">
            <b>{formatMoney(line.unitPriceCents * line.quantity)}</b>
          </p>
          {line.discountCents > 0 && <p className="small soft-text">{formatMoney(-line.discountCents)}</p>}
        </div>
      </li>
    ))}
  </ul>
);

/** [ORD-02, UX-63] One order: its way, its pieces, its sums. */
export function OrderPage() {
  const { orderId = '' } = useParams();
  const session = useSession();
  const accessKey = useQueryParams().get('key') ?? undefined;
  useLive(ownOrdersLive, { orderId, accessKey });
  const { data: order, error, refetch } = useCall('orders.getOrder', { orderId, accessKey });
  if (!order) {
    return (
      <main id="main" className="page-width page-message--short">
        {error?.status === 404 || error?.status === 400 ? (
          <>
            <PageTitle title={texts.noneHere} className="page-title" />
            <EmptyState
              draw="parcel"
              title={texts.oldLink}
              action={{ label: texts.trackAnOrder, href: hrefTo('track') }}
              also={{ label: texts.yourOrders, href: hrefTo('orders') }}
            >
              {texts.lookUp}
            </EmptyState>
          </>
        ) : (
          <Pending what={texts.thisOrder} height={240} error={error} retry={refetch} />
        )}
      </main>
    );
  }
  const late = lateOrder({ ...order, awaitsBuyer: awaitsBuyer(order) }, new Date());
  const actions = (
    <>
      <OwnOrderActions order={order} accessKey={accessKey} />
      <WithdrawLink order={order} accessKey={accessKey} />
    </>
  );
  const message = (
    <AskAbout orders={order.number} orderId={order.orderId}>
      {session ? texts.message(order.shopName) : texts.ask}
    </AskAbout>
  );
  return (
    <main id="main" className="page-width page-bottom--short">
      <Breadcrumbs
        items={[
          session
            ? { name: texts.yourOrders, href: hrefTo('orders') }
            : { name: texts.trackAnOrder, href: hrefTo('track') },
        ]}
      />
      <PageTitle title={`${texts.order} ${order.number}`} className="page-title">
        {texts.order} <span className="no-break">{order.number}</span>
      </PageTitle>
      <p className="soft-text">
        {texts.placed(stateText(order.state, order), localDate(order.placedAt))}
        {hasEnded(order.state) || late || isCollected(order)
          ? ''
          : texts.arrives(days(order.arrivesFrom, order.arrivesTo))}
      </p>
      {late && (
        <LateNote late={late} number={order.number}>
          {actions}
          {session && message}
        </LateNote>
      )}
      <div className="columns order-page__columns">
        <section className="parcel">
          <ParcelHead shop={order} />
          <OrderTimeline {...order} late={late} />
          <OrderProofs order={order} accessKey={accessKey} />
          <ParcelTracking parcels={order.parcels} />
          <Lines order={order} />
          {(hasArrived(order.state) || order.state === 'refunded') && (
            <Suspense>
              <orderSlots.OrderReturns order={order} accessKey={accessKey} />
            </Suspense>
          )}
          <Suspense>
            <orderSlots.OrderCases order={order} accessKey={accessKey} />
          </Suspense>
          {session && hasArrived(order.state) && (
            <Suspense>
              <orderSlots.OrderReviews order={order} />
            </Suspense>
          )}
        </section>
        <aside className="panel" aria-label={texts.sumsAndAddress}>
          <Facts order={order} />
          <div className="noprint order-page__acts">
            <InvoiceLinks order={order} base={`/api/orders/${order.orderId}`} accessKey={accessKey} />
            {!late && actions}
            {hasEnded(order.state) && <BuyAgain orderId={order.orderId} number={order.number} accessKey={accessKey} />}
            <Button icon="print" onClick={() => print()}>
              {texts.print}
            </Button>
            {!late && message}
          </div>
        </aside>
      </div>
    </main>
  );
}
