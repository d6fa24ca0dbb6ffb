import type { Label, LabelColour } from '#domain/messages/model.ts';
import { iso } from '../../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

const labelJson = `jsonb_build_object('labelId', id, 'name', name, 'color', color, 'messageCount', message_count,
  'createdAt', ${iso('created_at')}, 'updatedAt', ${iso('updated_at')})`;

/** [MSG-11] A person's labels by name. */
export async function listLabelsOf(db: Queryable, userId: string): Promise<Label[]> {
  const { rows } = await db.query<{ label: Label }>({
    name: 'messages-labels',
    text: `SELECT ${labelJson} AS label FROM message_labels WHERE user_id = $1 ORDER BY lower(name), id`,
    values: [userId],
  });
  return rows.map(({ label }) => label);
}

interface Written {
  userId: string;
  labelId: string;
  name: string;
  color: LabelColour;
  now: Date;
}

/** A new label; null where the name is taken. */
export async function insertLabel(tx: Transaction, label: Written): Promise<Label | null> {
  const { rows } = await tx.query<{ label: Label }>({
    name: 'messages-insert-label',
    text: `INSERT INTO message_labels (user_id, id, name, color, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $5)
           ON CONFLICT (user_id, lower(name)) DO NOTHING RETURNING ${labelJson} AS label`,
    values: [label.userId, label.labelId, label.name, label.color, label.now],
  });
  return rows[0]?.label ?? null;
}

/** Another name or colour; where the label is gone or its name taken nothing changes, and it says which. */
export async function saveLabel(tx: Transaction, label: Written): Promise<Label | 'gone' | 'taken'> {
  const { rows } = await tx.query<{ label: Label }>({
    name: 'messages-save-label',
    text: `UPDATE message_labels SET name = $3, color = $4, updated_at = $5 WHERE user_id = $1 AND id = $2
             AND NOT EXISTS (SELECT 1 FROM message_labels o WHERE o.user_id = $1 AND lower(o.name) = lower($3)
               AND o.id <> $2)
           RETURNING ${labelJson} AS label`,
    values: [label.userId, label.labelId, label.name, label.color, label.now],
  });
  if (rows[0]) return rows[0].label;
  return (await listLabelsOf(tx, label.userId)).some(({ labelId }) => labelId === label.labelId) ? 'taken' : 'gone';
}

/** [MSG-12] A label goes, also from conversations; answers from how many. */
export async function deleteStoredLabel(tx: Transaction, userId: string, labelId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'messages-delete-label',
    text: 'DELETE FROM message_labels WHERE user_id = $1 AND id = $2 RETURNING message_count AS count',
    values: [userId, labelId],
  });
  return rows[0]?.count ?? 0;
}
