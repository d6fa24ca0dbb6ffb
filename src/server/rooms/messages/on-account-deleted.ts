import { publish } from '../../platform/events/publish.ts';
import { react } from '../../platform/events/reaction.ts';
import { eraseWriter } from './erase-store.ts';

/** [MSG-18, SUP-02] Whose account is gone has no words left in conversations, and these take none any more. */
export const onAccountDeleted = react({
  name: 'messages.on-account-deleted',
  to: ['accounts.deleted'],
  handle: async ({ event, tx, app }) => {
    for (const { conversationId, otherId } of await eraseWriter(tx, event.payload.userId, app.clock.now()))
      await publish(app, tx, 'messages.status-changed', {
        subject: conversationId,
        payload: { conversationId },
        live: [`user:${otherId}`],
      });
  },
});
