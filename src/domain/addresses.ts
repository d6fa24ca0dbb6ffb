import { accountAddresses, mailLinkAddresses, profileAddresses } from './accounts/addresses.ts';
import { adminAddresses } from './admin/addresses.ts';
import { cartAddresses } from './cart/addresses.ts';
import { checkoutAddresses } from './checkout/addresses.ts';
import { listingAddresses } from './listings/addresses.ts';
import { officeAddresses } from './office/addresses.ts';
import { orderAddresses } from './orders/addresses.ts';
import { recoveryAddresses } from './recovery/addresses.ts';
import { searchAddresses } from './search/addresses.ts';
import { shopAddresses } from './shops/addresses.ts';
import { supportAddresses } from './support/addresses.ts';
import { wishlistAddresses } from './wishlist/addresses.ts';

/** Every screen of the product by its name; what follows a colon is handed over. */
const addresses = {
  ...profileAddresses,
  ...mailLinkAddresses,
  ...accountAddresses,
  ...adminAddresses,
  ...cartAddresses,
  ...checkoutAddresses,
  ...listingAddresses,
  ...officeAddresses,
  ...orderAddresses,
  ...recoveryAddresses,
  ...searchAddresses,
  ...shopAddresses,
  ...supportAddresses,
  ...wishlistAddresses,
};

type Addresses = typeof addresses;

/** `{ orderId: string }` of `/order/:orderId`. */
type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Params<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;

/** The address of a screen: `hrefTo('order', { orderId })`. A screen that is not there, or a parameter that is missing, does not compile. */
export const hrefTo = <Name extends keyof Addresses>(
  name: Name,
  ...[params]: unknown extends Params<Addresses[Name]> ? [] : [Params<Addresses[Name]>]
): string =>
  addresses[name].replace(/:(\w+)/, (_, key: string) =>
    encodeURIComponent((params as Record<string, string>)[key] ?? ''),
  );
