import type { Person, PersonRow } from '#domain/office/model.ts';
import type { AccountStatus } from '#domain/accounts/account-status.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { mailLanguageSql } from '../accounts/stores/profile-store.ts';
import { like } from '../../platform/database/like.ts';
import { onDaySql } from '../../platform/database/on-day.ts';
import { iso } from '../../platform/database/iso.ts';
import { type Direction, type KeyCursor, keysetSql, type SortKey } from '../../platform/database/keyset.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';

const SOLD = `state NOT IN ('pending_payment', 'cancelled')`;
/** A suspension with a last day is over when that has come. */
const accountStatus = (now: string): string =>
  `CASE WHEN u.account_status = 'suspended' AND u.account_status_until <= ${now} THEN 'active'
   ELSE u.account_status END`;

const row = (
  now: string,
): string => `u.id AS "userId", u.display_name AS "displayName", u.email, ${accountStatus(now)} AS "accountStatus",
  (SELECT role FROM admin_users a WHERE a.id = u.id AND a.status = 'active') AS "adminRole", s.name AS "shopName",
    s.slug AS "shopSlug",
  (SELECT count(*)::int FROM listings l WHERE l.seller_id = u.id AND l.state = 'active') AS listings,
  (SELECT count(*)::int FROM orders o WHERE o.buyer_id = u.id AND o.${SOLD}) AS purchases,
  ${iso('u.created_at', 'US')} AS "joinedAt", ${iso('u.last_login_at', 'US')} AS "lastSeenAt"`;

export type PeopleSort = 'joined' | 'name' | 'seen';
/** Who was never here comes after all who were. */
export const peopleSorts: Record<PeopleSort, SortKey> = {
  joined: { column: 'u.created_at', type: 'time' },
  name: { column: 'u.display_name', type: 'text' },
  seen: { column: `coalesce(u.last_login_at, 'epoch'::timestamptz)`, type: 'time' },
};

const parts = {
  makers: 'EXISTS (SELECT 1 FROM listings l WHERE l.seller_id = u.id)',
  buyers: 'EXISTS (SELECT 1 FROM orders o WHERE o.buyer_id = u.id)',
  administrators: 'EXISTS (SELECT 1 FROM admin_users a WHERE a.id = u.id)',
};

export interface PeopleFilter {
  q: string | null;
  accountStatus: AccountStatus | null;
  part: keyof typeof parts | null;
  day: string | null;
  sort: PeopleSort;
  direction: Direction;
  after: KeyCursor | null;
  limit: number;
  now: Date;
}

/** People who fit, by key. */
export async function findPeople(db: Queryable, filter: PeopleFilter): Promise<(PersonRow & { key: string })[]> {
  const { key, beyond, order } = keysetSql(peopleSorts[filter.sort], {
    ...{ direction: filter.direction, id: 'u.id', after: ['$4', '$5'] },
  });
  const { rows } = await db.query<PersonRow & { key: string }>({
    text: `SELECT ${row('$6::timestamptz')}, ${key} AS key FROM users u LEFT JOIN shops s ON s.seller_id = u.id
           WHERE ($1::text IS NULL OR u.id IN (SELECT id FROM users WHERE display_name || ' ' || email ILIKE $1 UNION
             SELECT seller_id FROM shops WHERE name ILIKE $1 UNION SELECT $7::text))
             AND ($2::text IS NULL OR ${accountStatus('$6::timestamptz')} = $2)
             AND ${filter.part === null ? 'true' : parts[filter.part]} AND ${onDaySql('u.created_at', '$3')}
             AND ${beyond} ${order} LIMIT $8`,
    values: [
      filter.q ? like(filter.q) : null,
      filter.accountStatus,
      filter.day,
      filter.after?.key ?? null,
      filter.after?.id ?? null,
      filter.now,
      filter.q ?? '',
      filter.limit,
    ],
  });
  return rows;
}

type Facts = Omit<Person, 'timeline'>;

export async function findPerson(db: Queryable, userId: string, now: Date): Promise<Facts | null> {
  const { rows } = await db.query<Facts>({
    name: 'office-person',
    text: `SELECT ${row('$2::timestamptz')}, CASE WHEN ${accountStatus('$2::timestamptz')} = 'suspended'
           THEN ${iso('u.account_status_until', 'US')} END AS "accountStatusUntil",
             u.email_verified AS "emailVerified", concat_ws(', ', nullif(s.place, ''), nullif(s.country, '')) AS place,
             (SELECT count(*)::int FROM sessions x WHERE x.user_id = u.id AND x.expires_at > $2) AS sessions,
             jsonb_build_object(
               'boughtCents', coalesce((SELECT sum(total_cents) FROM orders o WHERE o.buyer_id = u.id AND o.${SOLD}),
                 0),
               'soldOrders', (SELECT count(*) FROM orders o WHERE o.seller_id = u.id AND o.${SOLD}),
               'soldCents', coalesce((SELECT sum(total_cents) FROM orders o WHERE o.seller_id = u.id AND o.${SOLD}), 0),
               'refundedOrders', (SELECT count(*) FROM orders o WHERE o.seller_id = u.id AND o.state = 'refunded'),
               'reviewsWritten', (SELECT count(*) FROM reviews r WHERE r.buyer_id = u.id),
               'reviewsHidden', (SELECT count(*) FROM reviews r WHERE r.buyer_id = u.id AND r.state = 'hidden'))
                 AS figures
           FROM users u LEFT JOIN shops s ON s.seller_id = u.id WHERE u.id = $1`,
    values: [userId, now],
  });
  return rows[0] ?? null;
}

export interface LockedPerson {
  userId: string;
  displayName: string;
  email: string;
  /** What they are written to in. */
  language: Language;
  accountStatus: AccountStatus;
  until: Date | null;
  isActiveAdmin: boolean;
}

/** The person, locked: signing in waits, so that no session is opened beside a suspension. */
export async function lockPerson(tx: Transaction, userId: string): Promise<LockedPerson | null> {
  const { rows } = await tx.query<LockedPerson>({
    name: 'office-lock-person',
    text: `SELECT id AS "userId", display_name AS "displayName", email, ${mailLanguageSql('u')} AS language,
           account_status AS "accountStatus", account_status_until AS until,
             EXISTS (SELECT 1 FROM admin_users a WHERE a.id = u.id AND a.status = 'active') AS "isActiveAdmin"
           FROM users u WHERE id = $1 FOR NO KEY UPDATE`,
    values: [userId],
  });
  return rows[0] ?? null;
}

/** Whether buyers have paid this maker for what has not arrived. */
export async function hasOpenOrders(db: Queryable, sellerId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'office-open-orders',
    text: `SELECT 1 FROM orders WHERE seller_id = $1 AND state IN ('confirmed', 'processing', 'shipped') LIMIT 1`,
    values: [sellerId],
  });
  return rowCount === 1;
}

/** Who sells, sold or applied: the others are not there for those who look after makers. */
export async function isMaker(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'office-is-maker',
    text: `SELECT 1 FROM listings WHERE seller_id = $1 UNION ALL SELECT 1 FROM seller_applications WHERE seller_id = $1
           LIMIT 1`,
    values: [userId],
  });
  return rowCount === 1;
}
