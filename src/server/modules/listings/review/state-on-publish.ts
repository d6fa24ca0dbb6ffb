import type { ListingState } from '#domain/listings/model.ts';
import { publishedState } from '#domain/listings/review/review-policy.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { wasShown } from './moderation-store.ts';

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
