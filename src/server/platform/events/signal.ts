import type { EventName, Events } from '#domain/modules.ts';
import type { App } from '../calls/app.ts';
import type { Transaction } from '../database/open-database.ts';
import { insertSignal } from './event-store.ts';

/** Shows something on open pages alone, by the topics they listen to: it is no event, and nothing reacts to it. */
export async function signal<Name extends EventName>(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  { name, payload, live }: { name: Name; payload: Events[Name]; live: string[] },
): Promise<void> {
  insertSignal(tx, { name, payload, live, at: app.clock.now() });
}
