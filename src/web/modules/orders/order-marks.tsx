import { localTime } from '#domain/core/days/time-zone.ts';
import { formatDay } from '#web/platform/languages/formats.ts';
import { dueOf } from '#domain/orders/due.ts';
import type { OrderState, OrderSummary } from '#domain/orders/model.ts';
import { DeskIcon, type DeskIconName } from '#web/ui/desk/desk-icon.tsx';
import { dueText, proofWithBuyer } from './texts/due-texts.ts';
import { stateText } from './texts/state-texts.ts';
import './order-marks.css';

const rings: Record<OrderState, DeskIconName> = {
  pending_payment: 's0',
  confirmed: 's0',
  processing: 's1',
  shipped: 's2',
  delivered: 's3',
  completed: 's3',
  cancelled: 'sx',
  refunded: 'sx',
};

/** A ring that fills as the order goes on, and the word. */
export const StateMark = ({ state, deliveryId }: Pick<OrderSummary, 'state' | 'deliveryId'>) => (
  <span className={`d-state d-${state}`}>
    <DeskIcon name={rings[state]} />
    {stateText(state, { deliveryId })}
  </span>
);

export const isToSend = (state: OrderState): boolean => state === 'confirmed' || state === 'processing';

/** When a parcel leaves, by its shop's clock; a countdown while it has not, and nothing for one that never will. */
export function DueMark({
  state,
  leavesBy,
  timeZone,
  awaitsBuyer = false,
}: Pick<OrderSummary, 'state' | 'leavesBy' | 'timeZone'> & Partial<Pick<OrderSummary, 'awaitsBuyer'>>) {
  if (state === 'cancelled' || state === 'refunded') return null;
  const day = formatDay(new Date(leavesBy));
  if (!isToSend(state) || awaitsBuyer)
    return (
      <span className="d-due d-ok">
        <span>
          {awaitsBuyer ? proofWithBuyer : day}
          {awaitsBuyer && <small>{day}</small>}
        </span>
      </span>
    );
  const due = dueOf(leavesBy, localTime(timeZone, new Date()));
  return (
    <span className={`d-due d-${due.kind}`}>
      {due.kind !== 'ok' && <DeskIcon name={due.kind === 'overdue' ? 'critical' : 'high'} />}
      <span>
        {dueText(due)}
        <small>{day}</small>
      </span>
    </span>
  );
}
