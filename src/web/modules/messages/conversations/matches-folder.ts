import type { ConversationChange } from '#domain/messages/conversation-contract.ts';
import type { Conversation, Folder } from '#domain/messages/model.ts';

/** Which list one looks at. */
export interface View {
  folder: Folder;
  labelId: string;
  q: string;
}

/** [MSG-12] Whether a conversation stands in a list, as far as the browser can tell before the server has answered. */
export function matchesFolder(conversation: Conversation, { folder, labelId }: View): boolean {
  if (labelId && !conversation.labels.includes(labelId)) return false;
  const isIn = conversation.folder === 'inbox';
  const answers: Record<Folder, boolean> = {
    inbox: isIn && !conversation.isArchived,
    unread: isIn && conversation.unreadCount > 0,
    sent: isIn,
    archived: isIn && conversation.isArchived,
    spam: conversation.folder === 'spam',
    trash: conversation.folder === 'trash',
    all: isIn || labelId !== '',
  };
  return answers[folder];
}

function unreadAfter(unreadCount: number, isRead: boolean | undefined): number {
  if (isRead === undefined) return unreadCount;
  return isRead ? 0 : Math.max(1, unreadCount);
}

/** A conversation as it will be once a change is stored. */
export function changed(conversation: Conversation, change: ConversationChange): Conversation {
  const { addLabels = [], removeLabels = [], isRead } = change;
  return {
    ...conversation,
    folder: change.folder ?? conversation.folder,
    isArchived: change.isArchived ?? (change.folder ? false : conversation.isArchived),
    isStarred: change.isStarred ?? conversation.isStarred,
    priority: change.priority ?? conversation.priority,
    unreadCount: unreadAfter(conversation.unreadCount, isRead),
    labels: [...new Set([...conversation.labels, ...addLabels])].filter((id) => !removeLabels.includes(id)),
  };
}
