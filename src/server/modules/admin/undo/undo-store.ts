import { UNDO_SECONDS } from '#domain/admin/decided.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';

interface StoredUndo<Before> {
  actorId: string;
  id: string;
  action: string;
  rows: { subjectId: string; before: Before }[];
  now: Date;
}

/** Keeps how records stood before one press, and drops what this person can no longer take back. */
export async function saveUndo<Before>(
  tx: Transaction,
  { actorId, id, action, rows, now }: StoredUndo<Before>,
): Promise<void> {
  await tx.query({
    name: 'undo-drop-old',
    text: `DELETE FROM undoable_acts WHERE actor_id = $1 AND at < $2::timestamptz - $3 * interval '1 second'`,
    values: [actorId, now, UNDO_SECONDS],
  });
  await tx.query({
    name: 'undo-keep',
    text: `INSERT INTO undoable_acts (actor_id, id, act, subject_id, before, at)
           SELECT $1, $2, $3, row ->> 'subjectId', row -> 'before', $5 FROM jsonb_array_elements($4::jsonb) AS row`,
    values: [actorId, id, action, JSON.stringify(rows), now],
  });
}

/** Takes it out, so that one press is taken back once, by whoever made it and in time. */
export async function claimUndo<Before>(
  tx: Transaction,
  { actorId, id, action, now }: Omit<StoredUndo<Before>, 'rows'>,
): Promise<{ subjectId: string; before: Before }[]> {
  const { rows } = await tx.query<{ subjectId: string; before: Before }>({
    name: 'undo-take',
    text: `DELETE FROM undoable_acts WHERE actor_id = $1 AND id = $2 AND act = $3
           AND at >= $4::timestamptz - $5 * interval '1 second'
           RETURNING subject_id AS "subjectId", before`,
    values: [actorId, id, action, now, UNDO_SECONDS],
  });
  return rows.toSorted((a, b) => a.subjectId.localeCompare(b.subjectId));
}
