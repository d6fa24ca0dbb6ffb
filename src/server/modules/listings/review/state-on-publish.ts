import type { ListingState } from '#domain/listings/model.ts';
import { publishedState } from '#domain/listings/review/review-policy.ts';
import type { PublishRefusal } from '#domain/shops/applications/decide-application.ts';
import { ok, type Result } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { agreeAsSeller } from '../../accounts/policies/agree.ts';
import { mayPublish } from '../../shops/applications/may-publish.ts';
import { wasShown } from './moderation-store.ts';

/** [CAT-01] What publishing makes of a listing here: it is shown, or it waits for a moderator as LISTING_REVIEW says; a shop that is not open publishes nothing [OFFICE-03]. */
export async function stateOnPublish(
  app: App,
  tx: Transaction,
  { sellerId, from, isHidden = false }: { sellerId: string; from: ListingState; isHidden?: boolean },
): Promise<Result<ListingState, { code: PublishRefusal }>> {
  const admitted = await mayPublish(app, tx, sellerId);
  if (!admitted.ok) return admitted;
  const agreed = await agreeAsSeller(app, tx, sellerId);
  if (!agreed.ok) return agreed;
  const policy = app.config.LISTING_REVIEW;
  const isKnownShop = policy === 'first' && (await wasShown(tx, sellerId));
  return ok(publishedState({ policy, from, isKnownShop, isHidden }));
}
