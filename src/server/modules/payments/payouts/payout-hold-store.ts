import type { AccountState } from '#domain/payments/payout-model.ts';
import { iso } from '../../../platform/database/iso.ts';
import { type Direction, type KeyCursor, keysetSql, type SortKey } from '../../../platform/database/keyset.ts';
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

type PayoutSort = 'shop' | 'next';
export const payoutSorts: Record<PayoutSort, SortKey> = {
  shop: { column: 's.name', type: 'text' },
  next: { column: 'a.next_payout_at', type: 'time' },
};

interface Wanted {
  show: 'all' | 'withheld' | 'failed';
  q: string | null;
  sort: PayoutSort;
  dir: Direction;
  after: KeyCursor | null;
  limit: number;
}

/** [OFFICE-01, OFFICE-02] Where shops are paid to, with what waits for them. Whoever is paid has a shop. */
export async function listSellerPayouts(
  db: Queryable,
  { show, q, sort, dir, after, limit }: Wanted,
): Promise<(SellerPayouts & { key: string | number })[]> {
  const by = keysetSql(payoutSorts[sort], { direction: dir, id: 'a.seller_id', after: ['$3', '$5'] });
  const { rows } = await db.query<SellerPayouts & { key: string | number }>({
    name: `payouts-of-sellers-${sort}-${dir}`,
    text: `SELECT a.seller_id AS "sellerId", s.name AS "shopName", a.country, a.last4, a.state, a.failure,
             a.hold_reason AS "holdReason",
             coalesce((SELECT -sum(amount_cents) FROM ledger_sums l
               WHERE l.seller_id = a.seller_id AND l.account = 'seller_payable'), 0)::bigint AS "payableCents",
             ${iso('a.next_payout_at')} AS "nextPayoutAt", ${by.key} AS key
           FROM payout_accounts a JOIN shops s ON s.seller_id = a.seller_id
           WHERE ($1 = 'all' OR ($1 = 'withheld' AND a.hold_reason <> '') OR ($1 = 'failed' AND a.state = 'failed'))
             AND ($2::text IS NULL OR search_text(s.name) LIKE search_text($2) || '%') AND ${by.beyond}
           ${by.order} LIMIT $4`,
    values: [show, q, after?.key ?? null, limit, after?.id ?? ''],
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
    text: `UPDATE payout_accounts a SET hold_reason = $2
           FROM (SELECT seller_id, hold_reason FROM payout_accounts WHERE seller_id = $1 FOR UPDATE) b
             LEFT JOIN shops s ON s.seller_id = b.seller_id
           WHERE a.seller_id = b.seller_id RETURNING b.hold_reason AS before, coalesce(s.name, '') AS "shopName"`,
    values: [sellerId, holdReason],
  });
  return rows[0] ?? null;
}
