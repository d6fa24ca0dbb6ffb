import { accounts } from '../rooms/accounts/room.ts';
import { whenRegistered } from '../rooms/accounts/create-person.ts';
import { admin } from '../rooms/admin/room.ts';
import { alerts } from '../rooms/alerts/room.ts';
import { cart } from '../rooms/cart/room.ts';
import { receiveWebhook } from '../rooms/checkout/receive-webhook.ts';
import { checkout } from '../rooms/checkout/room.ts';
import { files } from '../rooms/files/room.ts';
import { whenListingChanged } from '../rooms/listings/keep-listing.ts';
import { listings } from '../rooms/listings/room.ts';
import { getBalance, listLedger, listOrderLedger } from '../rooms/payments/read-ledger.ts';
import { office } from '../rooms/office/room.ts';
import { orders } from '../rooms/orders/room.ts';
import { wishlist } from '../rooms/wishlist/room.ts';
import { recovery } from '../rooms/recovery/room.ts';
import { reviews } from '../rooms/reviews/room.ts';
import { sendRefunds } from '../rooms/payments/send-refunds.ts';
import type { Room } from '../platform/calls/room.ts';
import { indexListing } from '../rooms/search/index-listing.ts';
import { promotions } from '../rooms/promotions/room.ts';
import { search } from '../rooms/search/room.ts';
import { createShopForPerson } from '../rooms/shops/create-shop.ts';
import { shops } from '../rooms/shops/room.ts';
import { support } from '../rooms/support/room.ts';
import { wire } from './wire/wire-routes.ts';

// What must happen in the same transaction as something in a room below.
whenRegistered(createShopForPerson);
whenListingChanged(indexListing);

const payments: Room = {
  name: 'payments',
  personalData: {
    refunds: { of: 'seller_id', notCopied: 'the ledger has them' },
    ledger_transactions: { of: 'seller_id' },
    ledger_entries: { of: 'seller_id' },
    ledger_sums: { of: 'seller_id', notCopied: 'they are reckoned from the entries' },
  },
  calls: { receiveWebhook, getBalance, listLedger, listOrderLedger },
  jobs: [sendRefunds],
};

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
