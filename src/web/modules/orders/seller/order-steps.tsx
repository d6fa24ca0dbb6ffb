import { clockTime, formatDay, localDay } from '#web/platform/languages/formats.ts';
import { isCollected } from '#domain/orders/collected.ts';
import { lateOrder } from '#domain/orders/late.ts';
import type { Order, OrderState } from '#domain/orders/model.ts';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { stateText } from '../texts/state-texts.ts';
import { leavesBy } from './texts/order-texts.ts';

/** `Thu 26 Nov, 14:05` */
export const timeOf = (at: string): string => `${localDay(at)}, ${clockTime(at)}`;
const way: readonly OrderState[] = ['confirmed', 'processing', 'shipped', 'delivered'];

const looks = {
  done: { className: 'd-done', icon: 's3' },
  now: { className: 'd-now', icon: 's1' },
  ahead: { className: 'd-todo2', icon: 's0' },
} as const;

/** When a step that is ahead is due: as promised, or as expected by now where the order is late. */
function expectedText(state: OrderState, order: Order): string {
  if (state === 'shipped') return leavesBy(formatDay(new Date(order.leavesBy)));
  if (state !== 'delivered' || isCollected(order)) return '';
  const { arrivesFrom, arrivesTo } = lateOrder(order, new Date()) ?? order;
  return `${formatDay(new Date(arrivesFrom))} – ${formatDay(new Date(arrivesTo))}`;
}

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
        const undone = state === now ? looks.now : looks.ahead;
        const look = done ? looks.done : undone;
        return (
          <li key={state} className={look.className}>
            <DeskIcon name={look.icon} />
            <b>{stateText(state, order)}</b>
            <small>{at ? timeOf(at) : expectedText(state, order)}</small>
          </li>
        );
      })}
    </ol>
  );
}
