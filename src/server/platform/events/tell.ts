import type { EventName, Events } from '#domain/events.ts';
import type { App } from '../calls/app.ts';
import type { Transaction } from '../database/open-database.ts';

interface Told<Name extends EventName> {
  /** What it is about; events of one subject are handled in order. */
  subject: string;
  payload: Events[Name];
  /** Topics of open pages that are told too: `user:ID`, `shop:ID`. */
  live?: string[];
}

/** Says what happened, in the transaction in which it happened: both are committed, or neither [INV-24]. */
export async function tell<Name extends EventName>(
  app: Pick<App, 'ids' | 'clock'>,
  tx: Transaction,
  name: Name,
  told: Told<Name>,
): Promise<void> {
  tx.told.push({ name, payload: told.payload });
  await tx.query({
    name: 'events-tell',
    text: `WITH event AS (
             INSERT INTO events (subject, id, name, payload, at) VALUES ($1, $2, $3, $4, $5)
           ), live AS (
             INSERT INTO live_messages (topic, name, payload, at) SELECT topic, $3, $4, $5 FROM unnest($6::text[]) topic RETURNING topic, id
           )
           SELECT pg_notify('events', json_build_object('name', $3::text, 'payload', $4::jsonb,
             'live', (SELECT json_agg(json_build_array(topic, id)) FROM live))::text)`,
    values: [told.subject, app.ids.uuid(), name, JSON.stringify(told.payload), app.clock.now(), told.live ?? []],
  });
}

/** The same of many subjects in one statement, without live messages. */
export async function tellAll<Name extends EventName>(
  app: Pick<App, 'ids' | 'clock'>,
  tx: Transaction,
  name: Name,
  all: readonly Omit<Told<Name>, 'live'>[],
): Promise<void> {
  if (all.length === 0) return;
  for (const { payload } of all) tx.told.push({ name, payload });
  await tx.query({
    name: 'events-tell-all',
    text: `WITH event AS (
             INSERT INTO events (subject, id, name, payload, at) SELECT subject, id, $3, payload, $5 FROM unnest($1::text[], $2::text[], $4::jsonb[]) AS e (subject, id, payload) RETURNING payload
           )
           SELECT count(pg_notify('events', json_build_object('name', $3::text, 'payload', payload)::text)) FROM event`,
    values: [
      all.map(({ subject }) => subject),
      all.map(() => app.ids.uuid()),
      name,
      all.map(({ payload }) => JSON.stringify(payload)),
      app.clock.now(),
    ],
  });
}
