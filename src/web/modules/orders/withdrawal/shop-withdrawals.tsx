import type { Order } from '#domain/orders/model.ts';
import { refundDueAt } from '#domain/orders/withdrawal/decide-withdrawal.ts';
import { formatMoney, localDay } from '#web/platform/languages/formats.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { timeOf } from '../seller/order-steps.tsx';
import * as texts from './shop-withdrawals-texts.ts';
import './withdrawals.css';

type Withdrawal = Order['withdrawals'][number];

/** What the maker does, and by when. */
function todo(withdrawal: Withdrawal): string {
  const { state, refundCents, receivedAt } = withdrawal;
  if (state === 'refused') return texts.refused;
  if (state === 'refunded') return texts.refunded(formatMoney(refundCents), receivedAt !== null);
  const due = refundDueAt(withdrawal);
  return due ? texts.returning(withdrawal.tracking, localDay(due.toISOString())) : texts.declared;
}

function Row({ order, withdrawal }: { order: Order; withdrawal: Withdrawal }) {
  const receive = useSend('orders.receiveWithdrawn', 'orders.getShopOrder', 'payments.listOrderLedger');
  const lines = withdrawal.lines.map(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return `${quantity} × ${line?.title ?? ''}`;
  });
  return (
    <li>
      <p>
        <b>{texts.came(timeOf(withdrawal.declaredAt))}</b>
        {lines.length > 0 && `: ${lines.join(', ')}`}
      </p>
      <p className="d-t2">{todo(withdrawal)}</p>
      {(withdrawal.state === 'declared' || withdrawal.state === 'returning') && (
        <DeskButton
          kind="primary"
          disabled={receive.isSending}
          onClick={() =>
            receive.send(
              { withdrawalId: withdrawal.withdrawalId },
              {
                onSuccess: ({ refundCents }) =>
                  void showToast(texts.done(formatMoney(refundCents)), { type: 'success' }),
                onError: (problem) => void showToast(problem.message, { type: 'error' }),
              },
            )
          }
        >
          {texts.received}
        </DeskButton>
      )}
    </li>
  );
}

/** [LAW-01] What the buyer withdrew from, with what the maker does and by when. */
export function ShopWithdrawals({ order }: { order: Order }) {
  if (order.withdrawals.length === 0) return null;
  return (
    <section className="d-sec">
      <DeskSection title={texts.title} />
      <ul className="d-shop-withdrawals">
        {order.withdrawals.map((withdrawal) => (
          <Row key={withdrawal.withdrawalId} order={order} withdrawal={withdrawal} />
        ))}
      </ul>
    </section>
  );
}
