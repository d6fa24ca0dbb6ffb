import { type FormEvent, useState } from 'react';
import type { Order } from '#domain/orders/model.ts';
import { numberProblem } from '#domain/orders/parcels/carriers.ts';
import { leftToPack } from '#domain/orders/parcels/pack.ts';
import { orderProblemTexts } from '#domain/orders/problem-texts.ts';
import { sentenceOf } from '#web/platform/languages/language.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError, DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { sent } from '../texts/order-texts.ts';
import { shopOrderStale } from '../shop-order-stale.ts';
import * as texts from './parcel-texts.ts';

/** [ORD-01, ORD-03] Some pieces of an order leave in a parcel of their own. */
export function PartDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const [counts, setCounts] = useState<Record<string, number>>({});
  const [carrier, setCarrier] = useState('');
  const [tracking, setTracking] = useState('');
  const [wrong, setWrong] = useState('');
  const send = useSend('orders.sendParcel', ...shopOrderStale);
  const lines = Object.entries(counts).flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (lines.length === 0) return setWrong(texts.chooseSome);
    const problem = numberProblem({ carrier, tracking });
    if (problem) return setWrong(sentenceOf(orderProblemTexts, problem));
    return send.send(
      { orderId: order.orderId, lines, carrier: carrier.trim(), tracking: tracking.trim() },
      {
        onSuccess: () => {
          showToast(texts.isOnItsWay, { type: 'success' });
          onClose();
        },
        onError: ({ message }) => setWrong(message),
      },
    );
  };
  const title = texts.sendSomeOf(order.number);
  return (
    <DeskDialog label={title} onClose={onClose}>
      <form noValidate onSubmit={submit} onChange={() => setWrong('')}>
        <h2>{title}</h2>
        <p className="d-t2">{texts.whatIsIn(order.buyerName)}</p>
        {order.lines.map((line) => {
          const left = leftToPack(order, line);
          return left === 0 ? null : (
            <DeskSelectField
              key={line.id}
              label={[line.title, ...line.values].join(', ')}
              note={texts.left(left)}
              options={Array.from({ length: left + 1 }, (_, count): [number, string] => [
                count,
                count === 0 ? texts.none : texts.someOf(count, left),
              ])}
              value={counts[line.id] ?? 0}
              onChoose={(count) => setCounts((now) => ({ ...now, [line.id]: count }))}
            />
          );
        })}
        <div className="d-r2">
          <DeskField
            label={sent.carrier}
            note={sent.optional}
            value={carrier}
            maxLength={60}
            onChange={(event) => setCarrier(event.target.value)}
          />
          <DeskField
            label={sent.number}
            note={sent.optional}
            value={tracking}
            maxLength={100}
            onChange={(event) => setTracking(event.target.value)}
          />
        </div>
        {wrong && <DeskError role="alert">{wrong}</DeskError>}
        <DialogButtons>
          <DeskButton onClick={onClose}>{sent.cancel}</DeskButton>
          <DeskButton kind="primary" type="submit" disabled={send.isSending}>
            {texts.sendIt}
          </DeskButton>
        </DialogButtons>
      </form>
    </DeskDialog>
  );
}
