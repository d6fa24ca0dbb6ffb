import { type Check, countOf } from './check.ts';

/** [FILE-01, INV-24] Files and uploads against the parts that hold their bytes. */
export const fileChecks: readonly Check[] = [
  {
    id: 'INV-24',
    unit: 'files and uploads',
    seen: countOf('stored_files', `state <> 'removed'`),
    says: 'the parts of a file hold every byte that was acknowledged, one behind the other',
    sql: `SELECT 'file ' || f.id || ': ' || f.received || ' bytes, in parts ' || coalesce(p.bytes, 0)
          || coalesce(', a gap at ' || p.gap, '') AS breach
          FROM stored_files f LEFT JOIN (
            SELECT owner_id, file_id, sum(size) AS bytes, min(starts_at) FILTER (WHERE starts_at <> due) AS gap
            FROM (SELECT *, coalesce(sum(size) OVER (PARTITION BY owner_id, file_id
              ORDER BY starts_at ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS due
                  FROM file_parts WHERE size IS NOT NULL) p
            GROUP BY owner_id, file_id) p ON p.owner_id = f.owner_id AND p.file_id = f.id
          WHERE f.state <> 'removed' AND (coalesce(p.bytes, 0) <> f.received OR p.gap IS NOT NULL)`,
  },
];
