import { isCollected } from '#domain/orders/collected.ts';
import type { Late } from '#domain/orders/late.ts';
import type { Order, OrderState } from '#domain/orders/model.ts';
import { clockTime, formatDay, localDay } from '#web/platform/languages/formats.ts';
import { arrivesLast, leavesLast, readyLast } from './texts/orders-texts.tsx';
import { expectedLast, shouldBeReady, shouldHaveArrived, shouldHaveLeft } from './texts/late-texts.ts';
import { stateText } from './texts/state-texts.ts';
import { TrackingNumber } from './tracking-number.tsx';
import './order-timeline.css';

/** [UX-63] The steps of an order: those behind it with their times, the one where it stands, and those ahead with their last day; a day that was missed is said to be. */
export function OrderTimeline({
  timeline,
  leavesBy,
  arrivesTo,
  late = null,
  carrier,
  tracking,
  deliveryId,
}: Pick<Order, 'leavesBy' | 'arrivesTo' | 'carrier' | 'tracking' | 'deliveryId'> & {
  timeline: { state: OrderState; at: string }[];
  late?: Late | null;
}) {
  const last = timeline.at(-1)?.state;
  const atWorkshop = isCollected({ deliveryId });
  const leaving = late ? shouldHaveLeft : leavesLast;
  const ready = late ? shouldBeReady : readyLast;
  const isWaiting = last === 'confirmed' || last === 'processing';
  const arrival = late
    ? { day: late.arrivesTo ?? arrivesTo, words: expectedLast }
    : { day: arrivesTo, words: arrivesLast };
  const ahead = [
    ...(isWaiting ? [{ day: leavesBy, words: atWorkshop ? ready : leaving }] : []),
    ...(late?.missed === 'arrival' ? [{ day: arrivesTo, words: shouldHaveArrived }] : []),
    ...(!atWorkshop && (isWaiting || last === 'shipped') ? [arrival] : []),
  ];
  return (
    <ol className="next-steps">
      {timeline.map((entry) => (
        <li key={entry.state} className="is-done" aria-current={entry.state === last ? 'step' : undefined}>
          <time dateTime={entry.at}>{localDay(entry.at)}</time>
          <span>
            {stateText(entry.state, { deliveryId })} <span className="tiny-text muted">{clockTime(entry.at)}</span>
            {entry.state === 'shipped' && tracking && <TrackingNumber carrier={carrier} tracking={tracking} />}
          </span>
        </li>
      ))}
      {ahead.map(({ day, words }) => (
        <li key={words}>
          <time dateTime={day}>{formatDay(new Date(day))}</time>
          <span>{words}</span>
        </li>
      ))}
    </ol>
  );
}
