import { useState } from 'react';
import type { Order } from '#domain/orders/model.ts';
import type { OrderParcel } from '#domain/orders/parcels/model.ts';
import { canParcelHaveArrived } from '#domain/orders/order-end.ts';
import { isPartlySent, isWaiting } from '#domain/orders/parcels/pack.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { timeOf } from '../order-steps.tsx';
import { SentDialog } from '../sent-dialog.tsx';
import { shopOrderStale } from '../shop-order-stale.ts';
import * as texts from './parcel-texts.ts';

/** Whether the parcels of an order are shown one by one: the only one is the order. */
const isShownByParcel = (order: Order): boolean =>
  order.parcels.length > 1 ||
  isPartlySent(order) ||
  order.parcels.some(({ state }) => state === 'packed' || state === 'returned');

function ParcelActions({ order, parcel }: { order: Order; parcel: OrderParcel }) {
  const move = useSend('orders.moveParcel', ...shopOrderStale);
  const name = useSend('orders.nameParcel', ...shopOrderStale);
  const [isNaming, setNaming] = useState(false);
  const which = { orderId: order.orderId, parcelId: parcel.parcelId };
  const saying = (done: string) => ({
    onSuccess: () => void showToast(done, { type: 'success' }),
    onError: (problem: { message: string }) => void showToast(problem.message, { type: 'error' }),
  });
  const hasLeft = parcel.state === 'sent' || parcel.state === 'returned';
  return (
    <>
      {parcel.state === 'packed' && isWaiting(order) && (
        <DeskButton
          disabled={move.isSending}
          onClick={() => move.send({ ...which, state: 'sent' }, saying(texts.isOnItsWay))}
        >
          {texts.hasLeft}
        </DeskButton>
      )}
      {hasLeft && canParcelHaveArrived(order, parcel, new Date()) && (
        <DeskButton
          disabled={move.isSending}
          onClick={() => move.send({ ...which, state: 'delivered' }, saying(texts.hasArrived))}
        >
          {texts.arrived}
        </DeskButton>
      )}
      {hasLeft && (
        <DeskButton kind="quiet" onClick={() => setNaming(true)}>
          {parcel.tracking ? texts.changeNumber : texts.addNumber}
        </DeskButton>
      )}
      {isNaming && (
        <SentDialog
          order={order}
          parcel={parcel}
          onSend={(numbered) => {
            setNaming(false);
            name.send({ ...which, ...numbered }, saying(texts.hasNumber));
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

/** [ORD-01, ORD-03] The parcels of an order that leaves in several, each with what is in it and where it is. */
export function OrderParcels({ order }: { order: Order }) {
  if (!isShownByParcel(order)) return null;
  const titleOf = (lineId: string): string => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line ? [line.title, ...line.values].join(', ') : '';
  };
  return (
    <section className="d-sec">
      <DeskSection title={texts.parcels} note={texts.count(order.parcels.length)} />
      {order.parcels.map((parcel, index) => (
        <article key={parcel.parcelId} className="d-parcel" aria-label={texts.nth(index + 1)}>
          <header>
            <h3>{texts.nth(index + 1)}</h3>
            <span className="d-t2">{[parcel.carrier, parcel.tracking].filter(Boolean).join(' ')}</span>
            <span className="d-spacer" />
            <span className="d-t2">{texts.states[parcel.state]}</span>
            {parcel.sentAt && <time dateTime={parcel.sentAt}>{timeOf(parcel.deliveredAt ?? parcel.sentAt)}</time>}
          </header>
          <ul className="d-parcel-contents">
            {parcel.lines.map(({ lineId, quantity }) => (
              <li key={lineId}>{texts.contents(quantity, titleOf(lineId))}</li>
            ))}
          </ul>
          <div className="d-parcel-actions">
            <ParcelActions order={order} parcel={parcel} />
          </div>
        </article>
      ))}
    </section>
  );
}
