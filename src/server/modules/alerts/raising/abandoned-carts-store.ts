import { HOUR, MINUTE } from '#domain/core/time.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

interface AbandonedCarts {
  carts: number;
  units: number;
  cents: number;
}

/** Adds a left cart to those that a shop is told of together: a minute after the first, and then at most once an hour. */
export async function addLeftCart(
  tx: Transaction,
  { sellerId, units, cents, now }: { sellerId: string; units: number; cents: number; now: Date },
): Promise<void> {
  await tx.query({
    name: 'left-carts-add',
    text: `INSERT INTO alert_facts AS f (seller_id, fact, value, at)
           VALUES ($1, 'carts', jsonb_build_object('carts', 1, 'units', $2::int, 'cents', $3::bigint)::text,
             $4::timestamptz + $5::int * interval '1 ms')
           ON CONFLICT (seller_id, fact) DO UPDATE SET
             value = jsonb_build_object('carts', 1 + coalesce((nullif(f.value, '')::jsonb->>'carts')::int, 0),
               'units', $2::int + coalesce((nullif(f.value, '')::jsonb->>'units')::int, 0),
               'cents', $3::bigint + coalesce((nullif(f.value, '')::jsonb->>'cents')::bigint, 0))::text,
             at = CASE WHEN f.value = '' THEN greatest(f.at, EXCLUDED.at) ELSE f.at END`,
    values: [sellerId, units, cents, now, MINUTE],
  });
}

/** Shops that are due to hear of left carts, at most so many; held until the transaction ends, and begun anew. */
export async function claimLeftCarts(
  tx: Transaction,
  now: Date,
  limit: number,
): Promise<({ sellerId: string; since: Date } & AbandonedCarts)[]> {
  const { rows } = await tx.query<{ sellerId: string; since: Date; value: string }>({
    name: 'left-carts-claim',
    text: `WITH due AS (
             SELECT seller_id, fact, value, at FROM alert_facts WHERE fact = 'carts' AND value <> '' AND at <= $1
               ORDER BY at LIMIT $2 FOR UPDATE SKIP LOCKED
           )
           UPDATE alert_facts f SET value = '', at = $1::timestamptz + $3::int * interval '1 ms' FROM due
           WHERE f.seller_id = due.seller_id AND f.fact = due.fact RETURNING f.seller_id AS "sellerId", due.at AS since,
             due.value`,
    values: [now, limit, HOUR],
  });
  return rows.map(({ value, ...row }) => ({ ...row, ...(JSON.parse(value) as AbandonedCarts) }));
}

/** Whether any shop has some: a quiet minute costs one look at an index. */
export async function hasLeftCarts(db: Queryable, now: Date): Promise<boolean> {
  const { rows } = await db.query({
    name: 'left-carts-any',
    text: `SELECT 1 FROM alert_facts WHERE fact = 'carts' AND value <> '' AND at <= $1 LIMIT 1`,
    values: [now],
  });
  return rows.length > 0;
}
