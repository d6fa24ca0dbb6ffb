import { leftOf } from '#domain/orders/refund-amount.ts';
import { useState } from 'react';
import { canTransitionOrder } from '#domain/orders/order-transitions.ts';
import { isWithheld } from '#domain/payments/dispute-model.ts';
import type { Order } from '#domain/orders/model.ts';
import { refresh } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { ReasonDialog } from '#web/modules/admin/queues/reason-dialog.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { LateRefundDialog } from '../refund/late-refund-dialog.ts';
import { ActionButtons } from '#web/ui/desk/action-box.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import * as texts from './texts/order-texts.ts';

const stale = [
  'orders.getShopOrder',
  'orders.listShopOrders',
  'orders.getOverview',
  'payments.getBalance',
  'payments.listLedger',
  'payments.listOrderLedger',
] as const;

/** [ORD-01, PAY-04] The maker gives money back, or calls off what cannot be made. */
export function MoneyBack({ order }: { order: Order }) {
  const [asking, setAsking] = useState<'refund' | 'cancel' | null>(null);
  const cancel = useSend('orders.cancelShopOrder', ...stale);
  const left = leftOf(order);
  const close = (): void => setAsking(null);
  return (
    <ActionButtons>
      {left > 0 && !isWithheld(order) && <DeskButton onClick={() => setAsking('refund')}>{texts.refund}</DeskButton>}
      {canTransitionOrder(order.state, 'cancelled') && !isWithheld(order) && (
        <DeskButton kind="danger" disabled={cancel.isSending} onClick={() => setAsking('cancel')}>
          {texts.cancelOrder}
        </DeskButton>
      )}
      {asking === 'refund' && (
        <LateRefundDialog
          order={order}
          call="orders.refundShopOrder"
          reasonNote={texts.readBy(order.buyerName)}
          onDone={() => refresh(...stale)}
          onClose={close}
        />
      )}
      {asking === 'cancel' && (
        <ReasonDialog
          title={texts.cancelOf(order.number)}
          note={texts.cancelNote(order.buyerName)}
          action={texts.cancelOrder}
          keep={texts.keepOrder}
          reasons={texts.usualReasons}
          onDone={(reason) => {
            close();
            cancel.send(
              { orderId: order.orderId, reason },
              {
                onSuccess: () => void showToast(texts.cancelled(order.number), { type: 'success' }),
                onError: (problem) => void showToast(problem.message, { type: 'error' }),
              },
            );
          }}
          onClose={close}
        />
      )}
    </ActionButtons>
  );
}
