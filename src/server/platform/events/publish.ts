import type { EventName, Events } from '#domain/rooms.ts';
import type { App } from '../calls/app.ts';
import type { Transaction } from '../database/open-database.ts';
import { insertEvent, insertEvents } from './event-store.ts';

interface NewEvent<Name extends EventName> {
  /** What it is about; events of one subject are handled in order. */
  subject: string;
  payload: Events[Name];
  /** Topics of open pages that are told too: `user:ID`, `shop:ID`. */
  live?: string[];
}

/** Says what happened, in the transaction in which it happened: both are committed, or neither [INV-24]. */
export async function publish<Name extends EventName>(
  app: Pick<App, 'ids' | 'clock'>,
  tx: Transaction,
  name: Name,
  event: NewEvent<Name>,
): Promise<void> {
  tx.published.push({ name, payload: event.payload });
  insertEvent(tx, { ...event, id: app.ids.uuid(), name, at: app.clock.now() });
}

/** The same of many subjects in one statement, without live messages. */
export async function publishAll<Name extends EventName>(
  app: Pick<App, 'ids' | 'clock'>,
  tx: Transaction,
  name: Name,
  all: readonly Omit<NewEvent<Name>, 'live'>[],
): Promise<void> {
  if (all.length === 0) return;
  for (const { payload } of all) tx.published.push({ name, payload });
  insertEvents(tx, { name, at: app.clock.now(), events: all.map((each) => ({ ...each, id: app.ids.uuid() })) });
}
