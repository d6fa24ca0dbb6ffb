import type { EventName, Events } from '#domain/modules.ts';
import type { App } from '../calls/app.ts';
import type { Transaction } from '../database/open-database.ts';
import { insertEvents, type PublishedEvent } from './event-store.ts';

interface NewEvent<Name extends EventName> {
  name: Name;
  /** What it is about; events of one subject are handled in order. */
  subject: string;
  payload: Events[Name];
  /** Topics of open pages that are told too: `user:ID`, `shop:ID`. */
  live?: string[];
}

/** Says what happened, in the transaction in which it happened: both are committed, or neither [INV-24]. All that one says is written with its COMMIT. */
export async function publish<Name extends EventName>(
  app: Pick<App, 'ids' | 'clock'>,
  tx: Transaction,
  { name, subject, payload, live = [] }: NewEvent<Name>,
): Promise<void> {
  const event: PublishedEvent = { name, subject, payload, live, id: app.ids.uuid(), at: app.clock.now() };
  tx.published.push(event);
  tx.beforeCommit.add(insertPublished);
}

/** The same of many subjects. */
export async function publishAll<Name extends EventName>(
  app: Pick<App, 'ids' | 'clock'>,
  tx: Transaction,
  all: readonly NewEvent<Name>[],
): Promise<void> {
  for (const event of all) await publish(app, tx, event);
}

const written = new WeakMap<Transaction, number>();

/** Writes what was published so far, for what must find it in the table; without it that is done with the COMMIT. */
export function insertPublished(tx: Transaction): void {
  insertEvents(tx, tx.published.slice(written.get(tx) ?? 0) as PublishedEvent[]);
  written.set(tx, tx.published.length);
}
