import { queueConditions } from '../../messages/moderation/moderation-store.ts';
import { reviewIsSpamSql } from '../../reviews/open-reports-store.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';

/** What stands in each list, by the condition of that list. */
const lists = {
  flaggedMessages: `messages m WHERE ${queueConditions.flagged}`,
  reportedMessages: `messages m WHERE ${queueConditions.reported}`,
  spamReviews: `reviews r WHERE ${reviewIsSpamSql}`,
  reportedReviews: 'reviews WHERE reports > 0',
  pendingQuestions: `questions WHERE state = 'pending'`,
  pendingListings: `listings WHERE state = 'pending_review'`,
};
export type ModerationList = keyof typeof lists;

export async function countInList(db: Queryable, list: ModerationList): Promise<number> {
  const result = await db.query<{ count: number }>({
    name: `office-moderation-${list}`,
    text: `SELECT count(*)::int AS count FROM ${lists[list]}`,
  });
  return onlyRow(result).count;
}
