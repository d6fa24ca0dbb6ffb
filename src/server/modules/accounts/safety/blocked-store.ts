import type { Queryable } from '../../../platform/database/open-database.ts';

/** [MSG-18] Whether somebody wants to hear nothing of a person. Blocking is done in the module of messages; every other contact asks here. */
export async function hasBlocked(
  db: Queryable,
  { ownerId, personId }: { ownerId: string; personId: string },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'accounts-has-blocked',
    text: 'SELECT 1 FROM message_blocks WHERE user_id = $1 AND blocked_id = $2',
    values: [ownerId, personId],
  });
  return (rowCount ?? 0) > 0;
}
