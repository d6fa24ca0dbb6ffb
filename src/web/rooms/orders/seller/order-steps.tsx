import { formatDay } from '#web/platform/languages/formats.ts';
import type { Order, OrderState } from '#domain/orders/model.ts';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { stateWords } from '../texts/state-texts.ts';
import { leavesBy } from './texts/order-texts.ts';

/** `Thu 26 Nov, 14:05` */
export const timeOf = (at: string): string => `${formatDay(new Date(at))}, ${at.slice(11, 16)}`;
const way: readonly OrderState[] = ['confirmed', 'processing', 'shipped', 'delivered'];

/** The way of an order as a line that fills. */
export function OrderSteps({ order }: { order: Order }) {
  if (order.state === 'cancelled' || order.state === 'refunded') return null;
  const reached = new Map(order.timeline.map((entry) => [entry.state, entry.at]));
  const now = way.findLast((state) => reached.has(state)) ?? 'confirmed';
  return (
    <ol className="d-steps">
      {way.map((state) => {
        const at = reached.get(state);
        const done =
          way.indexOf(state) < way.indexOf(now) ||
          (state === now && order.state !== 'confirmed' && order.state !== 'processing');
        return (
          <li key={state} className={done ? 'd-done' : state === now ? 'd-now' : 'd-todo2'}>
            <DeskIcon name={done ? 's3' : state === now ? 's1' : 's0'} />
            <b>{stateWords[state]}</b>
            <small>
              {at
                ? timeOf(at)
                : state === 'shipped'
                  ? leavesBy(formatDay(new Date(order.leavesBy)))
                  : state === 'delivered'
                    ? `${formatDay(new Date(order.arrivesFrom))} – ${formatDay(new Date(order.arrivesTo))}`
                    : ''}
            </small>
          </li>
        );
      })}
    </ol>
  );
}
