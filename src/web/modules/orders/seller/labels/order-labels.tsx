import { useState } from 'react';
import { isCollected } from '#domain/orders/collected.ts';
import type { Order } from '#domain/orders/model.ts';
import { isWaiting, linesToPack } from '#domain/orders/parcels/pack.ts';
import { hasOpenProof } from '#domain/orders/proofs/decide-proof.ts';
import { isTakenBack } from '#domain/payments/dispute-model.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { shopOrderStale } from '../shop-order-stale.ts';
import { BuyLabelDialog } from './buy-label-dialog.tsx';
import * as texts from './label-texts.ts';
import { printHref } from './print-href.ts';
import '#web/ui/desk/desk-dialog.css';

/** [ORD-03] The labels of an order, and the way to another. Nothing where labels are off. */
export function OrderLabels({ order }: { order: Order }) {
  const { data } = useCall('orders.listLabels', { orderId: order.orderId });
  const back = useSend('orders.refundLabel', ...shopOrderStale, 'orders.listLabels', 'payments.getBalance');
  const [isBuying, setBuying] = useState(false);
  const canBuy =
    !isCollected(order) &&
    isWaiting(order) &&
    linesToPack(order).length > 0 &&
    !isTakenBack(order) &&
    !hasOpenProof(order);
  if (!data || data.isOff || (data.labels.length === 0 && !canBuy)) return null;
  const isPacked = (id: string): boolean =>
    order.parcels.some(({ parcelId, state }) => parcelId === id && state === 'packed');
  return (
    <section className="d-sec">
      <DeskSection title={texts.label} />
      {data.labels.map(({ parcelId, state, carrier, service, tracking, costCents }) => (
        <article key={parcelId} className="d-parcel">
          <header>
            <h3>{carrier ? texts.costs(carrier, service, formatMoney(costCents)) : texts.label}</h3>
            <span className="d-t2">{tracking}</span>
            <span className="d-spacer" />
            <span className="d-t2">{texts.states[state]}</span>
          </header>
          {state === 'bought' && (
            <div className="d-parcel-actions">
              <a className="d-link" href={printHref([order.orderId])} download>
                {texts.print}
              </a>
              {isPacked(parcelId) && (
                <DeskButton
                  kind="quiet"
                  disabled={back.isSending}
                  onClick={() =>
                    back.send(
                      { orderId: order.orderId, parcelId },
                      {
                        onSuccess: () => void showToast(texts.goesBack, { type: 'success' }),
                        onError: (problem) => void showToast(problem.message, { type: 'error' }),
                      },
                    )
                  }
                >
                  {texts.returnUnused}
                </DeskButton>
              )}
            </div>
          )}
        </article>
      ))}
      {canBuy && (
        <p className="d-buy-label">
          <DeskButton icon="print" onClick={() => setBuying(true)}>
            {texts.buy}
          </DeskButton>
        </p>
      )}
      {isBuying && <BuyLabelDialog order={order} onClose={() => setBuying(false)} />}
    </section>
  );
}
