import { publish } from '../../platform/events/publish.ts';
import type { BeforeErasure } from '../../platform/personal-data/erase-person.ts';
import { discountFollower } from './follow-store.ts';
import { findSlug } from './shop-store.ts';

/** [SUP-02] Shops that the person followed have one follower less; pages of their own shop are read anew. */
export const beforeErasure: BeforeErasure = async ({ tx, app, userId: sellerId }) => {
  await discountFollower(tx, sellerId);
  const slug = await findSlug(tx, sellerId);
  if (slug) await publish(app, tx, { name: 'shops.changed', subject: sellerId, payload: { sellerId, slug } });
};
