import { addMilliseconds, DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import { houseZoneSql } from '../database/on-day.ts';
import type { Queryable, Transaction } from '../database/open-database.ts';
import type { RetentionReason, KnownPerson, Side, TaggedTables, Translations } from './tagged-table.ts';
import { blanking, boundTo, quoted } from './ownership-store.ts';

/** What became of the rows of a person in one table: nothing in it tells what stood there. */
export interface ErasedRows {
  called: Translations;
  became: 'deleted' | 'blanked' | 'retained';
  rows: number;
  because: Translations | null;
  /** ISO day; null where the reason names no end. */
  until: string | null;
}

async function countRetained(tx: Transaction, person: KnownPerson, { table, side }: { table: string; side: Side }) {
  const until =
    side.law?.from && side.law.years !== undefined
      ? `max(extract(year FROM "${side.law.from}" AT TIME ZONE ${houseZoneSql}))::int`
      : 'NULL::int';
  const { rows } = await tx.query<{ count: number; year: number | null }>(
    boundTo(`SELECT count(*)::int AS count, ${until} AS year FROM ${quoted(table)} WHERE ${side.whose}`, person),
  );
  const { count = 0, year = null } = rows[0] ?? {};
  return { count, until: year === null ? null : `${year + 1 + (side.law?.years ?? 0)}-01-01` };
}

/** Takes the rows of one side of a table, and says what became of them. */
async function eraseSide(
  tx: Transaction,
  person: KnownPerson,
  of: { table: string; side: Side },
): Promise<Omit<ErasedRows, 'called'>[]> {
  const { table, side } = of;
  const { onErasure } = side;
  const because = side.law?.because ?? null;
  if (onErasure === 'nothing') return [];
  if (onErasure === 'delete') {
    const { rowCount } = await tx.query(boundTo(`DELETE FROM ${quoted(table)} WHERE ${side.whose}`, person));
    return [{ became: 'deleted', rows: rowCount ?? 0, because, until: null }];
  }
  const saved = await countRetained(tx, person, of);
  if (onErasure === 'delete soon') return [{ became: 'deleted', rows: saved.count, because, until: null }];
  if (onErasure === 'keep') return [{ became: 'retained', rows: saved.count, because, until: saved.until }];
  const { set, isOpen } = blanking(onErasure.blank);
  await tx.query(boundTo(`UPDATE ${quoted(table)} SET ${set} WHERE (${side.whose}) AND ${isOpen}`, person));
  return [{ became: 'blanked', rows: saved.count, because, until: saved.until }];
}

/** [SUP-03] Does to the rows of a person what the tags of their tables say. Done again it finds nothing left to do. */
export async function eraseTagged(tx: Transaction, person: KnownPerson, tables: TaggedTables): Promise<ErasedRows[]> {
  const all: ErasedRows[] = [];
  for (const [table, { called, sides = [] }] of Object.entries(tables))
    for (const side of sides)
      for (const part of await eraseSide(tx, person, { table, side }))
        if (part.rows > 0 && called) all.push({ called: side.called ?? called, ...part });
  return all;
}

/** Rows that are taken in one transaction: whoever waits for one of them waits no longer when there are many. */
const RETENTION_BATCH_SIZE = 500;

/** Takes what is past its time, as the tags say, some hundred rows at a time. */
export async function endRetention(db: Queryable, tables: TaggedTables, now: Date): Promise<void> {
  const ended = new Map<string, number>();
  for (const [table, { retention = [] }] of Object.entries(tables))
    for (const [index, { from, only, blank, ...time }] of retention.entries()) {
      const until = time.years === undefined ? '<= $1' : `< ${yearsBefore(time.years)}`;
      const { set, isOpen } = blanking(blank ?? {});
      const conditions = [`"${from}" ${until}`, only && `(${only})`, blank && isOpen];
      const past = conditions.filter(Boolean).join(' AND ');
      const next = `ARRAY(SELECT ctid FROM ${quoted(table)} WHERE ${past} LIMIT ${RETENTION_BATCH_SIZE})`;
      const change = blank ? `UPDATE ${quoted(table)} SET ${set}` : `DELETE FROM ${quoted(table)}`;
      const statement = {
        name: `retention-${index}-${table}`,
        text: `${change} WHERE ${past} AND ctid = ANY (${next})`,
        values: [retentionEnds(time, now)],
      };
      let taken = RETENTION_BATCH_SIZE;
      while (taken === RETENTION_BATCH_SIZE) {
        taken = (await db.query(statement)).rowCount ?? 0;
        if (taken > 0) ended.set(table, (ended.get(table) ?? 0) + taken);
      }
    }
  if (ended.size > 0) await addEnded(db, ended, now);
}

/** [SUP-03] Counts what went, so that the house can show that it keeps its own rules. */
async function addEnded(db: Queryable, ended: ReadonlyMap<string, number>, now: Date): Promise<void> {
  await db.query({
    name: 'platform-add-ended-retentions',
    text: `INSERT INTO ended_retentions (table_name, day, row_count)
           SELECT name, ($3::timestamptz AT TIME ZONE ${houseZoneSql})::date, count
             FROM unnest($1::text[], $2::bigint[]) e (name, count) ORDER BY 1
           ON CONFLICT (table_name, day) DO UPDATE SET row_count = ended_retentions.row_count + excluded.row_count`,
    values: [[...ended.keys()], [...ended.values()], now],
  });
}

/** The beginning of the marketplace's year so many years before that of `$1`: what lies before was kept for as many whole years. */
const yearsBefore = (years: number): string =>
  `(date_trunc('year', $1::timestamptz AT TIME ZONE ${houseZoneSql})
     - interval '${years} years') AT TIME ZONE ${houseZoneSql}`;

/** What began before this moment is past its time; of what is kept for years, the moment itself. */
function retentionEnds({ minutes = 0, hours = 0, days = 0 }: RetentionReason, now: Date): Date {
  return addMilliseconds(now, -(days * DAY + hours * HOUR + minutes * MINUTE));
}
