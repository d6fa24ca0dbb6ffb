import type { Queryable } from '../database/open-database.ts';
import type { LiveMessage } from './live-message.ts';

export const CATCH_UP = 500;

/** Messages of some topics above a number, in order, so many at once. */
export async function listLiveMessages(
  db: Queryable,
  { topics, after }: { topics: string[]; after: number },
): Promise<LiveMessage[]> {
  const { rows } = await db.query<LiveMessage>({
    name: 'live-missed',
    text: `SELECT id, topic, name, payload FROM live_messages WHERE topic = ANY($1) AND id > $2 ORDER BY id
           LIMIT ${CATCH_UP}`,
    values: [topics, after],
  });
  return rows;
}

/** The number of the newest message of some topics; 0 where there is none. */
export async function newestLiveId(db: Queryable, topics: string[]): Promise<number> {
  const { rows } = await db.query<{ id: number | null }>({
    name: 'live-newest',
    text: 'SELECT max(id) AS id FROM live_messages WHERE topic = ANY($1)',
    values: [topics],
  });
  return rows[0]?.id ?? 0;
}

/** Messages of some topics told at or after a moment, in order, at most {@link CATCH_UP}. */
export async function listLiveMessagesSince(
  db: Queryable,
  { topics, since }: { topics: string[]; since: Date },
): Promise<LiveMessage[]> {
  const { rows } = await db.query<LiveMessage>({
    name: 'live-since',
    text: `SELECT id, topic, name, payload FROM live_messages WHERE topic = ANY($1) AND at >= $2 ORDER BY id
           LIMIT ${CATCH_UP}`,
    values: [topics, since],
  });
  return rows;
}
