import type { BeforeErasure } from '../../platform/personal-data/erase-person.ts';
import { listingChanged } from './write-listing.ts';
import { withdrawListings } from './listing-store.ts';

/** [SUP-02] Pieces that are sold out or wait for a moderator leave the shop; nobody closes it whose pieces can be bought. */
export const beforeErasure: BeforeErasure = async ({ tx, app, userId: sellerId }) => {
  for (const listingId of await withdrawListings(tx, sellerId, app.clock.now()))
    await listingChanged(app, tx, { sellerId, listingId });
};
