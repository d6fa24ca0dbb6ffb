import { sandboxTables } from '#sandbox/stripe/tagged-tables.ts';
import type { RoomData } from '../platform/personal-data/erase-person.ts';
import { tablesOf } from '../platform/personal-data/tagged-table.ts';
import { platformTables } from '../platform/personal-data/platform-tables.ts';
import { rooms } from './rooms.ts';

/** [SUP-03] The registry of personal data: what each room says of its tables, from the top of the house to its ground. */
export const registry: readonly RoomData[] = [
  ...rooms.toReversed().map(({ personalData, beforeErasure }) => ({ tables: tablesOf(personalData), beforeErasure })),
  { tables: platformTables },
  { tables: sandboxTables },
];
