import { standingNow, type Standing } from '#domain/office/standing.ts';
import { listingChanged } from '../listings/keep-listing.ts';
import { setState } from '../listings/listing-store.ts';
import type { App } from '../platform/calls/app.ts';
import { inTransaction, type Transaction } from '../platform/database/open-database.ts';
import { react } from '../platform/events/reaction.ts';
import { tell } from '../platform/events/tell.ts';
import type { Job } from '../platform/jobs/job.ts';

/** So many pieces are moved in one transaction; the event is told again for the rest. */
const BATCH = 100;

interface Moved {
  listingId: string;
  state: 'active' | 'sold_out' | 'inactive';
}

/** Takes pieces out of the shop and remembers how they were. */
async function rest(tx: Transaction, sellerId: string): Promise<Moved[]> {
  const { rows } = await tx.query<Moved>({
    name: 'office-rest',
    text: `WITH shown AS (SELECT id, state FROM listings WHERE seller_id = $1 AND state IN ('active', 'sold_out') ORDER BY id LIMIT ${BATCH} FOR UPDATE),
             kept AS (INSERT INTO rested_listings (seller_id, listing_id, state) SELECT $1, id, state FROM shown ON CONFLICT (seller_id, listing_id) DO UPDATE SET state = excluded.state)
           SELECT id AS "listingId", 'inactive' AS state FROM shown`,
    values: [sellerId],
  });
  return rows;
}

/** Those that nobody moved meanwhile go back to what they were. */
async function wake(tx: Transaction, sellerId: string): Promise<Moved[]> {
  const { rows } = await tx.query<Moved & { now: string }>({
    name: 'office-wake',
    text: `WITH gone AS (DELETE FROM rested_listings WHERE (seller_id, listing_id) IN (SELECT seller_id, listing_id FROM rested_listings WHERE seller_id = $1 ORDER BY listing_id LIMIT ${BATCH}) RETURNING listing_id, state)
           SELECT l.id AS "listingId", g.state, l.state AS now FROM gone g JOIN listings l ON l.seller_id = $1 AND l.id = g.listing_id FOR UPDATE OF l`,
    values: [sellerId],
  });
  return rows.filter((row) => row.now === 'inactive');
}

/** [OFFICE-01] Pieces of somebody who is suspended or banned leave the shop, and come back when that is over. What holds is how they stand now. */
export const restPieces = react({
  name: 'office.rest-pieces',
  to: ['office.standing-changed'],
  handle: async ({ event, tx, app }) => {
    const { userId: sellerId } = event.payload;
    const { rows } = await tx.query<{ standing: Standing; until: Date | null }>({
      text: 'SELECT standing, standing_until AS until FROM users WHERE id = $1',
      values: [sellerId],
    });
    const person = rows[0];
    if (!person) return;
    const now = app.clock.now();
    const isActive = standingNow(person.standing, person.until, now) === 'active';
    const moved = isActive ? await wake(tx, sellerId) : await rest(tx, sellerId);
    for (const { listingId, state } of moved) {
      await setState(tx, { sellerId, listingId, state, now });
      await listingChanged(app, tx, { sellerId, listingId });
    }
    if (moved.length > 0)
      await tell(app, tx, 'office.standing-changed', { subject: sellerId, payload: { userId: sellerId } });
  },
});

/** Suspensions whose last day has come: who is let back in without anybody’s act. */
export const endSuspensions: Job = {
  name: 'office.end-suspensions',
  every: 60_000,
  run: (app: App) =>
    inTransaction(app.db, async (tx) => {
      const { rows } = await tx.query<{ id: string }>({
        text: `UPDATE users SET standing = 'active', standing_until = NULL WHERE id IN
                 (SELECT id FROM users WHERE standing = 'suspended' AND standing_until <= $1 ORDER BY standing_until LIMIT 100 FOR UPDATE SKIP LOCKED) RETURNING id`,
        values: [app.clock.now()],
      });
      for (const { id } of rows)
        await tell(app, tx, 'office.standing-changed', { subject: id, payload: { userId: id } });
      return rows.length === 100;
    }),
};
