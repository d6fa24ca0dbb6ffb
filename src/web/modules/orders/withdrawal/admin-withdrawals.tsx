import type { Order } from '#domain/orders/model.ts';
import { formatMoney, localDay } from '#web/platform/languages/formats.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import * as texts from './admin-withdrawals-texts.ts';
import './withdrawals.css';

type Withdrawal = Order['withdrawals'][number];

function standOf({ state, refusal, refundCents, refundedAt, tracking }: Withdrawal): string {
  if (refusal) return texts.refusals[refusal];
  if (refundedAt) return texts.refunded(formatMoney(refundCents), localDay(refundedAt));
  if (state === 'returning') return texts.returning(tracking);
  return state === 'declared' ? texts.declared : texts.unmatched;
}

/** [LAW-01, UX-96] What the buyer withdrew from, and what came of it, as the record of an order shows it. */
export function AdminWithdrawals({ order }: { order: Order }) {
  if (order.withdrawals.length === 0) return null;
  const titleOf = (lineId: string): string => order.lines.find(({ id }) => id === lineId)?.title ?? '';
  return (
    <section aria-label={texts.title} className="d-first-section">
      <DeskSection title={texts.title} />
      <ul className="d-order-withdrawals">
        {order.withdrawals.map((withdrawal) => (
          <li key={withdrawal.withdrawalId}>
            <p>
              <b>{texts.came(localDay(withdrawal.declaredAt))}</b>
              {withdrawal.lines.length > 0 &&
                `: ${withdrawal.lines.map(({ lineId, quantity }) => `${quantity} × ${titleOf(lineId)}`).join(', ')}`}
            </p>
            <p className="d-t2">{standOf(withdrawal)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
