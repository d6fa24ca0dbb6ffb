import { type PersonalData, type PersonalTable, personalTables } from '../../../platform/calls/personal-tables.ts';
import type { Language } from '#domain/core/languages/language.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { mailLanguageSql } from './profile-store.ts';

/** Columns that are no data of the person, or secrets that nobody needs to know. */
const SECRET = new Set([
  'password_hash',
  'token_hash',
  'code_hash',
  'secret',
  'iban',
  'public_key',
  'old_hash',
  'new_hash',
  'content',
  'row_hash',
  'previous_hash',
  'access_key_hash',
  'key_hash',
]);

/** That the row in another table which a row belongs to is the person's, `$1`. */
const isOwnedSql = ({ table, of, by }: NonNullable<PersonalTable['owner']>): string =>
  `(${Object.keys(by).join(', ')}) IN (SELECT ${Object.values(by).join(', ')} FROM "${table}" WHERE "${of}" = $1)`;

/** Every row of a person, by the table that it stands in. */
export async function everythingOf(
  tx: Transaction,
  userId: string,
  { tables, onTable }: { tables: PersonalData; onTable(read: { tables: number; of: number; rows: number }): void },
): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  const keep = (rows: Record<string, unknown>[]): Record<string, unknown>[] =>
    rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET.has(name))));
  all.account = keep((await tx.query({ text: 'SELECT * FROM users WHERE id = $1', values: [userId] })).rows)[0];
  const copied = personalTables(tables)
    .filter(([, { notCopied }]) => !notCopied)
    .toSorted();
  let found = 0;
  for (const [index, [name, { of, owner }]] of copied.entries()) {
    const { rows } = await tx.query({
      text: `SELECT * FROM "${name}" WHERE ${owner ? isOwnedSql(owner) : `"${of}" = $1`} LIMIT 20000`,
      values: [userId],
    });
    found += rows.length;
    onTable({ tables: index + 1, of: copied.length, rows: found });
    if (rows.length > 0) all[of === 'user_id' || owner ? name : `${name} by ${of}`] = keep(rows);
  }
  return all;
}

export interface WaitingExport {
  userId: string;
  id: string;
  email: string;
  language: Language;
}

/** The copy that was asked for first and is not made yet, of anybody or of one person; locked, so that one process makes it. */
export async function lockWaitingExport(tx: Transaction, userId: string | null): Promise<WaitingExport | null> {
  const { rows } = await tx.query<WaitingExport>({
    name: 'accounts-waiting-export',
    text: `SELECT e.user_id AS "userId", e.id, u.email, ${mailLanguageSql('u')} AS language FROM account_exports e JOIN users u ON u.id = e.user_id
           WHERE e.ready_at IS NULL AND ($1::text IS NULL OR e.user_id = $1) ORDER BY e.requested_at LIMIT 1 FOR UPDATE OF e SKIP LOCKED`,
    values: [userId],
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

export async function deleteOldExports(db: Queryable, now: Date): Promise<void> {
  await db.query({ text: 'DELETE FROM account_exports WHERE expires_at < $1', values: [now] });
}
