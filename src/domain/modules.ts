import { accountAddresses, mailLinkAddresses, policyAddresses, profileAddresses } from './accounts/addresses.ts';
import { accountsContract } from './accounts/contract.ts';
import { accountFunctions } from './accounts/functions.ts';
import type { AccountEvents } from './accounts/events.ts';
import { adminAddresses } from './admin/addresses.ts';
import { adminContract } from './admin/contract.ts';
import { adminFunctions } from './admin/functions.ts';
import { alertsContract } from './alerts/contract.ts';
import { analyticsContract } from './analytics/contract.ts';
import { analyticsFunctions } from './analytics/functions.ts';
import type { AlertEvents } from './alerts/events.ts';
import { alertFunctions } from './alerts/functions.ts';
import { archivesContract } from './archives/contract.ts';
import { archiveFunctions } from './archives/functions.ts';
import { cartAddresses } from './cart/addresses.ts';
import { cartContract } from './cart/contract.ts';
import { checkoutAddresses } from './checkout/addresses.ts';
import { checkoutContract } from './checkout/contract.ts';
import type { CheckoutEvents } from './checkout/events.ts';
import { errorsContract } from './errors/contract.ts';
import { filesContract } from './files/contract.ts';
import { listingAddresses } from './listings/addresses.ts';
import { listingsContract } from './listings/contract.ts';
import { listingFunctions } from './listings/import/functions.ts';
import type { ListingEvents } from './listings/events.ts';
import { messagesContract } from './messages/contract.ts';
import type { MessageEvents } from './messages/events.ts';
import { messageFunctions } from './messages/functions.ts';
import { officeAddresses } from './office/addresses.ts';
import { officeContract } from './office/contract.ts';
import { officeFunctions } from './office/functions.ts';
import type { OfficeEvents } from './office/events.ts';
import { orderAddresses } from './orders/addresses.ts';
import { ordersContract } from './orders/contract.ts';
import type { OrderEvents } from './orders/events.ts';
import { paymentsContract } from './payments/contract.ts';
import type { PaymentEvents } from './payments/events.ts';
import { promotionsContract } from './promotions/contract.ts';
import type { PromotionEvents } from './promotions/events.ts';
import { recoveryAddresses } from './recovery/addresses.ts';
import { recoveryContract } from './recovery/contract.ts';
import type { RecoveryEvents } from './recovery/events.ts';
import { returnsContract } from './returns/contract.ts';
import type { ReturnEvents } from './returns/events.ts';
import { reviewsContract } from './reviews/contract.ts';
import type { ReviewEvents } from './reviews/events.ts';
import { searchAddresses } from './search/addresses.ts';
import { searchContract } from './search/contract.ts';
import type { SearchEvents } from './search/events.ts';
import { shopAddresses } from './shops/addresses.ts';
import { shopsContract } from './shops/contract.ts';
import type { ShopEvents } from './shops/events.ts';
import { supportAddresses } from './support/addresses.ts';
import { supportContract } from './support/contract.ts';
import type { SupportEvents } from './support/events.ts';
import { vaultContract } from './vault/contract.ts';
import { viewsContract } from './views/contract.ts';
import { wishlistAddresses } from './wishlist/addresses.ts';
import { wishlistContract } from './wishlist/contract.ts';

/**
 * The modules of every layer from the ground up, with their calls: a module imports only those that stand before it, and its tables are made
 * after theirs. `cart.addItem` here is `domain/cart/change-cart.ts` and `server/modules/cart/add-item.ts`.
 */
export const contract = {
  files: filesContract,
  accounts: accountsContract,
  views: viewsContract,
  admin: adminContract,
  errors: errorsContract,
  shops: shopsContract,
  vault: vaultContract,
  listings: listingsContract,
  search: searchContract,
  promotions: promotionsContract,
  // Keeps what the next two send later, and has no calls of its own.
  offline: {},
  wishlist: wishlistContract,
  cart: cartContract,
  recovery: recoveryContract,
  payments: paymentsContract,
  orders: ordersContract,
  checkout: checkoutContract,
  returns: returnsContract,
  reviews: reviewsContract,
  messages: messagesContract,
  support: supportContract,
  analytics: analyticsContract,
  alerts: alertsContract,
  archives: archivesContract,
  office: officeContract,
};
export type Contract = typeof contract;
export type ModuleName = keyof Contract;
export const moduleOrder = /* @__PURE__ */ Object.keys(contract) as ModuleName[];

/** [FN-01, FN-02] What programs and screens call by its name alone, and hear of while it works: the long jobs of each module. */
export const functions = {
  accounts: accountFunctions,
  admin: adminFunctions,
  listings: listingFunctions,
  messages: messageFunctions,
  analytics: analyticsFunctions,
  alerts: alertFunctions,
  archives: archiveFunctions,
  office: officeFunctions,
};
type OfModules = (typeof functions)[keyof typeof functions];
/** Every function by its name, whichever module brings it. */
export type Functions = { [Name in FunctionName]: Extract<OfModules, Record<Name, unknown>>[Name] };
export type FunctionName = OfModules extends infer Of ? (Of extends object ? keyof Of : never) : never;

/** Every screen of the product by its name, module by module; what follows a colon is handed over. */
export const addresses = {
  accounts: { ...profileAddresses, ...mailLinkAddresses, ...policyAddresses, ...accountAddresses },
  admin: adminAddresses,
  shops: shopAddresses,
  listings: listingAddresses,
  search: searchAddresses,
  wishlist: wishlistAddresses,
  cart: cartAddresses,
  recovery: recoveryAddresses,
  orders: orderAddresses,
  checkout: checkoutAddresses,
  support: supportAddresses,
  office: officeAddresses,
};

/** Everything that modules may publish, by name. */
export interface Events
  extends
    AccountEvents,
    ShopEvents,
    ListingEvents,
    SearchEvents,
    PromotionEvents,
    RecoveryEvents,
    PaymentEvents,
    OrderEvents,
    CheckoutEvents,
    ReturnEvents,
    ReviewEvents,
    MessageEvents,
    SupportEvents,
    AlertEvents,
    OfficeEvents {}
export type EventName = keyof Events;
