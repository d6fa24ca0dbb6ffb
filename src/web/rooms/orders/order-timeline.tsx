import type { Order, OrderState } from '#domain/orders/model.ts';
import { locales } from '#domain/core/languages/language.ts';
import { formatDay } from '#web/platform/languages/formats.ts';
import { language } from '#web/platform/languages/language.ts';
import { arrivesLast, leavesLast } from './texts/orders-texts.tsx';
import { stateWords } from './texts/state-texts.ts';
import { TrackingNumber } from './tracking-number.tsx';
import './order-timeline.css';

const clock = (at: string): string =>
  new Date(at).toLocaleTimeString(locales[language], { hour: '2-digit', minute: '2-digit' });

/** [UX-63] The steps of an order: those behind it with their times, the one where it stands, and those ahead with their last day. */
export function OrderTimeline({
  timeline,
  leavesBy,
  arrivesTo,
  carrier,
  tracking,
}: Pick<Order, 'leavesBy' | 'arrivesTo' | 'carrier' | 'tracking'> & { timeline: { state: OrderState; at: string }[] }) {
  const last = timeline.at(-1)?.state;
  const isWaiting = last === 'confirmed' || last === 'processing';
  const ahead = [
    ...(isWaiting ? [{ day: leavesBy, words: leavesLast }] : []),
    ...(isWaiting || last === 'shipped' ? [{ day: arrivesTo, words: arrivesLast }] : []),
  ];
  return (
    <ol className="next-steps">
      {timeline.map((entry) => (
        <li key={entry.state} className="is-done" aria-current={entry.state === last ? 'step' : undefined}>
          <time dateTime={entry.at}>{formatDay(new Date(entry.at))}</time>
          <span>
            {stateWords[entry.state]} <span className="tiny-text muted">{clock(entry.at)}</span>
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
