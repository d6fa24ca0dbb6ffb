import type { Picture } from '#domain/core/pictures/picture.ts';
import type {
  ApplicationFacts,
  ApplicationRecord,
  ApplicationRow,
  OwnApplication,
} from '#domain/shops/applications/model.ts';
import type { ApplicationState } from '#domain/shops/applications/states.ts';
import { iso } from '../../../platform/database/iso.ts';
import { like } from '../../../platform/database/like.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

const storedSql = `jsonb_build_object('number', a.number, 'state', a.state, 'story', a.story, 'specialty', a.specialty,
  'country', a.country,
  'sellsAs', a.sells_as, 'payoutHolder', a.payout_holder, 'payoutCountry', a.payout_country, 'pictures', a.pictures,
  'appliedAt', ${iso('a.applied_at')}, 'decidedAt', ${iso('a.decided_at')}, 'reason', a.reason)`;

interface StoredState {
  application: NonNullable<OwnApplication['application']> | null;
  hasPublished: boolean;
}

/** The newest application of a shop, and whether a listing of it was published before. */
export async function findSellerState(db: Queryable, sellerId: string): Promise<StoredState> {
  const { rows } = await db.query<StoredState>({
    name: 'shops-sellerState',
    text: `SELECT (SELECT ${storedSql} FROM seller_applications a WHERE a.seller_id = $1 ORDER BY a.number DESC
           LIMIT 1) AS application,
             EXISTS (SELECT 1 FROM listings WHERE seller_id = $1 AND state IN ('active', 'sold_out', 'inactive'))
               AS "hasPublished"`,
    values: [sellerId],
  });
  return rows[0] ?? { application: null, hasPublished: false };
}

/** One application of a shop at a time: whoever comes second waits for the first. */
export async function lockApplicant(tx: Transaction, sellerId: string): Promise<void> {
  await tx.query({
    name: 'shops-lock-applicant',
    text: 'SELECT 1 FROM shops WHERE seller_id = $1 FOR NO KEY UPDATE',
    values: [sellerId],
  });
}

interface NewApplication extends ApplicationFacts {
  sellerId: string;
  state: 'waiting' | 'approved';
  pictures: Picture[];
  now: Date;
}

export async function insertApplication(tx: Transaction, { now, ...made }: NewApplication): Promise<number> {
  const { rows } = await tx.query<{ number: number }>({
    name: 'shops-insert-application',
    text: `INSERT INTO seller_applications (seller_id, number, state, story, specialty, country, sells_as,
           payout_holder, payout_country, pictures, applied_at, decided_at)
           SELECT n."sellerId", 1 + coalesce((SELECT max(number) FROM seller_applications a
             WHERE a.seller_id = n."sellerId"), 0), n.state, n.story, n.specialty, n.country,
             n."sellsAs", n."payoutHolder", n."payoutCountry", n.pictures, $2, CASE WHEN n.state = 'approved'
               THEN $2::timestamptz END
           FROM jsonb_to_record($1::jsonb) AS n ("sellerId" text, state text, story text, specialty text, country text,
             "sellsAs" text, "payoutHolder" text,
             "payoutCountry" text, pictures jsonb) RETURNING number`,
    values: [JSON.stringify(made), now],
  });
  return rows[0]?.number ?? 1;
}

/** What the shop has not said yet is said by its application. */
export async function fillShop(
  tx: Transaction,
  { sellerId, story, country, now }: { sellerId: string; story: string; country: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'shops-fill-by-application',
    text: `UPDATE shops SET story = CASE WHEN story = '' THEN $2 ELSE story END, country = CASE WHEN country = ''
           THEN $3 ELSE country END, updated_at = $4
           WHERE seller_id = $1`,
    values: [sellerId, story, country, now],
  });
}

export interface LockedApplication {
  number: number;
  state: ApplicationState;
  shopName: string;
  story: string;
  country: string;
}

export async function lockApplication(
  tx: Transaction,
  sellerId: string,
  number: number,
): Promise<LockedApplication | null> {
  const { rows } = await tx.query<LockedApplication>({
    name: 'shops-lock-application',
    text: `SELECT a.number, a.state, a.story, a.country, s.name AS "shopName" FROM seller_applications a
           JOIN shops s USING (seller_id)
           WHERE a.seller_id = $1 AND a.number = $2 FOR NO KEY UPDATE OF a`,
    values: [sellerId, number],
  });
  return rows[0] ?? null;
}

interface Decision {
  sellerId: string;
  number: number;
  state: 'approved' | 'refused';
  reason: string;
  by: { userId: string; name: string };
  now: Date;
}

export async function saveDecision(tx: Transaction, decision: Decision): Promise<void> {
  const { sellerId, number, state, reason, by, now } = decision;
  await tx.query({
    name: 'shops-save-decision',
    text: `UPDATE seller_applications SET state = $3, reason = $4, decided_by = $5, decided_by_name = $6,
           decided_at = $7
           WHERE seller_id = $1 AND number = $2 AND state = 'waiting'`,
    values: [sellerId, number, state, reason, by.userId, by.name, now],
  });
}

/** What an application was decided to be, for those who tell its applicant. */
export async function findDecision(
  db: Queryable,
  sellerId: string,
  number: number,
): Promise<{ shopName: string; reason: string } | null> {
  const { rows } = await db.query<{ shopName: string; reason: string }>({
    name: 'shops-find-decision',
    text: `SELECT s.name AS "shopName", a.reason FROM seller_applications a JOIN shops s USING (seller_id)
           WHERE a.seller_id = $1 AND a.number = $2`,
    values: [sellerId, number],
  });
  return rows[0] ?? null;
}

interface Wanted {
  state: ApplicationState;
  q: string;
  after: { at: string; id: string } | null;
  limit: number;
}

/** Those that wait oldest first, decided ones newest first, by key. */
export async function listApplicationRows(
  db: Queryable,
  { state, q, after, limit }: Wanted,
): Promise<(ApplicationRow & { cursor: string })[]> {
  const [column, order, beyond] = state === 'waiting' ? ['applied_at', 'ASC', '>'] : ['decided_at', 'DESC', '<'];
  const { rows } = await db.query<ApplicationRow & { cursor: string }>({
    name: `shops-list-applications-${state === 'waiting' ? 'waiting' : 'decided'}`,
    text: `SELECT a.seller_id AS "sellerId", a.number, s.name AS "shopName", s.owner, a.specialty, a.country, a.state,
           ${iso('a.applied_at')} AS "appliedAt",
             ${iso('a.decided_at')} AS "decidedAt", a.pictures -> 0 AS picture, ${iso(`a.${column}`, 'US')} AS cursor
           FROM seller_applications a JOIN shops s USING (seller_id)
           WHERE a.state = $1 ${state === 'waiting' ? `AND a.state = 'waiting'` : `AND a.state <> 'waiting'`}
             AND ($2 = '' OR s.name || ' ' || s.owner || ' ' || a.specialty ILIKE $3)
             AND ($4::timestamptz IS NULL OR (a.${column}, a.seller_id) ${beyond} ($4, $5))
           ORDER BY a.${column} ${order}, a.seller_id ${order} LIMIT $6`,
    values: [state, q, like(q), after?.at ?? null, after?.id ?? '', limit],
  });
  return rows;
}

export async function findApplicationRecord(db: Queryable, sellerId: string): Promise<ApplicationRecord | null> {
  const { rows } = await db.query<ApplicationRecord>({
    name: 'shops-application-record',
    text: `SELECT s.seller_id AS "sellerId", s.name AS "shopName", s.slug AS "shopSlug", s.owner, u.email,
           ${iso('u.created_at')} AS "joinedAt",
             (SELECT count(*)::int FROM listings l WHERE l.seller_id = s.seller_id AND l.state = 'draft') AS drafts,
             (SELECT jsonb_agg(${storedSql} || jsonb_build_object('decidedBy', CASE WHEN a.decided_by_name <> ''
               THEN a.decided_by_name END) ORDER BY a.number DESC)
              FROM seller_applications a WHERE a.seller_id = s.seller_id) AS applications
           FROM shops s JOIN users u ON u.id = s.seller_id
           WHERE s.seller_id = $1 AND EXISTS (SELECT 1 FROM seller_applications a WHERE a.seller_id = $1)`,
    values: [sellerId],
  });
  return rows[0] ?? null;
}
