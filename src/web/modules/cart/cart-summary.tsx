import { hrefTo } from '#domain/addresses.ts';
import type { Cart } from '#domain/cart/model.ts';
import { isUnsendable } from '#domain/cart/unsendable.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { isServed } from '#domain/core/countries.ts';
import { unitsIn } from '#domain/core/counted.ts';
import { countryName, formatMoney } from '#web/platform/languages/formats.ts';
import type { Promo } from '#domain/promotions/promo-schema.ts';
import { go } from '#web/platform/router/navigation.ts';
import { useOnline } from '#web/platform/use-online.ts';
import { Button } from '#web/ui/button.tsx';
import { countryOptions } from '#web/ui/fields/country-options.ts';
import { SelectField } from '#web/ui/fields/field.tsx';
import { UntoldVat } from '#web/modules/shops/vat-note.tsx';
import { TaxRows } from '#web/modules/shops/tax-rows.tsx';
import { Notice } from '#web/ui/notices/notice.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { storeCountry } from '#web/platform/country.ts';
import { PostageRows } from './parcels/postage-rows.tsx';
import { PromoField, PromoRow } from './promo-code.tsx';
import { blockedLines, setAside } from './change-lines.ts';
import * as texts from './texts/cart-texts.tsx';
import './price-sums.css';
import './cart-page.css';

type Quote = CallOutput<'checkout.getQuote'>;

interface Props {
  cart: Cart;
  country: string;
  quote: Quote | undefined;
}

/** Named where the cart holds pieces of other shops too. */
const shopOf = (promo: Promo, cart: Cart): string | undefined =>
  cart.items.some((line) => line.sellerId !== promo.sellerId)
    ? cart.items.find((line) => line.sellerId === promo.sellerId)?.shopName
    : undefined;

function Sums({ cart, country, quote }: Props) {
  const promo = cart.appliedPromo;
  const bought = cart.items.filter((line) => line.available);
  const parcels = new Set(bought.map((line) => line.sellerId)).size;
  return (
    <dl className="price-sums">
      <div>
        <dt>{texts.units(unitsIn(bought))}</dt>
        <dd>{formatMoney(cart.subtotal)}</dd>
      </div>
      {promo && <PromoRow promo={promo} discount={cart.discount} lines={cart.items} shopName={shopOf(promo, cart)} />}
      {quote ? (
        <PostageRows quote={quote} />
      ) : (
        <div>
          <dt>{texts.postage(parcels, countryName(country))}</dt>
          <dd>{texts.atCheckout}</dd>
        </div>
      )}
    </dl>
  );
}

const Total = ({ cart, country, quote }: Props) => (
  <>
    <dl className="price-sums">
      <div className="total">
        <dt>{quote && !quote.parcels.some(isUnsendable) ? texts.total : texts.totalWithout}</dt>
        <dd>{formatMoney(quote ? quote.totalCents : cart.total)}</dd>
      </div>
      {quote && <TaxRows taxes={quote.parcels} />}
    </dl>
    {quote?.parcels.map(({ sellerId, seller }) => (
      <UntoldVat key={sellerId} seller={seller} country={country} />
    ))}
  </>
);

/** Lines that cannot be bought as they stand need not hold up the rest [UX-45]. */
function SetAside({ cart }: { cart: Cart }) {
  const blocked = blockedLines(cart);
  const rest = cart.items.length - blocked.filter((line) => !line.available || line.stock === 0).length;
  const isOnline = useOnline();
  const press = async (): Promise<void> => {
    if ((await setAside(blocked)) && rest > 0 && isOnline) go(hrefTo('checkout'));
  };
  const setAsideLabel = isOnline ? texts.setAsideAndPay : texts.setAside;
  return (
    <>
      <Notice icon="warning" className="cart-summary__part" role="alert">
        {texts.blocked(blocked.length)}
      </Notice>
      <Button kind="primary" isWide className="cart-summary__act" onClick={() => void press()}>
        {rest === 0 ? texts.saveForLater : setAsideLabel}
      </Button>
    </>
  );
}

/** [UX-43] What it comes to, with postage to the kept country, before the checkout is entered. */
export function CartSummary(props: Props) {
  const { cart, country, quote } = props;
  return (
    <aside className="panel" aria-label={texts.summary}>
      <h2>{texts.summary}</h2>
      <Sums {...props} />
      {!cart.appliedPromo && <PromoField />}
      <Total {...props} />
      <div className="cart-summary__part">
        <SelectField
          id="cart-country"
          label={texts.sendTo}
          options={countryOptions.filter(([code]) => isServed(code))}
          value={country}
          onChoose={storeCountry}
        />
      </div>
      {blockedLines(cart).length > 0 ? (
        <SetAside cart={cart} />
      ) : (
        <div className="cart-summary__part">
          <CheckoutLink quote={quote} />
        </div>
      )}
      <p className="fine-print">{texts.noAccount}</p>
    </aside>
  );
}
