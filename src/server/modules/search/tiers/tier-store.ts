import type { Queryable } from '../../../platform/database/open-database.ts';

/** Tier 0 holds this many, every further one three times as many as the one before; the last holds the rest. */
const FIRST_TIER = 2000;
export const tiers = [0, 1, 2, 3, 4, 5] as const;
const tierEnds = tiers.slice(0, -1).map((tier) => (FIRST_TIER * (3 ** (tier + 1) - 1)) / 2);

/** Where the lines belong now: read before anything is locked, as all qualities are walked by. */
export async function findTierLines(
  db: Queryable,
  qualities = 'SELECT quality FROM search_documents',
): Promise<number[]> {
  const { rows } = await db.query<{ quality: number }>({
    text: `SELECT DISTINCT quality
           FROM (SELECT quality, row_number() OVER (ORDER BY quality DESC) AS place FROM (${qualities}) q) ranked
           WHERE place = ANY('{${tierEnds.join(',')}}')`,
  });
  return rows.map((row) => row.quality);
}

/** Draws the lines between tiers anew, one transaction at a time. Documents stay where they are: they are found in any tier. */
export async function drawTiers(tx: Queryable, lines: readonly number[]): Promise<void> {
  await tx.query({ text: 'LOCK TABLE search_tiers IN SHARE ROW EXCLUSIVE MODE' });
  await tx.query({ text: 'DELETE FROM search_tiers' });
  await tx.query({ text: 'INSERT INTO search_tiers SELECT unnest($1::int[])', values: [lines] });
}

/** True when the best tier has grown to twice what it should hold, so that common words cost more than they need. */
export async function areTiersUneven(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ count: number }>({
    name: 'search-best-tier',
    text: `SELECT count(*)::int AS count
           FROM (SELECT 1 FROM search_documents
             WHERE quality >= coalesce((SELECT max(from_quality) FROM search_tiers), -2147483648)
             LIMIT ${2 * FIRST_TIER + 1}) d`,
  });
  return (rows[0]?.count ?? 0) > 2 * FIRST_TIER;
}

/** Each takes about a millisecond, in which a save of the same listing waits. */
const MOVE_BATCH_SIZE = 200;

/** Where a walk by quality stands. */
export interface QualityCursor {
  quality: number;
  listingId: string;
}
export const FROM_THE_BEST: QualityCursor = { quality: 2 ** 31 - 1, listingId: '' };

/**
 * Moves the next documents of a wrong tier; null when none is left. One that is just being saved is passed by: the save reads the
 * lines itself.
 */
export async function moveToTiers(db: Queryable, { quality, listingId }: QualityCursor): Promise<QualityCursor | null> {
  const tier = '(SELECT count(*) FROM search_tiers t WHERE t.from_quality > d.quality)::smallint';
  const { rows } = await db.query<QualityCursor>({
    name: 'search-move-to-tiers',
    text: `WITH wrong AS (
             SELECT d.seller_id, d.listing_id, d.quality, ${tier} AS tier FROM search_documents d
             WHERE (d.quality, d.listing_id) < ($1::int, $2) AND d.tier <> ${tier}
             ORDER BY d.quality DESC, d.listing_id DESC LIMIT ${MOVE_BATCH_SIZE} FOR NO KEY UPDATE OF d SKIP LOCKED
           ), moved AS (
             UPDATE search_documents d SET tier = w.tier FROM wrong w
             WHERE d.seller_id = w.seller_id AND d.listing_id = w.listing_id
           )
           SELECT quality, listing_id AS "listingId" FROM wrong ORDER BY 1, 2 LIMIT 1`,
    values: [quality, listingId],
  });
  return rows[0] ?? null;
}
