import type { ListingState } from '#domain/listings/model.ts';
import { publishedState } from '#domain/listings/review-policy.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';

/** [CAT-01] What publishing makes of a listing here: it is shown, or it waits for a moderator as LISTING_REVIEW says. */
export async function stateOnPublish(
  app: App,
  tx: Transaction,
  { sellerId, from, isHidden = false }: { sellerId: string; from: ListingState; isHidden?: boolean },
): Promise<ListingState> {
  const policy = app.config.LISTING_REVIEW;
  const isKnownShop = policy === 'first' && (await wasShown(tx, sellerId));
  return publishedState({ policy, from, isKnownShop, isHidden });
}

/** True when a listing of this shop has been in the shop already. */
async function wasShown(tx: Transaction, sellerId: string): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'review-was-shown',
    text: `SELECT 1 FROM listings WHERE seller_id = $1 AND state IN ('active', 'sold_out', 'inactive') LIMIT 1`,
    values: [sellerId],
  });
  return rows.length === 1;
}
