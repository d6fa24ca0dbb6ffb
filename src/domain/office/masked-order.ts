import { maskedAddress, maskedEmail } from '../core/reading/masked.ts';
import type { Order } from '../orders/model.ts';

/** [OFFICE-01] An order as it is shown to who does not need to reach its buyer: where a parcel goes is read one order at a time. */
export const withMaskedContact = (order: Order): Order => ({
  ...order,
  email: maskedEmail(order.email),
  address: maskedAddress(order.address),
  ...(order.billingAddress && { billingAddress: maskedAddress(order.billingAddress) }),
});
