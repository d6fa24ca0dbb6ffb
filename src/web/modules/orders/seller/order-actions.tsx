import { useState } from 'react';
import type { Order } from '#domain/orders/model.ts';
import { isCollected } from '#domain/orders/collected.ts';
import { unitsIn } from '#domain/core/counted.ts';
import { isWaiting, linesToPack } from '#domain/orders/parcels/pack.ts';
import { hasOpenProof } from '#domain/orders/proofs/decide-proof.ts';
import { canTransitionOrder } from '#domain/orders/order-transitions.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { slipHref } from './labels/print-href.ts';
import { PartDialog } from './parcels/part-dialog.tsx';
import { sendSome } from './parcels/parcel-texts.ts';
import { ShopArrival } from './shop-arrival.tsx';
import { shopOrderStale } from './shop-order-stale.ts';
import { SentDialog } from './sent-dialog.tsx';
import * as texts from './texts/order-texts.ts';

/** What the maker can do with an order now. */
export function OrderActions({ order }: { order: Order }) {
  const { send, isSending } = useSend('orders.moveShopOrder', ...shopOrderStale);
  const [asking, setAsking] = useState(false);
  const [isParting, setParting] = useState(false);
  const atWorkshop = isCollected(order);
  const moved = atWorkshop ? { ...texts.moved, ...texts.movedAtWorkshop } : texts.moved;
  const isBlocked = isWaiting(order) && hasOpenProof(order);
  const onError = (problem: { message: string }): void => void showToast(problem.message, { type: 'error' });
  const move = (state: keyof typeof texts.moved, parcel = {}): void => {
    setAsking(false);
    send(
      { orderId: order.orderId, state, ...parcel },
      {
        onSuccess: () => {
          const { number, buyerName } = order;
          const said = order.state === state ? texts.hasNumber(number) : moved[state](number, buyerName);
          showToast(said, { type: 'success' });
        },
        onError,
      },
    );
  };
  return (
    <>
      <DeskButtonLink icon="print" href={slipHref(order.orderId)} download>
        {texts.printSlip}
      </DeskButtonLink>
      {!isBlocked && canTransitionOrder(order.state, 'processing') && (
        <DeskButton isAlwaysShown disabled={isSending} onClick={() => move('processing')}>
          {texts.begin}
        </DeskButton>
      )}
      {!isBlocked && canTransitionOrder(order.state, 'shipped') && (
        <DeskButton
          icon="truck"
          kind="primary"
          isAlwaysShown
          disabled={isSending}
          onClick={() => (atWorkshop ? move('shipped') : setAsking(true))}
        >
          {atWorkshop ? texts.markReady : texts.markSent}
        </DeskButton>
      )}
      <ShopArrival order={order} />
      {order.state === 'shipped' && !atWorkshop && (
        <DeskButton isAlwaysShown disabled={isSending} onClick={() => setAsking(true)}>
          {order.tracking ? texts.changeNumber : texts.addNumber}
        </DeskButton>
      )}
      {isWaiting(order) && !atWorkshop && unitsIn(linesToPack(order)) > 1 && (
        <DeskButton icon="box" onClick={() => setParting(true)}>
          {sendSome}
        </DeskButton>
      )}
      {isParting && <PartDialog order={order} onClose={() => setParting(false)} />}
      {asking && (
        <SentDialog order={order} onSend={(parcel) => move('shipped', parcel)} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
