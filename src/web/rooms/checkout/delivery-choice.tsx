import type { Quote } from '#domain/checkout/model.ts';
import { formatMoney } from '#domain/core/money.ts';
import { days } from '#web/ui/day.ts';

interface Props {
  quote: Quote;
  /** What was pressed: it stands at once, the sums follow. */
  pressed: Record<string, string>;
  onChoose: (sellerId: string, id: 'standard' | 'express') => void;
}

/** [UX-56] How each shop's parcel travels: dates and price, the cheapest chosen. */
export function DeliveryChoice({ quote, pressed, onChoose }: Props) {
  return (
    <div>
      {quote.parcels.map((parcel, index) => (
        <fieldset className="shopchoice" key={parcel.sellerId}>
          <legend className="label">
            Parcel {index + 1}, from {parcel.shopName}
            {parcel.place ? ` in ${parcel.place}` : ''}
          </legend>
          <div className="choices">
            {parcel.options.map((option) => (
              <label
                key={option.id}
                className={`choice ${option.id === (pressed[parcel.sellerId] ?? parcel.chosen) ? 'is-on' : ''}`}
              >
                <input
                  type="radio"
                  name={`delivery-${parcel.sellerId}`}
                  checked={option.id === (pressed[parcel.sellerId] ?? parcel.chosen)}
                  onChange={() => onChoose(parcel.sellerId, option.id)}
                />
                <span>
                  <b>Arrives {days(option.arrivesFrom, option.arrivesTo)}</b>
                  <span>{option.name}</span>
                </span>
                <span className="tabular">{formatMoney(option.priceCents)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** What the finished step came to. */
export function DeliverySummary({ quote }: { quote: Quote }) {
  return quote.parcels.map((parcel) => {
    const option = parcel.options.find(({ id }) => id === parcel.chosen);
    return (
      option && (
        <p key={parcel.sellerId}>
          From {parcel.shopName}: arrives {days(option.arrivesFrom, option.arrivesTo)}, {option.name.toLowerCase()},{' '}
          {formatMoney(option.priceCents)}
        </p>
      )
    );
  });
}
