import type { App } from '../../platform/calls/app.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { appendAuditLog } from './audit-store.ts';

/** [OFFICE-01] So many masked values may one administrator look at, whatever they are of; the hourly limit on acts counts them too. */
export const HOURLY_LIMIT = { times: 60, seconds: 3600, countedAs: 'admin.look' };

interface Look {
  action: string;
  subject: { kind: string; id: string; name: string };
  field: string;
  reason: string;
}

/** [OFFICE-01, ADM-12] Who looked at what is masked, whose it is, which part of it, and why. The value itself is not kept. */
export const recordLook = (
  work: { app: App; tx: Transaction; caller: Caller },
  { action, subject, field, reason }: Look,
): Promise<void> => appendAuditLog(work, { action, subject, reason, after: { field } });
