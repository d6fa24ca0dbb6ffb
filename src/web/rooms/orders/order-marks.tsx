import { formatDay } from '#web/platform/languages/formats.ts';
import { dueOf } from '#domain/orders/due.ts';
import type { OrderState } from '#domain/orders/model.ts';
import { DeskIcon, type DeskIconName } from '#web/ui/desk/desk-icon.tsx';
import { dueWords } from './texts/due-texts.ts';
import { stateWords } from './texts/state-texts.ts';
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
export const StateMark = ({ state }: { state: OrderState }) => (
  <span className={`d-state d-${state}`}>
    <DeskIcon name={rings[state]} />
    {stateWords[state]}
  </span>
);

const open: readonly OrderState[] = ['confirmed', 'processing'];

/** When a parcel leaves; a countdown while it has not. */
export function DueMark({ state, leavesBy }: { state: OrderState; leavesBy: string }) {
  const day = formatDay(new Date(leavesBy));
  if (!open.includes(state))
    return (
      <span className="d-due d-ok">
        <span>{day}</span>
      </span>
    );
  const due = dueOf(leavesBy, new Date());
  return (
    <span className={`d-due d-${due.kind}`}>
      {due.kind !== 'ok' && <DeskIcon name={due.kind === 'overdue' ? 'critical' : 'high'} />}
      <span>
        {dueWords(due)}
        <small>{day}</small>
      </span>
    </span>
  );
}
