import { DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/open-database.ts';
import { StartProblem } from '../folder-lock.ts';
import { findOffset, insertClock, moveClock } from './clock-store.ts';

/** The only source of time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The clock that the data of a database lives on: the same in every process and tool, whatever their settings say [RUN-09]. */
export interface DatabaseClock extends Clock {
  /** It can be moved, and runs ahead of the system's by the offset that the database keeps. */
  readonly isSimulated: boolean;
  /** By how many milliseconds it runs ahead of the system's. */
  readonly ahead: number;
  refresh(): Promise<void>;
}

export async function databaseClock(db: Database): Promise<DatabaseClock> {
  let offset: number | null = null;
  const clock = {
    now: () => new Date(Date.now() + (offset ?? 0)),
    get isSimulated() {
      return offset !== null;
    },
    get ahead() {
      return offset ?? 0;
    },
    refresh: async () => {
      offset = await findOffset(db);
    },
  };
  await clock.refresh();
  return clock;
}

export const aheadOf = (clock: Clock): number => ('ahead' in clock ? (clock as DatabaseClock).ahead : 0);

const aheadBy = (milliseconds: number): string => {
  if (milliseconds >= DAY) return `${Math.floor(milliseconds / DAY)} d`;
  return milliseconds >= HOUR ? `${Math.floor(milliseconds / HOUR)} h` : `${Math.ceil(milliseconds / MINUTE)} min`;
};

/**
 * The clock of the database, once the setting has had its say: `simulated` makes it one that can be moved, from now on; a tool only
 * goes along. Data that was
 * written ahead of the system's time cannot go back to it, so `system` is refused there.
 */
export async function chosenClock(
  db: Database,
  wanted: Config['CLOCK'],
  { mayMark = true } = {},
): Promise<DatabaseClock> {
  if (wanted === 'simulated' && mayMark) await insertClock(db);
  const clock = await databaseClock(db);
  const ahead = clock.now().getTime() - Date.now();
  if (wanted === 'system' && ahead > MINUTE)
    throw new StartProblem(
      `The setting CLOCK is system, but the data of this database lives on a simulated clock that is ${aheadBy(ahead)} ahead. Leave CLOCK unset to go on with it.`,
    );
  return clock;
}

/** Moves the simulated time forward, of every process; false where the data lives on the system's clock, which nobody moves. */
export async function advanceClock(db: Database, milliseconds: number): Promise<boolean> {
  return moveClock(db, milliseconds);
}
