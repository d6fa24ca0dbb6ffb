import type { Language } from '#domain/core/languages/language.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { mailLanguageSql } from './profile-store.ts';

export const EXPORT_QUEUE = 'data-copies';

export interface WaitingExport {
  userId: string;
  id: string;
  email: string;
  language: Language;
}

const waitingSql = `SELECT e.user_id AS "userId", e.id, u.email, ${mailLanguageSql('u')} AS language
           FROM account_exports e JOIN users u ON u.id = e.user_id WHERE e.user_id = $1 AND e.ready_at IS NULL`;

/** What somebody asked for first and is not made yet; locked, so that one process makes it. None where another is at it. */
export async function lockWaitingExport(tx: Transaction, userId: string): Promise<WaitingExport | null> {
  const { rows } = await tx.query<WaitingExport>({
    name: 'accounts-waiting-export',
    text: `${waitingSql} ORDER BY e.requested_at LIMIT 1 FOR UPDATE OF e SKIP LOCKED`,
    values: [userId],
  });
  return rows[0] ?? null;
}

/** The same of one copy, when whoever is at it has made it or failed. */
export async function lockExport(
  tx: Transaction,
  { userId, id }: { userId: string; id: string },
): Promise<WaitingExport | null> {
  const { rows } = await tx.query<WaitingExport>({
    name: 'accounts-lock-export',
    text: `${waitingSql} AND e.id = $2 FOR UPDATE OF e`,
    values: [userId, id],
  });
  return rows[0] ?? null;
}

export async function saveExport(
  tx: Transaction,
  copy: { userId: string; id: string; now: Date; expiresAt: Date; tokenHash: Buffer; content: string },
): Promise<void> {
  await tx.query({
    name: 'accounts-save-export',
    text: `UPDATE account_exports SET ready_at = $3, expires_at = $4, token_hash = $5, content = $6
           WHERE user_id = $1 AND id = $2`,
    values: [copy.userId, copy.id, copy.now, copy.expiresAt, copy.tokenHash, copy.content],
  });
}

/** The copy itself, for whoever has its token. */
export async function findExport(
  db: Queryable,
  { userId, id, tokenHash, now }: { userId: string; id: string; tokenHash: Buffer; now: Date },
): Promise<string | null> {
  const { rows } = await db.query<{ content: string }>({
    name: 'accounts-read-export',
    text: 'SELECT content FROM account_exports WHERE user_id = $1 AND id = $2 AND token_hash = $3 AND expires_at > $4',
    values: [userId, id, tokenHash, now],
  });
  return rows[0]?.content ?? null;
}
