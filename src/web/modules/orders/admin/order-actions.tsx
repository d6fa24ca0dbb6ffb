import { leftOf } from '#domain/orders/refund-amount.ts';
import { useState } from 'react';
import { isWithheld } from '#domain/payments/dispute-model.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { canTransitionOrder } from '#domain/orders/order-transitions.ts';
import type { Order } from '#domain/orders/model.ts';
import { refresh } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { Missing } from '#web/modules/admin/records/record-parts.tsx';
import { sendsReason, ReasonedActions } from '#web/modules/admin/records/reasoned-actions.tsx';
import { LateRefundDialog } from '../refund/late-refund-dialog.ts';
import { ActionBox, ActionButtons } from '#web/ui/desk/action-box.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import * as texts from './texts/order-texts.ts';

const again = (): void => refresh('office.getOrder', 'office.listOrders', 'admin.listActs', 'office.listCases');

function Cancel({ order }: { order: Order }) {
  const { orderId, number } = order;
  const cancel = sendsReason(useSend('office.cancelOrder'), (reason) => ({ orderId, reason }));
  return (
    <ReasonedActions
      title={texts.cancel.title}
      label={texts.cancel.label}
      placeholder={texts.cancel.placeholder}
      most={1000}
      actions={[{ label: texts.cancel.action(number), isDanger: true, done: texts.cancel.done(number), call: cancel }]}
      onDone={again}
    >
      {texts.cancel.text}
    </ReasonedActions>
  );
}

function Refund({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ActionBox
      title={texts.refund.title}
      note={texts.refund.left(formatMoney(leftOf(order)), formatMoney(order.totalCents))}
      isDanger
    >
      <ActionButtons>
        <DeskButton kind="danger" onClick={() => setOpen(true)}>
          {texts.refund.title}
        </DeskButton>
      </ActionButtons>
      {isOpen && (
        <LateRefundDialog
          order={order}
          call="office.refundOrder"
          reasonNote={texts.refund.reasonNote}
          onDone={again}
          onClose={() => setOpen(false)}
        />
      )}
    </ActionBox>
  );
}

function Note({ orderId }: { orderId: string }) {
  const note = sendsReason(useSend('office.noteOrder'), (text) => ({ orderId, note: text }));
  return (
    <ReasonedActions
      title={texts.note.title}
      label={texts.note.label}
      placeholder={texts.note.placeholder}
      most={1000}
      actions={[{ label: texts.note.action, done: texts.note.done, call: note }]}
      onDone={again}
    >
      {texts.note.text}
    </ReasonedActions>
  );
}

/** [UX-96] The acts of an order, as far as the role and the rules of orders go. */
export function OrderActions({ order }: { order: Order }) {
  const admin = useAdmin();
  const canCancel = canTransitionOrder(order.state, 'cancelled');
  const refund = () => {
    if (isWithheld(order)) return <p className="d-small d-t2 d-aside-note">{texts.refund.withheld}</p>;
    if (leftOf(order) === 0) return null;
    if (hasPermission(admin, 'orders.refund')) return <Refund order={order} />;
    return <Missing what={texts.refund.needs} permission="orders.refund" />;
  };
  const cancel = () => {
    if (!canCancel)
      return (
        <p className="d-small d-t2 d-aside-note">
          {order.state === 'cancelled' ? texts.cancel.isDone : texts.cancel.tooLate}
        </p>
      );
    if (hasPermission(admin, 'orders.edit')) return <Cancel key={order.state} order={order} />;
    return <Missing what={texts.cancel.needs} permission="orders.edit" />;
  };
  return (
    <aside aria-label={texts.actions}>
      <DeskSection title={texts.actions} />
      {hasPermission(admin, 'cases.manage') ? (
        <Note orderId={order.orderId} />
      ) : (
        <Missing what={texts.note.needs} permission="cases.manage" />
      )}
      {refund()}
      {cancel()}
    </aside>
  );
}
