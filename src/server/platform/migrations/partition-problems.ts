import type { ClientBase } from 'pg';

interface TableRow {
  name: string;
  comment: string | null;
  columns: string[];
  uniques: { name: string; columns: string[] }[];
  references: { name: string; columns: string[]; to: string; toColumns: string[] }[];
}

const tablesSql = `
  SELECT format('%s%s', CASE n.nspname WHEN 'public' THEN '' ELSE n.nspname || '.' END, c.relname) AS name,
    obj_description(c.oid, 'pg_class') AS comment,
    ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped)
      AS columns,
    coalesce((SELECT json_agg(json_build_object('name', i.indexrelid::regclass::text, 'columns',
      (SELECT coalesce(json_agg(a.attname), '[]') FROM pg_attribute a WHERE a.attrelid = c.oid
        AND a.attnum = ANY(i.indkey[0:i.indnkeyatts - 1]))))
      FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique), '[]') AS uniques,
    coalesce((SELECT json_agg(json_build_object('name', k.conname, 'to', format('%s%s', CASE m.nspname WHEN 'public'
      THEN '' ELSE m.nspname || '.' END, t.relname),
      'columns', (SELECT json_agg(a.attname) FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum = ANY(k.conkey)),
      'toColumns', (SELECT json_agg(a.attname) FROM pg_attribute a WHERE a.attrelid = t.oid
        AND a.attnum = ANY(k.confkey))))
      FROM pg_constraint k JOIN pg_class t ON t.oid = k.confrelid JOIN pg_namespace m ON m.oid = t.relnamespace
        WHERE k.conrelid = c.oid AND k.contype = 'f'), '[]') AS "references"
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' AND NOT EXISTS (SELECT 1
    FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  ORDER BY 1`;

/** `module: cart; partition: seller_id` names owner and key; `partition: none, why` says that the table is small and lies on every node. */
function keyOf({ comment, columns }: TableRow): { key: string | null } | { problem: string } {
  const said = /^module: [a-z-]+; partition: (.+)$/.exec(comment ?? '')?.[1];
  if (!said) return { problem: "says nothing of its partition: COMMENT ON TABLE … IS 'module: …; partition: …'" };
  if (/^none, .+/.test(said)) return { key: null };
  return columns.includes(said)
    ? { key: said }
    : { problem: `names the partition key ${said}, which it does not have` };
}

/**
 * [RUN-14] What would keep the tables from being spread over machines: a table without a partition key, a unique constraint that
 * does not contain it, a reference that leaves the partition.
 */
export async function partitionProblems(client: Pick<ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<TableRow>(tablesSql);
  const keys = new Map(rows.map((table) => [table.name, keyOf(table)]));
  return rows.flatMap((table) => {
    const own = keys.get(table.name) as ReturnType<typeof keyOf>;
    if ('problem' in own) return [`${table.name} ${own.problem}`];
    const { key } = own;
    if (table.uniques.length === 0) return [`${table.name} has no primary key`];
    const uniques = table.uniques
      .filter((index) => key && !index.columns.includes(key))
      .map(
        (index) =>
          `${table.name}: the unique index ${index.name} (${index.columns.join(', ')}) does not contain ${key}`,
      );
    const references = table.references
      .filter(({ to, columns, toColumns }) => {
        const target = keys.get(to);
        if (!target || 'problem' in target || target.key === null) return false;
        return !key || !columns.includes(key) || !toColumns.includes(target.key);
      })
      .map(({ name, to }) => `${table.name}: the reference ${name} leaves its partition for ${to}`);
    return [...uniques, ...references];
  });
}
