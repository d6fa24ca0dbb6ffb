import { useState } from 'react';
import type { Order } from '#domain/orders/model.ts';
import { canTransitionOrder } from '#domain/orders/order-transitions.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { SentDialog } from './sent-dialog.tsx';

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
  const move = (state: keyof typeof done, parcel = {}): void => {
    setAsking(false);
    send(
      { orderId: order.orderId, state, ...parcel },
      {
        onSuccess: () => {
          const said = order.state === state ? 'has its number.' : done[state];
          showToast(`${order.number} ${said}`, { type: 'success' });
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
      {order.state === 'shipped' && (
        <DeskButton isKept disabled={isSending} onClick={() => setAsking(true)}>
          {order.tracking ? 'Change tracking number' : 'Add tracking number'}
        </DeskButton>
      )}
      {asking && (
        <SentDialog order={order} onSend={(parcel) => move('shipped', parcel)} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
