import type { Order } from '#domain/orders/model.ts';
import { unitsIn } from '#domain/core/counted.ts';
import { localDate } from '#web/platform/languages/formats.ts';
import { cardName } from '#web/modules/orders/card-name.ts';
import { MiniLine } from '#web/modules/orders/mini-line.tsx';
import { Sums } from '#web/modules/orders/sums.tsx';
import * as texts from './texts.tsx';

const sumOf = (orders: Order[], what: 'subtotalCents' | 'shippingCents' | 'discountCents'): number =>
  orders.reduce((sum, order) => sum + order[what], 0);

/** What was bought, what it came to, and how it was paid. */
export function Bought({ orders, totalCents }: { orders: Order[]; totalCents: number }) {
  const first = orders[0] as Order;
  const lines = orders.flatMap((order) => order.lines);
  return (
    <div>
      <h2 className="thanks__bought">{texts.bought}</h2>
      <ul className="minis">
        {lines.map((line) => (
          <MiniLine key={line.id} line={line} cents={line.unitPriceCents * line.quantity} />
        ))}
      </ul>
      <Sums
        order={{
          subtotalCents: sumOf(orders, 'subtotalCents'),
          shippingCents: sumOf(orders, 'shippingCents'),
          discountCents: sumOf(orders, 'discountCents'),
          totalCents,
          promoCode: orders.find((order) => order.promoCode)?.promoCode,
        }}
        units={texts.units(unitsIn(lines))}
        postage={texts.postage(orders.length)}
        taxes={orders}
      />
      <p className="fine-print">
        {first.cardLast4 ? texts.paidWith(cardName(first.cardBrand, first.cardLast4), localDate(first.placedAt)) : ''}
        {texts.deliveryTo(`${first.address.line1}, ${first.address.postcode} ${first.address.city}`)}
      </p>
    </div>
  );
}
