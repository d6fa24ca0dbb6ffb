import type { Quote } from '#domain/checkout/model.ts';
import { parcelsWithoutWay } from '#domain/checkout/payable.ts';
import type { Way } from '#domain/listings/delivery/ways.ts';
import { countryName, formatMoney } from '#web/platform/languages/formats.ts';
import { deliveryNames } from '#web/modules/listings/texts/delivery-texts.ts';
import { days } from '#web/ui/day.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Icon } from '#web/ui/icon.tsx';
import * as texts from './texts/checkout-texts.tsx';

interface Props {
  quote: Quote;
  /** What was pressed: it stands at once, the sums follow. */
  pressed: Record<string, Way>;
  onChoose: (sellerId: string, id: Way) => void;
}

/** Why a parcel cannot go as it was chosen, or at all. */
function WayNotice({ parcel, quote, pressed }: Omit<Props, 'onChoose'> & { parcel: Quote['parcels'][number] }) {
  const country = countryName(quote.country);
  const way = parcelsWithoutWay({ parcels: [parcel] }, pressed).length > 0 && pressed[parcel.sellerId];
  if (!way && parcel.options.length > 0) return null;
  return (
    <p className="notice shopchoice__notice" role="alert">
      <Icon name="warning" size="s" />
      {way ? texts.wayLacks(deliveryNames[way], parcel.shopName, country) : texts.noWay(parcel.shopName, country)}
    </p>
  );
}

/** [UX-56] How each shop's parcel travels: dates and price, the cheapest chosen. */
export function DeliveryChoice({ quote, pressed, onChoose }: Props) {
  return (
    <div>
      {quote.parcels.map((parcel, index) => (
        <RadioGroup
          key={parcel.sellerId}
          className="shopchoice"
          legend={texts.parcel(index + 1, parcel.shopName, parcel.place)}
          notice={<WayNotice parcel={parcel} quote={quote} pressed={pressed} />}
          options={parcel.options.map((option) => [
            option.id,
            <>
              <span>
                <b>
                  {option.id === 'pickup'
                    ? texts.readyBy(days(option.arrivesFrom, option.arrivesTo))
                    : texts.arrives(days(option.arrivesFrom, option.arrivesTo))}
                </b>
                <span>{deliveryNames[option.id]}</span>
              </span>
              <span className="tabular">{formatMoney(option.priceCents)}</span>
            </>,
          ])}
          value={pressed[parcel.sellerId] ?? parcel.chosen}
          onChoose={(id) => onChoose(parcel.sellerId, id)}
        />
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
          {texts.sentBy(parcel.shopName, days(option.arrivesFrom, option.arrivesTo), deliveryNames[option.id])}
          {formatMoney(option.priceCents)}
        </p>
      )
    );
  });
}
