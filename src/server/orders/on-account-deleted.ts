import { react } from '../platform/events/reaction.ts';

/** [SUP-02] Orders and their sums stay; who bought them, and where it went, does not. The country stays, as taxes depend on it. */
export const onAccountDeleted = react({
  name: 'orders.on-account-deleted',
  to: ['accounts.deleted'],
  handle: async ({ event, tx }) => {
    await tx.query({
      name: 'orders-forget-buyer',
      text: `UPDATE orders SET email = '', buyer_name = 'Former member', note = '', card_last4 = NULL, address = jsonb_build_object('name', 'Removed', 'line1', 'Removed', 'line2', '', 'postcode', '-', 'city', 'Removed', 'country', address->>'country', 'phone', '')
             WHERE buyer_id = $1`,
      values: [event.payload.userId],
    });
  },
});
