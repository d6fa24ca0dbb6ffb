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
import { isToSend } from '../../order-marks.tsx';
import { FulfilDialog } from './fulfil-dialog.tsx';
import { fulfil as texts } from './label-texts.ts';

/** The boxes of orders that can be sent; those that have left are no choice. */
export const sendableColumn = ({ isChosen, choose }: Selection): DeskColumn<OrderSummary> => ({
  head: texts.column,
  isHeadHidden: true,
  width: 40,
  headClassName: 'd-cbox',
  className: 'd-cbox',
  cell: ({ orderId, number, state }) =>
    isToSend(state) ? (
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
  /** What the list is narrowed to, and how many orders to send that leaves; no count where other orders are among them. */
  filter: CallInput<'orders.listShopOrders'>;
  total: number | undefined;
}

/** [UX-86, UX-91] What can be done with the orders that are ticked, or with all that the list's filter leaves: the server names them anew. */
export function FulfilBar({ selection, orders, filter, total }: Props) {
  const [running, setRunning] = useState<readonly OrderSummary[]>([]);
  const all = useCall('orders.listShopOrders', { ...filter, limit: MAX_LABELS_AT_ONCE }, { enabled: selection.isAll });
  const known = selection.isAll ? all.data?.items : orders;
  const sendable = orders.filter(({ state }) => isToSend(state));
  const chosen = known?.filter(({ orderId, state }) => isToSend(state) && selection.isChosen(orderId));
  const count = selection.countOf(total ?? sendable.length) ?? 0;
  return (
    <>
      {sendable.length > 0 && (
        <BulkBar
          selection={selection}
          shown={sendable.map(({ orderId }) => orderId)}
          total={total ?? sendable.length}
          isBusy={!chosen}
          status={count > MAX_LABELS_AT_ONCE ? texts.firstOnes(MAX_LABELS_AT_ONCE) : null}
        >
          <DeskButton kind="primary" isSmall isKept disabled={!chosen} onClick={() => setRunning(chosen ?? [])}>
            {texts.act}
          </DeskButton>
        </BulkBar>
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
    </>
  );
}
