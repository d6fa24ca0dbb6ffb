import type { ArchivedListing } from '#domain/archives/archived-listing.ts';
import { picturePath } from '#domain/archives/manifest.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { iso } from '../../../platform/database/iso.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

/** [DASH-05] How many rows of each kind an archive will hold. */
export async function countArchivedRows(
  db: Queryable,
  sellerId: string,
): Promise<{ listings: number; orders: number; returns: number; reviews: number; messages: number }> {
  const count = (from: string): string => `(SELECT count(*)::int FROM ${from})`;
  return onlyRow(
    await db.query<Awaited<ReturnType<typeof countArchivedRows>>>({
      name: 'archives-count-rows',
      text: `SELECT ${count(`listings WHERE seller_id = $1 AND state <> 'removed'`)} AS listings,
               ${count(`orders WHERE seller_id = $1 AND state <> 'pending_payment'`)} AS orders,
                 ${count('returns WHERE seller_id = $1')} AS returns,
               ${count(`reviews WHERE seller_id = $1 AND state = 'visible'`)} AS reviews,
                 ${count('messages WHERE seller_id = $1')} AS messages`,
      values: [sellerId],
    }),
  );
}

export interface ArchivedShop {
  slug: string;
  name: string;
  portrait: Picture | null;
  banner: Picture | null;
  facts: Record<string, unknown>;
}

/** What buyers read of the shop. */
export async function findArchivedShop(db: Queryable, sellerId: string): Promise<ArchivedShop> {
  return onlyRow(
    await db.query<ArchivedShop>({
      name: 'archives-shop',
      text: `SELECT slug, name, portrait, banner, jsonb_build_object('name', name, 'slug', slug, 'owner', owner,
             'place', place, 'country', country,
               'timeZone', time_zone, 'since', since, 'tagline', tagline, 'story', story, 'announcement', announcement,
                 'returnsDays', returns_days,
               'packing', packing, 'thanks', thanks) AS facts FROM shops WHERE seller_id = $1`,
      values: [sellerId],
    }),
  );
}

/** Every piece that is not removed, the oldest first: imported in that order, the newest stand first again. */
export async function listArchivedIds(db: Queryable, sellerId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'archives-listing-ids',
    text: `SELECT l.id FROM listings l WHERE l.seller_id = $1 AND l.state <> 'removed'
             AND EXISTS (SELECT 1 FROM variants v WHERE v.seller_id = $1 AND v.listing_id = l.id) ORDER BY l.created_at,
               l.id`,
    values: [sellerId],
  });
  return rows.map(({ id }) => id);
}

const path = (id: string): string => `'${picturePath(`' || ${id} || '`)}'`;

/** Pieces with the prices that their maker set, in the order of these ids. */
export async function listArchivedListings(
  db: Queryable,
  sellerId: string,
  listingIds: readonly string[],
): Promise<ArchivedListing[]> {
  const { rows } = await db.query<ArchivedListing>({
    name: 'archives-listings',
    text: `SELECT l.id, l.state, ${iso('l.created_at')} AS "createdAt", l.title, l.description, l.category,
           l.compare_at_cents AS "compareAtCents", l.options, l.personalisation,
             l.materials, l.colours, l.tags, l.processing_days AS "processingDays", l.made_to_order AS "madeToOrder",
               l.origin, l.weight_grams AS "weightGrams",
             l.hs_code AS "hsCode", l.low_stock AS "lowStock", l.making_minutes AS "makingMinutes",
               l.height_mm AS "heightMm", l.width_mm AS "widthMm", l.depth_mm AS "depthMm",
             l.size_note AS "sizeNote", l.care, l.withdrawal_exception AS "withdrawalException",
             (SELECT s.name FROM shop_sections s WHERE s.seller_id = $1 AND s.id = l.section_id) AS section,
             (SELECT p.name FROM shipping_profiles p WHERE p.seller_id = $1 AND p.id = l.shipping_profile_id)
               AS "shippingProfile",
             coalesce((SELECT jsonb_agg(jsonb_build_object('path', ${path(`(p.picture->>'id')`)}, 'alt',
               p.picture->'alt', 'focusX', p.picture->'focusX', 'focusY', p.picture->'focusY') ORDER BY p.n)
               FROM jsonb_array_elements(l.pictures) WITH ORDINALITY AS p (picture, n)), '[]') AS pictures,
             (SELECT jsonb_agg(jsonb_build_object('values', to_jsonb(v.option_values), 'priceCents',
               coalesce(v.regular_cents, v.price_cents), 'quantity', v.stock, 'sku', v.sku,
               'picture', ${path('v.picture_id')}, 'contents', CASE WHEN v.contents IS NOT NULL
                 THEN jsonb_build_object('amount', v.contents, 'unit', v.contents_unit) END) ORDER BY v.position, v.id)
               FROM variants v WHERE v.seller_id = $1 AND v.listing_id = l.id) AS variants
           FROM unnest($2::text[]) WITH ORDINALITY AS w (id, n) JOIN listings l ON l.seller_id = $1 AND l.id = w.id
             AND l.state <> 'removed' ORDER BY w.n`,
    values: [sellerId, listingIds],
  });
  return rows.filter(({ variants }) => variants !== null);
}

interface ArchivedMessage {
  conversationId: string;
  number: number;
  at: string;
  from: 'shop' | 'buyer' | 'market';
  text: string;
  buyer: string;
  listingTitle: string;
  order: string | null;
}

/** Messages of the shop's conversations, in the order of each. What was deleted with an account stays empty. */
export async function listArchivedMessages(
  db: Queryable,
  sellerId: string,
  page: { after: { conversationId: string; number: number } | null; limit: number },
): Promise<ArchivedMessage[]> {
  const { rows } = await db.query<ArchivedMessage>({
    name: 'archives-messages',
    text: `SELECT m.conversation_id AS "conversationId", m.number, ${iso('m.at')} AS at,
             CASE WHEN m.sender_id = $1 THEN 'shop' WHEN m.sender_id IS NULL THEN 'market' ELSE 'buyer' END AS from,
               m.body AS text,
             coalesce(b.display_name, '') AS buyer, c.product_title AS "listingTitle", c.order_number AS order
           FROM messages m JOIN conversations c ON c.seller_id = $1 AND c.id = m.conversation_id
           JOIN conversation_sides s ON s.user_id = $1 AND s.conversation_id = m.conversation_id AND s.role = 'seller'
           LEFT JOIN users b ON b.id = c.buyer_id AND b.deleted_at IS NULL
           WHERE m.seller_id = $1 AND (m.conversation_id, m.number) > ($2, $3) ORDER BY m.conversation_id, m.number
             LIMIT $4`,
    values: [sellerId, page.after?.conversationId ?? '', page.after?.number ?? 0, page.limit],
  });
  return rows;
}
