import type { AccountState } from '#domain/payments/payout-model.ts';
import { iso } from '../../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

export interface SellerPayouts {
  sellerId: string;
  shopName: string;
  country: string;
  last4: string;
  state: AccountState;
  failure: string;
  holdReason: string;
  payableCents: number;
  nextPayoutAt: string;
}

interface Wanted {
  show: 'all' | 'held' | 'failed';
  q: string | null;
  after: string | null;
  limit: number;
}

/** [OFFICE-01] Where shops are paid to, by shop, with what waits for them. */
export async function listSellerPayouts(db: Queryable, { show, q, after, limit }: Wanted): Promise<SellerPayouts[]> {
  const { rows } = await db.query<SellerPayouts>({
    name: 'payouts-of-sellers',
    text: `SELECT a.seller_id AS "sellerId", coalesce(s.name, '') AS "shopName", a.country, a.last4, a.state, a.failure, a.hold_reason AS "holdReason",
             coalesce((SELECT -sum(amount_cents) FROM ledger_sums l WHERE l.seller_id = a.seller_id AND l.account = 'seller_payable'), 0)::bigint AS "payableCents",
             ${iso('a.next_payout_at')} AS "nextPayoutAt"
           FROM payout_accounts a LEFT JOIN shops s ON s.seller_id = a.seller_id
           WHERE ($1 = 'all' OR ($1 = 'held' AND a.hold_reason <> '') OR ($1 = 'failed' AND a.state = 'failed'))
             AND ($2::text IS NULL OR search_text(s.name) LIKE search_text($2) || '%') AND ($3::text IS NULL OR a.seller_id > $3)
           ORDER BY a.seller_id LIMIT $4`,
    values: [show, q, after, limit],
  });
  return rows;
}

/** Holds payouts of a shop or, with '', lets them go again; answers why they were held before, or null without an account. */
export async function setPayoutHold(
  tx: Transaction,
  { sellerId, holdReason }: { sellerId: string; holdReason: string },
): Promise<{ before: string; shopName: string } | null> {
  const { rows } = await tx.query<{ before: string; shopName: string }>({
    name: 'payouts-set-hold',
    text: `UPDATE payout_accounts a SET hold_reason = $2 FROM (SELECT seller_id, hold_reason FROM payout_accounts WHERE seller_id = $1 FOR UPDATE) b
             LEFT JOIN shops s ON s.seller_id = b.seller_id
           WHERE a.seller_id = b.seller_id RETURNING b.hold_reason AS before, coalesce(s.name, '') AS "shopName"`,
    values: [sellerId, holdReason],
  });
  return rows[0] ?? null;
}
