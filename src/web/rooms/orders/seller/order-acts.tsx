import { useState } from 'react';
import type { Order } from '#domain/orders/model.ts';
import { canTransitionOrder } from '#domain/orders/order-transitions.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';

/** What the maker can do with an order now. */
export function OrderActs({ order }: { order: Order }) {
  const { send, isSending } = useSend(
    'orders.moveShopOrder',
    'orders.getShopOrder',
    'orders.listShopOrders',
    'orders.getOverview',
  );
  const [asking, setAsking] = useState(false);
  const done = {
    processing: 'is being made.',
    shipped: `is on its way. ${order.buyerName} has been told.`,
    delivered: `has arrived. ${order.buyerName} has been told.`,
  };
  const move = (state: keyof typeof done): void => {
    setAsking(false);
    send(
      { orderId: order.orderId, state },
      {
        onSuccess: () => {
          showToast(`${order.number} ${done[state]}`, { type: 'success' });
        },
        onError: (problem) => void showToast(problem.message, { type: 'error' }),
      },
    );
  };
  return (
    <>
      <DeskButton icon="print" onClick={() => print()}>
        Print packing slip
      </DeskButton>
      {canTransitionOrder(order.state, 'processing') && (
        <DeskButton isKept disabled={isSending} onClick={() => move('processing')}>
          Start making
        </DeskButton>
      )}
      {canTransitionOrder(order.state, 'shipped') && (
        <DeskButton icon="truck" kind="primary" isKept disabled={isSending} onClick={() => setAsking(true)}>
          Mark as sent
        </DeskButton>
      )}
      {canTransitionOrder(order.state, 'delivered') && (
        <DeskButton isKept disabled={isSending} onClick={() => move('delivered')}>
          It has arrived
        </DeskButton>
      )}
      {asking && (
        <ConfirmDialog
          title={`Has ${order.number} left?`}
          message={`${order.buyerName} gets a mail that the parcel is on its way. This cannot be taken back.`}
          confirmText="Mark as sent"
          onConfirm={() => move('shipped')}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
