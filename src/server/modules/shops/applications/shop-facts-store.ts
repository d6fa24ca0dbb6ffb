import type { ShopFacts } from '#domain/shops/applications/application-contract.ts';
import { iso } from '../../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

type Stored = ShopFacts & { sellerId: string; slug: string; owner: string; updatedAt: string };

/** What an administrator may put right of a shop, and when it was changed last. */
export async function findShopFacts(
  db: Queryable,
  sellerId: string,
  { isLocked = false } = {},
): Promise<Stored | null> {
  const { rows } = await db.query<Stored>({
    name: isLocked ? 'shops-lock-facts' : 'shops-find-facts',
    text: `SELECT seller_id AS "sellerId", slug, owner, name, place, tagline, story, announcement,
           ${iso('updated_at', 'US')} AS "updatedAt"
           FROM shops WHERE seller_id = $1 ${isLocked ? 'FOR NO KEY UPDATE' : ''}`,
    values: [sellerId],
  });
  return rows[0] ?? null;
}

export async function saveShopFacts(
  tx: Transaction,
  { sellerId, name, place, tagline, story, announcement, now }: ShopFacts & { sellerId: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'shops-save-facts',
    text: `UPDATE shops SET name = $2, place = $3, tagline = $4, story = $5, announcement = $6, updated_at = $7
           WHERE seller_id = $1`,
    values: [sellerId, name, place, tagline, story, announcement, now],
  });
}
