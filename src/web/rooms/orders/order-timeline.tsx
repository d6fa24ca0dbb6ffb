import type { Order, OrderState } from '#domain/orders/model.ts';
import { locales } from '#domain/core/languages/language.ts';
import { formatDay } from '#web/platform/languages/formats.ts';
import { language } from '#web/platform/languages/language.ts';
import { leavesLast, stateWords } from './texts/orders-texts.tsx';
import './order-timeline.css';

const clock = (at: string): string =>
  new Date(at).toLocaleTimeString(locales[language], { hour: '2-digit', minute: '2-digit' });

/** [UX-63] What has happened to an order, and when. */
export function OrderTimeline({
  timeline,
  leavesBy,
  carrier,
  tracking,
}: Pick<Order, 'leavesBy' | 'carrier' | 'tracking'> & { timeline: { state: OrderState; at: string }[] }) {
  const last = timeline.at(-1)?.state;
  const waiting = last === 'confirmed' || last === 'processing';
  return (
    <ol className="next-steps">
      {timeline.map((entry) => (
        <li key={entry.state} className="is-done">
          <time dateTime={entry.at}>{formatDay(new Date(entry.at))}</time>
          <span>
            {stateWords[entry.state]} <span className="tiny-text muted">{clock(entry.at)}</span>
            {entry.state === 'shipped' && tracking && (
              <span className="small soft-text" style={{ display: 'block', overflowWrap: 'anywhere' }}>
                {[carrier, tracking].filter(Boolean).join(' ')}
              </span>
            )}
          </span>
        </li>
      ))}
      {waiting && (
        <li>
          <time dateTime={leavesBy}>{formatDay(new Date(leavesBy))}</time>
          <span>{leavesLast}</span>
        </li>
      )}
    </ol>
  );
}
