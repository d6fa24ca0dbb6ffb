import type { Transaction } from '#server/platform/database/open-database.ts';

interface RegisteredPerson {
  userId: string;
  displayName: string;
  /** How the marketplace calls itself. */
  marketplace: string;
  now: Date;
}

/** What a module above does for every new account, inside the registering transaction (shops opens the person's shop). */
export type OnRegistered = (tx: Transaction, person: RegisteredPerson) => Promise<void>;
