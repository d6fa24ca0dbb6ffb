import type { Translations } from '#domain/alerts/texts/in-each-language.ts';
import type { FilledText } from '#domain/alerts/templates.ts';
import type { BuyerKind } from '#domain/accounts/notification-kinds.ts';
import type { Notice } from '#domain/alerts/contract-notices.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { iso } from '../../../platform/database/iso.ts';
import { jsonRecord } from '../../../platform/database/json-record.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

interface NewNotice extends FilledText {
  userId: string;
  id: string;
  type: string;
  kind: BuyerKind;
  language: Language;
  translations: Translations;
  quoted: string | null;
  /** False where its reader wants none of its kind on screen: it is mailed at most. */
  onScreen: boolean;
  now: Date;
}

/** Writes a notice once: its id is made of the event that caused it. */
export async function insertNotice(tx: Transaction, notice: NewNotice): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'notices-insert',
    text: `INSERT INTO buyer_notices (user_id, id, type, kind, title, message, action_url, action_label, language,
             quoted_id, on_screen, created_at, translations)
           SELECT n."userId", n.id, n.type, n.kind, n.title, n.message, n."actionUrl", n."actionLabel", n.language,
             n.quoted, n."onScreen", n.now, n.translations
           FROM jsonb_to_record($1::jsonb) AS n ("userId" text, id text, type text, kind text, title text, message text,
             "actionUrl" text, "actionLabel" text, language text, quoted text, "onScreen" boolean, now timestamptz,
             translations jsonb) ON CONFLICT DO NOTHING`,
    values: [jsonRecord(notice)],
  });
  return rowCount === 1;
}

export async function listOwnNotices(
  db: Queryable,
  userId: string,
  { before, limit, language }: { before: { at: string; id: string } | null; limit: number; language: Language },
): Promise<Notice[]> {
  const { rows } = await db.query<Notice>({
    name: 'notices-page',
    text: `SELECT id AS "noticeId", coalesce(translations -> $5::text ->> 'title', title) AS title,
             coalesce(translations -> $5::text ->> 'message', message) AS message, action_url AS "actionUrl",
             coalesce(translations -> $5::text ->> 'actionLabel', action_label) AS "actionLabel",
             CASE WHEN translations ? $5::text THEN $5::text ELSE language END AS language, read,
             ${iso('created_at', 'US')} AS "createdAt"
           FROM buyer_notices WHERE user_id = $1 AND on_screen
             AND ($2::timestamptz IS NULL OR (created_at, id) < ($2::timestamptz, $3))
           ORDER BY created_at DESC, id DESC LIMIT $4`,
    values: [userId, before?.at ?? null, before?.id ?? '', limit, language],
  });
  return rows;
}

export async function countUnreadNotices(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ unread: number }>({
    name: 'notices-unread',
    text: 'SELECT count(*)::int AS unread FROM buyer_notices WHERE user_id = $1 AND on_screen AND NOT read',
    values: [userId],
  });
  return rows[0]?.unread ?? 0;
}

/** Marks those that are named, or all. */
export async function markStoredNoticesRead(tx: Transaction, userId: string, ids: string[] | 'all'): Promise<void> {
  await tx.query({
    name: 'notices-mark-read',
    text: `UPDATE buyer_notices SET read = true WHERE user_id = $1 AND NOT read
             AND ($2::text[] IS NULL OR id = ANY($2))`,
    values: [userId, ids === 'all' ? null : ids],
  });
}

/** What a notice says of a variant. */
export async function findVariantForNotice(
  db: Queryable,
  { sellerId, variantId }: { sellerId: string; variantId: string },
): Promise<{ title: string; shopName: string; priceCents: number } | null> {
  const { rows } = await db.query<{ title: string; shopName: string; priceCents: number }>({
    name: 'alerts-variant-for-notice',
    text: `SELECT l.title, s.name AS "shopName", v.price_cents::int AS "priceCents" FROM variants v
           JOIN listings l ON l.seller_id = v.seller_id AND l.id = v.listing_id
             JOIN shops s ON s.seller_id = v.seller_id
           WHERE v.seller_id = $1 AND v.id = $2`,
    values: [sellerId, variantId],
  });
  return rows[0] ?? null;
}
