import type { Database, Queryable } from '../../../platform/database/open-database.ts';
import type { ProviderMovement } from './provider-books.ts';

/** Which of the provider's movements our books do not have with that sum. A refund without an id of ours is that of a late payment. */
export async function listUnbooked(
  db: Queryable,
  movements: readonly ProviderMovement[],
): Promise<{ kind: ProviderMovement['kind']; id: string }[]> {
  const { rows } = await db.query<{ kind: ProviderMovement['kind']; id: string }>({
    name: 'reconciliation-unbooked',
    text: `SELECT m.kind, m.id FROM jsonb_to_recordset($1) AS m (kind text, id text, "amountCents" bigint, "ownId" text,
           "intentId" text, "sellerId" text)
           WHERE NOT CASE m.kind
             WHEN 'charge' THEN EXISTS (SELECT 1 FROM payments p WHERE p.intent_id = m."intentId"
               AND p.captured_cents = m."amountCents")
             WHEN 'refund' THEN EXISTS (SELECT 1 FROM payments p LEFT JOIN refunds r ON r.checkout_id = p.checkout_id
               AND r.id = m."ownId" AND r.provider_id = m.id
               WHERE p.intent_id = m."intentId" AND (r.amount_cents = m."amountCents"
                 OR (m."ownId" IS NULL AND p.status = 'refunded')))
             WHEN 'dispute' THEN EXISTS (SELECT 1 FROM disputes d
               WHERE d.id = m.id AND d.taken_cents - d.given_cents = m."amountCents"
               AND (d.booked <> 'nothing' OR d.taken_cents = 0))
             ELSE EXISTS (SELECT 1 FROM payouts o WHERE o.seller_id = m."sellerId" AND o.id = m."ownId"
               AND o.amount_cents = m."amountCents") END`,
    values: [JSON.stringify(movements)],
  });
  return rows;
}

export interface Difference {
  kind: string;
  providerId: string;
  amountCents: number;
  movedAt: Date;
}

/** Differences that were found, and those of before that are none any more. */
export async function recordDifferences(
  db: Database,
  { differences, settled, now }: { differences: readonly Difference[]; settled: readonly string[]; now: Date },
): Promise<void> {
  await db.query({
    name: 'reconciliation-note',
    text: `WITH gone AS (UPDATE payment_differences SET settled_at = $3 WHERE provider_id = ANY($2)
           AND settled_at IS NULL)
           INSERT INTO payment_differences (kind, provider_id, amount_cents, moved_at, found_at)
           SELECT d.kind, d."providerId", d."amountCents", d."movedAt", $3
             FROM jsonb_to_recordset($1) AS d (kind text, "providerId" text, "amountCents" bigint,
             "movedAt" timestamptz)
           ON CONFLICT (provider_id) DO UPDATE SET settled_at = NULL WHERE payment_differences.settled_at IS NOT NULL`,
    values: [JSON.stringify(differences), settled, now],
  });
}

/** The oldest movement that still differs. */
export async function findOldestDifference(db: Queryable): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>({
    name: 'reconciliation-oldest',
    text: 'SELECT min(moved_at) AS at FROM payment_differences WHERE settled_at IS NULL',
  });
  return rows[0]?.at ?? null;
}
