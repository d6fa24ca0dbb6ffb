import type { PrivacyFigures, PrivacyRequest } from '#domain/office/privacy/privacy-contract.ts';
import { DELETION_DAYS } from '../../accounts/profile/privacy-calls.ts';
import { iso } from '../../../platform/database/iso.ts';
import { like } from '../../../platform/database/like.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import type { ErasedRows } from '../../../platform/personal-data/erase-store.ts';

/** Erasures of so many days are counted. */
const RECENT_DAYS = 30;
/** The law gives a month for a copy. */
const COPY = `interval '30 days'`;
const WAIT = `interval '${DELETION_DAYS} days'`;
/** What has no day stands last. */
const LATEST = `coalesce(w.due, '9999-12-31')`;
const OPEN = `state IN ('pending_payment', 'confirmed', 'processing', 'shipped')`;

/** How a request stands; whoever waits for a parcel, or owes one, is held, and so is what the law keeps. */
const STATE = `CASE WHEN w.kind = 'copy' THEN CASE WHEN w.ready IS NULL THEN 'waiting' ELSE 'ready' END
  WHEN u.legal_hold <> '' OR EXISTS (SELECT 1 FROM orders WHERE buyer_id = w.user_id AND ${OPEN})
  OR EXISTS (SELECT 1 FROM orders WHERE seller_id = w.user_id AND ${OPEN})
    THEN 'on-hold' ELSE 'waiting' END`;

export async function countPrivacyRequests(db: Queryable, now: Date): Promise<Omit<PrivacyFigures, 'choices' | 'at'>> {
  const { rows } = await db.query<Omit<PrivacyFigures, 'choices' | 'at'>>({
    name: 'office-privacy-counts',
    text: `SELECT (SELECT count(*)::int FROM account_exports WHERE ready_at IS NULL) AS "copiesWaiting",
             (SELECT count(*)::int FROM account_exports
               WHERE ready_at IS NOT NULL AND expires_at > $1) AS "copiesReady",
             (SELECT count(*)::int FROM users WHERE deletion_due_at IS NOT NULL) AS "deletionsWaiting",
             (SELECT count(*)::int FROM erasure_receipts
               WHERE made_at > $1::timestamptz - interval '${RECENT_DAYS} days') AS "deletedLately",
             (SELECT count(*)::int FROM users WHERE deleted_at IS NULL) AS people,
             (SELECT count(*)::int FROM cart_mail_optouts) AS "cartMailRefused"`,
    values: [now],
  });
  return onlyRow({ rows });
}

export async function countChoices(
  db: Queryable,
): Promise<{ kind: string; channel: string; on: number; off: number }[]> {
  const { rows } = await db.query<{ kind: string; channel: string; on: number; off: number }>({
    name: 'office-choices',
    text: `SELECT kind, channel, count(*) FILTER (WHERE wanted)::int AS on,
             count(*) FILTER (WHERE NOT wanted)::int AS off FROM notification_choices GROUP BY 1, 2`,
  });
  return rows;
}

interface Wanted {
  kind: 'copy' | 'deletion' | 'hold' | null;
  state?: 'waiting' | 'ready' | 'on-hold' | undefined;
  q?: string;
  now: Date;
  after: { at: string; id: string } | null;
  limit: number;
}

/** Copies that wait or can be fetched, and accounts that will be deleted; whoever still waits for a parcel, or owes one, is held. */
export async function findRequests(
  db: Queryable,
  { kind, state, q = '', now, after, limit }: Wanted,
): Promise<(PrivacyRequest & { cursor: string })[]> {
  const { rows } = await db.query<PrivacyRequest & { cursor: string }>({
    name: 'office-privacy-requests',
    text: `SELECT w.id, w.kind, w.user_id AS "userId", u.display_name AS name, ${iso('w.requested')} AS "requestedAt",
             ${iso('w.due')} AS "dueAt", ${iso(LATEST, 'US')} AS cursor, ${STATE} AS state, u.legal_hold AS "legalHold"
           FROM (SELECT id, 'copy' AS kind, user_id, requested_at AS requested, requested_at + ${COPY} AS due,
               ready_at AS ready FROM account_exports
                   WHERE (expires_at IS NULL OR expires_at > $1) AND ($2::text IS NULL OR $2 = 'copy')
                 UNION ALL SELECT 'deletion-' || id, 'deletion', id, deletion_due_at - ${WAIT}, deletion_due_at, NULL
                   FROM users
                   WHERE deletion_due_at IS NOT NULL AND ($2::text IS NULL OR $2 = 'deletion')
                 UNION ALL SELECT 'hold-' || id, 'hold', id, updated_at, deletion_due_at, NULL FROM users
                   WHERE legal_hold <> '' AND deleted_at IS NULL AND $2 = 'hold') w JOIN users u ON u.id = w.user_id
           WHERE ($3::timestamptz IS NULL OR (${LATEST}, w.id) > ($3, $4))
             AND ($6 = '' OR u.display_name ILIKE $6 OR u.email = lower($7))
             AND ($8::text IS NULL OR ${STATE} = $8) ORDER BY ${LATEST}, w.id LIMIT $5`,
    values: [now, kind, after?.at ?? null, after?.id ?? '', limit, q && like(q), q, state ?? null],
  });
  return rows;
}

export async function countPeople(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ people: number }>({
    name: 'office-count-people',
    text: 'SELECT count(*)::int AS people FROM users WHERE deleted_at IS NULL',
  });
  return onlyRow({ rows }).people;
}

interface ErasureRow {
  receiptId: string;
  madeAt: string;
  cursor: string;
  parts: ErasedRows[];
}

export async function findErasures(
  db: Queryable,
  { since, after, limit }: { since: Date | null; after: { key: string | number; id: string } | null; limit: number },
): Promise<ErasureRow[]> {
  const { rows } = await db.query<ErasureRow>({
    name: 'office-erasures',
    text: `SELECT id AS "receiptId", ${iso('made_at')} AS "madeAt", ${iso('made_at', 'US')} AS cursor, content AS parts
           FROM erasure_receipts
           WHERE ($1::timestamptz IS NULL OR (made_at, id) < ($1, $2)) AND ($4::timestamptz IS NULL OR made_at > $4)
           ORDER BY made_at DESC, id DESC LIMIT $3`,
    values: [after?.key ?? null, after?.id ?? '', limit, since],
  });
  return rows;
}
