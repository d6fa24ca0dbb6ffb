import { isCollected } from '#domain/orders/collected.ts';
import { canHaveArrived } from '#domain/orders/order-end.ts';
import { leftOf } from '#domain/orders/refund-amount.ts';
import { useState } from 'react';
import { formatMoney } from '#web/platform/languages/formats.ts';
import type { Order } from '#domain/orders/model.ts';
import { useSend } from '#web/platform/use-send.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import * as texts from './texts/order-page-texts.ts';

interface Props {
  order: Order;
  accessKey: string | undefined;
}

const stale = ['orders.getOrder', 'orders.listOrders'] as const;

/** [ORD-01, ORD-02] What a buyer can do with an order now: call it off until it is begun, or say that it has arrived. */
export function OwnOrderActions({ order, accessKey }: Props) {
  const cancel = useSend('orders.cancelOrder', ...stale);
  const confirm = useSend('orders.confirmDelivery', ...stale);
  const undo = useSend('orders.undoDelivery', ...stale);
  const [title, arrived] = isCollected(order)
    ? [texts.collectedTitle, texts.collected]
    : [texts.arrivedTitle, texts.arrived];
  const [dialog, setDialog] = useState<'none' | 'cancel' | 'arrived'>('none');
  const input = { orderId: order.orderId, ...(accessKey ? { accessKey } : {}) };
  const saying = (text: string) => ({
    onSuccess: () => void showToast(text, { type: 'success' }),
    onError: (problem: { message: string }) => void showToast(problem.message, { type: 'error' }),
  });
  return (
    <>
      {order.state === 'shipped' && !order.arrivalSaidAt && canHaveArrived(order, new Date()) && (
        <Button kind="primary" disabled={confirm.isSending} onClick={() => setDialog('arrived')}>
          {arrived}
        </Button>
      )}
      {order.state === 'shipped' && order.arrivalSaidBy === 'buyer' && (
        <p role="status" className="small">
          {isCollected(order) ? texts.saidCollected : texts.saidArrived}{' '}
          <Button
            kind="link"
            disabled={undo.isSending}
            onClick={() => undo.send(input, saying(isCollected(order) ? texts.isUndoneReady : texts.isUndone))}
          >
            {texts.undo}
          </Button>
        </p>
      )}
      {dialog === 'arrived' && (
        <ConfirmDialog
          title={title}
          message={texts.arrivedAbout(order.returnDays)}
          confirmText={arrived}
          cancelText={texts.notYet}
          onConfirm={() => {
            setDialog('none');
            confirm.send(input, saying(texts.enjoy));
          }}
          onCancel={() => setDialog('none')}
        />
      )}
      {order.state === 'confirmed' && (
        <Button disabled={cancel.isSending} onClick={() => setDialog('cancel')}>
          {texts.cancel}
        </Button>
      )}
      {dialog === 'cancel' && (
        <ConfirmDialog
          title={texts.cancelTitle(order.number)}
          message={texts.cancelText(order.shopName, formatMoney(leftOf(order)))}
          confirmText={texts.cancel}
          cancelText={texts.keepIt}
          type="danger"
          onConfirm={() => {
            setDialog('none');
            cancel.send(input, saying(texts.cancelled(order.number)));
          }}
          onCancel={() => setDialog('none')}
        />
      )}
    </>
  );
}
