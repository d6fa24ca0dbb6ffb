import {
  type SecondLook,
  secondLookContract,
  secondLookRequestSchema,
} from '#domain/office/second-looks/second-look-contract.ts';
import { APPROVAL_HOURS } from '#domain/admin/second-look.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import { fail, ok } from '#domain/core/result.ts';
import { addMilliseconds, HOUR } from '#domain/core/time.ts';
import { listAdminsWith, permissionsOfSession } from '../../admin/admin-store.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { secondLookMails } from '../../admin/second-looks/send-second-look-mails.ts';
import {
  insertSecondLook,
  listOver,
  listWaiting,
  lockSecondLook,
  saveDecision,
  type StoredSecondLook,
} from '../../admin/second-looks/second-look-store.ts';
import { read, write } from '../../../platform/calls/call.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import { pageOf, timeCursor } from '../../../platform/calls/cursor.ts';
import { anyAdmin } from '../../../platform/calls/policy.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { operationOf, operationsOf } from './operations.ts';

const permissionsOf = async (db: Queryable, { session }: Caller): Promise<readonly Permission[]> =>
  session ? permissionsOfSession(db, session) : [];
const holdsAll = (granted: readonly Permission[], needs: readonly Permission[]): boolean =>
  needs.every((permission) => granted.includes(permission));
/** Active administrators who hold all of these. */
async function adminsWithAll(tx: Transaction, needs: readonly Permission[]): Promise<{ userId: string }[]> {
  const [first = [], ...rest] = await Promise.all(needs.map((permission) => listAdminsWith(tx, permission)));
  return first.filter(({ userId }) => rest.every((admins) => admins.some((admin) => admin.userId === userId)));
}
const MAX_REASON = 1000;
const byOf = ({ session }: Caller) => ({ userId: session?.userId ?? '', name: session?.displayName ?? '' });

const shown = ({ input: _input, requesterId, ...look }: StoredSecondLook, { session }: Caller): SecondLook => ({
  ...look,
  isOwn: requesterId === session?.userId,
});

/** [OFFICE-01] Only what one may decide oneself, as far as the permission goes. */
export const listSecondLooks = read(
  secondLookContract.listSecondLooks,
  { policy: anyAdmin },
  async ({ input: { show, cursor, limit }, app, caller }) => {
    const operations = operationsOf(await permissionsOf(app.db, caller));
    const isOwn = show === 'own';
    const wanted = {
      operations,
      userId: byOf(caller).userId,
      isOwn,
      now: app.clock.now(),
      after: timeCursor(cursor),
      limit: limit + 1,
    };
    const rows = await (show === 'over' ? listOver(app.db, wanted) : listWaiting(app.db, wanted));
    const { items, nextCursor } = pageOf(rows, limit, (last) => [
      show === 'over' ? last.requestedAt : last.expiresAt,
      last.id,
    ]);
    return ok({ items: items.map((look) => shown(look, caller)), nextCursor });
  },
);

/** [OFFICE-01, ADM-12] Everybody else who may do the same is told by mail. */
export const requestSecondLook = write(
  secondLookContract.requestSecondLook,
  { policy: anyAdmin, limit: { times: 60, seconds: 3600 } },
  async ({ input: { request }, app, tx, caller }) => {
    const operation = operationOf(request);
    const may = holdsAll(await permissionsOf(tx, caller), operation.needs);
    const described = may ? await operation.describe(tx) : null;
    if (!described) return fail({ code: 'office/no-second-look' });
    const now = app.clock.now();
    const id = app.ids.uuid();
    const by = byOf(caller);
    const { operation: name, input } = request;
    const look = {
      id,
      operation: name,
      input,
      ...described,
      reason: ('reason' in input ? input.reason : input.words).slice(0, MAX_REASON),
      by,
      now,
    };
    const isNew = await insertSecondLook(tx, { ...look, expiresAt: addMilliseconds(now, APPROVAL_HOURS * HOUR) });
    const stored = isNew ? await lockSecondLook(tx, id, now) : null;
    if (!stored) return fail({ code: 'office/second-look-waits' });
    const others = (await adminsWithAll(tx, operation.needs)).filter(({ userId }) => userId !== by.userId);
    await secondLookMails({ app, tx }, stored, others);
    await appendAuditLog(
      { app, tx, caller },
      {
        action: 'office.requestSecondLook',
        subject: stored.subject,
        reason: stored.reason,
        after: { operation: name, amountCents: stored.amountCents },
      },
    );
    return ok(shown(stored, caller));
  },
);

const DECIDED = { true: 'office.approveSecondLook', false: 'office.refuseSecondLook' } as const;

/** [OFFICE-01, ADM-12] The act happens in the transaction that approves it; what it refuses leaves the request waiting. */
export const decideSecondLook = write(
  secondLookContract.decideSecondLook,
  { policy: anyAdmin },
  async ({ input: { id, isApproved, answer }, app, tx, caller }) => {
    const now = app.clock.now();
    const look = await lockSecondLook(tx, id, now);
    const request = secondLookRequestSchema.safeParse({ operation: look?.operation, input: look?.input });
    if (!look || !request.success) return fail({ code: 'office/no-second-look' });
    const { needs, run } = operationOf(request.data);
    if (!holdsAll(await permissionsOf(tx, caller), needs)) return fail({ code: 'office/no-second-look' });
    const by = byOf(caller);
    if (look.requesterId === by.userId) return fail({ code: 'office/second-look-own' });
    if (look.state !== 'waiting') return fail({ code: 'office/second-look-over' });
    if (isApproved) {
      if (!(await adminsWithAll(tx, needs)).some(({ userId }) => userId === look.requesterId))
        return fail({ code: 'office/second-look-asker-gone' });
      const done = await run({ app, tx, caller });
      if (!done.ok) return done;
    }
    await saveDecision(tx, { id, state: isApproved ? 'approved' : 'refused', by, answer, now });
    const decided = await lockSecondLook(tx, id, now);
    if (!decided) return fail({ code: 'office/no-second-look' });
    await secondLookMails({ app, tx }, decided, [{ userId: look.requesterId }]);
    await appendAuditLog(
      { app, tx, caller },
      {
        action: DECIDED[`${isApproved}`],
        subject: look.subject,
        reason: answer,
        before: { requestedBy: look.requestedBy, requestedAt: look.requestedAt },
        after: { operation: look.operation, amountCents: look.amountCents },
      },
    );
    return ok(shown(decided, caller));
  },
);

/** [OFFICE-01, ADM-12] By whoever asked alone. */
export const withdrawSecondLook = write(
  secondLookContract.withdrawSecondLook,
  { policy: anyAdmin },
  async ({ input: { id }, app, tx, caller }) => {
    const now = app.clock.now();
    const look = await lockSecondLook(tx, id, now);
    const by = byOf(caller);
    if (look?.requesterId !== by.userId) return fail({ code: 'office/no-second-look' });
    if (look.state !== 'waiting') return fail({ code: 'office/second-look-over' });
    await saveDecision(tx, { id, state: 'withdrawn', by, answer: '', now });
    await appendAuditLog(
      { app, tx, caller },
      { action: 'office.withdrawSecondLook', subject: look.subject, after: { operation: look.operation } },
    );
    return ok({
      ...shown(look, caller),
      state: 'withdrawn' as const,
      decidedBy: by.name,
      decidedAt: now.toISOString(),
    });
  },
);
