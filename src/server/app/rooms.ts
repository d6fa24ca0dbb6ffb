import type { Contract, RoomName } from '#domain/rooms.ts';
import { accounts } from '../rooms/accounts/room.ts';
import { whenRegistered } from '../rooms/accounts/create-person.ts';
import { admin } from '../rooms/admin/room.ts';
import { alerts } from '../rooms/alerts/room.ts';
import { cart } from '../rooms/cart/room.ts';
import { receiveWebhook } from '../rooms/checkout/receive-webhook.ts';
import { checkout } from '../rooms/checkout/room.ts';
import { errors } from '../rooms/errors/room.ts';
import { files } from '../rooms/files/room.ts';
import { whenListingChanged } from '../rooms/listings/keep-listing.ts';
import { listings } from '../rooms/listings/room.ts';
import { messages } from '../rooms/messages/room.ts';
import { payments } from '../rooms/payments/room.ts';
import { office } from '../rooms/office/room.ts';
import { orders } from '../rooms/orders/room.ts';
import { wishlist } from '../rooms/wishlist/room.ts';
import { recovery } from '../rooms/recovery/room.ts';
import { returns } from '../rooms/returns/room.ts';
import { stopWithdrawn } from '../rooms/returns/stop-withdrawn.ts';
import { whenWithdrawn } from '../rooms/orders/withdrawal/declare-withdrawal.ts';
import { reviews } from '../rooms/reviews/room.ts';
import type { Room } from '../platform/calls/room.ts';
import { indexListing } from '../rooms/search/index-listing.ts';
import { promotions } from '../rooms/promotions/room.ts';
import { search } from '../rooms/search/room.ts';
import { createShopForPerson } from '../rooms/shops/create-shop.ts';
import { shops } from '../rooms/shops/room.ts';
import { support } from '../rooms/support/room.ts';
import { vault } from '../rooms/vault/room.ts';
import { sitemap } from './sitemap/sitemap.ts';
import { getToken } from './wire/vault-token.ts';
import { wire } from './wire/wire-routes.ts';

/** Every room but those of the browser alone. */
type RoomWithCalls = { [Name in RoomName]: keyof Contract[Name] extends never ? never : Name }[RoomName];

// What must happen in the same transaction as something in a room below.
whenRegistered(createShopForPerson);
whenListingChanged(indexListing);
whenWithdrawn(stopWithdrawn);

/** What each room brings, from the ground up: one that has calls and is forgotten here does not compile. */
const own: Record<RoomWithCalls, Room> = {
  files,
  accounts,
  admin,
  errors,
  shops,
  // Tokens are signed by the room of identity, which stands above.
  vault: { ...vault, calls: { ...vault.calls, getToken } },
  listings,
  search,
  promotions,
  cart,
  // What the provider says of a payment is booked by the room above.
  payments: { ...payments, calls: { ...payments.calls, receiveWebhook } },
  orders,
  checkout,
  recovery,
  wishlist,
  returns,
  reviews,
  messages,
  support,
  alerts,
  office,
};

/** The rooms of the product, what lists them for robots, and what speaks for them in another format. */
export const rooms: readonly Room[] = [...Object.values(own), sitemap, wire];
