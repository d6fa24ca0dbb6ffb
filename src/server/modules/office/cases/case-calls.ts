import { ok } from '#domain/core/result.ts';
import { casesContract } from '#domain/office/cases-contract.ts';
import { read } from '../../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { findCases } from './case-store.ts';

/** One page of a list that goes by since when things wait. */
function cursorPage<Row extends { cursor: string; id: string }>(rows: Row[], limit: number) {
  const { items, nextCursor } = pageOf(rows, limit, (last) => [last.cursor, last.id]);
  return { items: items.map(({ cursor: _cursor, ...item }) => item), nextCursor };
}

/** [OFFICE-01] */
export const listCases = read(
  casesContract.listCases,
  { policy: admin('cases.view') },
  async ({ input, app, caller }) => {
    const { view, q = '', dir, cursor, limit } = input;
    const wanted = {
      ...{ view, q, direction: dir, userId: caller.session?.userId ?? '' },
      now: app.clock.now(),
      after: timeCursor(cursor),
      limit: limit + 1,
    };
    return ok(cursorPage(await findCases(app.db, wanted), limit));
  },
);
