import type { Circumstances, ErrorGroup, ErrorSample } from '#domain/errors/model.ts';
import { iso } from '../../platform/database/iso.ts';
import { type Direction, type KeyCursor, keysetSql, type SortKey } from '../../platform/database/keyset.ts';
import { like } from '../../platform/database/like.ts';
import type { Queryable } from '../../platform/database/open-database.ts';

const groupSql = `g.fingerprint, g.origin, g.kind, g.type, g.category, g.name, g.message, g.path, g.reports,
  ${iso('g.first_seen')} AS "firstSeen", ${iso('g.last_seen')} AS "lastSeen",
  ${iso('g.resolved_at')} AS "resolvedAt", g.recurrences`;

type ErrorSort = 'seen' | 'reports';
export const errorSorts: Record<ErrorSort, SortKey> = {
  seen: { column: 'g.last_seen', type: 'time' },
  reports: { column: 'g.reports', type: 'number' },
};

interface Filter {
  view: 'open' | 'resolved' | 'all';
  text: string;
  /** The end of what was typed, where it may be the number of a report. */
  number: string | null;
  sort: ErrorSort;
  direction: Direction;
  after: KeyCursor | null;
  limit: number;
}

export async function listGroups(
  db: Queryable,
  { view, text, number, sort, direction, after, limit }: Filter,
): Promise<(ErrorGroup & { key: string | number })[]> {
  const { key, beyond, order } = keysetSql(errorSorts[sort], { direction, id: 'g.fingerprint', after: ['$4', '$5'] });
  const { rows } = await db.query<ErrorGroup & { key: string | number }>({
    name: `errors-list-groups-${sort}-${direction}`,
    text: `SELECT ${groupSql}, ${key} AS key FROM error_groups g
           WHERE ($1 = 'all' OR (g.resolved_at IS NULL) = ($1 = 'open'))
             AND ($2 = '%%' OR concat_ws(' ', g.name, g.message, g.path, g.type, g.category, g.kind) ILIKE $2
               OR EXISTS (SELECT 1 FROM error_reports r WHERE r.fingerprint = g.fingerprint AND r.number = $3))
             AND ${beyond} ${order} LIMIT $6`,
    values: [view, like(text), number, after?.key ?? null, after?.id ?? '', limit],
  });
  return rows;
}

export async function findGroup(db: Queryable, fingerprint: string): Promise<ErrorGroup | null> {
  const { rows } = await db.query<ErrorGroup>({
    name: 'errors-find-group',
    text: `SELECT ${groupSql} FROM error_groups g WHERE g.fingerprint = $1`,
    values: [fingerprint],
  });
  return rows[0] ?? null;
}

const SAMPLES = 20;

/** The newest reports of a group; one that is asked for by its number comes first. */
export async function listSamples(db: Queryable, fingerprint: string, number: string | null): Promise<ErrorSample[]> {
  const { rows } = await db.query<Omit<ErrorSample, keyof Circumstances> & { circumstances: Circumstances }>({
    name: 'errors-samples',
    text: `SELECT number, request_id AS "requestId", ${iso('at')} AS at, message, path, circumstances FROM error_reports
           WHERE fingerprint = $1 ORDER BY (number = $2) IS TRUE DESC, error_reports.at DESC, number LIMIT ${SAMPLES}`,
    values: [fingerprint, number],
  });
  return rows.map(({ circumstances, ...sample }) => ({ ...sample, ...circumstances }));
}
