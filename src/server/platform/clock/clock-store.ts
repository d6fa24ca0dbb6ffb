import type { Queryable } from '../database/open-database.ts';

/** How far the simulated clock runs ahead, milliseconds; null where the data lives on the system's clock. */
export async function findOffset(db: Queryable): Promise<number | null> {
  const { rows } = await db.query<{ offset_ms: number }>({
    text: 'SELECT offset_ms FROM platform_clock WHERE id = 1',
  });
  return rows[0]?.offset_ms ?? null;
}

/** From now on the data lives on a clock that can be moved. */
export async function insertClock(db: Queryable): Promise<void> {
  await db.query({ text: 'INSERT INTO platform_clock (id, offset_ms) VALUES (1, 0) ON CONFLICT (id) DO NOTHING' });
}

/** Moves the simulated clock and tells every process; false where there is none. */
export async function moveClock(db: Queryable, milliseconds: number): Promise<boolean> {
  const { rowCount } = await db.query({
    text: 'UPDATE platform_clock SET offset_ms = offset_ms + $1 WHERE id = 1',
    values: [milliseconds],
  });
  await db.query({ text: `SELECT pg_notify('clock', '')` });
  return rowCount === 1;
}
