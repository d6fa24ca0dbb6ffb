import { fail, ok } from '#domain/core/result.ts';
import { checkAllowance, reportingLimits } from '#domain/messages/allowance.ts';
import { checkIds, checkReason } from '#domain/messages/check-ids.ts';
import { messagesContract } from '#domain/messages/contract.ts';
import { changeSide } from '#domain/messages/sides.ts';
import { prefixedId } from '#domain/core/ids.ts';
import { write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { publish } from '../../../platform/events/publish.ts';
import { changed } from '../changing/changed.ts';
import { insertReport, lockReceived, resolveByReceiver } from './report-store.ts';
import { findAuditEntries, lockWriter, storeOperation } from '../sending/send-store.ts';
import { lockSides, saveSides } from '../changing/side-store.ts';

/** [MSG-06, MSG-10, MSG-13] A message that one received is reported, once; the conversation goes to one's spam folder. */
export const reportSpam = write(
  messagesContract.reportSpam,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    const { conversationId, messageId } = input;
    const ids = checkIds({ conversationId, messageId });
    if (!ids.ok) return ids;
    const reason = checkReason(input.reason);
    if (!reason.ok) return reason;
    const now = app.clock.now();
    lockWriter(tx, userId, now);
    const message = await lockReceived(tx, { userId, conversationId, messageId });
    if (!message) return fail({ code: 'messages/message-not-found' });
    const actions = await findAuditEntries(tx, { userId, kind: 'report', limits: reportingLimits, conversationId });
    const reportId = prefixedId('moderation', app.ids.uuid());
    const report = await insertReport(tx, {
      ...message,
      conversationId,
      messageId,
      reportId,
      reporterId: userId,
      reason: reason.value,
      now,
    });
    // The same report once more counts for no limit.
    if (!report.isNew) return ok({ reportId: report.reportId, status: 'pending' as const });
    const allowed = checkAllowance(reportingLimits, actions.now, now);
    if (!allowed.ok) return allowed;
    storeOperation(tx, { userId, kind: 'report', id: reportId, conversationId, now });
    const sides = (await lockSides(tx, userId, [conversationId])).flatMap((side) => {
      const next = changeSide(side, { folder: 'spam' });
      return next ? [{ ...next, conversationId }] : [];
    });
    await saveSides(tx, userId, { sides, now });
    await changed({ app, tx }, userId, [conversationId]);
    return ok({ reportId, status: 'pending' as const });
  },
);

/** [UX-83] */
export const markNotSpam = write(
  messagesContract.markNotSpam,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    const { conversationId, messageId } = input;
    const message = await lockReceived(tx, { userId, conversationId, messageId });
    if (!message) return fail({ code: 'messages/message-not-found' });
    await resolveByReceiver(tx, { ...message, conversationId, messageId, now: app.clock.now() });
    await publish(app, tx, {
      name: 'messages.decided',
      subject: conversationId,
      payload: { conversationId, messageId, number: message.number },
      live: [`user:${userId}`],
    });
    return ok({ isSpam: false as const });
  },
);
