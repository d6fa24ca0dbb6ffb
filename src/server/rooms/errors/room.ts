import type { Room } from '../../platform/calls/room.ts';
import { getErrorGroup, listErrorGroups, listSecurityAlerts } from './read-errors.ts';
import { reportError } from './report-error.ts';
import { reopenErrorGroup, resolveErrorGroup } from './resolve-error.ts';
import { tidyErrors } from './tidy-errors.ts';
import { errorTables } from './tagged-tables.ts';

export const errors: Room = {
  name: 'errors',
  personalData: errorTables,
  calls: { reportError, listErrorGroups, getErrorGroup, resolveErrorGroup, reopenErrorGroup, listSecurityAlerts },
  jobs: [tidyErrors],
};
