import { fail, ok } from '#domain/core/result.ts';
import { privacyContract } from '#domain/office/privacy/privacy-contract.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import type { ApprovableContext, WriteContext } from '../../../platform/calls/call.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { secondLookNeeded } from '../../admin/second-looks/second-look-needed.ts';
import { beginDeletion } from '../../accounts/profile/privacy-calls.ts';
import { findWhatHolds, insertExport, setLegalHold } from '../../accounts/stores/privacy-store.ts';
import { lockPerson } from '../person-store.ts';
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
    const { kind, state, q, cursor, limit } = input;
    const rows = await findRequests(app.db, {
      ...{ kind: kind ?? null, state, q: q ?? '' },
      now: app.clock.now(),
      after: timeCursor(cursor),
      limit: limit + 1,
    });
    const { items, nextCursor } = pageOf(rows, limit, (last) => [last.cursor, last.id]);
    return ok({ items: items.map(({ cursor: _cursor, ...request }) => request), nextCursor });
  },
);

const processing = { policy: admin('gdpr.process'), limit: { times: 60, seconds: 3600 } };
type Context = Pick<WriteContext<typeof privacyContract.holdErasure>, 'input' | 'app' | 'tx' | 'caller'>;

/** [ADM-12] Why it was done stands in the log. */
async function noted(context: Context, action: string, name: string) {
  const { userId, reason } = context.input;
  await appendAuditLog(context, { action, subject: { kind: 'person', id: userId, name }, reason });
  return ok({ userId });
}

/** [OFFICE-01, SUP-02] A copy that somebody asked for by letter: made by the queue, its link goes to their own address alone. */
export const requestCopyFor = write(privacyContract.requestCopyFor, processing, async (context) => {
  const { app, tx, input } = context;
  const person = await lockPerson(tx, input.userId);
  if (!person) return fail({ code: 'office/not-found' });
  const now = app.clock.now();
  await insertExport(tx, { userId: input.userId, id: app.ids.uuid(), now, makeAt: now });
  return noted(context, 'office.requestCopyFor', person.displayName);
});

/** [OFFICE-01, SUP-02] Begins the days in which the person may change their mind; the erasure gives its receipt as any other. */
export async function requestErasureNow(context: ApprovableContext<typeof privacyContract.requestErasureFor>) {
  const { app, tx, input } = context;
  const person = await lockPerson(tx, input.userId);
  if (!person) return fail({ code: 'office/not-found' });
  const blockers = await findWhatHolds(tx, input.userId);
  if (blockers.isAdmin || blockers.isShopOpen) return fail({ code: 'office/erasure-blocked' });
  const needed = secondLookNeeded(context, 'office.requestErasureFor');
  if (needed) return needed;
  await beginDeletion({ app, tx }, person);
  return noted(context, 'office.requestErasureFor', person.displayName);
}
export const requestErasureFor = write(privacyContract.requestErasureFor, processing, requestErasureNow);

/** [OFFICE-01] An account that the law holds is not erased, whatever its day. */
export const holdErasure = write(privacyContract.holdErasure, processing, async (context) => {
  const { tx, input } = context;
  const person = await lockPerson(tx, input.userId);
  if (!person) return fail({ code: 'office/not-found' });
  if ((await setLegalHold(tx, input.userId, input.reason)) !== '') return fail({ code: 'office/on-legal-hold' });
  return noted(context, 'office.holdErasure', person.displayName);
});

export const releaseErasure = write(privacyContract.releaseErasure, processing, async (context) => {
  const { tx, input } = context;
  const person = await lockPerson(tx, input.userId);
  if (!person) return fail({ code: 'office/not-found' });
  if ((await setLegalHold(tx, input.userId, '')) === '') return fail({ code: 'office/not-on-legal-hold' });
  return noted(context, 'office.releaseErasure', person.displayName);
});
