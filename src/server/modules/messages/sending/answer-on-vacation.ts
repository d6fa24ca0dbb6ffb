import { prepare, refusalOf } from '#domain/messages/decide-send.ts';
import { sendingLimits } from '#domain/messages/allowance.ts';
import { react } from '../../../platform/events/reaction.ts';
import { findAutoreply } from '../../shops/calendar/notice-store.ts';
import { postMessage } from './post-message.ts';
import { findSendable } from './send-store.ts';

/** [DASH-04] Who writes to a shop on vacation is answered by what its maker left, once a conversation and vacation. */
export const answerOnVacation = react({
  name: 'messages.answer-on-vacation',
  to: ['messages.sent'],
  handle: async ({ event, tx, app }) => {
    const { conversationId, senderId, receiverId, sellerId, isSpam } = event.payload;
    if (sellerId === null || receiverId !== sellerId || senderId === null || isSpam) return;
    const left = await findAutoreply(tx, sellerId);
    const reply = left && prepare(left.autoreply);
    if (!reply?.ok) return;
    const clientId = `vacation-${left?.noticeId ?? ''}`;
    const facts = await findSendable(tx, { senderId: sellerId, conversationId, clientId }, sendingLimits);
    if (!facts || facts.earlier || refusalOf(facts)) return;
    const posted = { ...facts, conversationId, senderId: sellerId, clientId, attachments: [] };
    await postMessage(app, tx, { ...posted, prepared: reply.value });
  },
});
