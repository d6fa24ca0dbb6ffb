import type { Database } from '../database/open-database.ts';

/** The only source of time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that runs ahead of the system's by an offset kept in the database, the same in every process [RUN-09]. */
export interface SimulatedClock extends Clock {
  refresh(): Promise<void>;
}

export async function simulatedClock(db: Database): Promise<SimulatedClock> {
  let offset = 0;
  const clock: SimulatedClock = {
    now: () => new Date(Date.now() + offset),
    refresh: async () => {
      const { rows } = await db.query({ text: 'SELECT offset_ms FROM platform_clock WHERE id = 1' });
      offset = rows[0]?.offset_ms ?? 0;
    },
  };
  await clock.refresh();
  return clock;
}

/** Moves the simulated time forward; every process hears of it. */
export async function advanceClock(db: Database, milliseconds: number): Promise<void> {
  await db.query({
    text: `INSERT INTO platform_clock (id, offset_ms) VALUES (1, $1)
           ON CONFLICT (id) DO UPDATE SET offset_ms = platform_clock.offset_ms + excluded.offset_ms`,
    values: [milliseconds],
  });
  await db.query({ text: `SELECT pg_notify('clock', '')` });
}
