import { MAX_COUNTED } from '#domain/listings/table/sorts.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

export interface StoredSection {
  sectionId: string;
  name: string;
  listings: number;
}

/** The sections of a shop in their order, with what its maker's table shows of each. */
export async function listSections(db: Queryable, sellerId: string): Promise<StoredSection[]> {
  const { rows } = await db.query<StoredSection>({
    name: 'sections-list',
    text: `SELECT s.id AS "sectionId", s.name,
             (SELECT count(*)::int FROM (SELECT 1 FROM listing_rows r WHERE r.seller_id = $1 AND r.section_id = s.id
               LIMIT $2) n) AS listings
           FROM shop_sections s WHERE s.seller_id = $1 AND s.position IS NOT NULL ORDER BY s.position`,
    values: [sellerId, MAX_COUNTED + 1],
  });
  return rows;
}

/** One at a time changes the sections or the order of a shop. */
export async function lockShop(tx: Transaction, sellerId: string): Promise<void> {
  await tx.query({
    name: 'sections-lock-shop',
    text: 'SELECT 1 FROM shops WHERE seller_id = $1 FOR NO KEY UPDATE',
    values: [sellerId],
  });
}

export async function listSectionNames(tx: Queryable, sellerId: string): Promise<Omit<StoredSection, 'listings'>[]> {
  const { rows } = await tx.query<Omit<StoredSection, 'listings'>>({
    name: 'sections-names',
    text: `SELECT id AS "sectionId", name FROM shop_sections WHERE seller_id = $1 AND position IS NOT NULL
           ORDER BY position`,
    values: [sellerId],
  });
  return rows;
}

/** Adds a section as the last one; false where another one is called that. */
export async function insertSection(
  tx: Transaction,
  { sellerId, sectionId, name, now }: { sellerId: string; sectionId: string; name: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'sections-insert',
    text: `INSERT INTO shop_sections (seller_id, id, name, position, created_at)
           SELECT $1, $2, $3, coalesce(max(position) + 1, 0), $4 FROM shop_sections WHERE seller_id = $1
           ON CONFLICT (seller_id, lower(name)) WHERE position IS NOT NULL DO NOTHING`,
    values: [sellerId, sectionId, name, now],
  });
  return rowCount === 1;
}

export async function updateSectionName(
  tx: Transaction,
  { sellerId, sectionId, name }: { sellerId: string; sectionId: string; name: string },
): Promise<void> {
  await tx.query({
    name: 'sections-rename',
    text: 'UPDATE shop_sections SET name = $3 WHERE seller_id = $1 AND id = $2',
    values: [sellerId, sectionId, name],
  });
}

export async function saveSectionOrder(
  tx: Transaction,
  sellerId: string,
  sectionIds: readonly string[],
): Promise<void> {
  await tx.query({
    name: 'sections-order',
    text: `UPDATE shop_sections s SET position = o.n - 1 FROM unnest($2::text[]) WITH ORDINALITY AS o (id, n)
           WHERE s.seller_id = $1 AND s.id = o.id`,
    values: [sellerId, sectionIds],
  });
}

/** Takes a section out of every list; false where there is none. Its listings stay, in no section, and are freed a portion at a time. */
export async function hideSection(tx: Transaction, sellerId: string, sectionId: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'sections-hide',
    text: 'UPDATE shop_sections SET position = NULL WHERE seller_id = $1 AND id = $2 AND position IS NOT NULL',
    values: [sellerId, sectionId],
  });
  return rowCount === 1;
}

interface Section {
  sellerId: string;
  sectionId: string;
}

/** A section that was deleted and is still there; one that another worker holds is passed by. */
export async function lockHiddenSection(tx: Transaction): Promise<Section | null> {
  const { rows } = await tx.query<Section>({
    name: 'sections-hidden',
    text: `SELECT seller_id AS "sellerId", id AS "sectionId" FROM shop_sections WHERE position IS NULL
           ORDER BY seller_id, id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`,
    values: [],
  });
  return rows[0] ?? null;
}

/** Puts some listings of a section into none; answers how many. They are locked first and in the order of their ids, as everywhere. */
export async function freeListings(tx: Transaction, { sellerId, sectionId }: Section, limit: number): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'sections-free-listings',
    text: `WITH portion AS MATERIALIZED (SELECT id FROM listings WHERE seller_id = $1 AND section_id = $2 ORDER BY id
           LIMIT $3 FOR UPDATE)
           UPDATE listings l SET section_id = NULL FROM portion p WHERE l.seller_id = $1 AND l.id = p.id`,
    values: [sellerId, sectionId, limit],
  });
  return rowCount ?? 0;
}

/** For one that no listing is in any more: a listing that came to it meanwhile is freed by its key. */
export async function deleteSection(tx: Transaction, { sellerId, sectionId }: Section): Promise<void> {
  await tx.query({
    name: 'sections-delete',
    text: 'DELETE FROM shop_sections WHERE seller_id = $1 AND id = $2 AND position IS NULL',
    values: [sellerId, sectionId],
  });
}

/** Locked until the listing in it is written, so that no listing names one that is gone. */
export async function lockSection(tx: Transaction, sellerId: string, sectionId: string): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'sections-hold',
    text: 'SELECT 1 FROM shop_sections WHERE seller_id = $1 AND id = $2 AND position IS NOT NULL FOR KEY SHARE',
    values: [sellerId, sectionId],
  });
  return rows.length === 1;
}
