import { sandboxData } from '#sandbox/stripe/personal-data.ts';
import type { RoomData } from '../platform/personal-data/erase-person.ts';
import { tablesOf } from '../platform/personal-data/personal-data.ts';
import { platformData } from '../platform/personal-data/platform-data.ts';
import { rooms } from './rooms.ts';

/** [SUP-03] The registry of personal data: what each room says of its tables, from the top of the house to its ground. */
export const registry: readonly RoomData[] = [
  ...rooms.toReversed().map(({ personalData, beforeErasure }) => ({ tables: tablesOf(personalData), beforeErasure })),
  { tables: platformData },
  { tables: sandboxData },
];
