import type { Contract, ModuleName } from '#domain/modules.ts';
import { accounts } from '../modules/accounts/module.ts';
import { whenRegistered } from '../modules/accounts/create-person.ts';
import { admin } from '../modules/admin/module.ts';
import { alerts } from '../modules/alerts/module.ts';
import { analytics } from '../modules/analytics/module.ts';
import { countInCart, countOnWishlist, countSearch } from '../modules/analytics/count-choices.ts';
import { whenAddedToCart } from '../modules/cart/added-to-cart.ts';
import { archives } from '../modules/archives/module.ts';
import { cart } from '../modules/cart/module.ts';
import { receiveWebhook } from '../modules/checkout/receive-webhook.ts';
import { checkout } from '../modules/checkout/module.ts';
import { errors } from '../modules/errors/module.ts';
import { files } from '../modules/files/module.ts';
import { whenListingChanged } from '../modules/listings/write-listing.ts';
import { listings } from '../modules/listings/module.ts';
import { messages } from '../modules/messages/module.ts';
import { payments } from '../modules/payments/module.ts';
import { office } from '../modules/office/module.ts';
import { orders } from '../modules/orders/module.ts';
import { whenAddedToWishlist } from '../modules/wishlist/added-to-wishlist.ts';
import { wishlist } from '../modules/wishlist/module.ts';
import { recovery } from '../modules/recovery/module.ts';
import { returns } from '../modules/returns/module.ts';
import { cancelReturns } from '../modules/returns/cancel-returns.ts';
import { followReturn } from '../modules/returns/labels/follow-return.ts';
import { whenTrackedElsewhere } from '../modules/orders/labels/receive-tracking.ts';
import { whenWithdrawn } from '../modules/orders/withdrawal/declare-withdrawal.ts';
import { reviews } from '../modules/reviews/module.ts';
import type { Module } from '../platform/calls/module.ts';
import { indexListing } from '../modules/search/index-listing.ts';
import { promotions } from '../modules/promotions/module.ts';
import { search } from '../modules/search/module.ts';
import { whenSearched } from '../modules/search/search-listings.ts';
import { createShopForPerson } from '../modules/shops/create-shop.ts';
import { shops } from '../modules/shops/module.ts';
import { support } from '../modules/support/module.ts';
import { vault } from '../modules/vault/module.ts';
import { views } from '../modules/views/module.ts';
import { sitemap } from './sitemap/sitemap.ts';
import { getToken } from './wire/vault-token.ts';
import { wire } from './wire/wire-routes.ts';

/** Every module but those of the browser alone. */
type ModuleWithCalls = { [Name in ModuleName]: keyof Contract[Name] extends never ? never : Name }[ModuleName];

// What must happen in the same transaction as something in a module below.
whenRegistered(createShopForPerson);
whenListingChanged(indexListing);
whenWithdrawn(cancelReturns);
whenTrackedElsewhere(followReturn);

// What is counted of it in this process.
whenAddedToCart(countInCart);
whenAddedToWishlist(countOnWishlist);
whenSearched(countSearch);

/** What each module brings, from the ground up: one that has calls and is forgotten here does not compile. */
const own: Record<ModuleWithCalls, Module> = {
  files,
  accounts,
  views,
  admin,
  errors,
  shops,
  // Tokens are signed by the module of identity, which stands above.
  vault: { ...vault, calls: { ...vault.calls, getToken } },
  listings,
  search,
  promotions,
  cart,
  // What the provider says of a payment is booked by the module above.
  payments: { ...payments, calls: { ...payments.calls, receiveWebhook } },
  orders,
  checkout,
  recovery,
  wishlist,
  returns,
  reviews,
  messages,
  support,
  analytics,
  alerts,
  archives,
  office,
};

/** The modules of the product, what lists them for robots, and what speaks for them in another format. */
export const modules: readonly Module[] = [...Object.values(own), sitemap, wire];
