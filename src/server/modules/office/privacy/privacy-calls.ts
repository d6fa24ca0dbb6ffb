import { ok } from '#domain/core/result.ts';
import { privacyContract } from '#domain/office/privacy-contract.ts';
import { read } from '../../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { countChoices, countPrivacyRequests, findRequests } from './privacy-store.ts';

/** [OFFICE-01, SUP-02] */
export const getPrivacyFigures = read(
  privacyContract.getPrivacyFigures,
  { policy: admin('gdpr.view') },
  async ({ app }) => {
    const now = app.clock.now();
    const [counts, chosen] = await Promise.all([countPrivacyRequests(app.db, now), countChoices(app.db)]);
    const choices = chosen.toSorted((a, b) => (`${a.kind} ${a.channel}` < `${b.kind} ${b.channel}` ? -1 : 1));
    return ok({ at: now.toISOString(), ...counts, choices });
  },
);

/** [OFFICE-01, SUP-02] */
export const listPrivacyRequests = read(
  privacyContract.listPrivacyRequests,
  { policy: admin('gdpr.view') },
  async ({ input, app }) => {
    const { kind, cursor, limit } = input;
    const rows = await findRequests(app.db, {
      kind: kind ?? null,
      now: app.clock.now(),
      after: timeCursor(cursor),
      limit: limit + 1,
    });
    const { items, nextCursor } = pageOf(rows, limit, (last) => [last.cursor, last.id]);
    return ok({ items: items.map(({ cursor: _cursor, ...request }) => request), nextCursor });
  },
);
