import { accountsContract } from './accounts/contract.ts';
import { adminContract } from './admin/contract.ts';
import { alertsContract } from './alerts/contract.ts';
import { cartContract } from './cart/contract.ts';
import { checkoutContract } from './checkout/contract.ts';
import { filesContract } from './files/contract.ts';
import { listingsContract } from './listings/contract.ts';
import { officeContract } from './office/contract.ts';
import { ordersContract } from './orders/contract.ts';
import { paymentsContract } from './payments/contract.ts';
import { promotionsContract } from './promotions/contract.ts';
import { recoveryContract } from './recovery/contract.ts';
import { reviewsContract } from './reviews/contract.ts';
import { wishlistContract } from './wishlist/contract.ts';
import { searchContract } from './search/contract.ts';
import { shopsContract } from './shops/contract.ts';
import { supportContract } from './support/contract.ts';

/** Every call of the product. `cart.addItem` here is `domain/cart/add-item.ts` and `server/rooms/cart/add-item.ts`. */
export const contract = {
  files: filesContract,
  accounts: accountsContract,
  admin: adminContract,
  shops: shopsContract,
  listings: listingsContract,
  search: searchContract,
  promotions: promotionsContract,
  cart: cartContract,
  recovery: recoveryContract,
  payments: paymentsContract,
  checkout: checkoutContract,
  orders: ordersContract,
  reviews: reviewsContract,
  wishlist: wishlistContract,
  support: supportContract,
  alerts: alertsContract,
  office: officeContract,
};
export type Contract = typeof contract;
