import { useState } from 'react';
import { MAX_LABELS_AT_ONCE } from '#domain/orders/labels/limits.ts';
import type { OrderSummary } from '#domain/orders/model.ts';
import type { CallInput } from '#web/platform/calls.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { BulkBar } from '#web/ui/desk/index-table/bulk-bar.tsx';
import type { Selection } from '#web/ui/desk/index-table/selection.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import { isToSend } from '../../order-marks.tsx';
import { fulfil } from '../labels/label-texts.ts';
import { isMovable, possibleSteps, statesOfView } from './possible-steps.ts';
import * as texts from './move-texts.ts';
import { useMoveMany } from './use-move-many.ts';

const FulfilDialog = lazyDialog(async () => (await import('../labels/fulfil-dialog.tsx')).FulfilDialog, fulfil.action);
const RefusedOrders = lazyDialog(async () => (await import('./refused-orders.tsx')).RefusedOrders, texts.reasons);

/** The boxes of orders that can be moved; those that are over are no choice. */
export const movableColumn = ({ isChosen, choose }: Selection): DeskColumn<OrderSummary> => ({
  head: texts.choice,
  isHeadHidden: true,
  width: 40,
  headClassName: 'd-cbox',
  className: 'd-cbox',
  cell: ({ orderId, number, state }) =>
    isMovable(state) ? (
      <DeskCheckbox
        look="bare"
        aria-label={texts.choose(number)}
        checked={isChosen(orderId)}
        onCheck={(isOn) => choose([orderId], isOn)}
      />
    ) : null,
});

interface Props {
  selection: Selection;
  orders: readonly OrderSummary[];
  /** What the list is narrowed to and sorted by. */
  query: CallInput<'orders.listShopOrders'>;
  /** How many the filter leaves; undefined where others than these views are looked at. */
  total: number | null | undefined;
}

/** What labels are bought for: those that are ticked, or the first of all that the filter leaves, which the server names anew. */
function useToFulfil({ selection, orders, query }: Props): readonly OrderSummary[] | undefined {
  const all = useCall('orders.listShopOrders', { ...query, limit: MAX_LABELS_AT_ONCE }, { enabled: selection.isAll });
  const known = selection.isAll ? all.data?.items : orders;
  return known?.filter(({ orderId, state }) => isToSend(state) && selection.isChosen(orderId));
}

/** [UX-86, UX-91] What can be done with the orders that are ticked, or with all that the list's filter leaves. */
export function OrderBulkBar(props: Props) {
  const { selection, orders, query, total } = props;
  const [running, setRunning] = useState<readonly OrderSummary[]>([]);
  const [isAsking, setAsking] = useState(false);
  const toFulfil = useToFulfil(props);
  const bulk = useMoveMany();
  const movable = orders.filter(({ state }) => isMovable(state));
  const known = total === undefined ? movable.length : total;
  const count = selection.countOf(known);
  const states = selection.isAll
    ? statesOfView(query.state ?? '')
    : movable.filter(({ orderId }) => selection.isChosen(orderId)).map(({ state }) => state);
  const isBusy = bulk.progress !== null;
  const isTooMany = states.some(isToSend) && (count === null || count > MAX_LABELS_AT_ONCE);
  const { sort: _sort, direction: _direction, ...filter } = query;
  const run = (move: 'processing' | 'shipped' | 'delivered'): void => {
    setAsking(false);
    void bulk.run(selection, { filter, total: known, move }).then(selection.clear);
  };
  return (
    <>
      {movable.length > 0 && (
        <BulkBar
          selection={selection}
          shown={movable.map(({ orderId }) => orderId)}
          total={known}
          isBusy={isBusy}
          status={bulk.progress ?? (isTooMany ? fulfil.firstOnes(MAX_LABELS_AT_ONCE) : null)}
        >
          {states.some(isToSend) && (
            <DeskButton
              kind="primary"
              isSmall
              isAlwaysShown
              disabled={!toFulfil || isBusy}
              onClick={() => setRunning(toFulfil ?? [])}
            >
              {fulfil.action}
            </DeskButton>
          )}
          {possibleSteps(states).map((move) => (
            <DeskButton
              key={move}
              isSmall
              isAlwaysShown
              disabled={isBusy}
              onClick={() => (move === 'shipped' ? setAsking(true) : run(move))}
            >
              {texts.actions[move]}
            </DeskButton>
          ))}
        </BulkBar>
      )}
      {isAsking && (
        <ConfirmDialog
          title={texts.sentTitle(count)}
          message={texts.sentText}
          confirmText={texts.actions.shipped}
          onConfirm={() => run('shipped')}
          onCancel={() => setAsking(false)}
        />
      )}
      {running.length > 0 && (
        <FulfilDialog
          orders={running}
          onClose={() => {
            setRunning([]);
            selection.clear();
          }}
        />
      )}
      {bulk.refused.length > 0 && <RefusedOrders refused={bulk.refused} onClose={bulk.forgetRefused} />}
    </>
  );
}
