import { iso } from '../../../platform/database/iso.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

export interface StoredDraft {
  form: string;
  savedAt: string;
}

export async function findDraft(db: Queryable, sellerId: string, id: string): Promise<StoredDraft | null> {
  const { rows } = await db.query<StoredDraft>({
    name: 'drafts-find',
    text: `SELECT form, ${iso('kept_at')} AS "savedAt" FROM listing_drafts WHERE seller_id = $1 AND id = $2`,
    values: [sellerId, id],
  });
  return rows[0] ?? null;
}

export async function saveDraft(
  db: Queryable,
  draft: { sellerId: string; id: string; form: string; now: Date },
): Promise<void> {
  await db.query({
    name: 'drafts-save',
    text: `INSERT INTO listing_drafts (seller_id, id, form, kept_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (seller_id, id) DO UPDATE SET form = excluded.form, kept_at = excluded.kept_at`,
    values: [draft.sellerId, draft.id, draft.form, draft.now],
  });
}

export async function deleteDraft(db: Queryable, sellerId: string, id: string): Promise<void> {
  await db.query({
    name: 'drafts-delete',
    text: 'DELETE FROM listing_drafts WHERE seller_id = $1 AND id = $2',
    values: [sellerId, id],
  });
}

/** A form belongs to a listing of the maker, or is the one new one; so there are never more forms than listings. */
export async function mayKeep(db: Queryable, sellerId: string, id: string): Promise<boolean> {
  if (id === 'new') return true;
  const { rows } = await db.query({
    name: 'drafts-may-keep',
    text: `SELECT 1 FROM listings WHERE seller_id = $1 AND id = $2 AND state <> 'removed'`,
    values: [sellerId, id],
  });
  return rows.length === 1;
}
