import type { Act } from '#domain/admin/model.ts';
import { iso } from '../../platform/database/iso.ts';
import { onDaysSql } from '../../platform/database/on-day.ts';
import type { Queryable } from '../../platform/database/open-database.ts';

export interface ActFilter {
  q?: string | undefined;
  act?: string | undefined;
  actorId?: string | undefined;
  kind?: string | undefined;
  subjectId?: string | undefined;
  /** Days, the last one whole. */
  from?: string | undefined;
  to?: string | undefined;
  before: number | null;
  limit: number;
}

const likeOf = (phrase: string): string => `%${phrase.replace(/[\\%_]/g, '\\$&')}%`;

/** Acts that fit, newest first. The log is read backwards by its number, so a page costs what it shows unless little fits. */
export async function findAuditEntries(db: Queryable, filter: ActFilter): Promise<Act[]> {
  const { rows } = await db.query<Act>({
    name: 'audit-find',
    text: `SELECT seq, ${iso('at')} AS at, actor_id AS "actorId", actor_name AS "actorName", actor_role AS "actorRole",
           act,
             subject_kind AS "subjectKind", subject_id AS "subjectId", subject_name AS "subjectName", reason, before,
               after, ip
           FROM audit_log
           WHERE ($1::text IS NULL OR concat_ws(' ', actor_name, act, subject_name, subject_id, reason, ip) ILIKE $1)
             AND ($2::text IS NULL OR act = $2) AND ($3::text IS NULL OR actor_id = $3)
               AND ($4::text IS NULL OR subject_kind = $4)
             AND ($5::text IS NULL OR subject_id = $5)
             AND ${onDaysSql('at', '$6', '$7')}
             AND ($8::bigint IS NULL OR seq < $8)
           ORDER BY seq DESC LIMIT $9`,
    values: [
      filter.q ? likeOf(filter.q) : null,
      filter.act || null,
      filter.actorId || null,
      filter.kind || null,
      filter.subjectId || null,
      filter.from || null,
      filter.to || null,
      filter.before,
      filter.limit,
    ],
  });
  return rows;
}

/** Which acts and kinds there are, to choose among. */
export async function listTexts(db: Queryable): Promise<{ acts: string[]; kinds: string[] }> {
  const { rows } = await db.query<{ acts: string[] | null; kinds: string[] | null }>({
    name: 'audit-words',
    text: `SELECT array_agg(DISTINCT act ORDER BY act) AS acts, array_agg(DISTINCT subject_kind
           ORDER BY subject_kind) AS kinds FROM audit_log`,
  });
  return { acts: rows[0]?.acts ?? [], kinds: rows[0]?.kinds ?? [] };
}
