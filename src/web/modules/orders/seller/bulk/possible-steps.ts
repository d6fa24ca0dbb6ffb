import { bulkMoveFrom } from '#domain/orders/bulk/limits.ts';
import type { OrderState } from '#domain/orders/model.ts';
import { isWaitingView } from '#domain/orders/table/waiting-views.ts';

const offered = ['processing', 'shipped', 'delivered'] as const;
type OfferedStep = (typeof offered)[number];

/** [ORD-01] What at least one order of these states may be moved to. */
export const possibleSteps = (states: readonly OrderState[]): OfferedStep[] =>
  offered.filter((move) => states.some((state) => bulkMoveFrom[move].includes(state)));

export const isMovable = (state: OrderState): boolean => possibleSteps([state]).length > 0;

/** The states of the orders that a view shows, all of which may be moved; none where there are others among them. */
export const statesOfView = (view: string): readonly OrderState[] =>
  isWaitingView(view)
    ? bulkMoveFrom.shipped
    : (['confirmed', 'processing', 'shipped'] as const).filter((state) => state === view);
