import { DAY } from '#domain/core/time.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { checkAuditChain } from './audit-chain-store.ts';

/** [INV-22, UX-99] Goes through the chain of the audit log every day; what it found stands on the page of compliance. */
export const checkAuditChainDaily: Job = {
  name: 'admin.check-audit-chain',
  every: DAY,
  run: (app) => checkAuditChain(app.db, app.clock.now()),
};
