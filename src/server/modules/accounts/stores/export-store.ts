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
  copy: { userId: string; id: string; now: Date; expiresAt: Date; tokenHash: Buffer },
): Promise<void> {
  await tx.query({
    name: 'accounts-save-export',
    text: `UPDATE account_exports SET ready_at = $3, expires_at = $4, token_hash = $5
           WHERE user_id = $1 AND id = $2`,
    values: [copy.userId, copy.id, copy.now, copy.expiresAt, copy.tokenHash],
  });
}

/** The next part of a copy that is being made. */
export async function insertExportPart(
  tx: Transaction,
  { userId, id, part, content }: { userId: string; id: string; part: number; content: string },
): Promise<void> {
  await tx.query({
    name: 'accounts-save-export-part',
    text: 'INSERT INTO account_export_parts (user_id, export_id, part, content) VALUES ($1, $2, $3, $4)',
    values: [userId, id, part, content],
  });
}

interface RequestedExport {
  userId: string;
  id: string;
  tokenHash: Buffer;
  now: Date;
}

/** Whether there is such a copy, for whoever has its token. */
export async function hasExport(db: Queryable, { userId, id, tokenHash, now }: RequestedExport): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'accounts-has-export',
    text: 'SELECT 1 FROM account_exports WHERE user_id = $1 AND id = $2 AND token_hash = $3 AND expires_at > $4',
    values: [userId, id, tokenHash, now],
  });
  return rowCount === 1;
}

/** The copy itself, one part after the other. */
export async function* readExport(db: Queryable, { userId, id }: RequestedExport): AsyncGenerator<string> {
  for (let part = 1; ; part += 1) {
    const { rows } = await db.query<{ content: string }>({
      name: 'accounts-read-export-part',
      text: 'SELECT content FROM account_export_parts WHERE user_id = $1 AND export_id = $2 AND part = $3',
      values: [userId, id, part],
    });
    if (!rows[0]) return;
    yield rows[0].content;
  }
}
