import { isCollected } from '#domain/orders/collected.ts';
import type { Order } from '#domain/orders/model.ts';
import { canHaveArrived } from '#domain/orders/order-end.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { shopOrderStale } from './shop-order-stale.ts';
import { arrival as texts } from './texts/order-texts.ts';

/** [ORD-01] The maker knows that an order has arrived: from when on it can have, and taken back until it counts a minute later. */
export function ShopArrival({ order }: { order: Order }) {
  const say = useSend('orders.moveShopOrder', ...shopOrderStale);
  const undo = useSend('orders.undoShopDelivery', ...shopOrderStale);
  const arrivalTexts = isCollected(order) ? texts.collected : texts.sent;
  const { orderId, number, buyerName } = order;
  const saying = (done: string) => ({
    onSuccess: () => void showToast(done, { type: 'success' }),
    onError: (problem: { message: string }) => void showToast(problem.message, { type: 'error' }),
  });
  if (order.state !== 'shipped') return null;
  if (order.arrivalSaidAt)
    return (
      <p className="d-t2" role="status">
        {order.arrivalSaidBy === 'maker' ? arrivalTexts.said : arrivalTexts.saidByBuyer(buyerName)}{' '}
        {order.arrivalSaidBy === 'maker' && (
          <DeskButton
            kind="quiet"
            isAlwaysShown
            disabled={undo.isSending}
            onClick={() => undo.send({ orderId }, saying(arrivalTexts.undone(number)))}
          >
            {texts.undo}
          </DeskButton>
        )}
      </p>
    );
  if (!canHaveArrived(order, new Date())) return null;
  return (
    <DeskButton
      isAlwaysShown
      disabled={say.isSending}
      onClick={() => say.send({ orderId, state: 'delivered' }, saying(arrivalTexts.done(number, buyerName)))}
    >
      {arrivalTexts.action}
    </DeskButton>
  );
}
