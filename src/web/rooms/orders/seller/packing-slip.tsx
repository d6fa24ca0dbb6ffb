import { counted, unitsIn } from '#domain/core/counted.ts';
import { formatDate } from '#web/platform/languages/formats.ts';
import { linesToSend } from '#domain/orders/lines-to-send.ts';
import type { Order } from '#domain/orders/model.ts';
import { AddressLines } from '../address-lines.tsx';
import { MakersMark } from '#web/ui/makers-mark.tsx';
import './packing-slip.css';

/** [UX-36] What lies in the parcel: seen on paper alone, with the buyer's words as they were written, and without prices. */
export function PackingSlip({ order }: { order: Order }) {
  const lines = linesToSend(order);
  return (
    <section className="d-slip" aria-label="Packing slip">
      <header>
        <MakersMark name={order.shopName} slug={order.shopSlug} size={48} />
        <p>
          <b>{order.shopName}</b>
          <br />
          {order.place}
        </p>
        <p>
          <b>Packing slip</b>
          <br />
          Order {order.number}
          <br />
          Placed {formatDate(new Date(order.placedAt))}
        </p>
      </header>
      <h2>To</h2>
      <address>
        <AddressLines address={order.address} />
      </address>
      <h2>
        {counted(unitsIn(lines), 'piece')}, {order.deliveryName}
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <b>{line.quantity} ×</b>
            <div>
              <b>{line.title}</b>
              {line.values.length > 0 && <p>{line.values.join(', ')}</p>}
              {line.personalisation && (
                <p>
                  Text: <b>“{line.personalisation}”</b>
                </p>
              )}
            </div>
            <i aria-hidden="true" />
          </li>
        ))}
      </ul>
      {order.note && (
        <>
          <h2>The buyer writes</h2>
          <p>“{order.note}”</p>
        </>
      )}
    </section>
  );
}
