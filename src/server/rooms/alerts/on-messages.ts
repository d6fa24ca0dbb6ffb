import { react } from '../../platform/events/reaction.ts';
import { findMessageForAlert } from '../messages/reading/message-facts-store.ts';
import { raiseAlert } from './raise-alert.ts';

/** [MSG-14] A seller hears of a message that a buyer wrote; the room of messages mails about it, once for a burst. */
export const onMessage = react({
  name: 'alerts.on-message',
  to: ['messages.sent'],
  handle: async ({ event, tx, app }) => {
    const { conversationId, sellerId, senderId, buyerId, messageId, productId } = event.payload;
    if (sellerId === null || senderId !== buyerId) return;
    const facts = await findMessageForAlert(tx, { sellerId, conversationId });
    if (!facts) return;
    await raiseAlert(app, tx, {
      type: 'new_message',
      event,
      to: sellerId,
      metadata: { conversationId, messageId, ...(productId === null ? {} : { productId }) },
      values: (_language, texts) => ({
        conversationId,
        customerName: facts.customerName || texts.customer,
        productTitle: facts.productTitle || texts.yourProduct,
      }),
    });
  },
});
