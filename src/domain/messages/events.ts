import type { Announcement } from './admin-model.ts';
import type { MessageType } from './model.ts';

/** What the module may publish. Payloads hold ids and figures, never texts. */
export interface MessageEvents {
  /** [MSG-04, MSG-14] A message was stored; both sides see it on open pages. */
  'messages.sent': {
    conversationId: string;
    messageId: string;
    number: number;
    /** Null: the house. */
    senderId: string | null;
    receiverId: string;
    sellerId: string | null;
    buyerId: string;
    messageType: MessageType;
    productId: string | null;
    orderId: string | null;
    isSpam: boolean;
  };
  /** [MSG-05] A side was read up to a number: `isRead` of the other one's messages, and the unread counts of the reader's own devices. */
  'messages.read': { conversationId: string; readerId: string; number: number };
  /** Folders, labels, stars, templates of one's own changed on another device. An empty list: look at all of them. */
  'messages.changed': { userId: string; conversationIds: string[] };
  /** Somebody is typing now; on open pages alone, and never stored among the events. */
  'messages.typing': { conversationId: string; userId: string };
  /** A conversation takes no messages any more, or takes them again: ban, deletion, block. */
  'messages.status-changed': { conversationId: string };
  /** [MSG-16] A flagged or reported message was decided upon, or the decision was taken back. */
  'messages.decided': { conversationId: string; messageId: string; number: number };
  /** [MSG-16] The sender of spam was suspended, or let in again. */
  'messages.sender-status-changed': { userId: string };
  /** [MSG-16, ALERT-26] A message of the house that announces something went to these people. */
  'messages.announced': { broadcastId: string; type: Announcement; userIds: string[] };
  /** [MSG-16] A broadcast went on; its sender's open pages show how far. */
  'messages.broadcast-moved': { broadcastId: string; sent: number; total: number };
}
