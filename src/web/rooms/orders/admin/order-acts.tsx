import { leftOf } from '#domain/orders/refund-amount.ts';
import { useState } from 'react';
import { isWithheld } from '#domain/payments/dispute-model.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { canTransitionOrder } from '#domain/orders/order-transitions.ts';
import type { Order } from '#domain/orders/model.ts';
import { refresh } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { useAdmin } from '#web/rooms/admin/use-admin.ts';
import { Missing } from '#web/rooms/admin/records/record-parts.tsx';
import { actBy, ReasonedActs } from '#web/rooms/admin/records/reasoned-acts.tsx';
import { LateRefundDialog } from '../refund/late-refund-dialog.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';

const again = (): void => refresh('office.getOrder', 'office.listOrders', 'admin.listActs', 'office.listCases');

function Cancel({ order }: { order: Order }) {
  const { orderId, number } = order;
  const cancel = actBy(useSend('office.cancelOrder'), (reason) => ({ orderId, reason }));
  return (
    <ReasonedActs
      title="Cancel the order"
      label="Reason, kept in the audit log"
      placeholder="What happened, and who asked for it"
      most={1000}
      acts={[{ label: `Cancel ${number}`, isDanger: true, done: `${number} is cancelled.`, call: cancel }]}
      onDone={again}
    >
      Its pieces are for sale again, what was paid goes back to the buyer’s card, and the buyer hears of it by mail,
      without the reason.
    </ReasonedActs>
  );
}

function Refund({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="d-danger-zone" aria-label="Give money back">
      <p className="d-label">Give money back</p>
      <p className="d-small d-t2">
        {formatMoney(leftOf(order))} of {formatMoney(order.totalCents)} are left.
      </p>
      <div className="d-stackacts">
        <DeskButton kind="danger" onClick={() => setOpen(true)}>
          Give money back
        </DeskButton>
      </div>
      {isOpen && (
        <LateRefundDialog
          order={order}
          call="office.refundOrder"
          reasonNote="Kept in the audit log"
          onDone={again}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

function Note({ orderId }: { orderId: string }) {
  const note = actBy(useSend('office.noteOrder'), (words) => ({ orderId, note: words }));
  return (
    <ReasonedActs
      title="Note"
      label="Note, read by administrators alone"
      placeholder="What was said or found out"
      most={1000}
      acts={[{ label: 'Add the note', done: 'The note stands on the order.', call: note }]}
      onDone={again}
    >
      It stands on the timeline and in the audit log, and cannot be changed.
    </ReasonedActs>
  );
}

/** [UX-96] The acts of an order, as far as the role and the rules of orders go. */
export function OrderActs({ order }: { order: Order }) {
  const admin = useAdmin();
  const canCancel = canTransitionOrder(order.state, 'cancelled');
  return (
    <aside aria-label="Acts">
      <div className="d-section-head">
        <h2>Acts</h2>
      </div>
      {hasPermission(admin, 'cases.manage') ? (
        <Note orderId={order.orderId} />
      ) : (
        <Missing what="Writing a note" permission="cases.manage" />
      )}
      {isWithheld(order) ? (
        <p className="d-small d-t2">The buyer’s bank has its money: until that is decided nothing is given back.</p>
      ) : leftOf(order) === 0 ? null : hasPermission(admin, 'orders.refund') ? (
        <Refund order={order} />
      ) : (
        <Missing what="Giving money back" permission="orders.refund" />
      )}
      {!canCancel ? (
        <p className="d-small d-t2" style={{ marginTop: 14 }}>
          {order.state === 'cancelled'
            ? 'This order is cancelled.'
            : 'It has left, so it cannot be cancelled any more.'}
        </p>
      ) : hasPermission(admin, 'orders.edit') ? (
        <Cancel key={order.state} order={order} />
      ) : (
        <Missing what="Cancelling" permission="orders.edit" />
      )}
    </aside>
  );
}
