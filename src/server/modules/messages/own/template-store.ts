import type { Template, TemplateKind } from '#domain/messages/model.ts';
import { iso } from '../../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

const templateJson = `jsonb_build_object('templateId', id, 'kind', kind, 'name', name, 'body', body, 'createdAt',
  ${iso('created_at')}, 'updatedAt', ${iso('updated_at')})`;

export async function listTemplatesOf(db: Queryable, userId: string): Promise<Template[]> {
  const { rows } = await db.query<{ template: Template }>({
    name: 'messages-templates',
    text: `SELECT ${templateJson} AS template FROM message_templates WHERE user_id = $1 ORDER BY lower(name), id`,
    values: [userId],
  });
  return rows.map(({ template }) => template);
}

interface Written {
  userId: string;
  templateId: string;
  kind: TemplateKind;
  name: string;
  body: string;
  now: Date;
}

export async function insertTemplate(tx: Transaction, of: Written): Promise<Template | null> {
  const { rows } = await tx.query<{ template: Template }>({
    name: 'messages-insert-template',
    text: `INSERT INTO message_templates (user_id, id, kind, name, body, created_at, updated_at)
           VALUES ($1, $2, $3, $4, $5, $6, $6) RETURNING ${templateJson} AS template`,
    values: [of.userId, of.templateId, of.kind, of.name, of.body, of.now],
  });
  return rows[0]?.template ?? null;
}

/** Null where it is gone. */
export async function saveTemplate(tx: Transaction, of: Written): Promise<Template | null> {
  const { rows } = await tx.query<{ template: Template }>({
    name: 'messages-save-template',
    text: `UPDATE message_templates SET kind = $3, name = $4, body = $5, updated_at = $6 WHERE user_id = $1 AND id = $2
           RETURNING ${templateJson} AS template`,
    values: [of.userId, of.templateId, of.kind, of.name, of.body, of.now],
  });
  return rows[0]?.template ?? null;
}

export async function deleteStoredTemplate(tx: Transaction, userId: string, templateId: string): Promise<void> {
  await tx.query({
    name: 'messages-delete-template',
    text: 'DELETE FROM message_templates WHERE user_id = $1 AND id = $2',
    values: [userId, templateId],
  });
}
