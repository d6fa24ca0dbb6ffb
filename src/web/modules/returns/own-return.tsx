import { countryName } from '#domain/core/countries.ts';
import { type FormEvent, useState } from 'react';
import type { Order } from '#domain/orders/model.ts';
import { postagePayer, type Return } from '#domain/returns/model.ts';
import { returnPostageTexts, returnRefusalTexts, returnStateTexts } from '#domain/returns/return-texts.ts';
import { canDispute, canMoveReturn, nextByItselfAt } from '#domain/returns/return-transitions.ts';
import { sellerAddress } from '#domain/shops/tax/seller-line.ts';
import { formatMoney, localDay } from '#web/platform/languages/formats.ts';
import { language, say } from '#web/platform/languages/language.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { PrivatePictures } from '#web/modules/files/private-pictures.tsx';
import { ReturnLabelPart } from './labels/return-label-part.tsx';
import { itemsOf, ReturnTimeline } from './return-timeline.tsx';
import * as texts from './texts.ts';

interface Props {
  order: Order;
  returned: Return;
  accessKey: string | undefined;
  hasLabels: boolean;
}

const stale = ['returns.listOrderReturns', 'orders.getOrder'] as const;

/** What comes next for the buyer, in words. */
function nextOf(order: Order, one: Return): string {
  const { state, refusal, rejection, carrier, tracking, shopName } = one;
  const sum = formatMoney(one.refundCents);
  if (state === 'requested') return texts.waits(shopName);
  if (state === 'approved') {
    const address = sellerAddress(order.seller, (code) => countryName(code, language)) || texts.toWorkshop;
    const way = texts.sendTo(address, localDay((nextByItselfAt(one) ?? new Date()).toISOString()));
    return one.label?.state === 'bought' ? way : `${way} ${say(returnPostageTexts[postagePayer(one.reason)])}`;
  }
  if (state === 'denied') return refusal ? say(returnRefusalTexts[refusal]) : '';
  if (state === 'rejected') return texts.rejected(rejection);
  if (state === 'shipped' || state === 'processing')
    return texts.onTheWay([carrier, tracking].filter(Boolean).join(' ') || say(returnStateTexts.shipped));
  if (state === 'received' || state === 'under_review') return texts.soon;
  if (state === 'stopped') return texts.stopped;
  if (state === 'swapped') return texts.swapped(one.swapParcel);
  return state === 'refund_issued' ? texts.goesBack(sum) : texts.wentBack(sum);
}

/** The parcel as its sender knows it; the number can follow later. */
function SentForm({ returned, accessKey }: Omit<Props, 'order' | 'hasLabels'>) {
  const { orderId, returnId, state } = returned;
  const label = returned.label?.state === 'bought' ? returned.label : null;
  const [carrier, setCarrier] = useState(returned.carrier || (label?.carrier ?? ''));
  const [tracking, setTracking] = useState(label?.tracking ?? '');
  const sent = useSend('returns.sendReturn', ...stale);
  const isSent = state === 'shipped';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    sent.send({ orderId, returnId, carrier, tracking, ...(accessKey ? { accessKey } : {}) });
  };
  return (
    <form className="stack" onSubmit={submit}>
      <Field
        label={texts.carrier}
        maxLength={60}
        value={carrier}
        onChange={(event) => setCarrier(event.target.value)}
      />
      <Field
        label={texts.tracking}
        hint={texts.trackingHint}
        maxLength={100}
        required={isSent}
        value={tracking}
        onChange={(event) => setTracking(event.target.value)}
      />
      <ErrorBox text={sent.problem?.message} />
      <Button kind="primary" type="submit" isBusy={sent.isSending}>
        {isSent ? texts.addNumber : texts.haveSent}
      </Button>
    </form>
  );
}

/** [ORD-04] One return as its buyer sees it: where it stands, what comes next, and what they can do. */
export function OwnReturn({ order, returned, accessKey, hasLabels }: Props) {
  const { orderId, returnId, state, requestedAt } = returned;
  const stop = useSend('returns.stopReturn', ...stale);
  const dispute = useSend('returns.disputeReturn', ...stale);
  const which = { orderId, returnId, ...(accessKey ? { accessKey } : {}) };
  const onError = (problem: { message: string }) => void showToast(problem.message, { type: 'error' });
  return (
    <li className="stack">
      <h3>
        {texts.head(localDay(requestedAt))}: {say(returnStateTexts[state])}
      </h3>
      <p className="small soft-text">{itemsOf(returned).join('; ')}</p>
      <PrivatePictures pictures={returned.pictures} label={texts.pictures} nameOf={texts.pictureOf} />
      <p>{nextOf(order, returned)}</p>
      <ReturnLabelPart order={order} returned={returned} accessKey={accessKey} hasLabels={hasLabels} />
      {(state === 'approved' || state === 'shipped') && (
        <SentForm key={`${state} ${returned.label?.state ?? ''}`} returned={returned} accessKey={accessKey} />
      )}
      {canMoveReturn(state, 'stopped', 'buyer') && (
        <Button disabled={stop.isSending} onClick={() => stop.send(which, { onError })}>
          {texts.stop}
        </Button>
      )}
      {canDispute(returned) && (
        <Button isBusy={dispute.isSending} onClick={() => dispute.send(which, { onError })}>
          {texts.askMarketplace}
        </Button>
      )}
      {returned.disputedAt && <p role="status">{texts.asksMarketplace(localDay(returned.disputedAt))}</p>}
      <ReturnTimeline timeline={returned.timeline} />
    </li>
  );
}
