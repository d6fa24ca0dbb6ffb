import { react } from '../platform/events/reaction.ts';
import { tell } from '../platform/events/tell.ts';

/** [SUP-02] The shop closes with its person; its address is not given to anybody else. */
export const onAccountDeleted = react({
  name: 'shops.on-account-deleted',
  to: ['accounts.deleted'],
  handle: async ({ event, tx, app }) => {
    const { userId: sellerId } = event.payload;
    const { rows } = await tx.query<{ slug: string }>({
      name: 'shops-close',
      text: `UPDATE shops SET name = 'Closed shop', owner = 'Former member', place = '', tagline = '', story = '', announcement = '', packing = '', portrait = NULL, banner = NULL, updated_at = $2 WHERE seller_id = $1 RETURNING slug`,
      values: [sellerId, app.clock.now()],
    });
    await tx.query({
      name: 'shops-forget-follows',
      text: 'WITH gone AS (DELETE FROM follows WHERE user_id = $1 RETURNING seller_id) UPDATE shops s SET followers = s.followers - 1 FROM gone WHERE s.seller_id = gone.seller_id',
      values: [sellerId],
    });
    if (rows[0]) await tell(app, tx, 'shops.changed', { subject: sellerId, payload: { sellerId, slug: rows[0].slug } });
  },
});
