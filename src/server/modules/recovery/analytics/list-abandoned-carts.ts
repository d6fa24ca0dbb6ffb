import { ok } from '#domain/core/result.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import { recoveryContract } from '#domain/recovery/contract.ts';
import { read } from '../../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { findAbandoned } from './analytics-store.ts';

/** [REC-12] The carts behind the figures. */
export const listAbandonedCarts = read(
  recoveryContract.listAbandonedCarts,
  { policy: admin('analytics.view') },
  async ({ input: { days, show, day, cursor, limit }, app }) => {
    const to = app.clock.now();
    const from = addMilliseconds(to, -days * DAY);
    const rows = await findAbandoned(app.db, { from, to, show, day, after: timeCursor(cursor), limit: limit + 1 });
    return ok(pageOf(rows, limit, (last) => [last.begunAt, last.id]));
  },
);
