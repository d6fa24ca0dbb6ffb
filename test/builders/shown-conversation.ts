import type { FlaggedMessage } from '#domain/messages/admin-model.ts';
import type { Conversation, Label, Message } from '#domain/messages/model.ts';

const at = '2026-12-03T11:00:00.000Z';

/** A conversation as Ida, who asked about a jug, sees it in her list. */
export const shownConversation = (changes: Partial<Conversation> = {}): Conversation => ({
  ...{ conversationId: 'c1', participants: { sellerId: 'rio', buyerId: 'ida' }, role: 'buyer' },
  ...{ with: { userId: 'rio', name: 'Rio Clay', shopSlug: 'rio-clay', portrait: null }, messageType: 'inquiry' },
  ...{ isSystemMessage: false, status: 'active', productId: 'jug', productTitle: 'Jug', productImage: null },
  ...{ orderId: null, orderNumber: null, lastMessage: 'Blue it is.', lastMessageTime: at, lastMessageSenderId: 'rio' },
  ...{ isLastSpam: false, messageCount: 2, unreadCount: 0, folder: 'inbox', isArchived: false, isStarred: false },
  ...{ priority: 'normal', labels: [], trashedAt: null, createdAt: at, updatedAt: at, match: null },
  ...changes,
});

export const shownLabel = (labelId: string, name: string, changes: Partial<Label> = {}): Label => ({
  ...{ labelId, name, color: 'clay', messageCount: 0, createdAt: at, updatedAt: at },
  ...changes,
});

/** What Rio wrote to Ida. */
export const shownMessage = (number: number, changes: Partial<Message> = {}): Message => ({
  ...{ messageId: `m${number}`, conversationId: 'c1', number, senderId: 'rio', receiverId: 'ida', isOwn: false },
  ...{ content: `Words ${number}`, isErased: false, timestamp: at, type: 'text', isRead: true, readAt: null },
  ...{ isSpam: false, spamScore: 0, spamSigns: [], isReported: false },
  metadata: { orderId: null, attachments: [], clientId: null },
  ...changes,
});

/** What waits for a moderator. */
export const flaggedMessage = (messageId: string, changes: Partial<FlaggedMessage> = {}): FlaggedMessage => ({
  ...{ messageId, conversationId: 'c1', number: 1, content: `Free money ${messageId}`, timestamp: at },
  sender: { userId: 'bo', name: 'Bo', messages30: 20, flagged30: 3, accountStatus: 'active' },
  ...{ receiver: { userId: 'rio', name: 'Rio' }, subject: 'Jug', isSpam: true, spamScore: 0.8, rankScore: 0.9 },
  ...{ signs: ['free', 'link'], reports: [], pictures: 0 },
  ...changes,
});
