import type { Module } from '../../platform/calls/module.ts';
import { getErrorGroup, listErrorGroups, listSecurityAlerts } from './read-errors.ts';
import { reportError } from './report-error.ts';
import { reopenErrorGroup, resolveErrorGroup } from './resolve-error.ts';
import { purgeExpiredErrors } from './purge-errors.ts';
import { errorTables } from './tagged-tables.ts';

export const errors: Module = {
  name: 'errors',
  personalData: errorTables,
  calls: { reportError, listErrorGroups, getErrorGroup, resolveErrorGroup, reopenErrorGroup, listSecurityAlerts },
  jobs: [purgeExpiredErrors],
};
