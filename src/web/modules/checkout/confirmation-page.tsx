import { hrefTo } from '#domain/addresses.ts';
import { useState } from 'react';
import { isCollected } from '#domain/orders/collected.ts';
import type { Order } from '#domain/orders/model.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useSession } from '#web/platform/session.ts';
import { useCall } from '#web/platform/use-call.ts';
import { AskAbout } from '#web/modules/orders/ask-about.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { day, days } from '#web/ui/day.ts';
import { Link } from '#web/ui/link.tsx';
import { MakersMark } from '#web/ui/makers-mark.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useCopy } from '#web/ui/toasts/use-copy.ts';
import { AccountOffer } from './confirmation/account-offer.tsx';
import { Bought } from './confirmation/bought.tsx';
import { WrittenTo } from './confirmation/written-to.tsx';
import * as texts from './confirmation/texts.tsx';
import '#web/modules/cart/parcels/parcel.css';
import '#web/modules/orders/order-timeline.css';
import '#web/ui/styles/columns.css';

function Parcel({ order, accessKey }: { order: Order; accessKey: string }) {
  const atWorkshop = isCollected(order);
  return (
    <section className="parcel">
      <header className="parcel__head">
        <MakersMark name={order.shopName} slug={order.shopSlug} />
        <div>
          <h2>{atWorkshop ? texts.collects : texts.arrives(days(order.arrivesFrom, order.arrivesTo))}</h2>
          <p className="tiny-text muted">
            {texts.from(
              order.shopName,
              order.place && (
                <>
                  , <i className="place">{order.place}</i>
                </>
              ),
            )}
            . <span className="no-break">{order.number}</span>
          </p>
        </div>
      </header>
      <ol className="next-steps">
        <li className="is-done">
          <time dateTime={order.placedAt}>{day(order.placedAt)}</time>
          <span>{texts.paid(order.shopName)}</span>
        </li>
        <li>
          <time dateTime={order.leavesBy}>{day(order.leavesBy)}</time>
          <span>{atWorkshop ? texts.ready : texts.leaves(order.place || texts.workshop)}</span>
        </li>
      </ol>
      <p className="small noprint">
        <Link
          className="link"
          href={`${hrefTo('order', { orderId: order.orderId })}?key=${encodeURIComponent(accessKey)}`}
        >
          {atWorkshop ? texts.seeOrder : texts.track}
        </Link>
      </p>
    </section>
  );
}

/** [PAY-05, UX-61] The order is made: numbers, dates, what happens next. Reloading it changes nothing. */
export function ConfirmationPage() {
  const query = useQueryParams();
  const session = useSession();
  const [checkoutId, accessKey] = [query.get('checkout') ?? '', query.get('key') ?? ''];
  const hasKey = checkoutId !== '' && accessKey !== '';
  const { data, error, refetch } = useCall('orders.listConfirmation', { checkoutId, accessKey }, { enabled: hasKey });
  const [email, setEmail] = useState<string | null>(null);
  const { copy, byHand } = useCopy(texts.copied);
  const first = data?.orders[0];
  if (!data || !first) {
    return (
      <main id="main" className="page-width page-bottom">
        {!hasKey || error?.status === 404 || error?.status === 400 ? (
          <>
            <PageTitle title={texts.noOrder} className="page-title" />
            <EmptyState
              draw="parcel"
              title={texts.emptyLink}
              action={{ label: texts.trackOrder, href: hrefTo('track') }}
              also={{ label: texts.yourOrders, href: hrefTo('orders') }}
            >
              {texts.lookUp}
            </EmptyState>
          </>
        ) : (
          <Pending what={texts.yourOrder} height={200} error={error} retry={refetch} />
        )}
      </main>
    );
  }
  const numbers = data.orders.map((order) => order.number);
  return (
    <main id="main" className="page-width">
      <div className="columns">
        <div className="thanks">
          <PageTitle title={texts.confirmed}>
            {texts.thanks(first.address.name.split(' ')[0] ?? '', texts.makers(numbers.length))}
          </PageTitle>
          <p className="thanks__no">
            <span className="soft-text">{texts.orders(numbers.length)}</span>
            {numbers.map((number) => (
              <b key={number}>{number}</b>
            ))}
            <Button className="noprint" onClick={() => copy(numbers.join(' '))}>
              {texts.copy(numbers.length)}
            </Button>
            <span role="status">{byHand}</span>
          </p>
          <WrittenTo email={email ?? first.email} checkout={{ checkoutId, accessKey }} onChanged={setEmail} />
          <div className="thanks__parcels">
            {data.orders.map((order) => (
              <Parcel key={order.orderId} order={order} accessKey={accessKey} />
            ))}
          </div>
          <p className="noprint actions thanks__acts">
            {session && (
              <ButtonLink icon="parcel" href={hrefTo('orders')}>
                {texts.yourOrders}
              </ButtonLink>
            )}
            <Button icon="print" onClick={() => print()}>
              {texts.print}
            </Button>
            <AskAbout orders={numbers.join(', ')}>{texts.ask}</AskAbout>
          </p>
        </div>
        <aside className="thanks__aside">
          {!session && <AccountOffer email={email ?? first.email} name={first.buyerName} />}
          <Bought orders={data.orders} totalCents={data.totalCents} />
        </aside>
      </div>
    </main>
  );
}
