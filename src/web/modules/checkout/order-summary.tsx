import { useState } from 'react';
import type { Quote } from '#domain/checkout/model.ts';
import { isUnsendable } from '#domain/cart/unsendable.ts';
import { unitsIn } from '#domain/core/counted.ts';
import { formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import { PromoField, PromoRow } from '#web/modules/cart/promo-code.tsx';
import { MiniLine } from '#web/modules/orders/mini-line.tsx';
import { Sums } from '#web/modules/orders/sums.tsx';
import { Icon } from '#web/ui/icon.tsx';
import * as texts from './texts/checkout-texts.tsx';

const shopOf = ({ promo, parcels }: Quote): string | undefined =>
  parcels.find((parcel) => parcel.sellerId === promo?.sellerId)?.shopName;

/** From where a parcel leaves and until when; a shop that does not send to the country has no day. */
function whenceOf({ place, shopName, options: [option] }: Quote['parcels'][number]): string {
  const from = place || shopName;
  return option ? texts.leaves(from, formatDay(new Date(option.leavesBy))) : from;
}

/** [UX-58] What is bought and what it costs; on phones folded to its total. */
export function OrderSummary({ quote }: { quote: Quote | undefined }) {
  const [open, setOpen] = useState(false);
  if (!quote)
    return (
      <aside className="checkout-form__side" aria-label={texts.orderSummary}>
        <span className="skeleton checkout-form__waits" />
      </aside>
    );
  const unitText = texts.units(unitsIn(quote.parcels.flatMap(({ lines }) => lines)));
  return (
    <aside className="checkout-form__side" aria-label={texts.orderSummary}>
      <div>
        <button type="button" className="checkout-form__sumline" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span>
            {texts.yourOrder}, {unitText} <Icon name={open ? 'up' : 'down'} size="s" />
          </span>
          <b className="tabular">{formatMoney(quote.totalCents)}</b>
        </button>
        <div className={open ? 'checkout-form__open is-open' : 'checkout-form__open'}>
          <h2 className="checkout-form__title">{texts.yourOrder}</h2>
          <ul className="minis">
            {quote.parcels.flatMap((parcel) =>
              parcel.lines.map((line) => (
                <MiniLine key={line.id} line={line} cents={line.priceCents * line.quantity}>
                  {whenceOf(parcel)}
                </MiniLine>
              )),
            )}
          </ul>
          <Sums
            order={quote}
            units={unitText}
            taxes={quote.parcels}
            postage={texts.postage(quote.parcels.length)}
            unsent={quote.parcels.every(isUnsendable) ? texts.notDelivered : undefined}
            promo={
              quote.promo && (
                <PromoRow
                  promo={quote.promo}
                  discount={quote.discountCents}
                  lines={quote.parcels.flatMap((parcel) => parcel.lines)}
                  shopName={quote.parcels.length > 1 ? shopOf(quote) : undefined}
                />
              )
            }
          />
        </div>
        {!quote.promo && <PromoField onApplied={() => setOpen(true)} />}
      </div>
    </aside>
  );
}
