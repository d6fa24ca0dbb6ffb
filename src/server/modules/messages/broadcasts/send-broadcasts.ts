import type { Broadcast } from '#domain/messages/admin-model.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { previewOf } from '#domain/messages/content/check-content.ts';
import { prefixedId } from '#domain/core/ids.ts';
import type { App } from '../../../platform/calls/app.ts';
import { inTransaction, type Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { signal } from '../../../platform/events/signal.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { postMessage } from '../sending/post-message.ts';
import { houseConversations, listReceivers, lockDueBroadcast, moveBroadcast } from './broadcast-store.ts';

/** So many people get it in one transaction: what a kill undoes, and the step of its progress. */
const BATCH_SIZE = 50;

interface Receiver {
  userId: string;
  language: Language;
}

async function sendTo(
  app: App,
  tx: Transaction,
  { broadcast, people }: { broadcast: Broadcast; people: readonly Receiver[] },
): Promise<void> {
  const conversations = await houseConversations(
    tx,
    people.map(({ userId }) => ({ userId, id: prefixedId('thread', app.ids.uuid()) })),
    app.clock.now(),
  );
  for (const { userId, language } of people) {
    const body = broadcast.texts[language] || broadcast.texts.en;
    const posted = {
      conversationId: conversations.get(userId) ?? '',
      sellerId: '',
      buyerId: userId,
      senderId: null,
      receiverId: userId,
      messageType: 'system' as const,
      productId: null,
      orderId: null,
      clientId: broadcast.broadcastId,
      attachments: [],
    };
    const prepared = { body, preview: previewOf(body), isSpam: false, spamScore: 0, rankScore: 0, spamSigns: [] };
    await postMessage(app, tx, { ...posted, prepared });
  }
}

/**
 * [MSG-16, INV-16] Sends one broadcast, or what is due first, to the next people: their messages and the place behind the last of them are
 * one transaction, so that a kill sends to nobody twice and leaves nobody out. False where nothing is due, or another sends it now.
 */
export const sendBatch = (app: App, id: string | null): Promise<boolean> =>
  inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    const due = await lockDueBroadcast(tx, now, id);
    if (!due) return false;
    const people = await listReceivers(tx, { ...due, limit: BATCH_SIZE });
    await sendTo(app, tx, { broadcast: due, people });
    if (due.announces && people.length > 0)
      await publish(app, tx, {
        name: 'messages.announced',
        subject: due.broadcastId,
        payload: { broadcastId: due.broadcastId, type: due.announces, userIds: people.map(({ userId }) => userId) },
      });
    const isDone = people.length < BATCH_SIZE;
    const cursor = people.at(-1)?.userId ?? due.cursor;
    await moveBroadcast(tx, { id: due.broadcastId, cursor, sent: people.length, isDone, now });
    await signal(app, tx, {
      name: 'messages.broadcast-moved',
      payload: { broadcastId: due.broadcastId, sent: due.sent + people.length, total: due.total },
      live: [`user:${due.createdBy.userId}`],
    });
    return true;
  });

export const SEND_BROADCASTS = 'messages.send-broadcasts';

/** [MSG-16] Sends what nobody waits for: woken when one begins, and by itself when the day of a planned one has come. */
export const sendBroadcasts: Job = {
  name: SEND_BROADCASTS,
  every: 15_000,
  run: (app) => sendBatch(app, null),
};
