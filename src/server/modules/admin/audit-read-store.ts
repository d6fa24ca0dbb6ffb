import type { AuditRecord } from '#domain/admin/model.ts';
import { iso } from '../../platform/database/iso.ts';
import { onDaysSql } from '../../platform/database/on-day.ts';
import { parameters } from '../../platform/database/parameters.ts';
import type { Queryable } from '../../platform/database/open-database.ts';

export interface AuditFilter {
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
export async function findAuditEntries(db: Queryable, filter: AuditFilter): Promise<AuditRecord[]> {
  const { values, at } = parameters();
  const equal = {
    act: filter.act,
    actor_id: filter.actorId,
    subject_kind: filter.kind,
    subject_id: filter.subjectId,
  };
  const conditions = Object.entries(equal).flatMap(([column, value]) => (value ? [`${column} = ${at(value)}`] : []));
  if (filter.q)
    conditions.push(
      `concat_ws(' ', actor_name, act, subject_name, subject_id, reason, ip) ILIKE ${at(likeOf(filter.q))}`,
    );
  if (filter.before !== null) conditions.push(`seq < ${at(filter.before)}`);
  conditions.push(onDaysSql('at', at(filter.from || null), at(filter.to || null)));
  const { rows } = await db.query<AuditRecord>({
    text: `SELECT seq, ${iso('at')} AS at, actor_id AS "actorId", actor_name AS "actorName", actor_role AS "actorRole",
             act, subject_kind AS "subjectKind", subject_id AS "subjectId", subject_name AS "subjectName", reason,
             before, after, ip
           FROM audit_log WHERE ${conditions.join(' AND ')} ORDER BY seq DESC LIMIT ${at(filter.limit)}`,
    values,
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
