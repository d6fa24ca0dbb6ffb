import type { MessageType } from '#domain/messages/model.ts';
import type { Prepared } from '#domain/messages/decide-send.ts';
import { NOTICE_LATEST_MS, NOTICE_QUIET_MS } from '#domain/messages/limits.ts';
import { prefixedId } from '#domain/core/ids.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { addParticipant } from '../reading/conversation-store.ts';
import type { Attached, StoredMessage } from '../reading/show-messages.ts';
import { storeMessage } from './send-store.ts';

export interface MessageToPost {
  conversationId: string;
  /** '' is the house. */
  sellerId: string;
  buyerId: string;
  senderId: string | null;
  receiverId: string;
  messageType: MessageType;
  productId: string | null;
  orderId: string | null;
  /** How many there were before, where its receiver may have no side yet. */
  messageCount?: number;
  clientId: string;
  attachments: readonly Attached[];
}

/** [MSG-04] Stores a message and says so, in one transaction. What is taken for spam is mailed to nobody. */
export async function postMessage(
  app: App,
  tx: Transaction,
  { prepared, ...posted }: MessageToPost & { prepared: Prepared },
): Promise<StoredMessage> {
  const { conversationId, sellerId, buyerId, senderId, receiverId, messageType, productId, orderId } = posted;
  const { clientId, attachments } = posted;
  // [MSG-03] A conversation without words stands with who started it alone.
  if (posted.messageCount === 0) addParticipant(tx, { userId: receiverId, conversationId, now: app.clock.now() });
  const stored = await storeMessage(tx, {
    ...prepared,
    sellerId,
    conversationId,
    id: prefixedId('message', app.ids.uuid()),
    senderId,
    receiverId,
    type: senderId === null ? 'system' : 'text',
    metadata: { clientId, orderId, attachments },
    now: app.clock.now(),
    notice: prepared.isSpam ? null : { quietMs: NOTICE_QUIET_MS, latestMs: NOTICE_LATEST_MS },
  });
  if (!stored) throw new Error('the conversation of a message is gone');
  await publish(app, tx, {
    name: 'messages.sent',
    subject: conversationId,
    payload: {
      conversationId,
      messageId: stored.messageId,
      number: stored.number,
      senderId,
      receiverId,
      sellerId: sellerId || null,
      buyerId,
      messageType,
      productId,
      orderId,
      isSpam: prepared.isSpam,
    },
    live: senderId === null ? [`user:${receiverId}`] : [`user:${receiverId}`, `user:${senderId}`],
  });
  return stored;
}
