import { fail, ok, type Result } from '../core/result.ts';

/** As many shops as one person may follow. */
export const MAX_FOLLOWS = 500;

export type MayFollowProblem = { code: 'shops/own-shop' } | { code: 'shops/too-many-follows' };

/** [CAT-05] One follows the shops of others, and not more than one could ever look at. */
export function mayFollow({
  userId,
  sellerId,
  follows,
}: {
  userId: string;
  sellerId: string;
  follows: number;
}): Result<true, MayFollowProblem> {
  if (userId === sellerId) return fail({ code: 'shops/own-shop' });
  if (follows >= MAX_FOLLOWS) return fail({ code: 'shops/too-many-follows' });
  return ok(true);
}
