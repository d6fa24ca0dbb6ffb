import type { Queryable } from './open-database.ts';

/** Single facts that the whole installation remembers, by name. */
export async function findFact(db: Queryable, name: string): Promise<string | null> {
  const { rows } = await db.query<{ value: string }>({
    name: 'facts-find',
    text: 'SELECT value FROM platform_facts WHERE name = $1',
    values: [name],
  });
  return rows[0]?.value ?? null;
}

export async function saveFact(db: Queryable, name: string, value: string): Promise<void> {
  await db.query({
    name: 'facts-keep',
    text: `INSERT INTO platform_facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE
           SET value = excluded.value`,
    values: [name, value],
  });
}

export async function forgetFact(db: Queryable, name: string): Promise<void> {
  await db.query({ name: 'facts-forget', text: 'DELETE FROM platform_facts WHERE name = $1', values: [name] });
}
