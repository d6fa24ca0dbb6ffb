import { formatMoment } from '#domain/core/days/time-zone.ts';
import { saleUntil } from '#domain/listings/first-paint/card-texts.ts';
import type { Listing, Variant } from '#domain/listings/model.ts';
import { VatNote } from '#web/modules/shops/vat-note.tsx';
import { useCountry } from '#web/platform/country.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { language, say } from '#web/platform/languages/language.ts';
import * as texts from '../texts/product-texts.tsx';
import { UnitPrice } from './unit-price.tsx';

type Priced = Pick<Variant, 'priceCents' | 'formerCents' | 'saleEndsAt' | 'contents'>;

/** [DASH-04] The price, its reduction, and until when a sale lowers it. */
export function Price({ priced, from, listing }: { priced: Priced; from: boolean; listing: Listing }) {
  const country = useCountry();
  const { priceCents: cents, formerCents, saleEndsAt, contents } = priced;
  const less = formerCents !== null && formerCents > cents ? formerCents : null;
  return (
    <p className="buy-box__price" aria-live="polite">
      {from && <span>{texts.from}</span>}
      <b>{formatMoney(cents)}</b>
      {less !== null && (
        <>
          <s className="muted">
            <span className="visually-hidden">{texts.before} </span>
            {formatMoney(less)}
          </s>
          <span className="buy-box__less">{texts.less(Math.round((100 * (less - cents)) / less))}</span>
        </>
      )}
      <UnitPrice cents={cents} contents={contents} />
      <VatNote seller={listing.vatSeller} country={country} />
      {saleEndsAt && (
        <span>{say(saleUntil) + formatMoment(listing.shop.timeZone, new Date(saleEndsAt), language)}</span>
      )}
    </p>
  );
}
