import { addMilliseconds, DAY, MINUTE } from '#domain/core/time.ts';
import { type ReturnState, returnStateSchema } from '#domain/returns/model.ts';
import { byItself, nextByItselfAt } from '#domain/returns/return-transitions.ts';
import type { App } from '../../platform/calls/app.ts';
import { inTransaction, type Transaction } from '../../platform/database/open-database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { moveReturn } from './move-return.ts';
import { refundReturn } from './refund-return.ts';
import { listDueReturns } from './return-store.ts';
import { lockReturn } from './shop-returns.ts';

const BATCH_SIZE = 50;

const dueBefore = (now: Date): { state: ReturnState; before: Date }[] =>
  returnStateSchema.options.flatMap((state) => {
    const next = byItself[state];
    return next ? [{ state, before: addMilliseconds(now, -next.days * DAY) }] : [];
  });

/** [ORD-04] Neither side waits for the other for ever: what nobody did within its days follows by itself. */
export const advanceReturns: Job = {
  name: 'returns.advance',
  every: MINUTE,
  run: async (app) => {
    const due = await listDueReturns(app.db, dueBefore(app.clock.now()), BATCH_SIZE);
    let advanced = 0;
    for (const each of due)
      try {
        if (await inTransaction(app.db, (tx) => advance(app, tx, each))) advanced += 1;
      } catch (error) {
        app.log.error('a return could not go on yet', { error, returnId: each.returnId });
      }
    return advanced >= BATCH_SIZE;
  },
};

async function advance(app: App, tx: Transaction, which: { sellerId: string; returnId: string }): Promise<boolean> {
  const locked = await lockReturn(tx, which);
  if (!locked.ok) return false;
  const { stored } = locked.value;
  const dueAt = nextByItselfAt(stored);
  const next = byItself[stored.state];
  if (!next || !dueAt || dueAt > app.clock.now()) return false;
  // While the buyer's bank holds the money, it waits.
  if (next.to === 'refund_issued') return (await refundReturn(app, tx, { ...locked.value, by: 'system' })).ok;
  return (await moveReturn(app, tx, { ...locked.value, to: next.to, by: 'system' })).ok;
}
