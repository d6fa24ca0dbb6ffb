import type { Queryable } from '../../../platform/database/open-database.ts';

const documentSql = `SELECT d.seller_id, d.listing_id,
    json_build_object('id', d.listing_id, 'title', l.title, 'tags', l.tags, 'materials', l.materials,
    'colours', l.colours, 'category', d.category, 'shop', s.name,
    'description', left(l.description, 4000), 'marks', d.marks, 'priceCents', d.price_cents,
    'createdAt', extract(epoch FROM d.created_at), 'rating', d.rating, 'quality', d.quality)::text AS document
  FROM search_documents d JOIN listings l ON l.seller_id = d.seller_id AND l.id = d.listing_id
    JOIN shops s ON s.seller_id = d.seller_id`;

/** A document as the service reads it, as JSON text. */
export interface ExternalDocument {
  seller_id: string;
  listing_id: string;
  document: string;
}

export async function listDocuments(
  db: Queryable,
  sellerId: string,
  listingIds: readonly string[],
): Promise<ExternalDocument[]> {
  const { rows } = await db.query<ExternalDocument>({
    name: 'search-service-some',
    text: `${documentSql} WHERE d.seller_id = $1 AND d.listing_id = ANY ($2)`,
    values: [sellerId, listingIds],
  });
  return rows;
}

const DOCUMENT_BATCH_SIZE = 500;

/** All documents in the order of their keys, from one of them on. */
export async function listDocumentsAfter(db: Queryable, last: ExternalDocument | null): Promise<ExternalDocument[]> {
  const { rows } = await db.query<ExternalDocument>({
    name: 'search-service-all',
    text: `${documentSql} WHERE (d.seller_id, d.listing_id) > ($1, $2) ORDER BY d.seller_id, d.listing_id
           LIMIT ${DOCUMENT_BATCH_SIZE}`,
    values: [last?.seller_id ?? '', last?.listing_id ?? ''],
  });
  return rows;
}

/** Cards of pieces in the order of the ids. */
export async function cardsOf(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ card: string }>({
    name: 'search-service-cards',
    text: `SELECT d.card::text AS card FROM unnest($1::text[]) WITH ORDINALITY AS i (id, n)
             JOIN search_documents d ON d.listing_id = i.id ORDER BY i.n`,
    values: [ids],
  });
  return rows.map((row) => row.card);
}
