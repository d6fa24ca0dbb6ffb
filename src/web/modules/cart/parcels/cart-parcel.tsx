import type { CartLine } from '#domain/cart/model.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { day, days } from '#web/ui/day.ts';
import { deliveryNames } from '#web/modules/listings/texts/delivery-texts.ts';
import { CartRow } from './cart-row.tsx';
import { MakerNote } from './maker-note.tsx';
import { ParcelHead } from './parcel-head.tsx';
import * as texts from '../texts/cart-texts.tsx';

type Quote = CallOutput<'checkout.getQuote'>;

interface Props {
  lines: CartLine[];
  number: number;
  parcelCount: number;
  /** The parcel as the server prices it for the kept country; missing while it is not known. */
  priced: Quote['parcels'][number] | undefined;
  /** What stands against its lines, as the server says. */
  problems?: Quote['problems'] | undefined;
  /** The code on the cart. */
  code?: string | undefined;
}

/** [CART-07, UX-43] What one shop sends together: its lines, when they leave and arrive, and the cheapest postage. */
export function CartParcel({ lines, number, parcelCount, priced, problems, code }: Props) {
  const shop = lines[0] as CartLine;
  const isSent = lines.some((line) => line.available);
  const option = priced?.options.find((each) => each.id === priced.chosen);
  return (
    <section className="parcel" aria-label={texts.parcelFrom(shop.shopName)}>
      <ParcelHead shop={shop}>
        <p className="tiny-text soft-text">{texts.parcelNumber(number, parcelCount)}</p>
      </ParcelHead>
      <ul>
        {lines.map((line) => (
          <CartRow key={line.id} line={line} problem={problems?.find(({ lineId }) => lineId === line.id)?.kind} />
        ))}
      </ul>
      {isSent && <MakerNote sellerId={shop.sellerId} shopName={shop.shopName} />}
      {isSent && (
        <div className="postage-line">
          <span>
            {priced?.options.length === 0 && <b>{texts.parcelNotSent}</b>}
            {option && texts.leaves(shop.place || texts.workshop, <b>{day(option.leavesBy)}</b>)}
            {option && option.id !== 'pickup' && texts.arrives(<b>{days(option.arrivesFrom, option.arrivesTo)}</b>)}
          </span>
          {option && (
            <span>
              {deliveryNames[option.id]} <b>{option.priceCents === 0 ? texts.free : formatMoney(option.priceCents)}</b>
            </span>
          )}
        </div>
      )}
      {priced && priced.discountCents > 0 && (
        <div className="postage-line">
          <span>{code ? `Code ${code}` : texts.reduction}</span>
          <b className="tabular">{formatMoney(-priced.discountCents)}</b>
        </div>
      )}
    </section>
  );
}
