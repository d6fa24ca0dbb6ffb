import type { ChangeCause } from '#domain/listings/changes/change-contract.ts';
import { iso } from '../../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

interface Cause {
  now: Date;
  cause: ChangeCause;
  actorId: string | null;
}

/** As the trigger of variants reads it. */
export const causeText = ({ now, cause, actorId }: Cause): string =>
  [now.toISOString(), cause, actorId ?? ''].join('|');

/** Says when, why and by whom variants are changed from here to the end of the transaction. */
export const sayCause = (tx: Transaction, cause: Cause): void =>
  tx.send({
    name: 'variants-cause',
    text: `SELECT set_config('changed.by', $1, true)`,
    values: [causeText(cause)],
  });

export interface VariantChange {
  serial: string;
  at: string;
  of: 'price' | 'units';
  values: string[];
  before: number;
  after: number;
  cause: ChangeCause;
  isOwn: boolean;
}

/** A page of what changed, the last first. */
export async function listChanges(
  db: Queryable,
  { sellerId, listingId }: { sellerId: string; listingId: string },
  { before, limit }: { before: string | null; limit: number },
): Promise<VariantChange[]> {
  const { rows } = await db.query<VariantChange>({
    name: `variants-changes${before === null ? '' : '-next'}`,
    text: `SELECT c.serial::text AS serial, ${iso('c.at')} AS at, c.of, coalesce(v.option_values, f.option_values,
           '{}') AS values, c.before, c.after, c.cause,
             coalesce(c.actor_id = $1, false) AS "isOwn"
           FROM variant_changes c LEFT JOIN variants v ON v.seller_id = $1 AND v.id = c.variant_id LEFT
             JOIN former_variants f ON f.seller_id = $1 AND f.id = c.variant_id
           WHERE c.seller_id = $1 AND c.listing_id = $2${before === null ? '' : ' AND c.serial < $4::bigint'}
             ORDER BY c.serial DESC LIMIT $3`,
    values: [sellerId, listingId, limit, ...(before === null ? [] : [before])],
  });
  return rows;
}

export async function isOwnListing(db: Queryable, sellerId: string, listingId: string): Promise<boolean> {
  const { rows } = await db.query({
    name: 'variants-changes-own',
    text: `SELECT 1 FROM listings WHERE seller_id = $1 AND id = $2 AND state <> 'removed'`,
    values: [sellerId, listingId],
  });
  return rows.length === 1;
}
