import { useState } from 'react';
import type { Order } from '#domain/orders/model.ts';
import { addMilliseconds } from '#domain/core/time.ts';
import { canReturn } from '#domain/returns/decide-return.ts';
import { localDay } from '#web/platform/languages/formats.ts';
import { useLive } from '#web/platform/live.ts';
import { refresh, useCall } from '#web/platform/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { OwnReturn } from './own-return.tsx';
import { ReturnForm } from './return-form.tsx';
import * as texts from './texts.ts';
import './returns.css';

const reload = () => refresh('returns.listOrderReturns', 'orders.getOrder');
const live = [{ 'returns.moved': reload, 'returns.label-moved': reload, 'returns.disputed': reload }];

/** [ORD-04, UX-65] On the page of an order that has arrived: its returns, and the way to ask for one while its days last. */
export function OrderReturns({ order, accessKey }: { order: Order; accessKey: string | undefined }) {
  const { orderId, returnEndsAt } = order;
  useLive(live, { orderId, accessKey });
  const [isAsking, setAsking] = useState(false);
  const { data, error, refetch } = useCall('returns.listOrderReturns', { orderId, accessKey });
  if (!data) return error ? <Pending what={texts.theReturns} height={80} error={error} retry={refetch} /> : null;
  const { returns, hasLabels } = data;
  const mayAsk = canReturn(order, returns, new Date());
  if (returns.length === 0 && !mayAsk && !isAsking) return null;
  return (
    <section id="returns" className="noprint stack order-returns" aria-labelledby="returns-title">
      <h2 id="returns-title">{texts.title}</h2>
      {returns.length > 0 && (
        <ul className="stack">
          {returns.map((one) => (
            <OwnReturn key={one.returnId} order={order} returned={one} accessKey={accessKey} hasLabels={hasLabels} />
          ))}
        </ul>
      )}
      {/* Whoever has begun is told by the answer why it cannot be any more. */}
      {isAsking && (
        <ReturnForm order={order} returns={returns} accessKey={accessKey} onClose={() => setAsking(false)} />
      )}
      {mayAsk && !isAsking && (
        <>
          {returnEndsAt && (
            <p className="small soft-text">
              {texts.until(localDay(addMilliseconds(new Date(returnEndsAt), -1).toISOString()))}
            </p>
          )}
          <Button onClick={() => setAsking(true)}>{texts.open}</Button>
        </>
      )}
    </section>
  );
}
