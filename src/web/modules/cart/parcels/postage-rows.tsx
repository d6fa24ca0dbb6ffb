import { isUnsendable } from '#domain/cart/unsendable.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { countryName, formatMoney } from '#web/platform/languages/formats.ts';
import * as texts from '../texts/cart-texts.tsx';

/** [UX-43] What the postage comes to; a parcel that does not go to the country costs nothing and says so. */
export function PostageRows({ quote }: { quote: CallOutput<'checkout.getQuote'> }) {
  const country = countryName(quote.country);
  const bought = quote.parcels.filter(({ lines }) => lines.some(({ available }) => available)).length;
  const unsent = quote.parcels.filter(isUnsendable).length;
  return (
    <>
      {bought > unsent && (
        <div>
          <dt>{texts.postage(bought - unsent, country)}</dt>
          <dd>{quote.shippingCents === 0 ? texts.free : formatMoney(quote.shippingCents)}</dd>
        </div>
      )}
      {unsent > 0 && (
        <div>
          <dt>{texts.parcelsTo(unsent, country)}</dt>
          <dd>{texts.notSentThere}</dd>
        </div>
      )}
    </>
  );
}
