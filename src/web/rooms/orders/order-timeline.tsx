import type { Order, OrderState } from '#domain/orders/model.ts';
import { orderStateWords } from '#domain/orders/order-transitions.ts';
import { formatDay } from '#web/platform/languages/formats.ts';
import './order-timeline.css';

const clock = (at: string): string => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

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
            {orderStateWords[entry.state]} <span className="tiny-text muted">{clock(entry.at)}</span>
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
          <span>Leaves the workshop at the latest</span>
        </li>
      )}
    </ol>
  );
}
