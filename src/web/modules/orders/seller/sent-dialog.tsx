import { type FormEvent, useState } from 'react';
import type { Order } from '#domain/orders/model.ts';
import { numberProblem } from '#domain/orders/parcels/carriers.ts';
import type { OrderParcel } from '#domain/orders/parcels/model.ts';
import { orderProblemTexts } from '#domain/orders/problem-texts.ts';
import { sentenceOf } from '#web/platform/languages/language.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError, DeskField } from '#web/ui/desk/desk-field.tsx';
import { markSent, sent as texts } from './texts/order-texts.ts';

interface Props {
  order: Order;
  /** One of several. */
  parcel?: OrderParcel;
  onSend: (parcel: { carrier: string; tracking: string }) => void;
  onClose: () => void;
}

/** [ORD-03] The parcel has left, or the number that it is followed by is named later or put right. */
export function SentDialog({ order, parcel, onSend, onClose }: Props) {
  const [carrier, setCarrier] = useState((parcel ?? order).carrier);
  const [tracking, setTracking] = useState((parcel ?? order).tracking);
  const [wrong, setWrong] = useState('');
  const isOnItsWay = parcel !== undefined || order.state === 'shipped';
  const title = isOnItsWay ? texts.where(order.number) : texts.hasLeft(order.number);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const problem = numberProblem({ carrier, tracking });
    if (problem) return setWrong(sentenceOf(orderProblemTexts, problem));
    return onSend({ carrier: carrier.trim(), tracking: tracking.trim() });
  };
  return (
    <DeskDialog label={title} onClose={onClose}>
      <form noValidate onSubmit={submit} onChange={() => setWrong('')}>
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
        {wrong && <DeskError role="alert">{wrong}</DeskError>}
        <DialogButtons>
          <DeskButton onClick={onClose}>{texts.cancel}</DeskButton>
          <DeskButton kind="primary" type="submit" disabled={isOnItsWay && !carrier.trim() && !tracking.trim()}>
            {isOnItsWay ? texts.save : markSent}
          </DeskButton>
        </DialogButtons>
      </form>
    </DeskDialog>
  );
}
