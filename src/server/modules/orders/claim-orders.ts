import { react } from '../../platform/events/reaction.ts';
import { publish } from '../../platform/events/publish.ts';
import { findProvenAddress } from '../accounts/stores/profile-store.ts';
import { claimGuestOrders } from './buyer-store.ts';

/**
 * [ORD-02] What somebody bought as a guest is with their account as soon as they have shown that its address is theirs, and each time
 * they sign in, for what they bought signed out since.
 */
export const claimOrders = react({
  name: 'orders.claim',
  to: ['accounts.address-proved', 'accounts.signed-in'],
  handle: async ({ event, tx, app }) => {
    const { userId } = event.payload;
    const email = (await findProvenAddress(tx, userId))?.email;
    const orderIds = email ? await claimGuestOrders(tx, { userId, email }) : [];
    if (orderIds.length === 0) return;
    const payload = { buyerId: userId, orderIds };
    await publish(app, tx, { name: 'orders.claimed', subject: userId, payload, live: [`user:${userId}`] });
  },
});
