import { MINUTE } from '#domain/core/time.ts';
import { houseTurn } from '#domain/support/cases/move-case.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { rowJob } from '../../../platform/jobs/row-job.ts';
import { type DueCase, insertCaseEntry, listDueCases, lockCase, moveCase } from './case-store.ts';
import { publishCase } from './notify-parties.ts';

/** [SUP-04] Whoever was asked and did not answer in time gives the turn to the house. */
export const advanceCases = rowJob<DueCase>({
  name: 'support.cases',
  every: MINUTE,
  batchSize: 50,
  list: (app, turn) => listDueCases(app.db, app.clock.now(), turn),
  work: advance,
});

async function advance(app: App, tx: Transaction, { number }: DueCase): Promise<boolean> {
  const one = await lockCase(tx, { number });
  const now = app.clock.now();
  if (!one || (one.state !== 'buyer' && one.state !== 'maker') || !one.dueAt || one.dueAt > now) return false;
  const { sellerId, orderId } = one;
  const missed = { kind: 'missed' as const, body: one.state, authorId: null, authorName: '' };
  await insertCaseEntry(tx, { sellerId, number, id: app.ids.uuid(), at: now, ...missed });
  await moveCase(tx, one, { ...houseTurn(now), now });
  await publishCase(app, tx, { sellerId, orderId, number, state: 'house' });
  return true;
}
