import { addMilliseconds, DAY, MINUTE } from '#domain/core/time.ts';
import { type ReturnState, returnStateSchema } from '#domain/returns/model.ts';
import { byItself, nextByItselfAt } from '#domain/returns/return-transitions.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { rowJob } from '../../platform/jobs/row-job.ts';
import { moveReturn } from './move-return.ts';
import { refundReturn } from './refund-return.ts';
import { type DueReturn, listDueReturns } from './return-store.ts';
import { lockReturn } from './shop-returns.ts';

const dueBefore = (now: Date): { state: ReturnState; before: Date }[] =>
  returnStateSchema.options.flatMap((state) => {
    const next = byItself[state];
    return next ? [{ state, before: addMilliseconds(now, -next.days * DAY) }] : [];
  });

/** [ORD-04] Neither side waits for the other for ever: what nobody did within its days follows by itself. */
export const advanceReturns = rowJob<DueReturn>({
  name: 'returns.advance',
  every: MINUTE,
  batchSize: 50,
  list: (app, turn) => listDueReturns(app.db, dueBefore(app.clock.now()), turn),
  work: advance,
});

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
