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
export function OwnOrderActs({ order, accessKey }: Props) {
  const cancel = useSend('orders.cancelOrder', ...stale);
  const confirm = useSend('orders.confirmDelivery', ...stale);
  const [asking, setAsking] = useState(false);
  const input = { orderId: order.orderId, ...(accessKey ? { accessKey } : {}) };
  const saying = (words: string) => ({
    onSuccess: () => void showToast(words, { type: 'success' }),
    onError: (problem: { message: string }) => void showToast(problem.message, { type: 'error' }),
  });
  return (
    <>
      {order.state === 'shipped' && (
        <Button kind="primary" disabled={confirm.isSending} onClick={() => confirm.send(input, saying(texts.enjoy))}>
          {texts.arrived}
        </Button>
      )}
      {order.state === 'confirmed' && (
        <Button disabled={cancel.isSending} onClick={() => setAsking(true)}>
          {texts.cancel}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={texts.cancelTitle(order.number)}
          message={texts.cancelWords(order.shopName, formatMoney(leftOf(order)))}
          confirmText={texts.cancel}
          cancelText={texts.keepIt}
          type="danger"
          onConfirm={() => {
            setAsking(false);
            cancel.send(input, saying(texts.cancelled(order.number)));
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
