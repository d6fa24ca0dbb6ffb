import { buyerRights, sellerKind, withoutWithdrawal } from '#domain/checkout/buyer-rights-texts.ts';
import { sellerLine } from '#domain/shops/tax/seller-line.ts';
import type { ShownQuote } from '#domain/checkout/model.ts';
import { countryName, formatMoney } from '#web/platform/languages/formats.ts';
import { byPaying } from '#web/modules/accounts/policies/agree-texts.tsx';
import { say } from '#web/platform/languages/language.ts';
import { days } from '#web/ui/day.ts';
import { beforePaying } from './before-paying-texts.ts';
import './paying.css';

type Parcel = ShownQuote['parcels'][number];

function FromShop({ parcel }: { parcel: Parcel }) {
  const delivery = parcel.options.find(({ id }) => id === parcel.chosen);
  const named = sellerLine(parcel.seller, countryName);
  return (
    <li>
      <b>{parcel.shopName}</b>
      {named && `, ${named}`}
      <br />
      {delivery && `${beforePaying.arrives} ${days(delivery.arrivesFrom, delivery.arrivesTo)}. `}
      {say(buyerRights[sellerKind(parcel.seller)])(parcel.returnDays)}
      {withoutWithdrawal(parcel.lines, say).map((said) => ` ${said}`)}
    </li>
  );
}

/** [LAW-03] What the law asks to be told right before one pays: all of the price, when it arrives, who sells, and what follows from that. */
export function BeforePaying({ quote }: { quote: ShownQuote }) {
  if (quote.legalRegion !== 'eu') return null;
  return (
    <section className="small soft-text" aria-labelledby="before-paying">
      <h3 id="before-paying" className="before-paying__title">
        {beforePaying.title}
      </h3>
      <p>
        {beforePaying.total} <b className="tabular">{formatMoney(quote.totalCents)}</b>
      </p>
      <ul className="before-paying__parcels">
        {quote.parcels.map((parcel) => (
          <FromShop key={parcel.sellerId} parcel={parcel} />
        ))}
      </ul>
      <p>{byPaying}</p>
    </section>
  );
}
