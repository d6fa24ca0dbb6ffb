import { unitsIn } from '#domain/core/counted.ts';
import { formatDateIn } from '#domain/core/days/time-zone.ts';
import { language } from '#web/platform/languages/language.ts';
import { linesToSend } from '#domain/orders/lines-to-send.ts';
import type { Order } from '#domain/orders/model.ts';
import { AddressLines } from '../address-lines.tsx';
import { quoted } from '../texts/bill-texts.ts';
import { MakersMark } from '#web/ui/makers-mark.tsx';
import { deliveryWord } from '#web/modules/listings/texts/delivery-texts.ts';
import { buyerWrites, slip as texts } from './texts/order-texts.ts';
import './packing-slip.css';

/** [UX-36] What lies in the parcel: seen on paper alone, with the buyer's words as they were written, and without prices. */
export function PackingSlip({ order }: { order: Order }) {
  const lines = linesToSend(order);
  return (
    <section className="d-slip" aria-label={texts.title}>
      <header>
        <MakersMark name={order.shopName} slug={order.shopSlug} size={48} />
        <p>
          <b>{order.shopName}</b>
          <br />
          {order.place}
        </p>
        <p>
          <b>{texts.title}</b>
          <br />
          {texts.order(order.number)}
          <br />
          {texts.placed(formatDateIn(order.timeZone, new Date(order.placedAt), language))}
        </p>
      </header>
      <h2>{texts.to}</h2>
      <address>
        <AddressLines address={order.address} />
      </address>
      <h2>{texts.units(unitsIn(lines), deliveryWord(order.deliveryName))}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <b>{line.quantity} ×</b>
            <div>
              <b>{line.title}</b>
              {line.values.length > 0 && <p>{line.values.join(', ')}</p>}
              {line.personalisation && (
                <p>
                  {texts.text}
                  <b>{quoted(line.personalisation)}</b>
                </p>
              )}
            </div>
            <i aria-hidden="true" />
          </li>
        ))}
      </ul>
      {order.note && (
        <>
          <h2>{buyerWrites}</h2>
          <p>{quoted(order.note)}</p>
        </>
      )}
    </section>
  );
}
