import { accounts } from './accounts/room.ts';
import { whenRegistered } from './accounts/create-person.ts';
import { admin } from './admin/room.ts';
import { alerts } from './alerts/room.ts';
import { cart } from './cart/room.ts';
import { receiveWebhook } from './checkout/receive-webhook.ts';
import { checkout } from './checkout/room.ts';
import { files } from './files/room.ts';
import { whenListingChanged } from './listings/keep-listing.ts';
import { listings } from './listings/room.ts';
import { office } from './office/room.ts';
import { orders } from './orders/room.ts';
import { wishlist } from './wishlist/room.ts';
import { recovery } from './recovery/room.ts';
import { reviews } from './reviews/room.ts';
import type { Room } from './platform/calls/room.ts';
import { indexListing } from './search/index-listing.ts';
import { promotions } from './promotions/room.ts';
import { search } from './search/room.ts';
import { createShopForPerson } from './shops/create-shop.ts';
import { shops } from './shops/room.ts';
import { support } from './support/room.ts';
import { wire } from './wire/wire-routes.ts';

// What must happen in the same transaction as something in a room below.
whenRegistered(createShopForPerson);
whenListingChanged(indexListing);

const payments: Room = { name: 'payments', calls: { receiveWebhook } };

/** The rooms of the product, from the ground up. */
export const rooms: readonly Room[] = [
  files,
  accounts,
  admin,
  shops,
  listings,
  search,
  promotions,
  cart,
  payments,
  orders,
  checkout,
  recovery,
  wishlist,
  reviews,
  support,
  alerts,
  office,
  wire,
];
