import { mayPublish as decide, type PublishRefusal } from '#domain/shops/applications/decide-application.ts';
import type { Result } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { findSellerState } from './application-store.ts';

/** [OFFICE-03] Whether listings of a shop may be published now. */
export async function mayPublish(
  app: App,
  db: Queryable,
  sellerId: string,
): Promise<Result<null, { code: PublishRefusal }>> {
  const { application, hasPublished } = await findSellerState(db, sellerId);
  return decide({ policy: app.config.SELLER_APPROVAL, state: application?.state ?? null, hasPublished });
}
