import { react } from '../platform/events/reaction.ts';

/** [SUP-02] What was typed into the till goes with the person; what was paid stays. */
export const onAccountDeleted = react({
  name: 'checkout.on-account-deleted',
  to: ['accounts.deleted'],
  handle: async ({ event, tx }) => {
    await tx.query({
      name: 'checkout-forget-buyer',
      text: `UPDATE checkouts SET email = '', note = '', address = jsonb_build_object('name', 'Removed', 'line1', 'Removed', 'line2', '', 'postcode', '-', 'city', 'Removed', 'country', address->>'country', 'phone', '')
             WHERE buyer_id = $1`,
      values: [event.payload.userId],
    });
  },
});
