import { type FormEvent, useState } from 'react';
import type { Order } from '#domain/orders/model.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskField } from '#web/ui/desk/desk-field.tsx';
import { markSent, sent as texts } from './texts/order-texts.ts';

interface Props {
  order: Order;
  onSend: (parcel: { carrier: string; tracking: string }) => void;
  onClose: () => void;
}

/** [ORD-03] The parcel has left, or the number that it is followed by is named later or put right. */
export function SentDialog({ order, onSend, onClose }: Props) {
  const [carrier, setCarrier] = useState(order.carrier);
  const [tracking, setTracking] = useState(order.tracking);
  const isOnItsWay = order.state === 'shipped';
  const title = isOnItsWay ? texts.where(order.number) : texts.hasLeft(order.number);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSend({ carrier: carrier.trim(), tracking: tracking.trim() });
  };
  return (
    <Dialog label={title} className="dialog desk d-dialog" onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <h2>{title}</h2>
        <p className="d-t2">{isOnItsWay ? texts.sees(order.buyerName) : texts.getsMail(order.buyerName)}</p>
        <div className="d-r2">
          <DeskField
            label={texts.carrier}
            note={texts.optional}
            value={carrier}
            maxLength={60}
            onChange={(event) => setCarrier(event.target.value)}
          />
          <DeskField
            label={texts.number}
            note={texts.optional}
            hint={texts.proof}
            value={tracking}
            maxLength={100}
            onChange={(event) => setTracking(event.target.value)}
          />
        </div>
        <div className="d-dacts">
          <DeskButton onClick={onClose}>{texts.cancel}</DeskButton>
          <DeskButton kind="primary" type="submit" disabled={isOnItsWay && !carrier.trim() && !tracking.trim()}>
            {isOnItsWay ? texts.save : markSent}
          </DeskButton>
        </div>
      </form>
    </Dialog>
  );
}
