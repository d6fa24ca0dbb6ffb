import type { EventName, Events } from '#domain/modules.ts';
import type { App } from '../calls/app.ts';
import type { Transaction } from '../database/open-database.ts';

export type Happened = {
  [Name in EventName]: { id: string; subject: string; name: Name; payload: Events[Name]; at: Date };
}[EventName];

/** What a module does when something happened below it. Runs in a transaction that also moves the reaction's place in the events. */
export interface Reaction {
  name: string;
  to: readonly EventName[];
  handle: (context: { event: Happened; tx: Transaction; app: App }) => Promise<void>;
}

export function react<Name extends EventName>(reaction: {
  name: string;
  to: readonly Name[];
  handle: (context: { event: Extract<Happened, { name: Name }>; tx: Transaction; app: App }) => Promise<void>;
}): Reaction {
  return reaction as unknown as Reaction;
}
