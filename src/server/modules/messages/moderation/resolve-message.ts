import { prefixedId } from '#domain/core/ids.ts';
import { MAIL_WAITS_SECONDS } from '#domain/admin/decided.ts';
import { sentenceOf } from '#domain/core/languages/sentence-of.ts';
import { addMilliseconds, SECOND } from '#domain/core/time.ts';
import type { SpamDecision } from '#domain/messages/admin-model.ts';
import { messageProblemTexts } from '#domain/messages/problem-texts.ts';
import type { Outcome } from '../../admin/undo/bulk-decide.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { insertBroadcast, recallBroadcast } from '../broadcasts/broadcast-store.ts';
import { type LockedFlagged, lockFlagged, resolveFlagged } from './moderation-store.ts';
import { unsuspend, suspendSender } from './suspend-sender.ts';
import { warningTexts } from './warning-texts.ts';

interface Work {
  app: App;
  tx: Transaction;
  caller: Caller;
}

export interface MessageBefore {
  isSpam: boolean;
  settledBy: 'receiver' | 'moderator' | null;
  settledAt: string | null;
  reports: string[];
  /** When this decision was made: one that was made again since stands. */
  decidedAt: string;
  warning: string | null;
  suspended: string | null;
}

const said = (code: keyof typeof messageProblemTexts): string => sentenceOf(messageProblemTexts, { code }, 'en');

const announce = ({ app, tx }: Work, messageId: string, flagged: LockedFlagged): Promise<void> =>
  publish(app, tx, {
    name: 'messages.decided',
    subject: flagged.conversationId,
    payload: { conversationId: flagged.conversationId, messageId, number: flagged.number },
    live: [`user:${flagged.receiverId}`],
  });

/** The sender reads why, when the decision can be taken back no more. */
async function warn({ app, tx, caller }: Work, sender: { userId: string; reason: string; messageId: string }) {
  const id = prefixedId('bulk', app.ids.uuid());
  const now = app.clock.now();
  await insertBroadcast(tx, {
    id,
    texts: { en: warningTexts.en(sender.reason), de: warningTexts.de(sender.reason) },
    audience: { kind: 'people', userIds: [sender.userId] },
    createdBy: caller.session?.userId ?? '',
    createdByName: caller.session?.displayName ?? '',
    createdAt: now,
    notBefore: addMilliseconds(now, MAIL_WAITS_SECONDS * SECOND),
    about: sender.messageId,
    total: 1,
  });
  return id;
}

/** [MSG-16, UX-98] Decides on one message that waits, with what follows for its writer. */
export async function decideMessage(
  work: Work,
  { messageId, decision, reason }: { messageId: string; decision: SpamDecision; reason: string },
): Promise<Outcome<MessageBefore>> {
  const { app, tx } = work;
  const flagged = await lockFlagged(tx, messageId);
  if (!flagged?.isWaiting) return said('messages/not-waiting');
  const { senderId, isSpam, settledBy, settledAt, pending } = flagged;
  const isAboutSender = decision === 'warn' || decision === 'suspend';
  if (isAboutSender && senderId === null) return 'Its writer is no longer here.';
  const suspended = decision === 'suspend' && senderId !== null ? await suspendSender(work, senderId) : null;
  if (typeof suspended === 'string') return suspended;
  const warning =
    decision === 'warn' && senderId !== null ? await warn(work, { userId: senderId, reason, messageId }) : null;
  const now = app.clock.now();
  await resolveFlagged(tx, {
    ...flagged,
    messageId,
    isSpam: decision !== 'clear',
    settledBy: 'moderator',
    settledAt: now,
    reports: pending,
    status: decision === 'clear' ? 'cleared' : 'confirmed',
  });
  await announce(work, messageId, flagged);
  return {
    entry: {
      subject: { kind: 'message', id: messageId, name: flagged.senderName },
      before: { isSpam, reports: pending.length },
      after: { decision, sender: senderId },
      reason,
    },
    before: {
      ...{ isSpam, settledBy, settledAt, reports: pending, decidedAt: now.toISOString(), warning },
      suspended: suspended ? senderId : null,
    },
  };
}

/** [UX-98] The message waits again, with its reports; the writer is let in and not warned. */
export async function restoreMessage(
  work: Work,
  messageId: string,
  before: MessageBefore,
): Promise<Outcome<MessageBefore>> {
  const { tx } = work;
  const flagged = await lockFlagged(tx, messageId);
  if (!flagged) return said('messages/not-waiting');
  const isSame =
    flagged.settledBy === 'moderator' &&
    flagged.settledAt !== null &&
    new Date(flagged.settledAt).getTime() === new Date(before.decidedAt).getTime();
  if (!isSame) return said('messages/decided-since');
  const { isSpam, settledBy, settledAt, reports } = before;
  await resolveFlagged(tx, { ...flagged, messageId, isSpam, settledBy, settledAt, reports, status: 'pending' });
  const isRecalled = before.warning === null || (await recallBroadcast(tx, before.warning));
  if (before.suspended !== null) await unsuspend(work, before.suspended);
  await announce(work, messageId, flagged);
  return {
    entry: {
      subject: { kind: 'message', id: messageId, name: flagged.senderName },
      before: { isSpam: flagged.isSpam },
      after: { isSpam, waits: true },
    },
    before,
    ...(isRecalled ? {} : { note: 'The warning has left already.' }),
  };
}
