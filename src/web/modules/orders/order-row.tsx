import { hrefTo } from '#domain/addresses.ts';
import { isCollected } from '#domain/orders/collected.ts';
import { lateOf } from '#domain/orders/late.ts';
import type { OrderSummary } from '#domain/orders/model.ts';
import { formatMoney, localDate } from '#web/platform/languages/formats.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { day, days } from '#web/ui/day.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { AskAbout } from './ask-about.tsx';
import { BuyAgain } from './buy-again.tsx';
import * as texts from './texts/orders-texts.tsx';
import { late as lateDays } from './texts/late-texts.ts';
import { stateText } from './texts/state-texts.ts';
import '#web/modules/cart/parcels/parcel.css';

const isWaiting = ({ state }: OrderSummary): boolean => ['confirmed', 'processing', 'shipped'].includes(state);

function arrivingOf(order: OrderSummary): string {
  const late = lateOf(order, new Date());
  if (isCollected(order))
    return order.state === 'shipped' ? stateText('shipped', order) : texts.readyBy(day(order.leavesBy));
  return late
    ? lateDays(days(late.arrivesFrom, late.arrivesTo))
    : texts.arriving(days(order.arrivesFrom, order.arrivesTo));
}

/** Where it is, with its day: `Arriving Tue 24 Nov`, `Late, new estimate Tue 24 Nov`, `Delivered Tue 24 Nov`. */
const wayOf = (order: OrderSummary): string =>
  isWaiting(order) ? arrivingOf(order) : texts.since(stateText(order.state, order), day(order.stateSince));

function Strip({ order }: { order: OrderSummary }) {
  const more = order.pictures.length === 4 && order.itemCount > 4 ? order.itemCount - 4 : 0;
  return (
    <Link className="strip" href={hrefTo('order', { orderId: order.orderId })} aria-label={texts.orderOf(order.number)}>
      {(order.pictures.length > 0 ? order.pictures : [null]).map((picture, index) => (
        <span className="picture picture--sq" key={picture?.id ?? index}>
          <Picture picture={picture} sizes="56px" alt="" />
        </span>
      ))}
      {more > 0 && <span className="strip__more">+{more}</span>}
    </Link>
  );
}

/** [UX-62] One order: its pieces, where it is and since when, what it came to, and what can be done with it now. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const href = hrefTo('order', { orderId: order.orderId });
  return (
    <li className="past-order">
      <div className="past-order__head">
        <h2 className="row__name">
          <Link href={href}>{wayOf(order)}</Link>
        </h2>
        <p className="tabular">
          <b>{formatMoney(order.totalCents)}</b>
        </p>
      </div>
      <div className="past-order__body">
        <Strip order={order} />
        <div className="past-order__words">
          <p className="small soft-text">{texts.whatFrom(order.firstTitle, order.itemCount - 1, order.shopName)}</p>
          <p className="tiny-text muted">
            {isWaiting(order) && `${stateText(order.state, order)}. `}
            <span className="tabular no-break">{order.number}</span>
            {texts.placed(localDate(order.placedAt))}
          </p>
        </div>
      </div>
      <div className="past-order__acts">
        <ButtonLink href={href}>
          {isWaiting(order) ? texts.track : texts.see}
          <span className="visually-hidden">{isWaiting(order) ? texts.trackOf(order.number) : ` ${order.number}`}</span>
        </ButtonLink>
        {!isWaiting(order) && <BuyAgain orderId={order.orderId} number={order.number} />}
        {order.state === 'delivered' && (
          <Link className="link small" href={`${href}#returns`}>
            {texts.sendBack}
            <span className="visually-hidden">{texts.inBrackets(order.number)}</span>
          </Link>
        )}
        <AskAbout orders={order.number} orderId={order.orderId}>
          {texts.askIt}
          <span className="visually-hidden">{texts.inBrackets(order.number)}</span>
        </AskAbout>
      </div>
    </li>
  );
}
