import type { Order } from '#domain/orders/model.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { ShopReturn } from './shop-return.tsx';
import * as texts from './texts.ts';

/** [ORD-04] In the order of the shop: what is asked back of it. */
export function OrderShopReturns({ order }: { order: Order }) {
  const { data } = useCall('returns.listShopReturns', { which: 'all', orderId: order.orderId, limit: 50 });
  if (!data || data.returns.length === 0) return null;
  return (
    <section className="d-sec">
      <DeskSection title={texts.title} />
      {data.returns.map((one) => (
        <ShopReturn key={one.returnId} returned={one} isInOrder />
      ))}
    </section>
  );
}
