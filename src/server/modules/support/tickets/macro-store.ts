import type { Macro } from '#domain/support/tickets/model.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

const MAX_MACROS = 100;

export async function listStoredMacros(db: Queryable): Promise<Macro[]> {
  const { rows } = await db.query<Macro>({
    name: 'support-list-macros',
    text: 'SELECT id AS "macroId", name, body FROM support_macros ORDER BY name',
  });
  return rows;
}

/** A name that is there gets the new words; null where there are too many. */
export async function upsertMacro(tx: Transaction, { macroId, name, body }: Macro): Promise<Macro | null> {
  const { rows } = await tx.query<Macro>({
    name: 'support-save-macro',
    text: `INSERT INTO support_macros (id, name, body) SELECT $1, $2, $3
           WHERE (SELECT count(*) FROM support_macros) < $4 OR EXISTS (SELECT 1 FROM support_macros WHERE name = $2)
           ON CONFLICT (name) DO UPDATE SET body = excluded.body RETURNING id AS "macroId", name, body`,
    values: [macroId, name, body, MAX_MACROS],
  });
  return rows[0] ?? null;
}

export async function deleteMacro(tx: Transaction, macroId: string): Promise<string | null> {
  const { rows } = await tx.query<{ name: string }>({
    name: 'support-remove-macro',
    text: 'DELETE FROM support_macros WHERE id = $1 RETURNING name',
    values: [macroId],
  });
  return rows[0]?.name ?? null;
}
