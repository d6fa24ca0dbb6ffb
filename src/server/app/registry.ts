import { labelSandboxTables } from '#sandbox/labels/tagged-tables.ts';
import { sandboxTables } from '#sandbox/stripe/tagged-tables.ts';
import type { ModuleData } from '../platform/personal-data/erase-person.ts';
import { tablesOf } from '../platform/personal-data/tagged-table.ts';
import { platformTables } from '../platform/personal-data/platform-tables.ts';
import { modules } from './modules.ts';

/** [SUP-03] The registry of personal data: what each module says of its tables, from the top of the house to its ground. */
export const registry: readonly ModuleData[] = [
  ...modules.toReversed().map(({ personalData, beforeErasure }) => ({ tables: tablesOf(personalData), beforeErasure })),
  { tables: platformTables },
  { tables: sandboxTables },
  { tables: labelSandboxTables },
];
