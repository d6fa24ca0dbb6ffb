import type { ListingState } from '#domain/listings/model.ts';
import type { Moment } from '#domain/office/model.ts';
import type { ProductRecord } from '#domain/office/records-contract.ts';
import type { AccountStatus } from '#domain/accounts/account-status.ts';
import { iso } from '../../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { actions, timelineSql } from './timeline-store.ts';

const accountStatus = `CASE WHEN u.account_status = 'suspended' AND u.account_status_until <= $2 THEN 'active'
  ELSE u.account_status END`;

type Facts = Omit<ProductRecord, 'timeline'>;

export async function findProduct(db: Queryable, listingId: string, now: Date): Promise<Facts | null> {
  const { rows } = await db.query<Facts>({
    name: 'office-product',
    text: `SELECT l.id AS "listingId", l.title, l.description, CASE WHEN l.state = 'active' AND v.stock = 0
           THEN 'sold_out' ELSE l.state END AS state,
             l.hidden_at IS NOT NULL AS "isHidden", l.review_reason AS "reviewReason", l.category,
               c.name AS "categoryName", l.pictures,
             coalesce(v.lowest, 0) AS "lowestCents", coalesce(v.highest, 0) AS "highestCents",
               coalesce(v.stock, 0) AS stock, coalesce(v.reserved, 0) AS reserved, coalesce(v.sold, 0) AS sold,
             CASE WHEN l.rating_count = 0 THEN 0 ELSE round(l.rating_sum::numeric / l.rating_count, 2)::float
               END AS "ratingMean", l.rating_count AS "ratingCount",
             l.seller_id AS "sellerId", s.name AS "shopName", s.slug AS "shopSlug", u.display_name AS owner,
               ${accountStatus} AS "ownerAccountStatus",
             ${iso('l.created_at')} AS "createdAt", ${iso('l.updated_at')} AS "updatedAt"
           FROM listings l JOIN shops s ON s.seller_id = l.seller_id JOIN users u ON u.id = l.seller_id
             JOIN categories c ON c.slug = l.category
           CROSS JOIN LATERAL (SELECT min(price_cents) AS lowest, max(price_cents) AS highest, sum(stock)::int AS stock,
             sum(reserved)::int AS reserved, sum(sold)::int AS sold
             FROM variants WHERE seller_id = l.seller_id AND listing_id = l.id) v
           WHERE l.id = $1`,
    values: [listingId, now],
  });
  return rows[0] ?? null;
}

const text = timelineSql([
  { at: 'created_at', kind: 'begun', from: 'listings WHERE id = $1' },
  {
    at: 'submitted_at',
    kind: 'waiting',
    from: 'listings WHERE id = $1 AND submitted_at IS NOT NULL',
  },
  {
    at: 'created_at',
    kind: 'review',
    who: 'buyer_name',
    stars: 'stars',
    state: 'state',
    isReported: 'reports > 0',
    quote: 'left(body, 300)',
    from: 'reviews WHERE seller_id = $2 AND listing_id = $1',
  },
  {
    at: 'created_at',
    kind: 'question',
    who: 'asker_name',
    state: 'state',
    quote: 'left(body, 300)',
    from: 'questions WHERE seller_id = $2 AND listing_id = $1',
  },
  actions(`subject_kind = 'listing' AND subject_id = $1`),
]);

/** [UX-96] What happened to a listing, newest first. */
export async function findProductTimeline(
  db: Queryable,
  { listingId, sellerId }: { listingId: string; sellerId: string },
): Promise<Moment[]> {
  const { rows } = await db.query<Moment>({ name: 'office-product-timeline', text, values: [listingId, sellerId] });
  return rows;
}

export interface LockedListing {
  sellerId: string;
  title: string;
  category: string;
  state: ListingState;
  isHidden: boolean;
  owner: { accountStatus: AccountStatus; until: Date | null };
}

/** The listing, locked, and how its maker stands. */
export async function lockListingAndOwner(tx: Transaction, listingId: string): Promise<LockedListing | null> {
  const { rows } = await tx.query<LockedListing>({
    name: 'office-lock-piece',
    text: `SELECT l.seller_id AS "sellerId", l.title, l.category, l.state, l.hidden_at IS NOT NULL AS "isHidden",
           jsonb_build_object('accountStatus', u.account_status) AS owner, u.account_status_until AS until
           FROM listings l JOIN users u ON u.id = l.seller_id WHERE l.id = $1 FOR UPDATE OF l`,
    values: [listingId],
  });
  const [row] = rows as (LockedListing & { until: Date | null })[];
  return row ? { ...row, owner: { ...row.owner, until: row.until } } : null;
}
