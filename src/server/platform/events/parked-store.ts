import type { Queryable } from '../database/open-database.ts';

/** Lets the parked events of a reaction be tried at once. */
export async function wakeParked(tx: Queryable, reaction: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'events-wake-parked',
    text: 'UPDATE parked_events SET next_at = now() WHERE reaction = $1',
    values: [reaction],
  });
  return rowCount ?? 0;
}
