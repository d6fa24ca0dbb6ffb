import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';

/** What wakes the open pages has little room. */
const MAX_NAMED = 50;

/** Open pages of one person on other devices look again: at some conversations, or at everything. */
export const changed = (
  { app, tx }: { app: App; tx: Transaction },
  userId: string,
  conversationIds: readonly string[] = [],
): Promise<void> =>
  publish(app, tx, {
    name: 'messages.changed',
    subject: userId,
    payload: { userId, conversationIds: conversationIds.length > MAX_NAMED ? [] : [...conversationIds] },
    live: [`user:${userId}`],
  });
