import { publish } from '../../platform/events/publish.ts';
import type { BeforeErasure } from '../../platform/personal-data/erase-person.ts';
import { leaveConversations } from './erase-store.ts';

/** [MSG-18, SUP-02] Nothing waits to be read by who is gone, and whoever they wrote with sees that it is over. */
export const beforeErasure: BeforeErasure = async ({ tx, app, userId }) => {
  for (const { conversationId, otherId } of await leaveConversations(tx, userId, app.clock.now()))
    await publish(app, tx, {
      name: 'messages.status-changed',
      subject: conversationId,
      payload: { conversationId },
      live: [`user:${otherId}`],
    });
};
