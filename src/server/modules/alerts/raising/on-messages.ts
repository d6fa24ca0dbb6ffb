import { react } from '../../../platform/events/reaction.ts';
import { findMessageForAlert } from '../../messages/reading/message-facts-store.ts';
import { findUrgency } from './alert-facts-store.ts';
import { raiseAlert } from '../raise-alert.ts';

/** [MSG-14] A seller hears of a message that a buyer wrote; the module of messages mails about it, once for a burst. */
export const onMessage = react({
  name: 'alerts.on-message',
  to: ['messages.sent'],
  handle: async ({ event, tx, app }) => {
    const { conversationId, sellerId, senderId, buyerId, messageId, productId } = event.payload;
    if (sellerId === null || senderId !== buyerId) return;
    const facts = await findMessageForAlert(tx, { sellerId, conversationId });
    if (!facts) return;
    const urgency = await findUrgency(tx, { sellerId, conversationId, now: event.at });
    const isUrgent = urgency.isMarked || urgency.leavingNumber !== null;
    await raiseAlert(app, tx, {
      type: isUrgent ? 'urgent_message' : 'new_message',
      event,
      to: sellerId,
      quoted: senderId,
      metadata: { conversationId, messageId, ...(productId === null ? {} : { productId }) },
      values: (_language, texts) => ({
        conversationId,
        customerName: facts.customerName || texts.customer,
        productTitle: facts.productTitle || texts.yourProduct,
        why: urgency.leavingNumber === null ? texts.markedUrgent : texts.leavesSoon(urgency.leavingNumber),
      }),
    });
  },
});
