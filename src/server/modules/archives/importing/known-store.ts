import type { ListingState } from '#domain/listings/model.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

/** Which of these pieces a shop has, and how they are. */
export async function listKnownStates(
  db: Queryable,
  sellerId: string,
  ids: readonly string[],
): Promise<Map<string, ListingState>> {
  const { rows } = await db.query<{ id: string; state: ListingState }>({
    name: 'archives-known-listings',
    text: 'SELECT id, state FROM listings WHERE seller_id = $1 AND id = ANY ($2)',
    values: [sellerId, ids],
  });
  return new Map(rows.map(({ id, state }) => [id, state]));
}
