import { react } from '../../platform/events/reaction.ts';
import { memberCart } from './cart-identity.ts';
import { deleteCart } from './cart-store.ts';

/** [SUP-02] What lay in the cart goes with its person. */
export const onAccountDeleted = react({
  name: 'cart.on-account-deleted',
  to: ['accounts.deleted'],
  handle: async ({ event, tx }) => {
    await deleteCart(tx, memberCart(event.payload.userId).cartId);
  },
});
