import { react } from '../../platform/events/reaction.ts';
import { insertLogin } from './admin-store.ts';

/** [ADM-08] A sign-in of an administrator stamps `lastLogin` and stands in front of the newest fifty. */
export const recordLogin = react({
  name: 'admin.note-login',
  to: ['accounts.signed-in'],
  handle: async ({ event, tx }) => {
    await insertLogin(tx, { userId: event.payload.userId, id: event.id, at: event.at });
  },
});
