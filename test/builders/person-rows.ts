import type { Transaction } from '#server/platform/database/open-database.ts';
import type { BareTables } from './bare-tables.ts';

export const bytes = (byte: number): Buffer => Buffer.from([byte]);
export const person = {
  id: 'bo',
  email: 'bo@example.com',
  display_name: 'Bo',
  email_verified: true,
  password_hash: 'hash',
};

/** Bo, Cy, and whoever else differs from Bo in what is said. */
export const peopleIn =
  (tables: BareTables) =>
  (...changes: Record<string, unknown>[]): Promise<void> =>
    tables.fill`users: ${person} | id=cy email=cy@example.com display_name=Cy password_hash=other | ${changes}`;

/** Of which people an act wrote rows, and how many of them went. */
export const writtenIn =
  (tables: BareTables) =>
  async (table: string, operation: (tx: Transaction) => unknown): Promise<[string[], number]> => {
    const { now, gone } = await tables.written(table, table === 'users' ? 'id' : 'user_id', operation);
    return [now, gone];
  };
