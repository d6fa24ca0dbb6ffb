import { createHash } from 'node:crypto';
import { fixed } from './fixed-values.ts';
import type { Sale } from './sale.ts';
import {
  columnsOf,
  type KnownPerson,
  type Side,
  type TaggedTables,
} from '#server/platform/personal-data/tagged-table.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  isGenerated: boolean;
  isNullable: boolean;
  /** The first of the values that a constraint names. */
  choice: string | null;
}

/** Somebody whose words can be looked for: `word` stands in whatever is theirs, `secret` in what opens something. */
export interface Marked {
  known: KnownPerson;
  word: string;
  secret: string;
  /** Tells them from the others where a number does. */
  serial: number;
}

export const marked = (name: string, serial: number, now: Date): Marked => ({
  known: {
    id: `id-${name}`,
    emails: [`kanari${name}@example.com`],
    proven: [`kanari${name}@example.com`],
    phones: [`+4930111111${serial}`],
    now,
  },
  word: `kanari${name}`,
  secret: `geheim${name}`,
  serial,
});

const hex = ({ secret }: Marked): Buffer => createHash('sha256').update(secret).digest();

const idColumn = /\b(\w+) = :id/g;
const emailColumn = /\b(\w+) = ANY\(:(?:emails|proven)\)/g;
const phoneColumn = /\b(\w+) = ANY\(:phones\)/g;

/** What a side's condition asks of a row, where it names columns; conditions through other tables fit by their keys. */
function namedBy(side: Side, who: Marked): Record<string, unknown> {
  const own = side.whose.replaceAll(/\([^()]*\) IN \(SELECT.*$/g, '');
  const first = (pattern: RegExp, value: unknown): [string, unknown][] =>
    [...own.matchAll(pattern)].slice(0, 1).map(([, name = '']) => [name, value]);
  return Object.fromEntries([
    ...first(phoneColumn, who.known.phones[0]),
    ...first(emailColumn, who.known.emails[0]),
    ...first(idColumn, who.known.id),
  ]);
}

interface Ask {
  who: Marked;
  key: string;
  tag: string;
  /** The row is of two people, and these words are the other's. */
  isOthers: boolean;
}

function valueOf(column: Column, { who, key, tag, isOthers }: Ask): unknown {
  const [own, secret] = isOthers ? ['of somebody else', 'of somebody else'] : [who.word, who.secret];
  const word = tag === 'secret' ? secret : tag === 'personal' ? own : key;
  if (column.choice !== null) return column.choice;
  if (/email|recipient$/.test(column.name) && column.type === 'text' && tag === 'personal' && !isOthers)
    return who.known.emails[0];
  if (column.type === 'text' || column.type === 'tsvector') return word;
  if (column.type.endsWith('[]')) return column.type === 'text[]' ? [word] : [1];
  if (column.type === 'jsonb' || column.type === 'json') return tag === 'personal' ? { word } : {};
  if (column.type === 'bytea') return hex(who);
  if (column.type === 'uuid') return crypto.randomUUID();
  if (column.type === 'boolean') return true;
  if (/timestamp|date/.test(column.type)) return who.known.now;
  return 1;
}

async function columnsOfAll(sale: Sale): Promise<Column[]> {
  const { rows } = await sale.app.db.query<Column>({
    text: `SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, NULL) AS type, a.attgenerated <> '' OR a.attidentity <> '' AS "isGenerated",
             NOT a.attnotnull AS "isNullable",
             (SELECT substring(pg_get_constraintdef(k.oid) FROM '\\(\\(?' || a.attname || ' = ANY \\(ARRAY\\[''([^'']+)''') FROM pg_constraint k
              WHERE k.conrelid = c.oid AND k.contype = 'c' AND pg_get_constraintdef(k.oid) ~ ('^CHECK \\(\\(' || a.attname || ' = ANY') LIMIT 1) AS choice
           FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
           WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY c.relname, a.attnum`,
  });
  return rows;
}

/**
 * A row of somebody in every table that has rows of people, one for each side, with their word in every column that is personal. Keys fit by
 * being the same everywhere; what refers to tables without such rows refers to nothing.
 */
export async function standEverywhere(sale: Sale, who: Marked, tables: TaggedTables): Promise<string[]> {
  const all = await columnsOfAll(sale);
  const filled: string[] = [];
  for (const [table, { columns, sides = [] }] of Object.entries(tables)) {
    const tagOf = new Map(
      Object.entries(columns).flatMap(([tag, names]) => columnsOf(names).map((name) => [name, tag])),
    );
    for (const [index, side] of sides.entries()) {
      const key = `${'xyz'[index]}-${who.known.id}`;
      const named = namedBy(side, who);
      const row = all
        .filter((column) => column.table === table && !column.isGenerated)
        .filter(
          ({ name, isNullable }) => !isNullable || tagOf.get(name) !== 'plain' || fixed[table]?.[name] || name in named,
        )
        .map((column) => {
          const becomes = side.onErasure;
          const isOthers =
            (index > 0 && becomes === 'nothing') ||
            (typeof becomes === 'object' && !(column.name in becomes.blank) && (index > 0 || !side.law));
          const ask = { who, key: `x-${who.known.id}`, tag: tagOf.get(column.name) ?? 'plain', isOthers };
          // What tells two sides of one table apart is its first column of the primary key that is the row's own.
          const own =
            index > 0 && ['id', 'message_id', 'number', 'key', 'listing_id', 'cart_id'].includes(column.name)
              ? { ...ask, key }
              : ask;
          return [
            column,
            column.name in named
              ? named[column.name]
              : (fixed[table]?.[column.name]?.(who, key) ??
                (fixed[table]?.[column.name] ? null : valueOf(column, own))),
          ] as const;
        });
      await sale.app.db
        .query({
          text: `WITH bare AS MATERIALIZED (SELECT set_config('session_replication_role', 'replica', true))
               INSERT INTO "${table}" (${row.map(([{ name }]) => `"${name}"`).join(', ')}) SELECT ${row.map(([{ type }], at) => `$${at + 1}::${type}`).join(', ')} FROM bare`,
          values: row.map(([{ type }, value]) => (/json/.test(type) && value !== null ? JSON.stringify(value) : value)),
        })
        .catch((error: Error) => {
          throw new Error(`${table}: ${error.message}; give it a value in test/builders/person-everywhere.ts`);
        });
      filled.push(table);
    }
  }
  return filled;
}
