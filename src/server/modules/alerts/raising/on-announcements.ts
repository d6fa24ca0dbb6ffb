import { react } from '../../../platform/events/reaction.ts';
import { findBroadcast } from '../../messages/broadcasts/broadcast-store.ts';
import { raiseAlert } from '../raise-alert.ts';

/** [ALERT-26] What administrators announce: each of its readers gets the text in their language. */
export const onAnnouncement = react({
  name: 'alerts.on-announcement',
  to: ['messages.announced'],
  handle: async ({ event, tx, app }) => {
    const { broadcastId, type, userIds } = event.payload;
    const broadcast = await findBroadcast(tx, broadcastId);
    if (!broadcast) return;
    for (const to of userIds)
      await raiseAlert(app, tx, {
        type,
        event: { id: broadcastId, at: event.at },
        part: to,
        to,
        quoted: null,
        values: (language, texts) => ({
          title: texts.announced[type],
          text: broadcast.texts[language] || broadcast.texts.en,
        }),
        metadata: { broadcastId },
      });
  },
});
